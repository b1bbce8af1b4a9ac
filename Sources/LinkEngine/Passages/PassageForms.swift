import Bible
import Scripting

/// What many apps make of a passage, put together: what several of them have in common has one number, so that an
/// ``OutgoingPassage`` works it out once.
struct PassageForms: Sendable {
    /// What one app makes of a passage.
    enum Form {
        /// The app opens none.
        case none
        /// The URL of the common scheme, under a scheme of the app's own if it has one.
        case commonScheme(String?, isHarmless: Bool)
        /// The first of these ``templates`` that leads to the passage.
        case templates(Range<Int>, counting: Versification)
        case script(Script, PassageForm.Takes)
    }

    struct Template {
        /// The number of a ``PassageReach``.
        let reach: Int
        let takesTranslation: Bool
        /// The number of the translation that every link opens.
        let onlyText: Int?
        let namesVersification: Bool
        let coverage: TemplateCoverage
        /// A range of ``parts``.
        let parts: Range<Int>
        /// Whether its links are of a scheme that needs no closer look.
        let isHarmless: Bool
    }

    enum Part {
        /// A range of ``literals``.
        case literal(Range<Int>)
        /// The number of a ``PassageExpression``.
        case expression(Int)
    }

    /// In the order of the apps.
    private(set) var forms: [Form] = []
    private(set) var templates: [Template] = []
    private(set) var parts: [Part] = []
    private(set) var literals: [UInt8] = []
    private(set) var expressions = Numbering<PassageExpression>()
    private(set) var reaches = Numbering<PassageReach>()
    /// The translations of apps that have but one.
    private(set) var texts = Numbering<Translation>()

    /// Puts forms together, each with the main scheme of its app and what the app may open.
    init(_ forms: [(form: PassageForm?, scheme: String?, policy: SchemePolicy)]) {
        for (form, scheme, policy) in forms { append(form, scheme, policy) }
    }

    private mutating func append(_ form: PassageForm?, _ scheme: String?, _ policy: SchemePolicy) {
        switch form {
        case nil: forms.append(.none)
        case .commonScheme?:
            forms.append(.commonScheme(scheme, isHarmless: scheme.map { policy.isHarmless($0 + ":") } ?? false))
        case .script(let script, let takes)?: forms.append(.script(script, takes))
        case .templates(let templates, let takes)?:
            let start = self.templates.count
            for template in templates where takes.translation || !template.coverage.hasTranslation {
                append(template, takes, policy)
            }
            forms.append(.templates(start..<self.templates.count, counting: takes.versification))
        }
    }

    private mutating func append(_ template: PassageTemplate, _ takes: PassageForm.Takes, _ policy: SchemePolicy) {
        let start = parts.count
        for part in template.parts {
            switch part {
            case .literal(let bytes):
                parts.append(.literal(literals.count..<literals.count + bytes.count))
                literals += bytes
            case .expression(let expression):
                let expression = PassageExpression(
                    expression, of: template.variables, translations: takes.translations)
                parts.append(.expression(expressions.number(of: expression)))
            }
        }
        templates.append(
            Template(
                reach: reaches.number(of: takes.reach), takesTranslation: takes.translation,
                onlyText: takes.onlyText.map { texts.number(of: $0) }, namesVersification: template.namesVersification,
                coverage: template.coverage, parts: start..<parts.count,
                isHarmless: policy.isHarmless(template.start)))
    }
}

extension PassageForm.Takes {
    /// How much of a passage fits into one link.
    var reach: PassageReach { PassageReach(list: list, range: range, books: books) }
}
