import Bible

/// A language that the pages are written in.
struct PageLanguage: Sendable {
    /// The ISO 639-1 code.
    let code: String
    /// What the language calls itself.
    let name: String
    /// How it writes passages; nil: as English does.
    let notation: PassageNotation?
    private let phrases: [String]

    /// Creates a language from a table with one line for each ``Phrase``: its name, a colon and its text.
    init(_ code: String, _ name: String, _ table: StaticString) {
        self.code = code
        self.name = name
        notation = code == "en" ? nil : PassageNotation(language: code)
        var texts: [Phrase: String] = [:]
        for line in "\(table)".split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, let phrase = Phrase(rawValue: String(parts[0])) else { continue }
            texts[phrase] = String(parts[1].drop { $0 == " " })
        }
        phrases = Phrase.allCases.map { texts[$0] ?? "" }
    }

    /// The text of a phrase, with a value in place of its `{}`.
    func text(_ phrase: Phrase, _ value: String = "") -> String {
        let text = phrases[phrase.index]
        guard let hole = text.firstIndex(of: "{") else { return text }
        return text[..<hole] + value + text[hole...].dropFirst(2)
    }

    /// A passage as the language writes it.
    func text(_ passage: Passage) -> String { notation.map { passage.text(in: $0) } ?? passage.text }

    /// All languages of the pages, English first.
    static let all: [PageLanguage] = [
        .english, .german, .spanish, .french, .portuguese, .italian, .dutch, .polish, .russian, .chinese, .japanese,
        .korean,
    ]

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
        for part in header.split(separator: ",").prefix(20) {
            let fields = part.split(separator: ";").map { $0.trimmingSpaces }
            guard let code = fields.first, let language = Self.with(code) else { continue }
            let weight =
                fields.dropFirst().lazy.compactMap { $0.hasPrefix("q=") ? Double($0.dropFirst(2)) : nil }.first ?? 1
            if weight > best?.weight ?? 0 { best = (language, weight) }
        }
        self = best?.language ?? .english
    }
}

extension Substring {
    fileprivate var trimmingSpaces: String {
        let start = drop { $0 == " " }
        return String(start.reversed().drop { $0 == " " }.reversed())
    }
}
