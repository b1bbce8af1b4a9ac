import Foundation
import FoundationXML
import TestCorpora
import Testing

@testable import Benchmarks

/// The counts of instructions that are kept in the repository.
@Suite struct InstructionCountTests {
    static let table = "commit\tlink\ttext\naaa\t1000\t\nbbb\t2000\t50\n"

    @Test func aTableIsReadAndWritten() throws {
        let history = try CountHistory(Self.table)
        #expect(history.names == ["link", "text"])
        #expect(history.rows.map(\.counts) == [[1000, nil], [2000, 50]])
        #expect(history.text == Self.table)
        #expect(throws: CountHistory.Invalid.self) { try CountHistory("commit\tlink\naaa\tmany\n") }
        #expect(throws: CountHistory.Invalid.self) { try CountHistory("commit\tlink\naaa\n") }
    }

    @Test func aCommitIsRecordedOnce() throws {
        var history = try CountHistory(Self.table)
        history.record([("link", 1990), ("start", 7)], commit: "ccc")
        history.record([("link", 1991), ("start", 8)], commit: "ccc")
        #expect(history.text == "commit\tlink\ttext\tstart\naaa\t1000\t\t\nbbb\t2000\t50\t\nccc\t1991\t\t8\n")
    }

    /// Counts, and whether the last ones are exceeded by more than 3 %.
    static let counts: [(link: Int, isTooMany: Bool)] = [
        (2000, false), (2060, false), (2061, true), (1000, false), (4000, true),
    ]

    @Test(arguments: counts) func moreThanThreePerCentAreTooMany(link: Int, isTooMany: Bool) throws {
        let history = try CountHistory(Self.table)
        #expect(history.comparison([("link", link), ("new", 1)]).map(\.isTooMany) == [isTooMany, false])
        let folder = try TemporaryFolder()
        let file = try folder.write(Self.table, to: "table")
        let run = try Program(["counts", file], of: "Benchmarks", input: Data("link \(link)\n".utf8))
        #expect(run.status == (isTooMany ? 1 : 0))
        #expect(run.output.contains("link: \(link) instructions, "))
    }

    @Test func thePictureIsWellFormed() throws {
        let picture = CountPicture(history: try CountHistory(Self.table)).svg
        let parser = XMLParser(data: Data(picture.utf8))
        #expect(parser.parse())
        #expect(picture.contains("link: 2 k"))
        #expect(XMLParser(data: Data(CountPicture(history: try CountHistory("commit\n")).svg.utf8)).parse())
    }

    /// The table and the picture in the repository belong together.
    @Test func thePictureInTheRepositoryIsThatOfTheTable() throws {
        let table = Program.project.appending(path: "bench/instructions.tsv")
        let picture = Program.project.appending(path: "docs/images/instructions.svg")
        let history = try CountHistory(try String(contentsOf: table, encoding: .utf8))
        #expect(try String(contentsOf: picture, encoding: .utf8) == CountPicture(history: history).svg)
    }

    /// What is generated is the same in every run, and its links are those of its rules.
    @Test func generatedRulesMatchTheirLinks() throws {
        let rules = GeneratedRules(count: 60)
        var (random, again) = (SeededGenerator(state: 1), SeededGenerator(state: 1))
        let links = rules.links(400, &random)
        #expect(links == rules.links(400, &again))
        for (index, link) in links.enumerated() where !index.isMultiple(of: 2) {
            let text = String(decoding: link, as: UTF8.self)
            let isMatched = try rules.regexes.contains { try Regex($0).firstMatch(in: text) != nil }
            #expect(isMatched, "\(text)")
        }
    }
}
