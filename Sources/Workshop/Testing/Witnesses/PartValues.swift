import LinkEngine
import PCRE
import Text
import URLText

/// Texts that links have for the parts of a passage or a place: those of tests, the frequent first, then common ones.
struct PartValues: Sendable {
    private let values: [LinkPart: [String]]

    private static let maximumValues = 120

    init(of rules: [TestedRule]) {
        var counts: [LinkPart: [String: Int]] = [:]
        for rule in rules {
            for link in rule.links {
                for place in PartPlace.all(in: rule.rule.subject(link).string, of: rule) {
                    counts[place.part, default: [:]][place.text, default: 0] += 1
                }
            }
        }
        values = counts.mapValues { counts in
            counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.maximumValues).map(\.key)
        }
    }

    /// The values for a part, those first that a rule's own tests have.
    func texts(for part: LinkPart, own: [String]) -> [String] {
        var seen: Set<String> = []
        return (own + Self.common(part) + (values[part] ?? [])).filter { seen.insert($0).inserted }
    }

    private static func common(_ part: LinkPart) -> [String] {
        switch part {
        case .reference:
            [
                "John 3:16", "john3.16", "John.3.16", "John+3:16", "John%203:16", "1John3:16", "1 John 3:16-18", "Ps23",
                "Ruth",
                "John3", "John-3-16", "john-3", "JHN.3.16", "Jn3.16", "1Jn3.16", "Jo3,16",
            ]
        case .book, .endBook: names
        case .chapter: ["3", "1", "2", "16", "03", "003", "119", "4"]
        case .verse: ["16", "1", "2", "16-18", "16,18", "16-18,20", "016", "v16", "p16", "105"]
        case .endChapter: ["4", "3", "5", "16", "04", "004"]
        case .endVerse: ["18", "2", "3", "20", "018", "176"]
        case .translation:
            ["ESV", "esv", "KJV", "kjv", "NIV", "niv", "kjv1611", "NIV2011", "nasb-1995", "es_RVR60", "1", "59", "111"]
        case .language: ["en", "de", "es", "en-US", "pt-br", "spa"]
        case .versification: ["English", "Vulgate", "Synodal"]
        case .lat, .lon: ["48.85", "-1", "0", "10"]
        case .point, .pointLonLat, .camera, .cameraLonLat: ["48.85,2.35", "-1,-10", "1.5,100"]
        case .shortCode: ["0EEQjE--", "0EEQjEEb", "T6o2zWV0-"]
        case .zoom: ["17", "5", "17.25"]
        case .query, .label, .route: ["Paris", "Eiffel+Tower", "caf\u{E9}"]
        }
    }
}

extension PartValues {
    /// Names of books as links have them: of one word, with a number, of several words, abbreviated, as numbers.
    private static let names: [String] = {
        let plain = [
            "john", "ruth", "genesis", "psalms", "acts", "jude", "tobit", "gen", "ps", "jn", "jhn", "psa", "act", "tob",
            "jo", "lk",
        ]
        let numbered = [
            (1, ["john", "samuel", "jn", "jhn", "jo", "co", "kgs"]),
            (2, ["kings", "john", "samuel", "ki", "sa", "kgs", "jn"]),
            (3, ["john", "jn", "jhn"]), (4, ["maccabees", "macc"]),
        ].flatMap { number, names in
            names.flatMap { name in ["", "-", "_", " ", "%20", "+", "."].map { "\(number)\($0)\(name)" } }
        }
        let words = ["-", "_", " ", "%20", "+"].flatMap { ["song\($0)of\($0)solomon", "song\($0)of\($0)songs"] }
        let roman = ["i", "ii", "iii"].flatMap { number in ["-", "_", " ", "%20"].map { "\(number)\($0)john" } }
        let all = plain + numbered + words + roman
        return all.map(capitalized) + all + all.map { $0.uppercased() } + [
            "43", "1", "9", "62", "01", "40", "66", "043",
        ]
    }()

    /// With each word but `of` in title case.
    private static func capitalized(_ name: String) -> String {
        var result = ""
        for character in name {
            let isStart = result.last.map { !$0.isLetter } ?? true
            result += isStart ? character.uppercased() : String(character)
        }
        return result.replacing("Of", with: "of")
    }
}

/// A part of a passage in a link.
struct PartPlace: Sendable {
    let part: LinkPart
    /// The UTF-8 offsets in the link as the regex sees it.
    let range: Range<Int>
    let text: String
    let isParameter: Bool

    /// The parts in a link of a rule for a site, as the regex sees it.
    static func all(in link: String, of rule: TestedRule) -> [PartPlace] {
        guard case .passage(let passage) = rule.rule, let match = try? passage.pattern.firstMatch(in: Subject(link))
        else { return [] }
        let bytes = Array(link.utf8)
        let groups = passage.pattern.groupNames.flatMap { name, numbers in
            numbers.compactMap { number in
                LinkPart(rawValue: name).flatMap { part in match[number].map { (part, $0, false) } }
            }
        }
        let items = Query(of: link).items
        let parameters = rule.parameters.flatMap { name, part in
            items.filter { $0.name == name }.map { item in
                let start = item.offset + item.name.utf8.count + 1
                return (part, start..<start + item.value.utf8.count, true)
            }
        }
        return (groups + parameters).filter { !$0.1.isEmpty && $0.1.upperBound <= bytes.count }
            .map { PartPlace(part: $0, range: $1, text: String(decoding: bytes[$1], as: UTF8.self), isParameter: $2) }
            .sorted { ($0.range.lowerBound, $0.part.rawValue) < ($1.range.lowerBound, $1.part.rawValue) }
    }
}

extension TestedRule {
    /// The query parameters that hold a part of the passage.
    var parameters: [(name: String, part: LinkPart)] {
        guard object.kind.readsSite else { return [] }
        return (object[.query]?.members ?? []).compactMap { member in
            member.value.string.flatMap(LinkPart.init(rawValue:)).map { (member.name, $0) }
        }
    }
}
