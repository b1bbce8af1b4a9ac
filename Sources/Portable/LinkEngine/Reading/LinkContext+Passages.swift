import Bible
import PCRE
import Text
import URLText

extension LinkContext {
    /// The passage of a link by the common scheme or by the rules for sites, or that of a plain reference.
    mutating func passage() -> LinkedPassage? {
        let url = page.link.string
        if !SchemePolicy.isWeb(url) {
            if let scheme = SchemePolicy.scheme(of: url), scheme == "bible" || scheme.hasPrefix("bible-") {
                return filter.admits(.bible) ? commonScheme(url) : nil
            }
            if SchemePolicy.scheme(of: url) == "geo" {
                if filter.admits(.places) { readGeoURL(url) }
                return nil
            }
            if !NormalizedLink.looksLikeLink(url) { return filter.admits(.bible) ? plainReference(url) : nil }
        }
        let findings = resolution.findings.count
        let passage = passageOfSite()
        let isUnread = resolution.place == nil && resolution.findings.count == findings
        return passage ?? (isUnread && filter.admits(.bible) ? dottedReference(url) : nil)
    }

    private mutating func passageOfSite() -> LinkedPassage? {
        let link = page.link
        let normalized = page.isNormalized ? link.string : NormalizedLink(link.string).url
        rules.trace?.record(.normalized(normalized))
        if normalized == link.string { return passage(of: link, page.candidates.passages) }
        return passage(of: Subject(normalized), engine.index.candidates(in: normalized).passages)
    }

    /// The passage by the first rule that reads one. A place that a rule reads first becomes that of the resolution.
    private mutating func passage(of link: Subject, _ candidates: some Sequence<Int>) -> LinkedPassage? {
        var rejections: [Finding] = []
        for candidate in candidates {
            guard mayTryRule() else { break }
            guard let rule = engine.manifest.lazyReadingRules[candidate].rule, filter.admits(rule.topic) else {
                continue
            }
            switch rule.read(link, &rules) {
            case .noMatch: continue
            case .passage(let url, let finding):
                if let finding { resolution.findings.append(finding) }
                return LinkedPassage(site: rule.site, canonicalURL: url, rule: rule)
            case .place(let place):
                resolution.place = place
                return nil
            case .rejected(let finding):
                rejections.append(finding)
                resolution.refusedTopic = rule.topic
            }
        }
        resolution.findings += rejections
        return nil
    }

    private mutating func commonScheme(_ url: String) -> LinkedPassage? {
        do {
            let read = try CommonSchemeURL(parsing: url)
            resolution.findings += Self.ignoredParameters(of: read) + read.corrections.map { $0.finding }
            var canonicalURL = read.canonical
            canonicalURL.intention = read.intention
            return LinkedPassage(site: "common scheme", canonicalURL: canonicalURL)
        } catch {
            resolution.findings.append(
                Finding(
                    .warning, "\(Printable.shortened(url)) is not a passage: \(error.message)",
                    problem: .passage(error)))
            return nil
        }
    }

    private static func ignoredParameters(of url: CommonSchemeURL) -> [Finding] {
        let intention = url.invalidIntention.map { text in
            let known = CommonSchemeURL.Intention.allCases.map { $0.rawValue }
            return Finding(
                .warning, "unknown intention \"\(Printable.shortened(text))\" is ignored",
                note: Spelling.hint(for: text, in: known) ?? "the intentions are \(known.joined(separator: ", "))",
                problem: .ignored(text))
        }
        let translation = url.invalidTranslation.map { text in
            let shown = Printable.shortened(text, to: 40)
            return Finding(
                .warning, "\"\(shown)\" is not a valid translation code and was ignored", problem: .ignored(text))
        }
        return [intention, translation].compactMap { $0 }
    }

    /// The passage of a reference that looks like a link: by a scheme, `John: 3:16`, `John+3:16+ESV`, or by a host,
    /// `Jer.5.ESV`.
    private mutating func dottedReference(_ text: String) -> LinkedPassage? {
        guard !text.utf8.containsByte(UInt8(ascii: "/")),
            SchemePolicy.scheme(of: text) != nil || text.contains(where: { $0.isNumber })
        else { return nil }
        return (try? reading.reference(text, correcting: .rangeEnds)).map { linkedPassage($0, in: $1) }
    }

    private mutating func linkedPassage(_ reference: Reference, in language: String?) -> LinkedPassage {
        reading.language = language
        resolution.findings += reference.corrections.map { $0.finding }
        return LinkedPassage(site: nil, canonicalURL: CommonSchemeURL(reference))
    }

    private mutating func plainReference(_ text: String) -> LinkedPassage? {
        do {
            let (reference, language) = try reading.reference(text, correcting: .all.subtracting(.otherText))
            return linkedPassage(reference, in: language)
        } catch {
            resolution.findings.append(
                error.isAboutNumbers
                    ? Finding(
                        .error, "\"\(Printable.shortened(text))\" is not a passage: \(error.message)",
                        at: error.location(in: text), problem: .passage(error))
                    : Finding(
                        .error,
                        error.reason == .missingBook
                            ? "not a link, and \(error.message)" : "neither a link nor a reference: \(error.message)",
                        at: error.location(in: text),
                        note: error.hint(for: text) ?? "a link starts with https:// or a host",
                        problem: .passage(error)))
            return nil
        }
    }
}
