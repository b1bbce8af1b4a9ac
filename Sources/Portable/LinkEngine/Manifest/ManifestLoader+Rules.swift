import Bible
import PCRE
import Text
import URLText

/// Reading one app, action, browser, redirect or preview.
extension ManifestLoader {
    mutating func app(_ object: ObjectReader) throws(Finding) -> App {
        let form = try passageForm(object)
        let place = try placeForm(object)
        if form != nil, let place {
            throw Finding(
                .manifestConflictingKeys, "the app has both \"passage\" and \"place\"", at: place.tests.location,
                note: "an app opens links of one topic; keep one of them")
        }
        let app = App(
            identifier: try object.label(.identifier), name: try object.label(.name), schemes: try schemes(object),
            storeId: try object.optionalDigits(.storeId),
            platform: try object.optionalChoice(.platform, App.Platform.self), editions: try editions(object),
            country: try object.optionalString(.country)?.lowercased(), intentions: try intentions(object),
            passage: form?.0, place: place?.0, isWebReader: try object.flag(.web),
            docs: try object.optionalString(.docs),
            isUnverified: try object.optionalChoice(.status, Status.self) == .unverified, isNew: try object.flag(.new),
            icon: try object.optionalString(.iconURL).flatMap { SchemePolicy.isWeb($0) ? $0 : nil },
            tests: try (form?.tests ?? place?.tests).map { (object) throws(Finding) in try tests(object) } ?? .none,
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
                    .manifestInvalidValue, "\(value.source) is not a valid intention", at: object.location(value),
                    note:
                        "intentions are \(CommonSchemeURL.Intention.allCases.map { $0.rawValue }.joined(separator: ", "))"
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
            guard SchemePolicy.scheme(of: scheme + ":") != nil, [scheme, scheme + ":", scheme + "://"].contains(text)
            else {
                throw Finding(
                    .manifestInvalidValue, "\"\(Printable.shortened(text))\" is not a valid URL scheme",
                    at: object.location(value), note: "a scheme is a letter, then letters, digits, +, - and .")
            }
            guard !SchemePolicy.isRefused(scheme.lowercased()) else {
                throw Finding(
                    .manifestInvalidValue, "the scheme \(scheme): is never opened", at: object.location(value),
                    note: "links of this scheme run code, read files or install programs")
            }
            schemes.append(scheme)
        }
        return schemes
    }

    func lazyAction(_ value: JSONValue, in file: SourceFile) -> LazyRule<Action> {
        let server = servers.isEmpty ? nil : value[ManifestSchema.Key.server.rawValue]?.string
        let hosts = server.flatMap { servers[$0] } ?? []
        return LazyRule(value, in: file, servers: hosts, context) { (loader, rule) throws(Finding) in
            try loader.action(rule)
        }
    }

    /// Nil where every format of the action is left out; each of them has its finding.
    private mutating func action(_ rule: LazyRule<Action>) throws(Finding) -> Action? {
        let object = try object(rule.value, in: rule.file, as: .action)
        let isUnverified = try object.optionalChoice(.status, Status.self) == .unverified
        let usesHeaders = try object.flag(.headers)
        let title = try object.label(.title)
        let pattern = try pattern(object, options: usesHeaders ? [.multiline] : [], text: rule.regexText)
        try checkServer(object, pattern)
        guard let values = try object.optionalArray(.formats), !values.isEmpty else {
            throw Finding(
                .manifestMissingKey, "the action has no \"formats\"", at: object.location,
                note: "add the apps that can open it")
        }
        try checkInputs(object)
        var formats: [Action.Format] = []
        for value in values {
            collectingError(omitting: ManifestSchema.Kind.format.title) { (loader) throws(Finding) in
                formats.append(try loader.format(value, of: object, pattern))
            }
        }
        guard !formats.isEmpty else { return nil }
        checkSameLinks(formats, of: object)
        return Action(
            title: title, pattern: pattern, usesHeaders: usesHeaders, isUnverified: isUnverified, formats: formats,
            location: object.location)
    }

    /// Checks that the regex of a rule with `server` has the group for the host.
    private func checkServer(_ object: ObjectReader, _ pattern: Pattern) throws(Finding) {
        guard let value = object.optional(.server) else { return }
        _ = try object.label(.server)
        guard pattern.groupNames[ServerGroup.name] == nil else { return }
        throw Finding(
            .manifestInvalidValue, "the regex has no group named \"\(ServerGroup.name)\"", at: object.location(value),
            note: "the group is the host: (?<\(ServerGroup.name)>meet\\\\.example\\\\.org)")
    }

    private mutating func format(
        _ value: JSONValue, of action: ObjectReader, _ pattern: Pattern
    ) throws(Finding) -> Action.Format {
        let object = try object(value, in: action.file, as: .format)
        let (app, isInline) = try target(object)
        let result = try result(object, pattern: pattern)
        warnIfRefused(result, for: app, object)
        return Action.Format(
            app: app, isInline: isInline, result: result,
            tests: try tests(object, of: action), location: object.location)
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
                .manifestMissingKey, "the format does not name an app", at: object.location,
                note: "add \"appId\" with the identifier of an app")
        default:
            throw Finding(
                .manifestConflictingKeys, "the format has both \"appId\" and \"app\"", at: object.location,
                note: "keep one of them")
        }
    }

    mutating func browser(_ value: JSONValue, in file: SourceFile) throws(Finding) -> Browser {
        let object = try object(value, in: file, as: .browser)
        let app = try app(object)
        let pattern = try browserPattern(object)
        let tests = try tests(object)
        let result = try result(object, pattern: pattern)
        warnIfRefused(result, for: app, object)
        return Browser(app: app, pattern: pattern, result: result, tests: tests, location: object.location)
    }

    /// The regex of a browser, compiled once for all that have it.
    private mutating func browserPattern(_ object: ObjectReader) throws(Finding) -> Pattern {
        let source = object.object.string(.regex)
        if let source, let pattern = browserPatterns[source] { return pattern }
        let pattern = try self.pattern(object)
        if let source { browserPatterns[source] = pattern }
        return pattern
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
            let rule = LazyRule(member.value, regex: member.key, in: root.file, context) {
                (loader, rule) throws(Finding) in try loader.redirect(rule)
            }
            collectingError(omitting: ManifestSchema.Kind.redirect.title) { (loader) throws(Finding) in
                guard loader.keeps(rule) else { return }
                try loader.countRule(at: root.location(member.key))
                loader.manifest.lazyRedirects.append(rule)
            }
        }
    }

    private mutating func redirect(_ rule: LazyRule<Redirect>) throws(Finding) -> Redirect {
        let (file, regex) = (rule.file, rule.regex ?? rule.value)
        let object = try object(rule.value, in: file, as: .redirect)
        let pattern = try pattern(regex, in: file, options: [])
        return Redirect(
            pattern: pattern, target: try target(object, pattern: pattern),
            isForeign: !manifest.ownFiles.contains(file.path), tests: try tests(object),
            testsAreMisspelt: object.object[.tests, isAlias: false] == nil,
            location: SourceLocation(file: file, offset: regex.offset))
    }

    private func target(_ object: ObjectReader, pattern: Pattern) throws(Finding) -> Redirect.Target {
        let parameter = try object.optionalString(.param)
        let isShortLink = try object.flag(.fetch)
        let hasFormat = object.optional(.format) != nil
        guard [parameter != nil, hasFormat, isShortLink].count(where: { $0 }) <= 1 else {
            let names = isShortLink ? "\"fetch\" and another target" : "both \"param\" and \"format\""
            throw Finding(
                .manifestConflictingKeys, "the redirect has \(names)", at: object.location, note: "keep one of them")
        }
        if let parameter { return .parameter(parameter) }
        if hasFormat { return .format(try substitution(object, pattern: pattern)) }
        if isShortLink { return .fetch }
        throw Finding(
            .manifestMissingKey, "the redirect has neither \"param\" nor \"format\"", at: object.location,
            note: "\"param\" names the query parameter that holds the link, \"format\" is a template")
    }

    mutating func preview(_ value: JSONValue, in file: SourceFile) throws(Finding) -> Preview {
        let object = try object(value, in: file, as: .preview)
        let pattern = try pattern(object)
        return Preview(
            pattern: pattern, result: try result(object, pattern: pattern), canSave: try object.flag(.canSave))
    }
}

/// What the document of the common scheme requires of the apps that support it.
extension ManifestLoader {
    /// Findings for an app of the common scheme without a scheme by its convention, an intention, or a store link.
    mutating func checkCommonScheme(_ app: App, _ object: ObjectReader) {
        guard case .commonScheme = app.passage else { return }
        let value = object.optional(.scheme) ?? object.optional(.schemes)
        if let scheme = app.schemes.first {
            if !scheme.lowercased().hasPrefix("bible-") {
                warn(
                    "the scheme \"\(scheme)\" of an app of the common scheme does not begin with \"bible-\"",
                    value.map(object.location) ?? object.location, "the convention is bible-yourappname")
            }
        } else {
            warn(
                "the app of the common scheme has no \"scheme\"", object.location, "the convention is bible-yourappname"
            )
        }
        if app.intentions.isEmpty {
            warn(
                "the app of the common scheme has no \"intentions\"", object.location,
                "name at least one of Read, Study, Memorize, Listen")
        }
        if app.storeURL == nil {
            warn(
                "the app of the common scheme has no \"storeId\"", object.location,
                "people without the app are sent to its page in the store")
        }
    }

    private mutating func warn(_ message: String, _ location: SourceLocation, _ note: String) {
        log.append(Finding(.appCommonScheme, message, at: location, note: note))
    }
}
