import LinkEngine
import Text

/// The tests of a rule as one object from links to results, instead of two arrays.
struct TestTable {
    private typealias Edit = (range: Range<Int>, text: [UInt8])

    private let edits: [Edit]
    private let file: [UInt8]

    /// Nil where the rule has no arrays, or ones that such an object cannot say: of different lengths, with headers, or with
    /// two results for a link.
    init?(of rule: ManifestObject, in file: [UInt8]) {
        let isAction = rule.kind == .action
        let owners = (isAction ? rule.objects(.formats) : [rule]).filter { $0[.testResults] != nil }
        guard ![.format, .redirect].contains(rule.kind), !owners.isEmpty,
            let inputs = Self.member(.testInputs, of: rule)
        else { return nil }
        self.file = file
        var edits = [(range: Self.removal(of: inputs, from: rule.members), text: [UInt8]())]
        for owner in owners {
            guard owner[.tests] == nil, let results = Self.member(.testResults, of: owner),
                let pairs = Self.pairs(inputs.value, results.value)
            else { return nil }
            // Where the results come first, the object takes the place of the links: tests are last.
            let isLast = isAction || results.range.lowerBound > inputs.range.lowerBound
            let layout = Layout(of: isLast ? results : inputs, in: owner, file)
            let range = isLast ? results.range : inputs.range
            if !isLast { edits = [(range: Self.removal(of: results, from: rule.members), text: [])] }
            edits.append((range, layout.text(pairs)))
        }
        self.edits = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// The change to the file.
    var fix: Fix? {
        guard let first = edits.first, let last = edits.last else { return nil }
        var text: [UInt8] = []
        var position = first.range.lowerBound
        for edit in edits {
            text += file[position..<edit.range.lowerBound]
            text += edit.text
            position = edit.range.upperBound
        }
        return Fix(first.range.lowerBound..<last.range.upperBound, text, "write the tests as one object, \"tests\"")
    }

    /// The member with a key; nil where there is none or more than one.
    private static func member(_ key: ManifestSchema.Key, of object: ManifestObject) -> JSONMember? {
        let members = object.members.filter { object.kind.key(named: $0.name) == key }
        return members.count == 1 ? members.first : nil
    }

    /// The range of a member with the space to the next one, or from the one before.
    private static func removal(of member: JSONMember, from members: [JSONMember]) -> Range<Int> {
        let range = member.range
        if let next = members.first(where: { $0.range.lowerBound > range.lowerBound }) {
            return range.lowerBound..<next.range.lowerBound
        }
        let previous = members.last { $0.range.lowerBound < range.lowerBound }
        return (previous?.range.upperBound ?? range.lowerBound)..<range.upperBound
    }

    /// Links and results as they are spelt, each link once.
    private static func pairs(_ inputs: JSONValue, _ results: JSONValue) -> [(link: String, result: String)]? {
        guard let links = inputs.items, let results = results.items, links.count == results.count, !links.isEmpty else {
            return nil
        }
        var pairs: [(link: String, result: String)] = []
        var seen: [String: String] = [:]
        for (input, result) in zip(links, results) {
            let object = ManifestObject(input, kind: .testInput)
            guard let link = input.isString ? input : object?[.url], let text = link.string, object?[.headers] == nil,
                TestEntry(input: input, result: result) != nil
            else { return nil }
            guard let other = seen.updateValue(result.source, forKey: text) else {
                pairs.append((link.source, result.source))
                continue
            }
            guard other == result.source else { return nil }
        }
        return pairs
    }
}

/// Where the object is written: one line for each test, indented as the file is.
private struct Layout {
    private let separator: String
    private let end: String

    init(of member: JSONMember, in object: ManifestObject, _ file: [UInt8]) {
        guard let lineFeed = file.firstIndex(of: UInt8(ascii: "\n")) else {
            (separator, end) = (" ", " ")
            return
        }
        let lineBreak = lineFeed > 0 && file[lineFeed - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
        let indentation = Self.indentation(at: member.range.lowerBound, file)
        let outer = Self.indentation(at: object.value.offset, file)
        let step =
            indentation.count > outer.count && indentation.hasPrefix(outer)
            ? String(indentation.dropFirst(outer.count)) : indentation.hasPrefix("\t") ? "\t" : "  "
        separator = lineBreak + indentation + step
        end = lineBreak + indentation
    }

    func text(_ pairs: [(link: String, result: String)]) -> [UInt8] {
        let lines = pairs.map { "\($0.link): \($0.result)" }
        return Array("\"tests\": {\(separator)\(lines.joined(separator: "," + separator))\(end)}".utf8)
    }

    /// The space at the beginning of a line.
    private static func indentation(at offset: Int, _ file: [UInt8]) -> String {
        let line = file[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return String(
            decoding: file[line..<offset].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
    }
}
