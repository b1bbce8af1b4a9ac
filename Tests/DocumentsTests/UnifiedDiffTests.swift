import Foundation
import TestCorpora
import Testing

@testable import Documents

@Suite struct UnifiedDiffTests {
    static let diffs: [(before: String, edits: [(text: String, replacement: String)], body: String)] = [
        ("a\n", [("a", "b")], "@@ -1,1 +1,1 @@\n-a\n+b\n"),
        ("a", [("a", "b")], "@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n"),
        ("1\n2\n3\n4\n5x5\n6\n7\n8\n9\n", [("x", "y")], "@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5x5\n+5y5\n 6\n 7\n 8\n"),
        (
            "x\n2\n3\n4\n5\n6\n7\nz\n", [("x", "a"), ("z", "b")],
            "@@ -1,8 +1,8 @@\n-x\n+a\n 2\n 3\n 4\n 5\n 6\n 7\n-z\n+b\n"
        ),
        (
            "x\n2\n3\n4\n5\n6\n7\n8\nz\n", [("x", "a"), ("z", "b")],
            "@@ -1,4 +1,4 @@\n-x\n+a\n 2\n 3\n 4\n@@ -6,4 +6,4 @@\n 6\n 7\n 8\n-z\n+b\n"
        ),
        ("x y\r\nz\r\n", [("x", "a"), ("y", "b"), ("z", "c")], "@@ -1,2 +1,2 @@\n-x y\r\n-z\r\n+a b\r\n+c\r\n"),
        ("a x\ny b\nc\n", [("x\ny", "z")], "@@ -1,3 +1,2 @@\n-a x\n-y b\n+a z b\n c\n"),
        ("a\nx\n", [("x", "y\nz")], "@@ -1,2 +1,3 @@\n a\n-x\n+y\n+z\n"),
    ]

    static func edits(_ text: String, _ edits: [(text: String, replacement: String)]) -> [DocumentEdit] {
        edits.compactMap { edit in
            text.range(of: edit.text).map {
                let start = text.utf8.distance(from: text.startIndex, to: $0.lowerBound)
                return DocumentEdit(start..<start + edit.text.utf8.count, edit.replacement.utf8)
            }
        }
    }

    @Test func showsTheLinesThatChange() {
        for row in Self.diffs {
            let diff = UnifiedDiff.of(Array(row.before.utf8), Self.edits(row.before, row.edits), path: "./d/a.md")
            #expect(String(decoding: diff, as: UTF8.self) == "--- a/d/a.md\n+++ b/d/a.md\n" + row.body)
        }
        #expect(UnifiedDiff.of([1], [], path: "a").isEmpty)
    }

    @Test(arguments: [
        ("a b.md", "a/a b.md\t"), ("/x/ü.md", "a/x/ü.md"), ("a\"\n\\.md", "\"a/a\\\"\\012\\\\.md\""),
    ])
    func quotesNamesAsGitDoes(path: String, name: String) {
        let diff = String(decoding: UnifiedDiff.of([0x61], [DocumentEdit(0..<1, "b".utf8)], path: path), as: UTF8.self)
        #expect(diff.hasPrefix("--- \(name)\n"))
    }

    /// What `patch` makes of a document by the diff is the document with its edits.
    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/patch")))
    func patchMakesTheDocument() throws {
        let patch = "/usr/bin/patch"
        let folder = FileManager.default.temporaryDirectory.appending(path: "diff-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var random = SeededGenerator(state: 5)
        for number in 0..<40 {
            let document = Self.document(&random)
            let edits = Self.edits(of: document, &random)
            let file = folder.appending(path: "a b\(number).md")
            try Data(document).write(to: file)
            let diff = folder.appending(path: "diff")
            try Data(UnifiedDiff.of(document, edits, path: "a b\(number).md")).write(to: diff)
            let process = Process()
            process.executableURL = URL(filePath: patch)
            process.arguments = ["-p1", "-s", "--binary", "-F0", "-i", "diff"]
            process.currentDirectoryURL = folder
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
            #expect(try Data(contentsOf: file) == Data(document.applying(edits, in: document.indices)))
        }
    }

    private static func document(_ random: inout SeededGenerator) -> [UInt8] {
        (0..<Int.random(in: 1...80, using: &random)).flatMap { _ in
            Array((["ab", "c", "\n", "\n", "\r\n", "\u{FF}", "d\n"].randomElement(using: &random) ?? "").utf8)
        }
    }

    private static func edits(of document: [UInt8], _ random: inout SeededGenerator) -> [DocumentEdit] {
        var edits: [DocumentEdit] = []
        var start = Int.random(in: 0...10, using: &random)
        while start < document.count {
            let end = min(document.count, start + Int.random(in: 0...3, using: &random))
            let text = ["x", "yy", "", "z\n"].randomElement(using: &random) ?? ""
            if !document[start..<end].elementsEqual(text.utf8) { edits.append(DocumentEdit(start..<end, text.utf8)) }
            start = end + Int.random(in: 1...40, using: &random)
        }
        return edits
    }
}
