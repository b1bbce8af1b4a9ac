import Bible
import LinkEngine
import PCRE
import RuleChecking
import Text
import URLText

/// Makes links that may take a part of a rule, from its tests or from its regex.
struct WitnessCandidates {
    private let rule: TestedRule
    private let values: PartValues
    private let links: [String]
    private let own: [LinkPart: [String]]
    private var samples: PatternSamples?

    /// Of more links, changes show hardly anything new.
    private static let maximumBases = 10
    private static let maximumRecent = 2
    private static let maximumVariations = 12

    /// - Parameter links: the links of tests with a result.
    init(_ rule: TestedRule, _ values: PartValues, links: [String], _ services: RuleServices) {
        self.rule = rule
        self.values = values
        let subjects = links.map { rule.rule.subject($0).string }
        let bases = Array(subjects.prefix(Self.maximumBases))
        let variations = BaseVariations.all(of: bases, rule).filter { rule.parts.taken(by: $0, services) != nil }
        self.links = bases + variations.prefix(Self.maximumVariations)
        var own: [LinkPart: [String]] = [:]
        for place in subjects.flatMap({ PartPlace.all(in: $0, of: rule) }) {
            own[place.part, default: []].append(place.text)
        }
        self.own = own
        samples = rule.rule.regex.flatMap { regex in
            try? PatternSamples(regex) { name in
                LinkPart(rawValue: name).map { values.texts(for: $0, own: own[$0] ?? []) } ?? []
            }
        }
    }

    /// Links that may take a part, the plausible first.
    ///
    /// - Parameter more: links that were found before, the last first: a change of these saves a link.
    mutating func links(taking part: RulePart.Kind, _ more: [String]) -> [String] {
        let bases = more.prefix(Self.maximumRecent) + links
        switch part {
        case .branch(let branch): return links(taking: branch, bases)
        case .queryParameter(let name): return bases.flatMap { withParameter(name, in: $0) }
        case .book(let name): return bases.flatMap { withBook(name, in: $0) }
        case .translation(let code):
            return rule.rule.isForm
                ? AppPassages.links(code) : bases.flatMap { with(spellings(code), for: .translation, in: $0) }
        case .template: return AppPassages.all(translations: rule.parts.translationCodes)
        case .format: return []
        }
    }

    private mutating func links(taking branch: PatternBranch, _ bases: some Sequence<String>) -> [String] {
        guard let edits = samples?.edits(taking: branch) else { return [] }
        let paths = bases.map { ($0, rule.parts.path(of: $0), try? rule.rule.pattern?.firstMatch(in: Subject($0))) }
        var links: [String] = []
        for edit in edits {
            for (base, path, match) in paths {
                let range: Range<Int>?
                switch edit.place {
                case .terms(let terms): range = terms.lazy.compactMap { path?.range(of: $0) }.first
                case .group(let number): range = match?[number]
                case .all: continue
                }
                guard let range else { continue }
                links += doubled(branch, base, range)
                links += edit.additions.flatMap { addition in
                    [range.upperBound, range.lowerBound].map { base.replacing($0..<$0, with: addition) }
                }
                let texts = edit.texts.compactMap { text in
                    PatternSamples.resolved(text) { rule.text(ofGroup: $0, match, in: base) }
                }
                links += texts.map { base.replacing(range, with: $0) } + texts.flatMap { base.adding(parameterIn: $0) }
            }
            if case .all = edit.place { links += edit.texts }
        }
        return links
    }

    /// Where a repetition should be longer, the text that it read once more.
    private func doubled(_ branch: PatternBranch, _ base: String, _ range: Range<Int>) -> [String] {
        guard branch.kind == .many, !range.isEmpty else { return [] }
        let text = String(decoding: Array(base.utf8)[range], as: UTF8.self)
        return [base.replacing(range, with: text + text)]
    }

    private func withParameter(_ name: String, in base: String) -> [String] {
        guard let part = rule.parameters.first(where: { $0.name == name })?.part else { return [] }
        let texts = values.texts(for: part, own: own[part] ?? []).prefix(24).map { "\(name)=\($0)" }
        let hash = base.firstIndex(of: "#") ?? base.endIndex
        let (link, fragment) = (base[..<hash], base[hash...])
        let mark = link.contains("?") ? (link.hasSuffix("?") ? "" : "&") : "?"
        let added = texts.map { link + mark + $0 + fragment }
        let replaced = PartPlace.all(in: base, of: rule).filter(\.isParameter).flatMap { place -> [String] in
            guard let start = base.utf8.prefix(place.range.lowerBound).lastIndex(where: { "?&".utf8.contains($0) })
            else { return [] }
            let item = base.utf8.distance(from: base.startIndex, to: start) + 1..<place.range.upperBound
            return texts.map { base.replacing(item, with: $0) }
        }
        return added.map { String($0) } + replaced
    }

    /// Replaces the book by an entry of the rule's own names, with a chapter that every book has.
    private func withBook(_ name: String, in base: String) -> [String] {
        let names = spellings(name)
        var links: [String] = []
        for link in with(names, for: .book, in: base) {
            links.append(link)
            for link in ["1", "2"].flatMap({ with([$0], for: .chapter, in: link) }) {
                links.append(link)
                links += with(["1", "2"], for: .verse, in: link)
            }
        }
        let ends = ["1", " 1", "+1", ".1", "1:1", "1,1"]
        let references = names.flatMap { name in ends.map { name + $0 } }
        return links + with(references, for: .reference, in: base)
    }

    private func with(_ texts: [String], for part: LinkPart, in base: String) -> [String] {
        PartPlace.all(in: base, of: rule).filter { $0.part == part }.flatMap { place in
            texts.map { base.replacing(place.range, with: $0) }
        }
    }

    /// A name of the rule as links have it.
    private func spellings(_ name: String) -> [String] {
        let capital = name.prefix(1).uppercased() + name.dropFirst()
        return [name, capital, name.uppercased()].flatMap { text in
            text.contains(" ")
                ? [
                    text.replacing(" ", with: "+"), text.replacing(" ", with: "%20"), text.replacing(" ", with: "-"),
                    text.replacing(" ", with: "_"), text,
                ] : [text]
        }
    }
}

/// Passages of each kind that templates of apps tell apart.
enum AppPassages {
    /// Of a book that each app has, of one of the other Testament, and of some that apps or Bibles treat in another way.
    private static let passages = [
        "[John.3.16]", "[John.3]", "[John]", "[John.3.16-John.3.18]", "[John.3.16,John.3.18]", "[John.3.16-John.4.2]",
        "[John.3-John.4]", "[John.3.16-John.3.18,John.3.20]", "[John.3.16],[Rom.8.28]", "[John.3],[Rom.8]",
        "[John.3.16-John.3.18],[Exod.2]", "[John.3.16-Acts.2.1]", "[John.3-Acts.2]", "[John-Acts]", "[Gen.3.16]",
        "[Gen.3]", "[Gen]", "[Gen.3.16-Gen.3.18]", "[Gen.3.16,Gen.3.18]", "[Gen.3.16-Gen.4.2]", "[Gen.3-Gen.4]",
        "[Gen.3.16-Gen.3.18,Gen.3.20]", "[Gen.3.16],[Rom.8.28]", "[Gen.3],[Rom.8]", "[Gen.3.16-Gen.3.18],[Exod.2]",
        "[Gen.3.16-Acts.2.1]", "[Gen.3-Acts.2]", "[Gen-Acts]", "[Ps.23]", "[Ps.23.1]", "[Ps.119.105]", "[Jude]",
        "[Jude.1.5]", "[Jude.1.5-Jude.1.7]", "[Tob.4.7]", "[Tob.4]", "[Esth.1.1]", "[1John.5.7]", "[Gen-Exod]",
    ]

    /// Each passage without a translation, then in several.
    static func all(translations: [String]) -> [String] {
        ([""] + translations
            + ["ESV", "KJV", "NIV", "XYZ", "NASB", "LUT", "WEB", "NRSV"].filter { !translations.contains($0) })
            .flatMap { code in passages.map { link($0, code) } }
    }

    static func links(_ code: String) -> [String] { passages.map { link($0, code) } }

    private static func link(_ passage: String, _ code: String) -> String {
        "bible://?passages=\(passage)" + (code.isEmpty ? "" : "&translation=\(code)")
    }
}

extension TestedRule {
    /// What a group with a name or a number matched.
    fileprivate func text(ofGroup name: String, _ match: Match?, in link: String) -> String? {
        guard let match, let pattern = rule.pattern else { return nil }
        let numbers = Int(name).map { [$0] } ?? pattern.groupNames[name] ?? []
        return numbers.lazy.compactMap { match.string($0, in: Subject(link)) }.first
    }
}

extension RuleParts {
    /// The codes of translations that the rule lists.
    fileprivate var translationCodes: [String] {
        parts.compactMap { if case .translation(let code) = $0.kind { code } else { nil } }
    }
}

extension SingleRule {
    fileprivate var isForm: Bool { if case .form = self { true } else { false } }
}

extension String {
    /// The link with the query parameter that a text ends in, before or after those that it has.
    fileprivate func adding(parameterIn text: String) -> [String] {
        guard text.contains("=") else { return [] }
        let item = text[(text.lastIndex { "?&".contains($0) }.map { text.index(after: $0) } ?? text.startIndex)...]
        let hash = firstIndex(of: "#") ?? endIndex
        guard let mark = self[..<hash].firstIndex(of: "?") else {
            return ["\(self[..<hash])?\(item)\(self[hash...])"]
        }
        return [
            "\(self[...mark])\(item)&\(self[index(after: mark)...])", "\(self[..<hash])&\(item)\(self[hash...])",
        ]
    }

    /// The text with a range of its UTF-8 bytes replaced.
    func replacing(_ range: Range<Int>, with text: String) -> String {
        let bytes = Array(utf8)
        guard range.upperBound <= bytes.count else { return self }
        return String(decoding: bytes[..<range.lowerBound] + text.utf8 + bytes[range.upperBound...], as: UTF8.self)
    }
}

/// Links with the meaning of others, but with other parts of a link: from these, changes reach further branches.
enum BaseVariations {
    /// Variations of the links of a rule, those of each kind in turn.
    static func all(of links: [String], _ rule: TestedRule) -> [String] {
        let kinds = [
            longPsalms(links.prefix(3), rule), slashes(links), queries(links.prefix(4)), fragments(links.prefix(3)),
        ]
        let longest = kinds.map(\.count).max() ?? 0
        return (0..<longest).flatMap { index in kinds.compactMap { index < $0.count ? $0[index] : nil } }
    }

    /// A slash before the query belongs to the path only where the regex says so.
    private static func slashes(_ links: [String]) -> [String] {
        links.filter { $0.contains("/?") }.prefix(2).map { $0.replacing("/?", with: "?") }
            + links.filter { $0.contains("?") && !$0.contains("/?") }.prefix(1).map { $0.replacing("?", with: "/?") }
    }

    /// The parameters of the query in other orders, and each left out.
    private static func queries(_ links: some Sequence<String>) -> [String] {
        links.flatMap { link -> [String] in
            let items = Query(of: link).items.map { "\($0.name)=\($0.value)" }
            guard items.count > 1, let mark = link.firstIndex(of: "?") else { return [] }
            let fragment = link.firstIndex(of: "#").map { link[$0...] } ?? ""
            let rotated = (1..<min(items.count, 4)).map { items[$0...] + items[..<$0] }
            let shorter = items.indices.prefix(4).map { items[..<$0] + items[($0 + 1)...] }
            return (rotated + shorter).map { link[...mark] + $0.joined(separator: "&") + fragment }
        }
    }

    private static func fragments(_ links: some Sequence<String>) -> [String] {
        links.filter { !$0.contains("#") }.flatMap { link in
            let ends = link.contains("?") ? ["#x"] : ["?x=1#x", "?x=1", "#x"]
            return ends.map { link + $0 }
        }
    }

    /// The only psalm with more than 99 verses instead of the passage.
    private static func longPsalms(_ links: some Sequence<String>, _ rule: TestedRule) -> [String] {
        links.flatMap { link -> [String] in
            let places = PartPlace.all(in: link, of: rule)
            guard places.contains(where: { $0.part == .book }) else { return [] }
            return ["psalms", "Psalms", "psalm", "ps", "Ps", "PSA", "psa", "19", "Psalm", "230"].flatMap { book in
                ["105", "100-105"].map { verse in
                    places.reversed().reduce(link) { link, place in
                        switch place.part {
                        case .book, .endBook: link.replacing(place.range, with: book)
                        case .chapter, .endChapter: link.replacing(place.range, with: "119")
                        case .verse: link.replacing(place.range, with: verse)
                        case .endVerse: link.replacing(place.range, with: "110")
                        default: link
                        }
                    }
                }
            }
        }
    }
}
