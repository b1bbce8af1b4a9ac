import Bible
import Diagnostics
import PCRE
import Scripting
import UTF8Text

/// What a rule for a site made of a link.
enum PassageReading {
    /// The link is no page of this rule.
    case notMine
    case passage(CommonSchemeURL)
    /// The link is a page of this rule, but no passage comes of it.
    case rejected(Finding)
}

extension PassageRule {
    /// Reads a link.
    func read(_ link: Subject, _ scripts: ScriptPool) -> PassageReading {
        do {
            guard let match = try pattern.firstMatch(in: link) else { return .notMine }
            switch reading {
            case .groups: return try read(match, in: link)
            case .format(let substitution):
                return try hub(substitution.replacingMatches(in: link, with: pattern))
            case .script(let script): return try hub(scripts.run(script, url: link.string))
            }
        } catch let error as Finding {
            return .rejected(error)
        } catch {
            return .rejected(Finding(.warning, "\(site): \(error)"))
        }
    }

    private func hub(_ run: ScriptRun) throws -> PassageReading {
        switch run.result {
        case .value(let url): try hub(url)
        case .none: .notMine
        case .failed(let error): .rejected(Finding(.warning, "\(site): \(error)"))
        }
    }

    private func hub(_ url: String?) throws -> PassageReading {
        guard let url else { return .notMine }
        do {
            let stated = try CommonSchemeURL(parsing: url)
            return .passage(
                CommonSchemeURL(
                    scheme: "bible", passage: stated.passage,
                    translation: stated.translation ?? defaults.translation, intention: nil,
                    versification: stated.versification ?? defaults.versification?.name))
        } catch {
            throw Finding(
                .warning,
                "\(site): the rule gave \"\(Printable.shortened(url))\", which is no passage: \(error.message)")
        }
    }

    private func read(_ match: Match, in link: Subject) throws(Finding) -> PassageReading {
        let parts = try PassageParts(of: self, match: match, link: link)
        guard let reference = try parts.reference(books: books) else { return .notMine }
        let translation = parts.translation(translations) ?? defaults.translation
        let stated = parts[.language] ?? defaults.language
        let known = translation.flatMap { Translation.with(code: $0, language: stated) }
        let hub = try hub(
            of: reference, translation, known, stated ?? known?.language, stated: try versification(parts))
        guard parts.agree(with: hub.passage) else {
            throw Finding(
                .warning, "\(site): \"\(Printable.shortened(reference))\" is no passage",
                note: "a chapter must not be read as a verse, nor a verse as a chapter")
        }
        return .passage(hub)
    }

    /// The versification that the link names, else that of the site.
    private func versification(_ parts: PassageParts) throws(Finding) -> Versification? {
        guard let name = parts[.versification] else { return defaults.versification }
        guard let known = Versification.named(name) else {
            throw Finding(.warning, "\(site): \"\(Printable.shortened(name))\" is no versification that is known")
        }
        return known
    }

    /// The numbers are as the site counts, else as the translation does, else English.
    private func hub(
        of reference: String, _ translation: String?, _ known: Translation?, _ language: String?,
        stated: Versification?
    ) throws(Finding) -> CommonSchemeURL {
        if stated == nil, let own = known.map(Versification.of), !own.isDefaultLike,
            let hub = try? hub(of: reference, translation, language, own)
        {
            return hub
        }
        do {
            return try hub(of: reference, translation, language, stated)
        } catch {
            throw Finding(.warning, "\(site): \"\(Printable.shortened(reference))\" is no passage: \(error.message)")
        }
    }

    private func hub(
        of reference: String, _ translation: String?, _ language: String?, _ versification: Versification?
    ) throws(PassageError) -> CommonSchemeURL {
        let (passage, stated) = try Passage.parse(
            reference, language: language, versification: versification ?? .english, cuttingRanges: false)
        return CommonSchemeURL(
            passage: passage, translation: translation ?? stated.map { Translation.spelling(of: $0) },
            versification: versification.flatMap { $0.isDefaultLike ? nil : $0.name })
    }
}
