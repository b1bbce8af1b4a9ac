import Bible
import LinkEngine
import TestCorpora
import Testing

@testable import Documents

/// With the rules that come with the program, a second run leaves everything as the first one has written it.
@Suite struct RewrittenTwiceTests {
    private static let engine = Engine.standard()

    /// Every app and every web reader, those without a good source too, the common scheme and OSIS.
    private static func targets() -> [RewriteTarget] {
        let apps = engine.manifest.apps.map(\.identifier)
        return ([.commonScheme, .osis] + apps.map(RewriteTarget.app) + apps.map(RewriteTarget.web))
            .filter { target in
                let rewriter = try? Rewriter(engine: engine, target: target, includesUnverified: true)
                return rewriter?.answer(for: "bible://?passages=[John.3.16]&translation=ESV")?.url != nil
            }
    }

    /// Every style, and full names in languages that write references otherwise.
    private static let styles: [ReferenceOptions] =
        ReferenceOptions.Style.allCases.map { options(.init(), $0) }
        + ["de", "zh"].map { options(ReferenceOptions(styleLanguage: $0), .full) }

    private static func options(_ options: ReferenceOptions, _ style: ReferenceOptions.Style) -> ReferenceOptions {
        var options = options
        options.style = style
        return options
    }

    private static let links = [
        "https://www.biblegateway.com/passage/?search=John+3%3A16&version=ESV",
        "https://www.biblegateway.com/passage/?search=1+John+4-5&version=KJV",
        "https://www.bible.com/bible/59/JHN.3.16-18", "www.biblegateway.com/passage/?search=Gen+1:1",
        "bible://?passages=[John.3.16],[Gen.1]&translation=xyz", "https://www.bible.com/bible/1/GEN.1.KJV,Λουκ",
        "https://www.google.com/maps/@48.2,16.3,12z",
    ]
    private static let references = [
        "John 3:16", "I Cor. 13:4-7", "Ps 23 (ESV)", "Rom 8:28-9:2 and 5:1", "Joh 3,16", "Jude 3", "Tob 4:7",
        "Phil 4:6, 8", "{1テサロニケ3}Richter6,5",
    ]

    /// A link as documents of a format have it.
    private static func forms(of link: String, in format: DocumentFormat) -> [String] {
        switch format {
        case .text: [link, "<\(link)>", "(\(link))"]
        case .markdown, .mdx: [link, "<\(link)>", "[a](\(link))", "_John 3:16_\(link)"]
        case .html: ["<a href=\"\(link)\">a</a>", "<a href='\(link)'>John 3:16</a>"]
        }
    }

    private static func pieces(of format: DocumentFormat) -> [String] {
        references + links.flatMap { forms(of: $0, in: format) }
    }

    /// What a second run changes; nil if that is nothing.
    private static func damage(_ document: String, _ format: DocumentFormat, _ rewriter: Rewriter) throws -> String? {
        let once = try rewriter.rewrite(Array(document.utf8), as: format).document
        let twice = try rewriter.rewrite(once, as: format)
        guard let edit = twice.edits.first else { return nil }
        return
            "\(once.text(once.indices).debugDescription) at \(edit.range): \(edit.replacement.text(edit.replacement.indices))"
    }

    @Test(arguments: DocumentFormat.allCases) func everyTargetAndStyle(format: DocumentFormat) throws {
        let document = Self.pieces(of: format).joined(separator: ".\n\nsee ")
        let targets = Self.targets()
        var failures: [String] = []
        for target in targets {
            for references in Self.styles {
                let rewriter = try Rewriter(
                    engine: Self.engine, target: target, includesUnverified: true, references: references)
                if let damage = try Self.damage(document, format, rewriter) {
                    failures.append("\(target) \(references.style): \(damage)")
                }
            }
        }
        #expect(targets.count > 35)
        #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(5).joined(separator: "\n"))")
    }

    /// Characters that readers of references ignore, and all others that are not letters, after a link and a full stop.
    /// None of those that end a URL is lost.
    @Test(arguments: [RewriteTarget.commonScheme, .osis, .web("step-bible"), .app("geo")])
    func everyCharacterAfterALink(target: RewriteTarget) throws {
        let rewriter = try Rewriter(engine: Self.engine, target: target, includesUnverified: true)
        let characters = (0x21...0x1FFFF).compactMap(Unicode.Scalar.init).filter {
            $0.properties.generalCategory == .format || $0.value < 0x2100 && !$0.properties.isAlphabetic
                || Self.symbols.contains($0)
        }
        let links = Self.links.flatMap { ["\($0).", $0] }
        let failures = try characters.compactMap { character in
            let document = links.map { "\($0)\(character)" }.joined(separator: "\n") + "\n\(links[0])\(character)."
            let once = try rewriter.rewrite(Array(document.utf8), as: .text).document
            let count = once.text(once.indices).unicodeScalars.count { $0 == character }
            if Self.endsURL(character), count < links.count + 1 {
                return "U+\(String(character.value, radix: 16)) is lost"
            }
            return try Self.damage(document, .text, rewriter)
        }
        #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(5).joined(separator: "\n"))")
    }

    private static let symbols = Array("→½™❤✓﹐､｡။😀".unicodeScalars)

    private static func endsURL(_ character: Unicode.Scalar) -> Bool {
        switch character.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .unassigned: false
        default: !character.isASCII
        }
    }

    /// Letters after a link are text, but those of the name of a place are not.
    @Test(arguments: [
        ("https://www.bible.com/bible/59/JHN.3.16.ESV", "を読む"), ("https://www.bible.com/bible/59/JHN.3.16", "é"),
        ("https://www.google.com/maps/@48.2,16.3,12z", "を読む"), ("https://www.google.com/maps/@48.2,16.3,12z", "é"),
        ("https://netbible.org/bible/Ephesians+2", "поведь"), ("https://www.google.com/maps/search/Улица,Москва", ""),
        ("https://www.google.com/maps/search/Malmö", ""),
    ]) func lettersAfterALinkStay(link: String, letters: String) throws {
        for target in [RewriteTarget.web("step-bible"), .web("openstreetmap"), .app("youversion")] {
            let rewriter = try Rewriter(engine: Self.engine, target: target)
            let alone = try rewriter.rewrite(Array(link.utf8), as: .text).document
            #expect(try rewriter.rewrite(Array((link + letters).utf8), as: .text).document == alone + letters.utf8)
            #expect(try rewriter.rewrite(alone + letters.utf8, as: .text).edits.isEmpty)
        }
    }

    /// Documents of such links, references and other pieces in any order.
    @Test(arguments: DocumentFormat.allCases) func anyDocument(format: DocumentFormat) throws {
        var random = SeededGenerator(state: 28)
        let targets = Self.targets()
        let pieces = Self.pieces(of: format)
        var failures: [String] = []
        for _ in 0..<150 {
            let target = try #require(targets.randomElement(using: &random))
            var references = try #require(Self.styles.randomElement(using: &random))
            references.onlyFirst = Int.random(in: 0..<4, using: &random) == 0
            references.skipsHeadings = Int.random(in: 0..<4, using: &random) == 0
            let document = (0..<Int.random(in: 1...14, using: &random)).map { _ in
                let isOwn = Int.random(in: 0..<3, using: &random) == 0
                return (isOwn ? pieces : GeneratedReferencesTests.pieces).randomElement(using: &random) ?? ""
            }
            let rewriter = try Rewriter(
                engine: Self.engine, target: target, includesUnverified: true, references: references,
                keepsLinks: Int.random(in: 0..<5, using: &random) == 0)
            if let damage = try Self.damage(document.joined(), format, rewriter) {
                failures.append("\(target) \(references.style) \(document.joined().debugDescription)\n\(damage)")
            }
        }
        #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(5).joined(separator: "\n"))")
    }
}
