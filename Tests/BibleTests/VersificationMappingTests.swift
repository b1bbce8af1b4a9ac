import Testing

@testable import Bible

@Suite("Mapping between versifications")
struct VersificationMappingTests {
    @Test(
        "Well-known places",
        arguments: [
            ("Vulgate", "Ps.22", "English", "Ps.23"), ("Vulgate", "Ps.22.1", "English", "Ps.23.1"),
            ("Vulgate", "Ps.9", "English", "Ps.9-Ps.10"), ("English", "Ps.9-Ps.10", "Vulgate", "Ps.9"),
            ("English", "Ps.10", "Synodal", "Ps.9.22-Ps.9.39"), ("Vulgate", "Ps.22-Ps.24", "English", "Ps.23-Ps.25"),
            ("English", "Ps.114", "Vulgate", "Ps.113.1-Ps.113.8"),
            ("English", "Ps.115", "Vulgate", "Ps.113.9-Ps.113.26"), ("English", "Ps.116", "Vulgate", "Ps.114-Ps.115"),
            ("English", "Ps.116.10", "Synodal", "Ps.115.1"), ("English", "Ps.116.10", "Vulgate", "Ps.115.10"),
            ("English", "Ps.147", "Septuagint", "Ps.146-Ps.147"), ("English", "Ps.147.12", "Synodal", "Ps.147.1"),
            ("English", "Ps.147.12", "Vulgate", "Ps.147.12"), ("Vulgate", "Ps.147.1", "English", "Ps.147.12"),
            ("Synodal", "Ps.90", "English", "Ps.91"), ("Vulgate", "Ps.50.3", "English", "Ps.51.1"),
            ("English", "Ps.51.1-Ps.51.19", "Original", "Ps.51.3-Ps.51.21"), ("English", "Ps.51", "Original", "Ps.51"),
            ("Original", "Ps.3.1-Ps.3.3", "English", "Ps.3.1-Ps.3.2"), ("NAB", "Ps.8.5", "English", "Ps.8.4"),
            ("Original", "Joel.3", "English", "Joel.2.28-Joel.2.32"), ("Original", "Joel.4", "English", "Joel.3"),
            ("NAB", "Joel.3.1", "CSB", "Joel.2.28"), ("Vulgate", "Joel.3.1", "English", "Joel.3.1"),
            ("Original", "Mal.3.19-Mal.3.24", "English", "Mal.4.1-Mal.4.6"),
            ("Original", "Mal.3", "KJV", "Mal.3-Mal.4"),
            ("English", "Mal.4", "Original", "Mal.3.19-Mal.3.24"),
            ("KJV", "3John.1.14", "English", "3John.1.14-3John.1.15"),
            ("NLT", "Rev.12.17-Rev.12.18", "English", "Rev.12.17"),
            ("Synodal", "Rom.14.24-Rom.14.26", "English", "Rom.16.25-Rom.16.27"),
            ("English", "Rom.16", "Synodal", "Rom.14.24-Rom.14.26,Rom.16"),
            ("English", "Rom.14", "Synodal", "Rom.14.1-Rom.14.23"), ("English", "2Cor.13.14", "NRSV", "2Cor.13.13"),
            ("English", "Acts.19.40-Acts.19.41", "Vulgate", "Acts.19.40"),
            ("English", "Acts.19", "Original", "Acts.19"),
            ("English", "1Sam.23.29", "Original", "1Sam.24.1"), ("English", "1Sam.24.1", "Original", "1Sam.24.2"),
            ("English", "Num.16.36", "Original", "Num.17.1"), ("English", "Num.17", "NAB", "Num.17.16-Num.17.28"),
            ("English", "Neh.4.1", "Original", "Neh.3.33"), ("English", "Neh.4.7", "Original", "Neh.4.1"),
            ("English", "Job.41.1", "Original", "Job.40.25"), ("English", "Job.41.1", "Vulgate", "Job.40.20"),
            ("English", "Eccl.5.1", "Original", "Eccl.4.17"), ("English", "Isa.9.1", "Original", "Isa.8.23"),
            ("English", "Isa.9.2", "Original", "Isa.9.1"), ("English", "Hos.1.10", "Original", "Hos.2.1"),
            ("English", "Hos.2.1", "Original", "Hos.2.3"), ("English", "Jonah.1.17", "Original", "Jonah.2.1"),
            ("English", "Jonah.2", "Vulgate", "Jonah.2.2-Jonah.2.11"), ("English", "Dan.4.1", "Original", "Dan.3.31"),
            ("English", "Dan.5.31", "Original", "Dan.6.1"), ("English", "Dan.6.1", "Original", "Dan.6.2"),
            ("English", "Dan.3", "Vulgate", "Dan.3.1-Dan.3.23,Dan.3.91-Dan.3.97"),
            ("Vulgate", "Dan.3.91", "English", "Dan.3.24"), ("NAB", "Dan.3.24", "English", "PrAzar.1.1"),
            ("Synodal", "Dan.13", "English", "Sus.1"), ("Synodal", "Dan.14", "English", "Bel.1"),
            ("Vulgate", "Dan.13.65", "English", "Bel.1.1"), ("Vulgate", "Bar.6", "English", "EpJer.1"),
            ("Synodal", "2Chr.37.1", "English", "PrMan.1.1"), ("English", "Gen.31.55", "Original", "Gen.32.1"),
            ("English", "Gen.32", "Original", "Gen.32.2-Gen.32.33"),
            ("English", "Gen.31-Gen.32", "Original", "Gen.31-Gen.32"),
            ("English", "Gen.31", "Original", "Gen.31.1-Gen.32.1"), ("English", "Exod.8.1", "Original", "Exod.7.26"),
            ("English", "Lev.6.1", "Original", "Lev.5.20"), ("English", "Lev.6", "NAB", "Lev.5.20-Lev.6.23"),
            ("English", "Deut.12.32", "Original", "Deut.13.1"), ("English", "Deut.13.1", "Original", "Deut.13.2"),
            ("English", "Gen.31.55-Exod.8.4", "Original", "Gen.32.1-Exod.7.29"), ("Vulgate", "Ps", "English", "Ps"),
            ("Septuagint", "Jer.31", "English", "Jer.48"), ("Septuagint", "1Kgs.21.1", "English", "1Kgs.20.1"),
            ("Septuagint", "Ezra.14.1", "English", "Neh.4.7"), ("Septuagint", "EsthGr.2.5", "English", "Esth.2.5"),
            ("English", "Ps.151.3", "Septuagint", "Ps.151.3"), ("English", "Josh.24", "Synodal", "Josh.24"),
            ("English", "John.3.16,Ps.23", "Vulgate", "John.3.16,Ps.22"),
            ("Segond", "Ps.51.12", "English", "Ps.51.10"), ("Segond", "Joel.2.28", "English", "Joel.2.28"),
            ("Segond", "Mal.4.5", "Original", "Mal.3.23"), ("Segond", "Exod.7.26", "English", "Exod.8.1"),
            ("Segond", "Jonah.2.1", "English", "Jonah.1.17"), ("Segond", "Job.39.1", "English", "Job.38.39"),
            ("Segond", "Hos.2.1", "English", "Hos.1.10"), ("Segond", "Isa.9.5", "English", "Isa.9.6"),
            ("Segond", "2Cor.13.13", "English", "2Cor.13.14"), ("Segond", "Dan.4.1", "English", "Dan.4.1"),
            ("Swedish", "Ps.51.12", "English", "Ps.51.10"), ("Swedish", "Joel.2.28", "English", "Joel.2.28"),
            ("Swedish", "Isa.9.2-Isa.9.7", "English", "Isa.9.2-Isa.9.7"),
            ("Swedish", "Jonah.2.1-Jonah.2.11", "English", "Jonah.1.17-Jonah.2.10"),
            ("Swedish", "Hos.14.5", "English", "Hos.14.4"), ("Swedish", "Dan.3.31", "English", "Dan.4.1"),
            ("Swedish", "Eccl.5.9", "English", "Eccl.5.10"), ("Swedish", "1Sam.24.1", "English", "1Sam.23.29"),
            ("Catholic", "Dan.3.91", "English", "Dan.3.24"), ("Catholic", "Dan.3.98", "English", "Dan.4.1"),
            ("Catholic", "Dan.3.26", "English", "PrAzar.1.3"), ("Catholic", "Ps.51.12", "English", "Ps.51.10"),
            ("Statenvertaling", "Ps.51.12", "English", "Ps.51.10"),
            ("Statenvertaling", "Exod.6.1", "English", "Exod.6.2"),
            ("Statenvertaling", "Exod.5.24", "Original", "Exod.6.1"),
            ("Statenvertaling", "Isa.9.5", "English", "Isa.9.6"),
            ("Statenvertaling", "Mic.5.1", "English", "Mic.5.2"),
            ("Statenvertaling", "Joel.2.28", "Original", "Joel.3.1"),
            ("Statenvertaling", "1Sam.24.1", "English", "1Sam.23.29"),
            ("Statenvertaling", "Hos.1.12", "English", "Hos.2.1"),
            ("Statenvertaling", "Jonah.1.17", "English", "Jonah.1.17"),
            ("Statenvertaling", "Dan.6.1", "English", "Dan.5.31"), ("Statenvertaling", "Mal.4.5", "Segond", "Mal.4.5"),
            ("Vulgate", "Gen-Exod", "English", "Gen-Exod"),
        ])
    func wellKnown(source: String, osis: String, target: String, expected: String) throws {
        let (source, target) = (try #require(Versification.named(source)), try #require(Versification.named(target)))
        let mapped = try Passage(parsing: osis, versification: source).mapped(from: source, to: target)
        #expect(try mapped.passage == Passage(parsing: expected, versification: target))
        #expect(mapped.losses == [])
    }

    @Test(
        "What is lost is said",
        arguments: [
            ("Original", "Ps.51.1-Ps.51.2", "English", "Ps.51.1", "Psalm 51:1 replaces the title of Psalm 51"),
            (
                "English", "3John.1.15", "KJV", "3John.1.14",
                "3 John 1:15 is only part of 3 John 1:14 in the KJV numbering"
            ),
            (
                "English", "Acts.19.41", "Vulgate", "Acts.19.40",
                "Acts 19:41 is only part of Acts 19:40 in the Vulgate numbering"
            ),
            (
                "Vulgate", "Num.20.29-Num.20.30", "English", "Num.20.28-Num.20.29",
                "Numbers 20:29 is only part of Numbers 20:28 in the English numbering"
            ),
            ("Synodal", "Josh.24.36", "English", nil, "Joshua 24:36 is not in the English numbering"),
            (
                "Synodal", "Josh.24.33-Josh.24.36", "English", "Josh.24.33",
                "Joshua 24:34-36 is not in the English numbering"
            ),
            ("Vulgate", "Sir.52", "English", nil, "Sirach 52:1-13 is not in the English numbering"),
        ] as [(String, String, String, String?, String)])
    func lost(source: String, osis: String, target: String, expected: String?, words: String) throws {
        let (source, target) = (try #require(Versification.named(source)), try #require(Versification.named(target)))
        let mapped = try Passage(parsing: osis, versification: source).mapped(from: source, to: target)
        #expect(mapped.passage?.osis == expected)
        #expect(mapped.losses.map(\.description) == [words])
    }

    @Test(
        "What does not exist is refused at once",
        arguments: [
            (99, nil), (1, 99), (0, nil), (1, 0), (-1, 5), (257, 1), (1, 257), (.max, nil), (1, .max), (.max, .max),
        ] as [(Int, Int?)])
    func missing(chapter: Int, verse: Int?) throws {
        let genesis = try #require(Book(osis: "Gen"))
        let ends = [Passage.Location(genesis, 1, verse == nil ? nil : 1), Passage.Location(genesis, chapter, verse)]
        let passage = try #require(Passage(spans: [Passage.Span(ends[1]), Passage.Span(ends[0], to: ends[1])]))
        let mapped = passage.mapped(from: .english, to: .vulgate)
        #expect(mapped.passage == nil)
        #expect(mapped.losses.count == 2)
    }

    @Test(
        "Every verse of a scheme leads to the default and back, but for those listed",
        arguments: Versification.all.filter { $0 != .english })
    func roundTrip(scheme: Versification) throws {
        var verses: Set<String> = []
        var inexact: Set<String> = []
        let (there, back) = (
            VersificationMapping(from: scheme, to: .english), VersificationMapping(from: .english, to: scheme)
        )
        for span in RoundTripExceptions.everyVerse(of: scheme) {
            let result = there.map(span)
            verses.insert(span.osis)
            if !result.losses.isEmpty || result.spans.flatMap({ back.map($0).spans }) != [span] {
                inexact.insert(span.osis)
            }
        }
        let listed = try RoundTripExceptions.verses(of: scheme)
        #expect(inexact.subtracting(listed).sorted() == [])
        #expect(listed.subtracting(inexact).sorted() == [])
        #expect(verses.count > 38_000)
    }

    @Test("Maps name only verses that exist, and each of them once", arguments: Versification.all)
    func consistent(scheme: Versification) {
        let map = scheme.map
        let exact = map.rows.filter { $0.relation != .alias }
        for side in [exact.map(\.scheme), exact.map(\.originals)] {
            let sorted = side.sorted { $0.lowerBound < $1.lowerBound }
            #expect(zip(sorted, sorted.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
        }
        for row in map.rows where row.scheme.upperBound.verse != 254 {
            #expect(scheme.contains(row.scheme.lowerBound) && scheme.contains(row.scheme.upperBound), "\(row.scheme)")
            let originals = [row.originals.lowerBound, row.originals.upperBound]
            #expect(originals.allSatisfy(Versification.original.contains), "\(row.originals)")
        }
    }

    @Test("Translations have their versification")
    func translations() throws {
        #expect(try #require(Translation.with(code: "ESV")).versification == nil)
        #expect(Translation.with(code: "kjv")?.versification == .kjv)
        #expect(Translation.with(code: "SYNO")?.versification == .synodal)
        #expect(Translation.with(code: "NABRE")?.versification == .nab)
        #expect(Translation.with(code: "LUT")?.versification == .original)
        let own: Set<Versification> = [
            .nab, .vulgate, .original, .septuagint, .synodal, .segond, .statenvertaling, .swedish, .catholic,
        ]
        #expect(Set(Versification.all.filter { !$0.isDefaultLike }) == own)
        #expect(Set(Versification.all.map(\.simplified)) == own.union([.english]))
    }
}
