import Bible

/// A language that the pages are written in.
struct PageLanguage: Sendable {
    /// The ISO 639-1 code.
    let code: String
    /// What the language calls itself.
    let name: String
    /// How it writes passages; nil: as English does.
    let notation: PassageNotation?
    private let phrases: [Text]

    /// A text in two parts where a value stands between them.
    private struct Text {
        let start: String
        let end: String?

        init(_ text: Substring) {
            let hole = text.firstRange(of: "{}")
            start = String(text[..<(hole?.lowerBound ?? text.endIndex)])
            end = hole.map { String(text[$0.upperBound...]) }
        }
    }

    /// Creates a language from a table with one line for each ``Phrase``: its name, a colon and its text.
    init(_ code: String, _ name: String, _ table: StaticString) {
        self.code = code
        self.name = name
        notation = code == "en" ? nil : PassageNotation(language: code)
        var texts = [Text](repeating: Text(""), count: Phrase.allCases.count)
        for line in "\(table)".split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, let phrase = Phrase(named: String(parts[0])) else { continue }
            texts[phrase.rawValue] = Text(parts[1].drop { $0 == " " })
        }
        phrases = texts
    }

    /// The text of a phrase, with a value in place of its `{}`.
    func text(_ phrase: Phrase, _ value: String = "") -> String {
        let text = phrases[phrase.rawValue]
        return text.end.map { text.start + value + $0 } ?? text.start
    }

    /// A passage as the language writes it.
    func text(_ passage: Passage) -> String { notation.map { passage.text(in: $0) } ?? passage.text }

    /// All languages of the pages, English first.
    static let all: [PageLanguage] = [
        .english, .german, .spanish, .french, .portuguese, .italian, .dutch, .polish, .russian, .chinese, .japanese,
        .korean,
    ]

    /// A value for each language, by its code.
    static func table<Value>(_ value: (PageLanguage) -> Value) -> [String: Value] {
        Dictionary(uniqueKeysWithValues: all.map { ($0.code, value($0)) })
    }

    /// The language with a code, `pt` also for `pt-BR`; nil if the pages are not written in it.
    static func with(_ code: String) -> PageLanguage? {
        let primary = code.prefix { $0 != "-" && $0 != "_" }.lowercased()
        return all.first { $0.code == primary }
    }

    /// The language that a browser prefers among ours, else English.
    ///
    /// - Parameter header: the value of `Accept-Language`: `de-AT,de;q=0.9,en;q=0.5`.
    init(accepting header: String) {
        var best: (language: PageLanguage, weight: Double)?
        for part in header.utf8.split(separator: UInt8(ascii: ",")).prefix(20) {
            let fields = part.split(separator: UInt8(ascii: ";")).map {
                String(decoding: $0.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
            }
            guard let code = fields.first, let language = Self.with(code) else { continue }
            let weight = fields.dropFirst().lazy.compactMap { $0.hasPrefix("q=") ? Double($0.dropFirst(2)) : nil }.first
            if weight ?? 1 > best?.weight ?? 0 { best = (language, weight ?? 1) }
        }
        self = best?.language ?? .english
    }
}
