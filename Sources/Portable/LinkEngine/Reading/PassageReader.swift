package import Bible
package import PCRE
import Requests
import Text
import URLText

/// What a rule for a site made of a link.
enum PassageReading {
    /// The link is not a page of this rule.
    case noMatch
    /// The canonical URL of the link's passage, and what a person should know about it.
    case passage(CommonSchemeURL, Finding? = nil)
    /// The place of the link.
    case place(LinkedPlace)
    /// The link is a page of this rule, but not of a passage or a place that exists.
    case rejected(Finding)
}

extension ReadingRule {
    /// Reads a link as it was pasted, and nothing else; the result is the canonical URL.
    package func evaluate(_ url: String, _ services: RuleServices) -> RuleEvaluation {
        var context = RuleContext(services)
        return switch read(Subject(NormalizedLink(url).url), &context) {
        case .passage(let url, _): RuleEvaluation(value: url.string)
        case .place(let place): RuleEvaluation(value: place.url)
        case .noMatch, .rejected: RuleEvaluation()
        }
    }

    /// Whether the rule reads a link, which is normalized, as far as that can be known without running a script.
    package func reads(_ link: Subject, _ services: RuleServices, budget: inout MatchBudget) -> Bool {
        if case .script = reading { return (try? pattern.firstMatch(in: link, budget: &budget)) != nil }
        var context = RuleContext(services, budget: budget)
        defer { budget = context.budget }
        return switch read(link, &context) {
        case .passage, .place: true
        case .noMatch, .rejected: false
        }
    }

    /// Why the groups of a match and the query of its link give no passage.
    package enum FieldProblem {
        case noReference
        case notAReference(String, language: String?, PassageError)
    }

    /// The problem with a link that the regex matches; nil if there is none, it cannot be decoded, or the passage comes
    /// from a format or a script.
    package func fieldProblem(_ match: Match, in link: Subject) -> FieldProblem? {
        guard case .groups = reading, topic == .bible, let fields = try? LinkFields(of: self, match: match, link: link)
        else { return nil }
        guard let text = fields.reference(books: books) else { return .noReference }
        let language = fields[.language] ?? defaults.language
        do {
            _ = try Reference(
                parsing: Array(LinkFields.withoutCode(text).utf8), language: language,
                versification: defaults.versification?.simplified,
                correcting: correcting)
            return nil
        } catch {
            return .notAReference(text, language: language, error)
        }
    }

    /// Reads a link, which is normalized.
    func read(_ link: Subject, _ context: inout RuleContext) -> PassageReading {
        do throws(MatchError) {
            let match = try pattern.firstMatch(in: link, budget: &context.budget)
            context.trace?.record(.trial(ExplainedRule(self), Trace.Trial(match, pattern, link)))
            guard let match else { return .noMatch }
            let reading = try read(RuleMatches(match, of: pattern, in: link), &context)
            context.trace?.record(reading, by: self)
            return reading
        } catch {
            let finding = Finding(.warning, "\"\(site)\" was skipped: \(error)", at: location)
            context.trace?.record(.rejected(finding), by: self)
            return .rejected(finding)
        }
    }

    private func read(_ matches: RuleMatches, _ context: inout RuleContext) throws(MatchError) -> PassageReading {
        let link = matches.subject
        switch reading {
        case .groups: return Self.reading { () throws(Finding) in try read(matches.first, in: link) }
        case .format(let substitution):
            let url = try substitution.replacing(
                matches.all(budget: &context.budget), in: link, budget: &context.budget)
            return Self.reading { () throws(Finding) in try read(url: url) }
        case .script(let script):
            let run = context.services.run(script, url: link.string)
            context.trace?.record(.result(TracedResult(site, nil, RuleEvaluation(run), at: location)))
            return Self.reading { () throws(Finding) in try read(run) }
        }
    }

    private static func reading(_ read: () throws(Finding) -> PassageReading) -> PassageReading {
        do { return try read() } catch { return .rejected(error) }
    }

    private func read(_ run: ScriptRun) throws(Finding) -> PassageReading {
        let problem = RuleEvaluation(run).problem.map { Finding($0.severity, "\(site): the passage \($0.message)") }
        switch run.result {
        case .value(let url):
            guard case .passage(let url, let finding) = try read(url: url) else { return .noMatch }
            return .passage(url, problem ?? finding)
        case .none where run.requests.isEmpty: return .noMatch
        case .failed(let error) where run.requests.isEmpty: return .rejected(Finding(.warning, "\(site): \(error)"))
        case .none, .failed: return problem.map { .rejected($0) } ?? .noMatch
        }
    }

    /// Reads the URL of the common scheme that a format or a script gave.
    private func read(url: String?) throws(Finding) -> PassageReading {
        guard let url else { return .noMatch }
        do throws(PassageError) {
            let read = try CommonSchemeURL(parsing: url, defaultVersification: defaults.versification ?? .english)
            var canonicalURL = read.canonical
            canonicalURL.translation = canonicalURL.translation ?? defaults.translation
            return .passage(canonicalURL, finding(about: read.corrections))
        } catch {
            throw Finding(
                .warning,
                "\(site): the rule gave \"\(Printable.shortened(url))\", which is not a passage: \(error.message)",
                problem: .passage(error))
        }
    }

    private func read(_ match: Match, in link: Subject) throws(Finding) -> PassageReading {
        let fields = try LinkFields(of: self, match: match, link: link)
        if topic == .places {
            let place = try Place(fields, site: site)
            return place.map { .place(LinkedPlace($0, site: site, isDestination: fields[.route] != nil)) } ?? .noMatch
        }
        guard let text = fields.reference(books: books) else { return .noMatch }
        let reference = try reference(text, fields)
        guard fields.hasPrecision(of: reference.passage) else {
            throw Finding(
                .warning, "\(site): \"\(Printable.shortened(text))\" is not a passage",
                note: "a chapter must not be read as a verse, nor a verse as a chapter")
        }
        return .passage(CommonSchemeURL(reference), finding(about: reference.corrections))
    }

    /// The warning about what in the link was corrected; nil if nothing was.
    private func finding(about corrections: [Correction]) -> Finding? {
        guard !corrections.isEmpty else { return nil }
        return Finding(
            .warning, "\(site): \(corrections.map { $0.message }.joined(separator: ", "))",
            problem: .corrected(corrections))
    }

    private func reference(_ text: String, _ fields: LinkFields) throws(Finding) -> Reference {
        let versification = try versification(fields)
        let language = fields[.language] ?? defaults.language
        do {
            return try Reference(
                parsing: Array(LinkFields.withoutCode(text).utf8), language: language,
                translation: fields.translation(translations) ?? defaults.translation, versification: versification,
                correcting: correcting)
        } catch {
            throw Finding(
                .warning, "\(site): \"\(Printable.shortened(text))\" is not a passage: \(error.message)",
                note: error.hint(for: text, language: language), problem: .passage(error))
        }
    }

    /// The versification that the link names, or that of the site.
    private func versification(_ fields: LinkFields) throws(Finding) -> Versification? {
        guard let name = fields[.versification] else { return defaults.versification?.simplified }
        guard let versification = Versification.named(name) else {
            let error = PassageError(.unknownVersification(name), at: 0)
            throw Finding(.warning, "\(site): \(error.message)", problem: .passage(error))
        }
        return versification.simplified
    }
}
