import Bible
public import LinkEngine
public import Text
import URLText

/// The URL schemes of a manifest, with their apps and actions.
public struct SchemeRegistry: Sendable {
    /// A scheme of an app.
    public struct Entry: Sendable {
        /// The scheme, without a colon.
        public let scheme: String
        /// The app that the scheme belongs to.
        public let app: App
        /// What URLs with the scheme do in the app.
        public let actions: [SchemeAction]
        /// Whether the app answers x-callback-urls with the scheme.
        public let takesCallbacks: Bool
        /// The id of the desktop entry that handles the scheme on this machine; nil if there is none.
        public let handler: String?
    }

    /// The schemes in the display order of their apps.
    public let entries: [Entry]

    /// The schemes of a manifest.
    ///
    /// - Parameters:
    ///   - files: the rule files of the manifest, which contain the actions.
    ///   - handler: returns the id of the desktop entry that handles a scheme.
    public init(_ manifest: Manifest, files: [SourceFile], handler: (String) -> String? = { _ in nil }) {
        let actions = Dictionary(grouping: SchemeAction.all(in: files), by: \.app)
        var seen: Set<String> = []
        entries = manifest.openers.filter { seen.insert($0.identifier).inserted }.flatMap { app in
            let ofApp = actions[app.identifier] ?? []
            return app.schemes.map { scheme in
                let actions = ofApp.compactMap { $0.part(of: scheme, isMain: scheme == app.schemes.first) }
                return Entry(
                    scheme: scheme, app: app, actions: actions, takesCallbacks: actions.contains(where: \.isCall),
                    handler: handler(scheme))
            }
        }
    }
}

/// Something that an app does with URLs of its schemes, according to the rules.
public struct SchemeAction: Sendable {
    /// The identifier of the app.
    public let app: String
    /// What happens, "Open Passage".
    public let title: String
    /// The forms of its URLs: templates, or the replacement of a rule's format.
    public let forms: [String]
    /// The variables of the templates or the groups of the formats, in their order.
    public let parameters: [String]
    /// URLs of the action, from the tests.
    let examples: [String]

    /// A URL of the action, from the tests.
    public var example: String? { examples.first }

    /// The actions of all apps of rule files, in the order of the files; several rules for one action are one.
    static func all(in files: [SourceFile]) -> [SchemeAction] {
        let objects = files.compactMap { try? $0.parsed().root }.flatMap(ManifestObject.all)
        let all = objects.flatMap { object -> [SchemeAction] in
            switch object.kind {
            case .app: passage(object).map { [$0] } ?? []
            case .action: rules(object)
            case .browser:
                [
                    SchemeAction(
                        app: object.string(.identifier) ?? "", title: "Open in Browser", forms: forms(object),
                        examples: object.testList().entries.compactMap(\.expected))
                ]
            default: []
            }
        }
        return all.reduce(into: []) { actions, action in
            guard let known = actions.firstIndex(where: { $0.app == action.app && $0.title == action.title }) else {
                return actions.append(action)
            }
            actions[known] = actions[known].joined(with: action)
        }
    }

    private func joined(with other: SchemeAction) -> SchemeAction {
        SchemeAction(
            app: app, title: title, forms: forms + other.forms.filter { !forms.contains($0) },
            examples: examples + other.examples)
    }

    private init(app: String, title: String, forms: [String], examples: [String]) {
        self.app = app
        self.title = title
        self.forms = forms
        var seen: Set<String> = []
        parameters = forms.flatMap(Self.parameters).filter { seen.insert($0).inserted }
        self.examples = examples
    }

    /// What an app makes of passages or places.
    private static func passage(_ app: ManifestObject) -> SchemeAction? {
        guard let identifier = app.string(.identifier) else { return nil }
        if app.string(.passage) != nil {
            let scheme = app.string(.scheme) ?? "bible"
            return SchemeAction(
                app: identifier, title: "Open Passage",
                forms: ["\(scheme)://?passages={passages}&translation={translation}&intention=\"{intention}\""],
                examples: ["\(scheme)://?passages=[John.3.16-John.3.18]&translation=ESV"])
        }
        let isPlaces = app[.place] != nil
        return (app.objects(.passage) + app.objects(.place)).first.map { form in
            SchemeAction(
                app: identifier, title: isPlaces ? "Open Place" : "Open Passage", forms: form.strings(.templates),
                examples: form.testList().entries.compactMap(\.expected))
        }
    }

    /// What the apps of a rule make of links.
    private static func rules(_ action: ManifestObject) -> [SchemeAction] {
        action.objects(.formats).compactMap { format in
            let app = format[.appId] ?? format.objects(.app).first?[.identifier]
            return app?.string.map {
                SchemeAction(
                    app: $0, title: action.string(.title) ?? "", forms: forms(format),
                    examples: format.testList(of: action).entries.compactMap(\.expected))
            }
        }
    }

    private static func forms(_ rule: ManifestObject) -> [String] {
        [rule.string(.template) ?? rule.string(.format)].compactMap(\.self)
    }

    /// `{variable}` of templates, `$1` of formats.
    private static func parameters(of form: String) -> [String] {
        if let template = try? URITemplate(form), !template.variableNames.isEmpty { return template.variableNames }
        return form.split(separator: "$", omittingEmptySubsequences: false).dropFirst()
            .compactMap { part in part.first.flatMap { $0.isWholeNumber ? "$" + String($0) : nil } }
    }

    /// The forms and examples with one scheme; nil where there are none. A form that does not begin with a scheme has
    /// the app's main one.
    func part(of scheme: String, isMain: Bool) -> SchemeAction? {
        let isOfScheme = { (url: String) in SchemePolicy.scheme(of: url).map { $0 == scheme.lowercased() } ?? isMain }
        let part = SchemeAction(
            app: app, title: title, forms: forms.filter(isOfScheme), examples: examples.filter(isOfScheme))
        return part.forms.isEmpty && part.examples.isEmpty ? nil : part
    }

    /// Whether its URLs are x-callback-urls.
    var isCall: Bool {
        (forms + examples).contains { url in
            SchemePolicy.scheme(of: url).map { url.dropFirst($0.count).lowercased().hasPrefix("://x-callback-url/") }
                ?? false
        }
    }
}

extension SchemeRegistry.Entry {
    /// The object of `lectern list schemes --json`.
    public var json: JSONOutput {
        [
            "scheme": .string(scheme), "app": .string(app.identifier), "name": .string(app.name),
            "actions": .array(actions.map(\.json)), "callback": .bool(takesCallbacks),
            "store": JSONOutput(app.storeURL), "os": app.editions.json, "handler": JSONOutput(handler),
        ]
    }
}

extension SchemeAction {
    fileprivate var json: JSONOutput {
        [
            "title": .string(title), "forms": .strings(forms), "parameters": .strings(parameters),
            "example": JSONOutput(example),
        ]
    }
}
