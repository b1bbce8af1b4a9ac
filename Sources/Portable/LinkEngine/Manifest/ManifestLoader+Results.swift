import PCRE
import Requests
import Text
import URLText

/// Reading regexes and what rules make of their matches.
extension ManifestLoader {
    /// - Parameter text: The regex with what is added to it; nil: as it is in the file.
    func pattern(
        _ object: ObjectReader, options: Pattern.Options = [], text: String? = nil
    ) throws(Finding) -> Pattern {
        guard let value = object.optional(.regex) else {
            throw Finding(
                .manifestMissingKey, "the \(object.title) has no \"regex\"", at: object.location,
                note: "add a regex that matches the links of the site")
        }
        guard value.string != nil else { throw object.wrongType(value, .regex, expected: "a string") }
        return try pattern(value, in: object.file, options: options, text: text)
    }

    func pattern(
        _ value: JSONValue, in file: SourceFile, options: Pattern.Options, text: String? = nil
    ) throws(Finding) -> Pattern {
        do {
            return try Pattern(text ?? value.string ?? "", options: options)
        } catch {
            throw Self.finding(error, in: value, of: file)
        }
    }

    /// A finding at the character of the regex that is wrong. The note shows the text before it as the regex has it: in
    /// the file its backslashes are doubled.
    static func finding(_ error: PatternError, in regex: JSONValue, of file: SourceFile) -> Finding {
        let before = String(decoding: (regex.string ?? "").utf8.prefix(error.offset), as: UTF8.self)
        return Finding(
            .regexInvalid, "the regex is not \(error.needsPCRE2 ? "supported" : "valid"): \(error.message)",
            at: SourceLocation(file: file, offset: regex.offset(ofText: error.offset)),
            note: "at character \(before.unicodeScalars.count + 1), after \"\(before.suffix(40))\"")
    }

    func substitution(_ object: ObjectReader, pattern: Pattern) throws(Finding) -> Substitution {
        let template = try object.string(.format)
        let substitution = Substitution(template, groupCount: pattern.groupCount)
        if substitution.highestGroup > pattern.groupCount, let value = object.optional(.format) {
            throw Finding(
                .templateUnknownVariable, "the template uses group \(substitution.highestGroup)",
                at: object.location(value),
                note: "the regex has \(pattern.groupCount == 0 ? "no groups" : "\(pattern.groupCount)")")
        }
        return substitution
    }

    /// Warns of a format or template that begins with a scheme which is never opened, whatever a link gives to it.
    mutating func warnIfRefused(_ result: RuleResult, for app: App, _ object: ObjectReader) {
        let (beginning, key): (String?, ManifestSchema.Key) =
            switch result {
            case .format(let substitution): (substitution.literalBeginning, .format)
            case .template: (object.optional(.template)?.string.map { String($0.prefix { $0 != "{" }) }, .template)
            case .script: (nil, .script)
            }
        guard let beginning, SchemePolicy.scheme(of: beginning) != nil, let value = object.optional(key),
            case .refused(let reason) = app.policy.verdict(on: beginning, isBeginning: true)
        else { return }
        log.append(
            Finding(
                .schemeRefused, "no result of this \(key.rawValue) is ever opened: \(reason)",
                at: object.location(value), note: "write the scheme of the app"))
    }

    /// `script2` wins over `script`, as in Opener.
    func result(_ object: ObjectReader, pattern: Pattern) throws(Finding) -> RuleResult {
        let hasScript = object.optional(.script) != nil || object.optional(.script2) != nil
        let hasFormat = object.optional(.format) != nil
        guard [hasFormat, hasScript, object.optional(.template) != nil].count(where: { $0 }) <= 1 else {
            throw Finding(
                .manifestConflictingKeys,
                "the \(object.title) has more than one of \"format\", \"script\" and \"template\"", at: object.location,
                note: "keep one of them")
        }
        if hasFormat { return .format(try substitution(object, pattern: pattern)) }
        if let source = try object.optionalString(.script2) {
            return .script(Script(source: source, dialect: .script2))
        }
        if let source = try object.optionalString(.script) { return .script(Script(source: source, dialect: .script)) }
        return .template(try templateResult(object, pattern: pattern))
    }

    /// A template may use the groups of the regex, the whole link as `url`, and the link as it was given as `original`.
    private func templateResult(_ object: ObjectReader, pattern: Pattern) throws(Finding) -> URITemplate {
        guard let value = object.optional(.template) else {
            throw Finding(
                .manifestMissingKey, "the \(object.title) has no result", at: object.location,
                note: "add a \"format\", a \"script\" or a \"template\"")
        }
        let template = try template(value, of: .template, in: object)
        let known = Set(pattern.groupNames.keys).union(["url", "original"])
        for name in template.variableNames where !known.contains(name) {
            throw Finding(
                .templateUnknownVariable, "the template uses \"\(name)\", which is not a group of the regex",
                at: object.location(value), note: "it may use \(known.sorted().joined(separator: ", "))")
        }
        return template
    }

    func template(
        _ value: JSONValue, of key: ManifestSchema.Key, in object: ObjectReader
    ) throws(Finding) -> URITemplate {
        guard let source = value.string else { throw object.wrongType(value, key, expected: "a string") }
        do {
            return try URITemplate(source)
        } catch {
            throw Finding(
                .templateInvalid, "the URI Template is not valid: \(error.message)", at: object.location(value),
                note: "at byte \(error.offset + 1) of \"\(source)\"")
        }
    }
}
