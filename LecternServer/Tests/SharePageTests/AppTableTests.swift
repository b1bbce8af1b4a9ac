import Bible
import LinkEngine
import Testing

@testable import SharePage

@Suite struct AppTableTests {
    @Test func theTableIsSmallAndForEveryone() throws {
        let response = try TestPages.response(to: "/lectern-share.json")
        #expect(response.body.count < 60_000)
        #expect(response.header("Access-Control-Allow-Origin") == "*")
        // It contains the host that the request names.
        #expect(response.header("Cache-Control") == "private, max-age=3600")
        #expect(try TestPages.response(to: "/lectern-share.js").header("Access-Control-Allow-Origin") == "*")
    }

    @Test func aFormHasItsVariablesInBraces() throws {
        let text = String(decoding: try TestPages.response(to: "/lectern-share.json").body, as: UTF8.self)
        for form in [
            #"["youversion://bible?reference={book.usfm}.{chapter}.{verse}-{endVerse}"]"#,
            #""verse":[["jwlibrary:///finder?bible={bookNumber.pad2}{chapter.pad3}{verse.pad3}"]]"#,
            #""verses":[["blb://{book.blueLetterBible}/{chapter}/{verse}","range"]]"#,
            #"["bible-verses://?passages=%5B{book.osis}.{chapter}.{verse}-{book.osis}.{endChapter}.{endVerse}%5D"]"#,
            #""scheme":"bible-verses""#, #""ESV":"English Standard Version""#,
        ] {
            #expect(text.contains(form), "\(form)")
        }
    }

    /// Passages of each kind, with their numbers.
    private static let passages: [(LinkPattern.Kind, String, numbers: [String: Int])] = [
        (.book, "1Cor", [:]), (.chapter, "Ps.23", ["chapter": 23]), (.chapter, "1Cor.13", ["chapter": 13]),
        (.chapters, "Ps.23-Ps.24", ["chapter": 23, "endChapter": 24]),
        (.chapters, "1Cor.13-1Cor.15", ["chapter": 13, "endChapter": 15]),
        (.verse, "Jude.1.3", ["chapter": 1, "verse": 3]), (.verse, "Ps.119.105", ["chapter": 119, "verse": 105]),
        (.verses, "1Cor.13.4-1Cor.13.7", ["chapter": 13, "verse": 4, "endChapter": 13, "endVerse": 7]),
        (.range, "1Cor.13.4-1Cor.15.3", ["chapter": 13, "verse": 4, "endChapter": 15, "endVerse": 3]),
    ]

    @Test(arguments: [nil, "ESV", "KJV", "NIV", "XYZ"] as [TranslationCode?])
    func thePatternsGiveTheLinksOfTheEngine(translation: TranslationCode?) throws {
        let engine = Engine.standard()
        var compared: Set<String> = []
        for (kind, osis, numbers) in Self.passages {
            let passage = try Passage(parsing: osis)
            let url = CommonSchemeURL(passage: passage, translation: translation).string
            let openings = engine.openings(for: url)
            for app in engine.manifest.apps where !app.isUnverified {
                let link = app.linkPatterns(for: kind).lazy.compactMap {
                    Self.link($0, passage.spans[0].start.book, translation, numbers)
                }.first
                guard let link else { continue }
                let opening = try #require(openings.first { $0.app == app.identifier }, "\(link)")
                #expect(link.url == opening.url(encoded: true))
                #expect(link.losses == opening.losses.map(\.kind).filter { $0 != .translation })
                compared.insert(app.identifier)
            }
        }
        #expect(compared.count > 20)
    }

    /// The link of a pattern; nil if one of its variables has no value.
    private static func link(
        _ pattern: LinkPattern, _ book: Book, _ translation: TranslationCode?, _ numbers: [String: Int]
    ) -> (url: String, losses: [Loss.Kind])? {
        var url = pattern.text
        for variable in pattern.bookVariables {
            guard let value = variable.value(for: book) else { return nil }
            url = url.replacing("{\(variable.name)}", with: value)
        }
        for variable in pattern.translationVariables {
            guard let value = translation.flatMap(variable.value) else { return nil }
            url = url.replacing("{\(variable.name)}", with: value)
        }
        for (name, number) in numbers {
            url = url.replacing("{\(name)}", with: "\(number)")
            for width in [2, 3] {
                let padded = String(repeating: "0", count: max(0, width - "\(number)".count)) + "\(number)"
                url = url.replacing("{\(name).pad\(width)}", with: padded)
            }
        }
        return (url, pattern.losses)
    }
}
