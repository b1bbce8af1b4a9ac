import Foundation
import TestCorpora
import Testing

@testable import Files

@Suite struct IgnoreFileTests {
    static let globs: [(pattern: String, path: String, matches: Bool)] = [
        ("a.md", "a.md", true), ("a.md", "b.md", false), ("*.md", "a.md", true), ("*.md", ".md", true),
        ("*.md", "a/b.md", false), ("a?c", "abc", true), ("a?c", "a/c", false), ("a*c", "ac", true),
        ("[ab].md", "b.md", true), ("[!ab].md", "b.md", false), ("[^ab].md", "c.md", true), ("[]].md", "].md", true),
        ("[a-c]x", "bx", true), ("[c-a]x", "bx", false), ("[a-]x", "-x", true), ("[[:digit:]]x", "7x", true),
        ("[[:digit:]_]x", "_x", true), ("[!a]", "/", false), ("[a", "a", false), ("a\\", "a", false),
        ("\\*", "*", true), ("\\*", "a", false), ("[\\]]", "]", true), ("[[:nothing:]]", "n", false),
        ("**/a", "a", true), ("**/a", "x/y/a", true), ("**/a", "xa", false), ("a/**", "a/b/c", true),
        ("a/**", "a", false), ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b", true), ("a/**/b", "a/xb", false),
        ("**", "a/b", true), ("a**b", "axb", true), ("a**b", "a/b", false), ("***/a", "x/a", true),
        ("a***b", "a/b", false),
        ("***/a", "x/y/a", true), ("**/b/**/*.md", "a/b/c/d/e.md", true), ("", "", true),
        ("*a*b*c*d*e*f*g*h*i*j*k*l*m*n*o*p*q*r*", "abcdefghijklmnopqr", true),
        ("**/**/a", "a", true), ("a/**b", "a/xb", true), ("a/**b", "a/x/b", false),
    ]

    @Test(arguments: globs) func aPatternTakesPaths(pattern: String, path: String, matches: Bool) {
        #expect(Glob(pattern.utf8).matches(path.utf8) == matches)
    }

    @Test func manyStarsTakeLittleTime() {
        let pattern = Glob(String(repeating: "*a", count: 100).utf8)
        #expect(!pattern.matches((String(repeating: "a", count: 1000) + "b").utf8))
        let folders = Glob((String(repeating: "**/", count: 100_000) + "x").utf8)
        #expect(!folders.matches(String(repeating: "a/", count: 500).utf8))
    }

    /// Nil: no pattern is about the path. A slash at the end marks a folder.
    static let files: [(file: String, path: String, isLeftOut: Bool?)] = [
        ("*.md", "a/b.md", true), ("/*.md", "a/b.md", nil), ("/*.md", "b.md", true), ("a/*.md", "a/b.md", true),
        ("a/*.md", "x/a/b.md", nil), ("build/", "build", nil), ("build/", "build/", true),
        ("build/", "x/build/", true), ("/build/", "x/build/", nil), ("*.md\n!keep.md", "keep.md", false),
        ("!keep.md\n*.md", "keep.md", true), ("# a", "# a", nil), ("\\#a", "#a", true), ("\\!a", "!a", true),
        ("a  ", "a", true), ("a\\ ", "a ", true), ("a\\  ", "a ", true), ("a\t", "a", nil), ("a\r\nb", "a", true),
        ("\u{FEFF}a", "a", true), ("\n\n/\n!\n", "a", nil), ("**/x", "a/b/x", true), ("x/**", "x/y", true),
        (" a", "a", nil), (" a", " a", true), ("a/b", "a/b", true), ("a/b/", "a/b/", true), ("!", "!", nil),
    ]

    @Test(arguments: files) func aFileLeavesPathsOut(file: String, path: String, isLeftOut: Bool?) {
        let isFolder = path.hasSuffix("/")
        let found = IgnoreFile(Array(file.utf8)).excludes(
            (isFolder ? path.dropLast() : path[...]).utf8, isFolder: isFolder)
        #expect(found == isLeftOut)
    }

    /// Made from pieces, and compared with what git says, where there is a git. Stars beside other characters are left out:
    /// git reads `a**` as `**` after `a`, against its manual.
    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git")))
    func gitLeavesOutTheSame() throws {
        let git = URL(filePath: "/usr/bin/git")
        let folder = FileManager.default.temporaryDirectory.appending(path: "ignore-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["a", "b", "ab", "a.md", "b.md"] {
            for path in ["a/b", "a/ab", "b/a/b", ""] {
                let parent = folder.appending(path: "x/" + path)
                try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
                if !FileManager.default.fileExists(atPath: parent.appending(path: name).path) {
                    try Data().write(to: parent.appending(path: name + ".md"))
                }
            }
        }
        try Self.run(git, ["init", "-q"], in: folder)
        var random = SeededGenerator(state: 3)
        for _ in 0..<50 {
            try Self.ignoreText(&random).write(
                to: folder.appending(path: ".gitignore"), atomically: true, encoding: .utf8)
            try Self.ignoreText(&random).write(
                to: folder.appending(path: "x/a/.gitignore"), atomically: true, encoding: .utf8)
            let listed = try Self.run(
                git, ["ls-files", "--others", "--exclude-standard", "-z"], in: folder
            ).split(separator: "\0").map(String.init).filter { !$0.contains("/.") && !$0.hasPrefix(".") }
            let root = folder.path + "/"
            let found = FileSearch(root) { _ in true }.files.map { String($0.dropFirst(root.count)) }
            let rules = try String(contentsOf: folder.appending(path: ".gitignore"), encoding: .utf8)
            let inner = try String(contentsOf: folder.appending(path: "x/a/.gitignore"), encoding: .utf8)
            #expect(found.sorted() == listed.sorted(), "\(rules)\nand in x/a:\n\(inner)")
        }
    }

    private static func ignoreText(_ random: inout SeededGenerator) -> String {
        let pieces = ["a", "b", "*", "?", "/**/", "/", "/", "x", ".md", "[ab]", "[!a]", "a/", "/a"]
        return (0..<Int.random(in: 0...4, using: &random)).map { _ in
            let pattern = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                pieces.randomElement(using: &random) ?? ""
            }
            return (Bool.random(using: &random) ? "" : "!") + pattern.joined() + "\n"
        }.joined()
    }

    @discardableResult
    private static func run(_ program: URL, _ arguments: [String], in folder: URL) throws -> String {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ["HOME": folder.path, "GIT_CONFIG_NOSYSTEM": "1"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
