package import Files
import LinkEngine
import RuleChecking
package import Text

/// Adds tests to rule files, keeping every other byte.
package struct TestInsertion {
    package let file: SourceFile
    private let original: [UInt8]

    /// Adds the tests of rules of one file, after those that each rule has.
    package init(_ suggestions: [SuggestedTests], to file: SourceFile) {
        let fixes = suggestions.filter { !$0.tests.isEmpty }.flatMap { Self.fixes($0, file.bytes) }
        original = file.bytes
        self.file = SourceFile(
            path: file.path, bytes: fixes.sorted { $0.range.lowerBound < $1.range.lowerBound }.applied(to: file.bytes))
    }

    /// Replaces the file on disk.
    ///
    /// - Throws: `FileError`, if the file has other bytes by now or cannot be written.
    package func save() throws(FileError) { try FileSystem.replace(file.path, from: original, to: file.bytes) }

    private static func fixes(_ suggestions: SuggestedTests, _ bytes: [UInt8]) -> [Fix] {
        let rule = suggestions.rule
        let owners = rule.object.kind == .action ? rule.object.objects(.formats) : [rule.object]
        let inputs = rule.object[.testInputs].map { list in
            insertion(suggestions.tests.map { JSONOutput.string($0.link).line }, into: list, bytes)
        }
        let results = owners.enumerated().compactMap { index, owner -> Fix? in
            let values = suggestions.tests.map { $0.json(index) }
            if inputs != nil, let list = owner[.testResults] { return insertion(values, into: list, bytes) }
            let members = zip(suggestions.tests, values).map { "\(JSONOutput.string($0.link).line): \($1)" }
            if let table = owner[.tests] { return insertion(members, into: table, bytes) }
            return newTable(members, in: owner.value, bytes)
        }
        return [inputs].compactMap(\.self) + results
    }

    /// The items after the last one of an array or an object, each on a line of its own where that is on one.
    private static func insertion(_ items: [String], into container: JSONValue, _ bytes: [UInt8]) -> Fix {
        let ranges = container.items?.map(\.range) ?? container.members?.map(\.range) ?? []
        guard let last = ranges.last else {
            let start = container.range.lowerBound + 1
            let indent = self.indent(before: container.range.lowerBound, bytes)
            let lines = items.joined(separator: ",\n\(indent)  ")
            return Fix(start..<container.range.upperBound - 1, "\n\(indent)  \(lines)\n\(indent)".utf8, "add tests")
        }
        let separator = separator(before: last.lowerBound, bytes)
        return Fix(last.upperBound..<last.upperBound, items.map { "," + separator + $0 }.joined().utf8, "add tests")
    }

    private static func newTable(_ members: [String], in object: JSONValue, _ bytes: [UInt8]) -> Fix? {
        guard let last = object.members?.last?.range else { return nil }
        let separator = separator(before: last.lowerBound, bytes)
        let indent = separator.first == "\n" ? String(separator.dropFirst()) : ""
        let lines = members.map { "\n\(indent)  \($0)" }.joined(separator: ",")
        return Fix(last.upperBound..<last.upperBound, ",\(separator)\"tests\": {\(lines)\n\(indent)}".utf8, "add tests")
    }

    /// The white space before an offset.
    private static func separator(before offset: Int, _ bytes: [UInt8]) -> String {
        var start = offset
        while start > 0, " \n\t\r".utf8.contains(bytes[start - 1]) { start -= 1 }
        let space = String(decoding: bytes[start..<offset], as: UTF8.self)
        return space.contains("\n") ? space : " "
    }

    /// The white space at the start of the line of an offset.
    private static func indent(before offset: Int, _ bytes: [UInt8]) -> String {
        let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return String(
            decoding: bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
    }
}

extension SuggestedTest {
    /// The expectation as a rule file has it.
    func json(_ index: Int) -> String {
        guard let expected = expected[index] else { return "null" }
        return "{ \"result\": \(JSONOutput.string(expected).line), \"made\": true }"
    }
}
