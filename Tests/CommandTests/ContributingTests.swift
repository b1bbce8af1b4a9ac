import Foundation
import Testing

/// The examples in CONTRIBUTING.md, followed to the letter.
@Suite struct ContributingTests {
    /// A fenced block: what follows the backticks, and the lines between them.
    struct Block {
        let information: String
        let lines: [String]
    }

    static var blocks: [Block] {
        get throws {
            let document = Program.project.appending(path: "CONTRIBUTING.md")
            let parts = try String(contentsOf: document, encoding: .utf8).components(separatedBy: "```")
            return stride(from: 1, to: parts.count, by: 2).map { index in
                let lines = parts[index].components(separatedBy: "\n")
                return Block(information: lines[0], lines: Array(lines[1..<max(1, lines.count - 1)]))
            }
        }
    }

    @Test func theExamplesWorkAsTheyStand() throws {
        let folder = try TemporaryFolder()
        for part in ["rules", "schema", "manifest.json"] {
            try FileManager.default.copyItem(
                at: Program.project.appending(path: part), to: folder.url.appending(path: part))
        }
        var commands = 0
        for block in try Self.blocks.filter({ !$0.information.isEmpty }) {
            let words = block.information.split(separator: " ").map(String.init)
            switch words[0] {
            case "json": try folder.write(block.lines.joined(separator: "\n") + "\n", to: words[1])
            case "console": commands += try follow(block.lines, in: folder.url)
            default: Issue.record("a block of \(block.information)")
            }
        }
        #expect(commands >= 6)
    }

    /// The commands of docs/testing.md for continuous integration accept the rule of CONTRIBUTING.md.
    @Test func theCommandsForContinuousIntegrationSucceed() throws {
        let folder = try TemporaryFolder()
        let rule = try #require(try Self.blocks.first { $0.information.hasPrefix("json rules/sites/") })
        try folder.write(rule.lines.joined(separator: "\n"), to: "rules/sites/example-bible.json")
        let page = try String(contentsOf: Program.project.appending(path: "docs/testing.md"), encoding: .utf8)
        let commands = page.matches(of: /(?:- |run: |entry: )(lectern (?:check|test) .*)/).map { String($0.output.1) }
        #expect(commands.count == 5)
        for command in commands {
            let output = try Self.output(of: command + " && echo passed", in: folder.url)
            #expect(output.hasSuffix("passed\n"), "\(command): \(output)")
        }
        let report = try String(contentsOf: folder.url.appending(path: "junit.xml"), encoding: .utf8)
        #expect(report.contains("<testsuite "))
    }

    /// Runs the lines that start with `$ ` and compares what is printed with the lines after them.
    private func follow(_ lines: [String], in folder: URL) throws -> Int {
        let starts = lines.indices.filter { lines[$0].hasPrefix("$ ") }
        #expect(starts.first == 0)
        for (start, end) in zip(starts, starts.dropFirst() + [lines.count]) {
            let expected = lines[(start + 1)..<end].map { $0 + "\n" }.joined()
            let command = String(lines[start].dropFirst(2))
            #expect(try Self.output(of: command, in: folder) == expected, "\(command)")
        }
        return starts.count
    }

    private static func output(of command: String, in folder: URL) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", command + " 2>&1"]
        process.currentDirectoryURL = folder
        process.environment = ["PATH": Program.folder.path + ":/usr/bin:/bin"]
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }
}
