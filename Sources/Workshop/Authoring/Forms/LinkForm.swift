import LinkEngine

/// What several links of a site have in common: one form of links, for which there is one rule.
struct LinkForm {
    /// A part of the form.
    indirect enum Item {
        /// The same in all links.
        case literal(String)
        /// What differs from link to link and is no part of the passage.
        case varying([String], isWhole: Bool)
        /// A part of the passage, and its texts in the links.
        case field(LinkReading.Role, [String], isWhole: Bool)
        /// What some links lack.
        case optional([Item])
    }

    let readings: [LinkReading]
    private(set) var path: [Item] = []
    /// What follows a `#`; empty if no link has a part of the passage there.
    private(set) var fragment: [Item] = []
    /// The parameters of the query that are parts of the passage.
    private(set) var parameters: [(name: String, part: PassagePart)] = []

    /// The form of some readings; nil if they differ in more than one form can say.
    init?(_ readings: [LinkReading]) {
        self.readings = readings
        guard let path = Self.merged(readings.map(\.path), requires: Self.passageStart) else { return nil }
        self.path = path
        let fragments = readings.compactMap(\.fragment)
        if !fragments.isEmpty {
            guard let fragment = Self.merged(fragments, requires: 1) else { return nil }
            self.fragment = fragment
        }
        for parameter in readings.flatMap(\.parameters) {
            if let known = parameters.first(where: { $0.name == parameter.name }) {
                guard known.part == parameter.part else { return nil }
            } else {
                parameters.append((parameter.name, parameter.part))
            }
        }
        guard givesPassages else { return nil }
    }

    /// How unlikely it is that the site means this.
    var cost: Int { readings.map(\.cost).reduce(0, +) + Self.varyingCount(path) + Self.varyingCount(fragment) }

    /// Whether the fragment is a part of the form, not only a more precise place on the page.
    var needsFragment: Bool {
        !readings.contains { reading in
            Self.start.contains { start in
                reading.path.fields.contains { $0.role == .part(start) }
                    || reading.parameters.contains { $0.part == start }
            }
        }
    }

    /// Whether the query is a part of the path.
    var isQueryInPath: Bool { readings.contains { $0.isQueryInPath } }

    private static let start: [PassagePart] = [.reference, .book]
    private static let passageStart = 0

    /// Whether each link has the book in the same place.
    private var givesPassages: Bool {
        let places = readings.map { reading in
            reading.parameters.first { Self.start.contains($0.part) }?.name
                ?? (reading.path.hasStart ? "/" : reading.fragment?.hasStart == true ? "#" : "")
        }
        return Set(places).count == 1 && places[0] != ""
    }

    private static func varyingCount(_ items: [Item]) -> Int {
        items.reduce(0) { count, item in
            switch item {
            case .varying: count + 1
            case .optional(let items): count + varyingCount(items)
            case .literal, .field: count
            }
        }
    }
}

extension LinkReading.Sequence {
    /// Whether the book or the whole reference is among the fields.
    fileprivate var hasStart: Bool {
        fields.contains { $0.role == .part(.book) || $0.role == .part(.reference) }
    }
}

extension LinkForm {
    /// What texts with fields have in common. Those with fewer fields lack the last fields of the others.
    private static func merged(_ sequences: [LinkReading.Sequence], requires: Int) -> [Item]? {
        guard let longest = sequences.max(by: { $0.fields.count < $1.fields.count }) else { return nil }
        let roles = longest.fields.map(\.role)
        guard sequences.allSatisfy({ roles.starts(with: $0.fields.map(\.role)) }),
            let last = mergedTexts(sequences.map { $0.texts[$0.texts.count - 1] }),
            sequences.allSatisfy({ $0.fields.count == roles.count || $0.fields.count >= max(requires, 1) })
        else { return nil }
        var items: [Item] = []
        for index in roles.indices.reversed() {
            let having = sequences.filter { $0.fields.count > index }
            guard let text = mergedTexts(having.map { $0.texts[index] }) else { return nil }
            let fields = having.map { $0.fields[index] }
            let field = Item.field(roles[index], distinct(fields.map(\.text)), isWhole: fields.allSatisfy(\.isWhole))
            items = text + [field] + items
            if having.count < sequences.count, sequences.contains(where: { $0.fields.count == index }) {
                items = [.optional(items)]
            }
        }
        return items + last
    }

    /// What texts without fields have in common: equal parts between delimiters, and parts that vary.
    static func mergedTexts(_ texts: [String]) -> [Item]? {
        let texts = distinct(texts)
        guard let first = texts.first, texts.count > 1 else {
            return texts.first.map { $0.isEmpty ? [] : [.literal($0)] }
        }
        let parts = texts.map { LinkToken.tokens($0).split { $0.kind == .delimiter } }
        let split = texts.map { partsWithDelimiters($0) }
        guard parts.allSatisfy({ $0.count <= 40 }), split.allSatisfy({ $0.count == split[0].count }) else { return nil }
        var items: [Item] = []
        for index in partsWithDelimiters(first).indices {
            let variants = distinct(split.map { $0[index].text })
            if variants.count == 1 {
                items.append(.literal(variants[0]))
            } else {
                guard split.allSatisfy({ $0[index].first?.kind != .delimiter }) else { return nil }
                let isWhole = index > 0 && index < split[0].count - 1
                guard let varying = varying(distinct(split.map { $0[index] }), isWhole: isWhole) else { return nil }
                items += varying
            }
        }
        return items
    }

    /// The parts of a text: each delimiter, and what is between two of them, perhaps nothing.
    private static func partsWithDelimiters(_ text: String) -> [[LinkToken]] {
        var parts: [[LinkToken]] = [[]]
        for token in LinkToken.tokens(text) {
            if token.kind == .delimiter { parts += [[token], []] } else { parts[parts.count - 1].append(token) }
        }
        return parts
    }

    /// What differs, without what is equal before and behind it; nil if one text is nothing else.
    private static func varying(_ texts: [[LinkToken]], isWhole: Bool) -> [Item]? {
        let shortest = texts.map(\.count).min() ?? 0
        let start = (0..<shortest).first { index in texts.contains { $0[index] != texts[0][index] } } ?? shortest
        let end =
            (0..<shortest - start).first { index in
                texts.contains { $0[$0.count - 1 - index] != texts[0][texts[0].count - 1 - index] }
            } ?? shortest - start
        let middles = texts.map { $0[start..<$0.count - end].text }
        guard !middles.contains("") else { return nil }
        let (before, after) = (texts[0][..<start].text, texts[0].suffix(end).text)
        let varying = Item.varying(distinct(middles), isWhole: isWhole && start == 0 && end == 0)
        return [Item.literal(before), varying, .literal(after)].filter {
            if case .literal("") = $0 { false } else { true }
        }
    }

    static func distinct<Element: Hashable>(_ elements: [Element]) -> [Element] {
        var seen: Set<Element> = []
        return elements.filter { seen.insert($0).inserted }
    }
}
