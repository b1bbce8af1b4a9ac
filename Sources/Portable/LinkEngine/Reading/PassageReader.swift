import Bible
import PCRE
import Requests
import Text

/// What a rule for a site made of a link.
enum PassageReading {
    /// The link is not a page of this rule.
    case noMatch
    /// The canonical URL of the link's passage, and what a person should know about it.
    case passage(CommonSchemeURL, Finding? = nil)
    /// The link is a page of this rule, but not of a passage that exists.
    case rejected(Finding)
}

extension PassageRule {
    /// Reads a link.
    func read(_ link: Subject, _ services: RuleServices, _ budget: inout MatchBudget) -> PassageReading {
        var trace: Trace?
        return read(link, services, &budget, &trace)
    }

    /// Reads a link and records how, if there is a trace.
    func read(
        _ link: Subject, _ services: RuleServices, _ budget: inout MatchBudget, _ trace: inout Trace?
    ) -> PassageReading {
        do throws(MatchError) {
            let match = try pattern.firstMatch(in: link, budget: &budget)
            trace?.record(.trial(ExplainedRule(self), Trace.Trial(match, pattern, link)))
            guard let match else { return .noMatch }
            switch reading {
            case .groups: return Self.reading { () throws(Finding) in try read(match, in: link) }
            case .format(let substitution):
                let matches = try RuleMatches(match, of: pattern, in: link).all(budget: &budget)
                let url = try substitution.replacing(matches, in: link, budget: &budget)
                return Self.reading { () throws(Finding) in try read(url: url) }
            case .script(let script):
                let run = services.run(script, url: link.string)
                trace?.record(.result(TracedResult(site, nil, RuleEvaluation(run), at: location)))
                return Self.reading { () throws(Finding) in try read(run) }
            }
        } catch {
            return .rejected(Finding(.warning, "\"\(site)\" was left out: \(error)", at: location))
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
                parsing: text, language: language,
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
