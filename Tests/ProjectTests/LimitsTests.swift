import Foundation
import Testing

/// Holds docs/limits.md to the tables of limits in the sources.
@Suite struct LimitsTests {
    /// The file of each ring.
    static let files = [
        ("Portable", "Portable/Text"), ("System", "System/Files"), ("Workshop", "Workshop"), ("AppLinks", "AppLinks"),
    ]

    @Test(arguments: files) func theTableOfARingIsDocumented(ring: String, folder: String) throws {
        let source = try String(
            contentsOf: ArchitectureTests.project.appending(path: "Sources/\(folder)/Limits.swift"), encoding: .utf8)
        let limits = source.matches(of: /\/\/\/ (.+?)\. (.+)\n +(?:package )?static let (\w+) = ([\d_]+)\n/)
        #expect(limits.count == source.matches(of: /static let/).count)
        let rows = limits.map { limit in
            "| \(limit.output.1) | \(limit.output.4.replacing("_", with: ",")) | \(limit.output.2) | `\(limit.output.3)` |"
        }
        let page = try String(
            contentsOf: ArchitectureTests.project.appending(path: "docs/limits.md"), encoding: .utf8)
        let section = page.components(separatedBy: "\n## ").first { $0.hasPrefix("\(ring)\n") }
        let documented = try #require(section).split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
        #expect(documented.map(String.init) == rows, "write\n\(rows.joined(separator: "\n"))")
    }
}
