import LinkEngine
import NativeEngine
import RuleChecking
import Testing
import Text

@testable import Workshop

/// What the server says of a document is what `lectern check` says of the file.
@Suite struct AgreementTests {
    /// Damages a rule file: a piece is left out, doubled, or replaced.
    static func damaged(_ text: [UInt8], _ generator: inout SequenceGenerator) -> [UInt8] {
        var text = text
        let start = Int.random(in: 0..<text.count, using: &generator)
        let end = min(text.count, start + Int.random(in: 1...12, using: &generator))
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: text.removeSubrange(start..<end)
        case 1: text.insert(contentsOf: text[start..<end], at: end)
        default:
            text.replaceSubrange(
                start..<end, with: Array(#"",.*+?[({})]:"x\"#.utf8).shuffled(using: &generator).prefix(3))
        }
        return text.firstInvalid == nil ? text : Array(String(decoding: text, as: UTF8.self).utf8)
    }

    static func lines(_ findings: [Finding]) -> [String] {
        findings.map { finding in
            let position = finding.location.map { "\($0.position.line)" } ?? ""
            return "\(position) \(finding.severity): \(finding.message)\(finding.note.map { "\n\($0)" } ?? "")"
        }.sorted()
    }

    @Test func damagedRulesHaveTheFindingsOfCheck() throws {
        let folder = Project.path("rules")
        let files = try RuleFiles.folder(at: folder)
        var generator = SequenceGenerator(state: 7)
        var differing: [String] = []
        let apps = files.filter { $0.path.hasPrefix(folder + "/apps") }
        for (index, file) in files.enumerated() where index % 3 == 0 {
            let name = String(file.path.dropFirst(folder.count + 1))
            var editor = Editor.started()
            editor.open(name, String(decoding: file.bytes, as: UTF8.self))
            for _ in 0..<6 {
                let text = Self.damaged(file.bytes, &generator)
                editor.change(name, nil, String(decoding: text, as: UTF8.self))
                let said = editor.diagnostics(name).filter { !$0.contains(", expected is ") }
                    .map { $0.prefix { $0 != ":" } + " " + $0.drop { $0 != " " }.dropFirst() }.map { String($0) }
                    .sorted()
                var check = RuleCheck()
                check.add([SourceFile(path: "/project/rules/\(name)", bytes: text)], areContributions: true)
                // Whether something is allowed in vain, an editor does not tell while a file is written.
                let found = check.findings.all.filter { $0.check != .allowUnused }
                guard found.first?.message.hasPrefix("not JSON") != true else {
                    if !said.contains(where: { $0.contains("not JSON") }) {
                        differing.append("\(name): no error of syntax")
                    }
                    continue
                }
                if said != Self.lines(found) { differing.append("\(name): \(said) \(Self.lines(found))") }
            }
        }
        #expect(apps.count > 20)
        #expect(differing.isEmpty, "\(differing.count) differ: \(differing.prefix(3).joined(separator: "\n"))")
    }

    /// A document that was changed step by step has the findings of one that was opened as it is at the end.
    @Test func changedDocumentsHaveTheFindingsOfNewOnes() throws {
        let file = try RuleFiles.manifest(at: Project.path("rules/sites/youversion.json"))
        var generator = SequenceGenerator(state: 3)
        var editor = Editor.started()
        editor.open("sites/a.json", String(decoding: file.bytes, as: UTF8.self))
        var text = DocumentText(file.bytes)
        for step in 0..<150 {
            let start = Int.random(in: 0..<text.bytes.count, using: &generator)
            let range = text.position(of: start, .utf16)..<text.position(of: min(start + 4, text.bytes.count), .utf16)
            let bytes = text.offset(of: range.lowerBound, .utf16)..<text.offset(of: range.upperBound, .utf16)
            let new =
                step % 2 == 0 ? "😀\"" : String(decoding: file.bytes[start % 2000..<start % 2000 + 9], as: UTF8.self)
            editor.change("sites/a.json", range.json.line, new)
            text.replace(bytes, with: Array(new.utf8))
            guard step % 10 == 0 else { continue }
            var other = Editor.started()
            other.open("sites/a.json", String(decoding: text.bytes, as: UTF8.self))
            #expect(editor.diagnostics("sites/a.json") == other.diagnostics("sites/a.json"))
        }
    }
}

extension [UInt8] {
    fileprivate var firstInvalid: Int? { String(validating: self, as: UTF8.self) == nil ? 0 : nil }
}
