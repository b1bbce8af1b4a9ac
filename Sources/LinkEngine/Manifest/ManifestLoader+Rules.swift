import Bible
import Diagnostics
import JSONText
import PCRE
import Scripting
import URLText
import UTF8Text

/// Reading one app, action, browser, redirect or preview.
extension ManifestLoader {
    mutating func app(_ object: ObjectReader) throws(Finding) -> App {
        let form = try passageForm(object)
        let inputs = form?.tests?.optional(.testInputs)
        let app = App(
            identifier: try object.label(.identifier),
            name: try object.label(.name),
            schemes: try schemes(object),
            storeId: try object.optionalDigits(.storeId),
            platform: try object.optionalChoice(.platform, App.Platform.self),
            country: try object.optionalString(.country)?.lowercased(),
            intentions: try intentions(object), passage: form?.0,
            isWebReader: try object.flag(.web),
            docs: try object.optionalString(.docs),
            isUnverified: try object.optionalChoice(.status, Status.self) == .unverified,
            isNew: try object.flag(.new),
            testInputs: inputs,
            testResults: try form?.tests.flatMap { (tests) throws(Finding) in try results(tests, inputs: inputs) },
            location: object.location)
        checkCommonScheme(app, object)
        return app
    }

    /// Whether a source documents the links of an app, an action or a site.
    enum Status: String, CaseIterable {
        case verified
        case unverified
    }

    private func intentions(_ object: ObjectReader) throws(Finding) -> [CommonSchemeURL.Intention] {
        var intentions: [CommonSchemeURL.Intention] = []
        for value in try object.optionalArray(.intentions) ?? [] {
            guard let intention = value.string.flatMap(CommonSchemeURL.Intention.init(rawValue:)) else {
                throw Finding(
                    .error, "\(value.source) is not a valid intention", at: object.location(value),
                    note: "intentions are \(CommonSchemeURL.Intention.allCases.map(\.rawValue).joined(separator: ", "))"
                )
            }
            intentions.append(intention)
        }
        return intentions
    }

    private func schemes(_ object: ObjectReader) throws(Finding) -> [String] {
        let main = object.optional(.scheme).map { [$0] } ?? []
        var schemes: [String] = []
        for value in main + (try object.optionalArray(.schemes) ?? []) {
            guard let text = value.string else { throw object.wrongType(value, .scheme, expected: "a string") }
            let scheme = String(text.prefix { $0 != ":" })
            guard SchemePolicy.scheme(of: scheme + ":") != nil else {
                throw Finding(
                    .error, "\"\(Printable.shortened(text))\" is not a valid URL scheme", at: object.location(value),
                    note: "a scheme is a letter, then letters, digits, +, - and .")
            }
            schemes.append(scheme)
        }
        return schemes
    }

    func lazyAction(_ value: JSONValue, in file: SourceFile) -> LazyRule<Action> {
        lazyRule(value) { (loader) throws(Finding) in try loader.action(value, in: file) }
    }

    /// A rule that is read when it is needed, by a loader of its own that knows the same apps.
    ///
    /// - Parameter regex: The regex, where it is not the value of a key of the rule.
    func lazyRule<Rule: Sendable>(
        _ value: JSONValue, regex: JSONValue? = nil,
        _ read: @escaping @Sendable (inout ManifestLoader) throws(Finding) -> Rule?
    ) -> LazyRule<Rule> {
        let context = context
        let regex = regex ?? value[ManifestSchema.Key.regex.rawValue]
        return LazyRule(value, regex: regex) {
            var loader = context.loader
            var rule: Rule?
            loader.collectingError { (loader) throws(Finding) in rule = try read(&loader) }
            return rule
        }
    }

    /// Nil where every format of the action is left out; each of them has its finding.
    private mutating func action(_ value: JSONValue, in file: SourceFile) throws(Finding) -> Action? {
        let object = try object(value, in: file, as: .action)
        _ = try object.optionalChoice(.status, Status.self)
        let usesHeaders = try object.flag(.headers)
        let title = try object.label(.title)
        let pattern = try pattern(object, options: usesHeaders ? [.multiline] : [])
        guard let values = try object.optionalArray(.formats), !values.isEmpty else {
            throw Finding(
                .error, "the action has no \"formats\"", at: object.location, note: "add the apps that can open it")
        }
        let inputs = try inputs(object)
        var formats: [Action.Format] = []
        for value in values {
            collectingError(omitting: ManifestSchema.Kind.format.title) { (loader) throws(Finding) in
                formats.append(try loader.format(value, of: pattern, inputs: inputs, in: file))
            }
        }
        guard !formats.isEmpty else { return nil }
        return Action(
            title: title, pattern: pattern, usesHeaders: usesHeaders, formats: formats, testInputs: inputs,
            location: object.location)
    }

    private mutating func format(
        _ value: JSONValue, of pattern: Pattern, inputs: JSONValue?, in file: SourceFile
    ) throws(Finding) -> Action.Format {
        let object = try object(value, in: file, as: .format)
        let (app, isInline) = try target(object)
        let result = try result(object, pattern: pattern)
        warnIfRefused(result, for: app, object)
        return Action.Format(
            app: app, isInline: isInline, result: result,
            testResults: try results(object, inputs: inputs), location: object.location)
    }

    private mutating func target(_ object: ObjectReader) throws(Finding) -> (App, isInline: Bool) {
        let identifier = object.optional(.appId)
        let inline = object.optional(.app)
        switch (identifier, inline) {
        case (let value?, nil):
            guard let name = value.string else { throw object.wrongType(value, .appId, expected: "a string") }
            return (try app(named: name, at: object.location(value)), false)
        case (nil, let value?): return (try app(try self.object(value, in: object.file, as: .app)), true)
        case (nil, nil):
            throw Finding(
                .error, "the format does not name an app", at: object.location,
                note: "add \"appId\" with the identifier of an app")
        default:
            throw Finding(
                .error, "the format has both \"appId\" and \"app\"", at: object.location, note: "keep one of them")
        }
    }

    mutating func browser(_ value: JSONValue, in file: SourceFile) throws(Finding) -> Browser {
        let object = try object(value, in: file, as: .browser)
        let app = try app(object)
        let pattern = try pattern(object)
        let inputs = try inputs(object)
        let result = try result(object, pattern: pattern)
        warnIfRefused(result, for: app, object)
        return Browser(
            app: app, pattern: pattern, result: result, testInputs: inputs,
            testResults: try results(object, inputs: inputs), location: object.location)
    }

    /// Loads the redirects in the order of the file, since the first match counts.
    mutating func loadRedirects(_ root: ObjectReader) throws(Finding) {
        guard let value = root.optional(.redirects) else { return }
        let title = "list of redirects"
        guard let members = value.members else {
            throw .notAnObject(value, in: root.file, expected: title)
        }
        for index in members.repeatedIndices {
            log.append(ObjectReader.repeatedKey(members[index], in: root.file, of: title))
        }
        for member in members {
            let rule = lazyRule(member.value, regex: member.key) { (loader) throws(Finding) in
                try loader.redirect(member, in: root.file)
            }
            collectingError(omitting: ManifestSchema.Kind.redirect.title) { (loader) throws(Finding) in
                if loader.keeps(rule) { try loader.add(rule, to: \.lazyRedirects, at: root.location(member.key)) }
            }
        }
    }

    private mutating func redirect(_ member: JSONMember, in file: SourceFile) throws(Finding) -> Redirect {
        let object = try object(member.value, in: file, as: .redirect)
        let pattern = try pattern(member.key, in: file, options: [])
        return Redirect(
            pattern: pattern, target: try target(object, pattern: pattern),
            isForeign: !manifest.ownFiles.contains(file.path), tests: object.optional(.tests),
            testsAreMisspelt: object.object[.tests, isAlias: false] == nil,
            location: SourceLocation(file: file, offset: member.key.offset))
    }

    private func target(_ object: ObjectReader, pattern: Pattern) throws(Finding) -> Redirect.Target {
        let parameter = try object.optionalString(.param)
        let isShortLink = try object.flag(.fetch)
        let hasFormat = object.optional(.format) != nil
        guard [parameter != nil, hasFormat, isShortLink].count(where: \.self) <= 1 else {
            let names = isShortLink ? "\"fetch\" and another target" : "both \"param\" and \"format\""
            throw Finding(.error, "the redirect has \(names)", at: object.location, note: "keep one of them")
        }
        if let parameter { return .parameter(parameter) }
        if hasFormat { return .format(try substitution(object, pattern: pattern)) }
        if isShortLink { return .fetch }
        throw Finding(
            .error, "the redirect has neither \"param\" nor \"format\"", at: object.location,
            note: "\"param\" names the query parameter that holds the link, \"format\" is a template")
    }

    mutating func preview(_ value: JSONValue, in file: SourceFile) throws(Finding) -> Preview {
        let object = try object(value, in: file, as: .preview)
        let pattern = try pattern(object)
        return Preview(
            pattern: pattern, result: try result(object, pattern: pattern), canSave: try object.flag(.canSave))
    }

    mutating func inputs(_ object: ObjectReader) throws(Finding) -> JSONValue? {
        for value in try object.optionalArray(.testInputs) ?? [] where value.string == nil {
            try checkTestEntry(value, of: .testInputs, in: object, as: .testInput, required: .url)
        }
        return object.optional(.testInputs)
    }

    /// A test entry that is not a string must be an object of a kind with a certain key.
    private mutating func checkTestEntry(
        _ value: JSONValue, of key: ManifestSchema.Key, in object: ObjectReader, as kind: ManifestSchema.Kind,
        required: ManifestSchema.Key
    ) throws(Finding) {
        guard value.members != nil else {
            throw object.wrongType(value, key, expected: "a list of strings and objects")
        }
        let entry = try self.object(value, in: object.file, as: kind)
        guard value[required.rawValue] != nil else {
            throw Finding(.error, "the test entry has no \"\(required.rawValue)\"", at: entry.location)
        }
        for member in kind.members where member.types.contains(.string) { _ = try entry.optionalString(member.key) }
    }

    /// The expected results, one for each of the inputs.
    mutating func results(_ object: ObjectReader, inputs: JSONValue?) throws(Finding) -> JSONValue? {
        guard let items = try object.optionalArray(.testResults) else { return nil }
        for value in items where value.string == nil && !value.isNull {
            try checkTestEntry(value, of: .testResults, in: object, as: .testResult, required: .result)
        }
        let expected = inputs?.items?.count ?? 0
        if items.count != expected, let value = object.optional(.testResults) {
            log.append(
                Finding(
                    .error, "\(items.count) \"testResults\" for \(expected) \"testInputs\"", at: object.location(value),
                    note: "give each input its result; null means that it should not match"))
        }
        return object.optional(.testResults)
    }
}
