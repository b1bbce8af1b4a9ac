import Bible
import CPageTexts

/// A language that the pages are written in.
struct PageLanguage: Sendable {
    /// The ISO 639-1 code, with the script where a language has two: `zh` is Chinese in simplified characters, `zh-Hant` in
    /// traditional ones.
    let code: String
    var name: String { text(.name) }
    /// How it writes passages; nil: as English does.
    let notation: PassageNotation?
    /// A verse as it writes it.
    private(set) var example = ""
    private let phrases: [Phrase: Text]

    private struct Text {
        enum Part {
            case text(String)
            /// A value by its index, and the words for a number of things.
            case value(Int, words: [String])
        }

        private(set) var parts: [Part] = []

        init(_ text: Substring) {
            var rest = text
            while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
                let hole = rest[rest.index(after: open)..<close].split(separator: " ", maxSplits: 1)
                parts.append(.text(String(rest[..<open])))
                let words = hole.count > 1 ? hole[1].split(separator: "|").map { String($0) } : []
                parts.append(.value((hole.first.flatMap { Int($0) } ?? 1) - 1, words: words))
                rest = rest[rest.index(after: close)...]
            }
            parts.append(.text(String(rest)))
        }
    }

    /// The language with a code, from its file in `CPageTexts/texts`: a line for each ``Phrase``, its name, a colon and its text.
    private init(_ code: String) {
        self.code = code
        notation = code == "en" ? nil : PassageNotation(language: code)
        var texts: [Phrase: Text] = [:]
        let file = unsafe lectern_page_text(code).map { unsafe String(cString: $0) } ?? ""
        for line in file.split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, let phrase = Phrase(rawValue: String(parts[0])) else { continue }
            texts[phrase] = Text(parts[1].drop { $0 == " " })
        }
        phrases = texts
        example = (try? Passage(parsing: "John.3.16")).map { text($0) } ?? ""
    }

    func text(_ phrase: Phrase, _ values: String...) -> String {
        var result = ""
        for part in phrases[phrase]?.parts ?? [] {
            switch part {
            case .text(let text): result += text
            case .value(let index, let words):
                let value = index < values.count ? values[index] : ""
                result += value
                if !words.isEmpty { result += " " + words[min(plural(of: value), words.count - 1)] }
            }
        }
        return result
    }

    /// Which of the words for a number of things the language has for a number: the first for one, the last for many.
    private func plural(of value: String) -> Int {
        guard let number = Int(value), number != 1 else { return value == "1" ? 0 : 2 }
        let isSlavic = code == "pl" || code == "ru"
        let isTeen = (11...14).contains(number % 100)
        if code == "ru", number % 10 == 1, !isTeen { return 0 }
        return isSlavic && (2...4).contains(number % 10) && !isTeen ? 1 : 2
    }

    /// A passage as the language writes it.
    func text(_ passage: Passage) -> String { notation.map { passage.text(in: $0) } ?? passage.text }

    /// A passage with the code of its translation, `John 3:16 (ESV)`.
    func text(_ url: CommonSchemeURL) -> String {
        let text = text(url.passage)
        return url.translation.map { "\(text) (\($0.text))" } ?? text
    }

    /// All languages of the pages, English first.
    static let all = ["en", "de", "es", "fr", "pt", "it", "nl", "pl", "ru", "zh", traditionalChinese, "ja", "ko"]
        .map { PageLanguage($0) }

    static var english: PageLanguage { all[0] }

    private static let traditionalChinese = "zh-Hant"

    /// A value for each language, by its code.
    static func table<Value>(_ value: (PageLanguage) -> Value) -> [String: Value] {
        var values: [String: Value] = [:]
        for language in all { values[language.code] = value(language) }
        return values
    }

    /// The language with a code, `pt` also for `pt-BR`; nil if the pages are not written in it.
    static func with(_ code: String) -> PageLanguage? {
        let subtags = code.lowercased().split { $0 == "-" || $0 == "_" }
        let isTraditional = subtags.first == "zh" && subtags.contains(where: traditionalMarks.contains)
        let code = isTraditional && !subtags.contains("hans") ? traditionalChinese : String(subtags.first ?? "")
        return all.first { $0.code == code }
    }

    /// The script, and the regions where Chinese is written in it unless the code says otherwise.
    private static let traditionalMarks: Set<Substring> = ["hant", "tw", "hk", "mo"]

    /// The language that a browser prefers among ours, else English.
    ///
    /// - Parameter header: the value of `Accept-Language`: `de-AT,de;q=0.9,en;q=0.5`.
    init(accepting header: String) {
        var best: (language: PageLanguage, weight: Int)?
        for part in header.utf8.split(separator: UInt8(ascii: ",")).prefix(SharePageLimits.acceptedLanguages) {
            let fields = part.split(separator: UInt8(ascii: ";")).map {
                String(decoding: $0.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
            }
            guard let code = fields.first, let language = Self.with(code) else { continue }
            let weight = fields.dropFirst().lazy.compactMap { Self.weight($0) }.first ?? 1_000
            if weight > best?.weight ?? 0 { best = (language, weight) }
        }
        self = best?.language ?? .english
    }

    /// The weight of a field such as `q=0.8`, in thousandths; 0 if it is not a number, nil if the field has none.
    private static func weight(_ field: String) -> Int? {
        guard field.hasPrefix("q=") else { return nil }
        let parts = field.dropFirst(2).split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let decimals = parts.count > 1 ? parts[1].prefix(3) : ""
        return Int(parts[0] + decimals + String(repeating: "0", count: 3 - decimals.count)) ?? 0
    }
}

extension PageLanguage {
    /// The translations in this language that most sites have, by their names.
    var translations: [Translation] { Self.translationTable[code] ?? [] }

    /// The name of a translation; of several with one code, such as NVI, that in this language. The code where it has no name.
    func name(of translation: TranslationCode) -> String {
        translations.first { $0.code == translation.text }?.name ?? translation.listed?.name ?? translation.text
    }

    private static let translationTable = table { usualTranslations(in: String($0.code.prefix(2))) }

    private static func usualTranslations(in language: String) -> [Translation] {
        let own = Translation.all.filter { $0.language == language }
        let counted = own.enumerated().map { index, translation in
            (index, translation, Translation.Site.allCases.count { translation.code(at: $0) != nil })
        }
        let usual = counted.sorted { ($1.2, $0.0) < ($0.2, $1.0) }.prefix(SharePageLimits.translations)
        return usual.map { $0.1 }.sorted { $0.name < $1.name }
    }
}
