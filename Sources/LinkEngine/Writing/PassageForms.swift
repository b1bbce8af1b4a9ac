import Bible
import Scripting
import URLText

/// What many apps make of a passage, put together: what several of them have in common has one number, so that an
/// ``OutgoingPassage`` works it out once, and nothing is counted or copied for a link but numbers.
struct PassageForms: Sendable {
    /// What one app makes of a passage.
    enum Form {
        /// The app opens none.
        case none
        /// The URL of the common scheme, under a scheme of ``schemes``.
        case commonScheme(Int)
        case templates(Templates)
        /// The number of one of ``scripts``.
        case script(Int)
    }

    /// The templates of an app, of which the first that leads to the passage counts.
    struct Templates {
        /// A range of ``PassageForms/templates``.
        let range: Range<Int>
        /// The number of a ``PassageReach``.
        let reach: Int
        let takesTranslation: Bool
        /// The number of the translation that every link opens.
        let onlyText: Int?
        /// The number of the versification that holds where a link names no translation.
        let counting: Int
    }

    struct Template {
        let coverage: TemplateCoverage
        let namesVersification: Bool
        /// A range of ``pieces``.
        let pieces: Range<Int>
        /// Whether its links are of a scheme that needs no closer look.
        let isHarmless: Bool
    }

    /// The numbers of reaches as bits. There are sixteen at most: two answers to whether lists fit, four ranges, two sets
    /// of books.
    struct ReachSet: OptionSet {
        let rawValue: UInt32

        init(rawValue: UInt32) { self.rawValue = rawValue }

        init(number: Int) { rawValue = 1 << UInt32(number) }
    }

    /// In the order of the apps.
    private(set) var forms: [Form] = []
    private(set) var templates: [Template] = []
    private(set) var pieces = TemplatePieces()
    private(set) var scripts: [(script: Script, takes: PassageForm.Takes)] = []
    private(set) var schemes: [(name: String, isHarmless: Bool)] = []
    private(set) var expressions = Numbering<PassageExpression>()
    /// By the numbers of the expressions: the reaches of the apps that have it in a template.
    private(set) var askers: [ReachSet] = []
    private(set) var reaches = Numbering<PassageReach>()
    private(set) var countings = Numbering<Versification>()
    /// The translations of apps that have but one.
    private(set) var texts = Numbering<Translation>()

    /// Puts forms together, each with the main scheme of its app and what the app may open. The common scheme of an app
    /// that has none is `bible`, which is nobody's in particular.
    init(_ forms: [(form: PassageForm?, scheme: String?, policy: SchemePolicy)]) {
        for (form, scheme, policy) in forms { self.forms.append(number(form, scheme ?? "bible", policy)) }
    }

    private mutating func number(_ form: PassageForm?, _ scheme: String, _ policy: SchemePolicy) -> Form {
        switch form {
        case nil: return .none
        case .commonScheme?:
            schemes.append((scheme, policy.isHarmless(scheme + ":")))
            return .commonScheme(schemes.count - 1)
        case .script(let script, let takes)?:
            scripts.append((script, takes))
            return .script(scripts.count - 1)
        case .templates(let templates, let takes)?:
            let reach = reaches.number(of: takes.reach)
            let start = self.templates.count
            for template in templates where takes.translation || !template.coverage.hasTranslation {
                append(template, takes.translations, reach, policy)
            }
            return .templates(
                Templates(
                    range: start..<self.templates.count, reach: reach, takesTranslation: takes.translation,
                    onlyText: takes.onlyText.map { texts.number(of: $0) },
                    counting: countings.number(of: takes.versification)))
        }
    }

    private mutating func append(
        _ template: PassageTemplate, _ translations: [String: String]?, _ reach: Int, _ policy: SchemePolicy
    ) {
        let parts: [TemplatePieces.Part] = template.parts.map { part in
            switch part {
            case .literal(let bytes): return .literal(bytes)
            case .expression(let expression):
                let expression = PassageExpression(expression, of: template.variables, translations: translations)
                let number = expressions.number(of: expression)
                if number == askers.count { askers.append([]) }
                askers[number].insert(ReachSet(number: reach))
                return .value(number)
            }
        }
        templates.append(
            Template(
                coverage: template.coverage, namesVersification: template.namesVersification,
                pieces: pieces.append(parts), isHarmless: policy.isHarmless(template.start)))
    }
}

extension PassageForm.Takes {
    /// How much of a passage fits into one link.
    var reach: PassageReach { PassageReach(list: list, range: range, books: books) }
}
