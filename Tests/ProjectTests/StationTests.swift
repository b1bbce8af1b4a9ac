import Foundation
import LinkEngine
import Testing

/// Holds the stations of a link in docs/architecture.md to the sources.
@Suite struct StationTests {
    /// A row of the table.
    private struct Station {
        let name: String
        /// The files that the station consists of.
        let files: [String]
        let caller: String
        let call: String

        /// The text of the files, those of extensions included.
        var text: String {
            get throws {
                let sources = ArchitectureTests.project.appending(path: "Sources")
                return try (files + extensions).map {
                    try String(contentsOf: sources.appending(path: $0), encoding: .utf8)
                }.joined()
            }
        }

        /// The files that are named after an extension of the type, in the same module.
        private var extensions: [String] {
            let module = files[0].split(separator: "/").prefix(2).joined(separator: "/")
            let folder = ArchitectureTests.project.appending(path: "Sources/\(module)")
            let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
            return paths.filter { $0.split(separator: "/").last?.hasPrefix("\(name)+") == true }
                .map { "\(module)/\($0)" }
        }
    }

    private static func stations() throws -> [Station] {
        let page = try String(
            contentsOf: ArchitectureTests.project.appending(path: "docs/architecture.md"), encoding: .utf8)
        return page.matches(of: /\n\| \d+ \| `(\w+)` \| ([^|]+) \| (?:`(\w+)`)? ?\| (?:`([^`]+)`)? ?\|/).map { row in
            Station(
                name: String(row.output.1),
                files: row.output.2.matches(of: /`([\w\/+]+\.swift)`/).map { String($0.output.1) },
                caller: String(row.output.3 ?? ""), call: String(row.output.4 ?? ""))
        }
    }

    @Test func aLinkPassesFewStations() throws {
        let stations = try Self.stations()
        #expect(stations.count > 10)
        #expect(stations.count <= 14)
    }

    @Test func eachStationIsCalledByTheOneThatTheTableNames() throws {
        let stations = try Self.stations()
        let texts = Dictionary(uniqueKeysWithValues: try stations.map { ($0.name, try $0.text) })
        for station in stations {
            let text = try #require(texts[station.name])
            #expect(text.contains(try Regex("(struct|class|enum|extension) \(station.name)\\b")), "\(station.name)")
        }
        for station in stations.dropFirst() {
            #expect(texts[station.caller]?.contains(station.call) == true, "\(station.caller): \(station.call)")
        }
    }

    /// The steps of a link whose rules follow no redirect: the rule for the site, what it reads, and the links of apps.
    @Test func theEngineTakesThemInTheirOrder() throws {
        let link = "https://www.biblegateway.com/passage/?search=John+3:16-18&version=ESV"
        let trace = try #require(Engine.standard().tracing.resolve(link).trace)
        let steps = trace.steps.map { step in
            switch step {
            case .normalized: "normalized"
            case .trial(let rule, _): "\(rule.kind)"
            case .passage(_, let url): url
            case .result: "result"
            case .request, .noPassage, .rejected: "other"
            }
        }
        let passage = "bible://?passages=[John.3.16-John.3.18]&translation=ESV"
        #expect(steps.prefix(3) == ["normalized", "passage", passage])
        let rest = steps.dropFirst(3)
        #expect(rest.count { $0 == "result" } > 10)
        #expect(rest.allSatisfy { $0 != "normalized" && $0 != "passage" && $0 != "other" }, "\(rest)")
    }
}
