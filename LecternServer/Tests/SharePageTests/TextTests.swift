import Bible
import LinkEngine
import Testing
import Text
import URLText

@testable import SharePage

/// What the pages say, in each language.
@Suite struct TextTests {
    private static let john = Book.all[42]

    /// A reason of each kind; ``kind(of:)`` does not compile if one is missing there.
    static let reasons: [PassageError.Reason] = [
        .empty, .tooLong(limit: 7), .tooManyItems(limit: 7), .missingBook, .unknownBook("Qx"), .ordinaryWord("Qx"),
        .ambiguousName("Qx", [john]), .ambiguousNumber(7), .noSuchChapter(john, last: 21),
        .noSuchVerse(john, chapter: 3, last: 36), .reversedRange, .unexpectedText, .unknownVersification("Qx"),
        .malformedURL("no parameters"),
    ]

    private static func kind(of reason: PassageError.Reason) -> Int {
        switch reason {
        case .empty: 0
        case .tooLong: 1
        case .tooManyItems: 2
        case .missingBook: 3
        case .unknownBook: 4
        case .ordinaryWord: 5
        case .ambiguousName: 6
        case .ambiguousNumber: 7
        case .noSuchChapter: 8
        case .noSuchVerse: 9
        case .reversedRange: 10
        case .unexpectedText: 11
        case .unknownVersification: 12
        case .malformedURL: 13
        }
    }

    /// Each problem of a link, with each reason and each correction.
    static let problems: [LinkProblem] = {
        let corrected = corrections.map { LinkProblem.corrected([$0]) }
        let others: [LinkProblem] = [
            .ignored("Qx"), .tooLong, .controlCharacter, .invalid, .contradictory, .shortLink,
        ]
        return reasons.map { .passage(PassageError($0, at: 9)) } + corrected + others
    }()

    /// A correction of each kind.
    static let corrections = ["Jonh 3:16", "John 3:16-99", "Gen 99, Hab 2", "Prov 31:30-31:1"].flatMap { text in
        (try? Reference(parsing: text, correcting: .all))?.corrections ?? []
    }

    private static func kind(of reading: Correction.Reading) -> Int {
        switch reading {
        case .book: 0
        case .lastVerse: 1
        case .nothing: 2
        case .ends: 3
        }
    }

    private static func kind(of problem: LinkProblem) -> Int {
        switch problem {
        case .passage: 0
        case .corrected: 1
        case .ignored: 2
        case .tooLong: 3
        case .controlCharacter: 4
        case .invalid: 5
        case .contradictory: 6
        case .shortLink: 7
        }
    }

    /// English words that a language has too.
    private static let shared = [
        "de": ["link", "text", "verse"], "es": ["web"], "fr": ["long", "page", "passage", "passages", "web"],
        "it": ["link", "web"],
        "nl": ["link", "open", "was"], "pl": ["link"], "pt": ["link", "web"],
    ]

    /// Names, and what the corrected texts are written with.
    private static let names: Set = ["john", "jonh", "lectern", "bible", "gen", "genesis", "prov"]

    @Test func theTablesHaveEveryKind() {
        #expect(Set(Self.reasons.map { Self.kind(of: $0) }) == Set(0...13))
        #expect(Set(Self.corrections.map { Self.kind(of: $0.reading) }) == Set(0...3))
        #expect(Set(Self.problems.map { Self.kind(of: $0) }) == Set(0...7))
    }

    @Test(arguments: PageLanguage.all.map(\.code)) func everyProblemIsSaidInTheLanguage(code: String) throws {
        let language = try #require(PageLanguage.with(code))
        #expect(language.code == code)
        for problem in Self.problems {
            let sentences = problem.sentences(in: language)
            #expect(!sentences.isEmpty && sentences.allSatisfy { !$0.isEmpty }, "\(problem)")
            let text = sentences.joined(separator: " ")
            #expect(!text.contains("{") && !text.contains(" at offset "), "\(text)")
            guard code != "en" else { continue }
            let english = Self.words(of: problem.sentences(in: .english) + Self.findings(problem))
            let left = Self.words(of: sentences).intersection(english).subtracting(Self.shared[code] ?? [])
            #expect(left.isEmpty, "\(code): \(text): \(left)")
        }
    }

    /// What the findings of the engine say, in English.
    private static func findings(_ problem: LinkProblem) -> [String] {
        switch problem {
        case .passage(let error): [error.description]
        case .corrected(let corrections): corrections.map(\.description)
        default: []
        }
    }

    /// The words of three and more letters of A to Z, without names.
    private static func words(of texts: [String]) -> Set<String> {
        let words = texts.joined(separator: " ").lowercased().split { !("a"..."z").contains($0) }.map(String.init)
        return Set(words.filter { $0.count > 2 && !names.contains($0) })
    }

    /// What people paste that no app opens, or only in part.
    static let pasted = [
        "hello", "Johm", "John 33:1", "John 3:99", "John 3:4-3", "5", "am", "Jude 7:1", "bible://?passages=[Foo.3]",
        "bible://?passages=[John.3.16]&v11n=Klingon", "bible://?x", "bible://?passages=[John.3.16]&translation=%3C",
        "bible://?passages=[John.3.16]&intention=Sing", "http://a b", "https://exa%mple.com/",
        "https://x\u{7}y.example/",
        "https://bit.ly/abc", "https://www.biblegateway.com/passage/?search=Jonah+3:16",
        "https://www.biblegateway.com/passage/?search=John+3:16&search=John+3:17",
        "https://www.biblegateway.com/passage/?search=Jonh+3:16", "https://www.biblegateway.com/passage/?search=%FF",
        "https://www.bible.com/bible/59/XYZ.3.16", "Jonh 3:16", "John 3:16-99", "Gen 99, Hab 2", "Prov 31:30-31:1", " ",
    ]

    @Test(arguments: pasted) func noPageHasAnEnglishMessageInAnotherLanguage(text: String) throws {
        let target = "/?q=" + PercentEncoding.encode(text, keeping: .nothing)
        let english = Self.notes(try TestPages.page(target))
        for language in PageLanguage.all where language.code != "en" {
            let page = try TestPages.page(target, languages: language.code)
            #expect(Self.notes(page).count == english.count, "\(language.code)")
            #expect(Set(Self.notes(page)).isDisjoint(with: english), "\(language.code): \(Self.notes(page))")
            #expect(!page.contains(" at offset ") && !page.contains("lang=\"en\">\(text)"), "\(language.code)")
        }
        #expect(english.allSatisfy { !$0.contains("offset") })
    }

    @Test(arguments: [
        "/Jonah.3.16", "/Jonah.9", "/foo", "/5", "/am", "/wp-login.php", "/John.4-3", "/John.3.16?v11n=x", "/%00",
    ])
    func noAddressHasAnEnglishMessageInAnotherLanguage(target: String) throws {
        let english = Self.notes(try TestPages.page(target))
        for language in PageLanguage.all where language.code != "en" {
            let page = try TestPages.page(target, languages: language.code)
            #expect(Set(Self.notes(page)).isDisjoint(with: english), "\(language.code): \(Self.notes(page))")
        }
    }

    /// The texts of a page that say what is wrong.
    private static func notes(_ page: String) -> [String] {
        page.components(separatedBy: "class=\"note\"").dropFirst().map { part in
            String(part.prefix { $0 != "/" })
        }
    }

    @Test(arguments: [
        ("/?q=Jonah+3:16", "en", "Jonah 3 has only 10 verses."), ("/?q=Jonah+3:16", "de", "Jona 3 hat nur 10 Verse."),
        ("/?q=Jude+5:1", "en", "Jude has only 1 chapter."), ("/Ps.151.9", "ru", "Псалом 151: здесь только 7 стихов."),
        ("/?q=Jonah+3:16", "pl", "Jonasza 3 ma tylko 10 wersetów."),
        ("/?q=Jonah+3:16", "zh-TW", "約拿書 3 只有 10 節。"), ("/?q=Jonah+3:16", "zh-CN", "约拿书 3 只有 10 节。"),
        ("/?q=Jonah+3:16", "ja", "ヨナ書 3は10節までです。"), ("/?q=Johm", "fr", "«\u{A0}Johm\u{A0}» n’est pas un livre"),
        ("/?q=https%3A%2F%2Fwww.biblegateway.com%2Fpassage%2F%3Fsearch%3DJonah%2B3:16", "es", "Jonás 3 solo tiene 10 "),
        ("/?q=Jonh+3:16", "it", "«Jonh» è stato letto come Giovanni."),
        ("/?q=John+3:16-99", "nl", "‘99’ is gelezen als Johannes 3,36, het laatste vers"),
        ("/?q=https%3A%2F%2Fbit.ly%2Fabc", "pt", "Este é um link curto"),
    ])
    func aPersonIsToldWhatIsWrong(target: String, language: String, sentence: String) throws {
        #expect(try TestPages.page(target, languages: language).contains(sentence))
    }

    @Test(arguments: [
        ("en", 1, "verse"), ("en", 2, "verses"), ("fr", 1, "verset"), ("fr", 21, "versets"), ("pl", 1, "werset"),
        ("pl", 2, "wersety"), ("pl", 5, "wersetów"), ("pl", 12, "wersetów"), ("pl", 21, "wersetów"),
        ("pl", 22, "wersety"), ("ru", 1, "стих"), ("ru", 3, "стиха"), ("ru", 11, "стихов"), ("ru", 14, "стихов"),
        ("ru", 21, "стих"), ("ru", 24, "стиха"), ("ru", 25, "стихов"), ("ru", 111, "стихов"),
    ])
    func aNumberOfThingsHasTheWordOfTheLanguage(code: String, count: Int, word: String) throws {
        let language = try #require(PageLanguage.with(code))
        #expect(language.text(.reasonNoVerse, "x", String(count)).hasSuffix(" \(count) \(word)."))
    }

    /// Characters that differ in the two scripts, those of one under those of the other.
    private static let simplified =
        "这个们来时国说对会学见开关门问间书约应链经显读览设备译节卷请网页圣创记纪数历诗传赛结罗马亚弥鸿该玛拉启录犹"
    private static let traditional =
        "這個們來時國說對會學見開關門問間書約應鏈經顯讀覽設備譯節卷請網頁聖創記紀數歷詩傳賽結羅馬亞彌鴻該瑪拉啟錄猶"

    @Test(arguments: [("zh", traditional, simplified), ("zh-Hant", simplified, traditional)])
    func eachKindOfChineseIsInItsOwnScript(code: String, other: String, own: String) throws {
        let language = try #require(PageLanguage.with(code))
        let foreign = Set(other).subtracting(own)
        let books = Book.all.compactMap { Passage(spans: [Passage.Span(Passage.Location($0))]) }.map {
            language.text($0)
        }
        for text in books + Phrase.allCases.map({ language.text($0, "") }) {
            #expect(foreign.isDisjoint(with: text), "\(text)")
        }
        #expect(books.count { !Set(own).isDisjoint(with: $0) } > 50)
    }

    @Test(arguments: [404, 405, 413, 429, 431, 500, 503, 400, 415])
    func aRefusalIsAPageInTheLanguage(status: Int) {
        var headings: Set<String> = []
        for language in PageLanguage.all {
            let request = PageRequest(
                path: "/x\"><b>", query: "lang=\(language.code)", origin: "https://lectern.example")
            let response = SharePages.problem(status, retryingIn: status == 429 ? 7 : nil, request)
            let page = String(decoding: response.body, as: UTF8.self)
            #expect(response.status == status)
            #expect(response.headers.filter { $0.name == "Cache-Control" }.map(\.value) == ["no-store"])
            #expect(page.contains("<html lang=\"\(language.code)\">") && !page.contains("<b>"))
            #expect(status != 429 || page.contains("7"))
            headings.insert(String(page.components(separatedBy: "<h1>")[1].prefix { $0 != "<" }))
        }
        #expect(headings.count == PageLanguage.all.count)
    }
}
