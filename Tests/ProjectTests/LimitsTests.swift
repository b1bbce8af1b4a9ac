import Foundation
import Testing

/// Holds docs/limits.md to the tables of limits in the sources.
@Suite struct LimitsTests {
    /// The file of each ring, and that of regexes.
    static let files = [
        ("Portable", "Sources/Portable/Text"), ("Regexes", "Sources/Portable/PCRE"), ("System", "Sources/System/Files"),
        ("Workshop", "Sources/Workshop"), ("AppLinks", "Sources/AppLinks"), ("Programs", "Sources/Programs/lectern"),
        ("LecternServer", "LecternServer/Sources/SharePage"),
    ]

    @Test(arguments: files) func theTableOfARingIsDocumented(ring: String, folder: String) throws {
        let source = try String(
            contentsOf: ArchitectureTests.project.appending(path: "\(folder)/Limits.swift"), encoding: .utf8)
        let limits = source.matches(
            of: /\/\/\/ (.+?)\. (.+)\n +(?:package )?static let (\w+) = (Duration.seconds\()?([\d_]+)\)?\n/)
        #expect(limits.count == source.matches(of: /static let/).count)
        let rows = limits.map { limit in
            let (_, subject, reason, name, isDuration, number) = limit.output
            let most = number.replacing("_", with: ",") + (isDuration == nil ? "" : " s")
            return "| \(subject) | \(most) | \(reason) | `\(name)` |"
        }
        let page = try String(
            contentsOf: ArchitectureTests.project.appending(path: "docs/limits.md"), encoding: .utf8)
        let section = page.components(separatedBy: "\n## ").first { $0.hasPrefix("\(ring)\n") }
        let documented = try #require(section).split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
        #expect(documented.map(String.init) == rows, "write\n\(rows.joined(separator: "\n"))")
    }
}
