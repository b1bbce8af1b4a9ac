import Bible
import PCRE
import Text

/// Reading the rules of sites.
extension ManifestLoader {
    func lazyReadingRule(_ value: JSONValue, in file: SourceFile, about topic: Topic) -> LazyRule<ReadingRule> {
        LazyRule(value, in: file, context) { (loader, rule) throws(Finding) in
            try loader.readingRule(rule.value, in: rule.file, about: topic)
        }
    }

    private mutating func readingRule(
        _ value: JSONValue, in file: SourceFile, about topic: Topic
    ) throws(Finding) -> ReadingRule {
        let object = try object(value, in: file, as: topic == .bible ? .passage : .place)
        _ = try object.optionalChoice(.status, Status.self)
        let tests = try tests(object)
        let pattern = try passagePattern(object)
        let reading = try passageReading(object, pattern: pattern)
        let query = try queryParts(object, of: topic)
        if case .groups = reading { try checkGroups(object, pattern: pattern, query: query, of: topic) }
        return ReadingRule(
            topic: topic, site: try object.label(.site), pattern: pattern, reading: reading, query: query,
            defaults: try defaults(object), books: try bookTable(object), translations: try translationTable(object),
            correcting: try object.flag(.misspellings) ? .names : [], tests: tests, location: object.location)
    }

    private func passagePattern(_ object: ObjectReader) throws(Finding) -> Pattern {
        guard let value = object.optional(.regex), let source = value.string else {
            return try pattern(object)
        }
        do {
            _ = try Pattern(source, options: [.duplicateNames])
            return try ReadingRule.pattern(source)
        } catch {
            throw Self.finding(error, in: value, of: object.file)
        }
    }

    private func passageReading(_ object: ObjectReader, pattern: Pattern) throws(Finding) -> ReadingRule.Reading {
        let results: [ManifestSchema.Key] = [.format, .script, .script2]
        guard results.contains(where: { object.optional($0) != nil }) else { return .groups }
        switch try result(object, pattern: pattern) {
        case .format(let substitution): return .format(substitution)
        case .script(let script): return .script(script)
        case .template: return .groups
        }
    }

    private func queryParts(
        _ object: ObjectReader, of topic: Topic
    ) throws(Finding) -> [(parameter: String, part: LinkPart)] {
        guard let value = object.optional(.query) else { return [] }
        guard let members = value.members else { throw object.wrongType(value, .query, expected: "an object") }
        var parts: [(parameter: String, part: LinkPart)] = []
        for member in members {
            guard let part = member.value.string.flatMap(LinkPart.init(rawValue:)), part.topic == topic else {
                throw Finding(
                    .manifestInvalidValue, "the parameter \"\(member.name)\" is mapped to \(member.value.source)",
                    at: object.location(member.value), note: "it can be one of \(Self.partNames(topic))")
            }
            parts.append((member.name, part))
        }
        return parts
    }

    private static func partNames(_ topic: Topic) -> String {
        LinkPart.all(of: topic).map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    }

    /// A rule with groups must give a passage or a place, and its groups must be parts of that.
    private func checkGroups(
        _ object: ObjectReader, pattern: Pattern, query: [(parameter: String, part: LinkPart)], of topic: Topic
    ) throws(Finding) {
        let known = LinkPart.all(of: topic).map { $0.rawValue }
        for name in pattern.groupNames.keys.sorted() where !known.contains(name) {
            throw Finding(
                .regexUnknownGroup, "the regex has a group named \"\(name)\"", at: location(ofGroup: name, object),
                note: Spelling.hint(for: name, in: known) ?? Spelling.hint(forBeginning: name, in: known)
                    ?? "groups may be named \(Self.partNames(topic))")
        }
        let names = Set(pattern.groupNames.keys).union(query.map { $0.part.rawValue })
        let (needed, what, otherwise): ([LinkPart], String, String) =
            switch topic {
            case .bible:
                ([.reference, .book], "passage", ", map a query parameter to one, or add a \"format\" or \"script\"")
            case .places:
                (
                    [.point, .pointLonLat, .lat, .camera, .cameraLonLat, .shortCode, .query], "place",
                    ", or map a query parameter to one"
                )
            }
        guard names.isDisjoint(with: needed.map { $0.rawValue }) else { return }
        let list = needed.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
        throw Finding(
            .siteNoPassage, "the rule does not give a \(what)", at: object.location,
            note: "name a group \(list)\(otherwise)")
    }

    private func location(ofGroup name: String, _ object: ObjectReader) -> SourceLocation {
        guard let regex = object.optional(.regex), let tree = try? PatternTree(regex.string ?? ""),
            let group = tree.capturingGroups.first(where: { $0.name == name })
        else { return object.location }
        return SourceLocation(file: object.file, offset: regex.offset(ofText: group.range.lowerBound))
    }

    private func defaults(_ object: ObjectReader) throws(Finding) -> ReadingRule.Defaults {
        ReadingRule.Defaults(
            translation: try object.optionalString(.translation).map { TranslationCode($0) },
            language: try language(object), versification: try versification(object))
    }

    private func language(_ object: ObjectReader) throws(Finding) -> String? {
        guard let code = try object.optionalString(.language), let value = object.optional(.language) else {
            return nil
        }
        guard BookNames.languageCodes.contains(code) else {
            throw Finding(
                .manifestInvalidValue, "there are no names of books for the language \"\(code)\"",
                at: object.location(value), note: "the codes are \(BookNames.languageCodes.joined(separator: ", "))")
        }
        return code
    }

    /// The versification of a rule or an app.
    func versification(_ object: ObjectReader) throws(Finding) -> Versification? {
        guard let name = try object.optionalString(.versification), let value = object.optional(.versification) else {
            return nil
        }
        guard let known = Versification.named(name) else {
            let names = Versification.all.map { "\"\($0.name)\"" }.joined(separator: ", ")
            throw Finding(
                .manifestInvalidValue, "there is no versification \"\(name)\"", at: object.location(value),
                note: "the known names are \(names)")
        }
        return known
    }

    private func bookTable(_ object: ObjectReader) throws(Finding) -> BookTable? {
        guard let value = object.optional(.books) else { return nil }
        if let name = value.string {
            let (order, codes) = (Book.Order(rawValue: name), Book.CodeSet(rawValue: name))
            if order != nil || codes != nil { return .codes(order, codes) }
            if name == "usfm" { return .usfm }
            let names = ["usfm"] + Book.Order.allCases.map { $0.rawValue } + Book.CodeSet.allCases.map { $0.rawValue }
            throw Finding(
                .manifestInvalidValue, "there is no book table \"\(name)\"", at: object.location(value),
                note: "the known names are \(names.joined(separator: ", "))")
        }
        guard let members = value.members else {
            throw object.wrongType(
                value, .books, expected: "an object from the site's names to OSIS ids, or a table's name")
        }
        var table: [String: Book] = [:]
        for member in members {
            guard let book = member.value.string.flatMap(Book.init(osis:)) else {
                throw Finding(
                    .manifestInvalidValue, "\(member.value.source) is not a valid OSIS id of a book",
                    at: object.location(member.value), note: "`lectern list books` prints them")
            }
            table[member.name.lowercased()] = book
        }
        return .names(table)
    }

    private func translationTable(_ object: ObjectReader) throws(Finding) -> TranslationCodes? {
        guard let value = object.optional(.translations) else { return nil }
        if let name = value.string {
            if let site = Translation.Site(rawValue: name) { return .site(site) }
            throw Finding(
                .manifestInvalidValue, "there is no table of translations \"\(name)\"", at: object.location(value),
                note: "the known names are \(Translation.Site.allCases.map { $0.rawValue }.joined(separator: ", "))")
        }
        let codes = try object.strings(
            value, .translations, expected: "an object from the site's codes to codes in general use, or a table's name"
        )
        return .codes(codes.reduce(into: [:]) { $0[$1.0.lowercased()] = $1.1 })
    }
}
