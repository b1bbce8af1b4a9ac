import LinkEngine

/// Something that an app does for URLs of its schemes, as rules state it.
public struct SchemeAction: Sendable {
    /// The identifier of the app.
    public let app: String
    /// What happens, "Open Passage".
    public let title: String
    /// The forms of its URLs: templates, or what a rule puts in place of a link.
    public let forms: [String]
    /// What the forms leave open, in their order: variables, or the groups of a link.
    public let parameters: [String]
    /// A URL of the action, from the tests.
    public let example: String?

    /// The actions of all apps of rule files, in the order of the files.
    static func all(in files: [SourceFile]) -> [SchemeAction] {
        let objects = files.compactMap { try? RuleFiles.document(of: $0).root }.flatMap(RuleObject.all)
        return objects.flatMap { object -> [SchemeAction] in
            switch object.kind {
            case .app: passage(object.value).map { [$0] } ?? []
            case .action: rules(object.value)
            case .browser:
                [
                    SchemeAction(
                        app: object.value["identifier"]?.string ?? "", title: "Open in Browser",
                        forms: forms(object.value), example: example(object.value["testResults"]))
                ]
            default: []
            }
        }
    }

    private init(app: String, title: String, forms: [String], example: String?) {
        self.app = app
        self.title = title
        self.forms = forms
        var seen: Set<String> = []
        parameters = forms.flatMap(Self.parameters).filter { seen.insert($0).inserted }
        self.example = example
    }

    /// What an app makes of passages.
    private static func passage(_ app: JSONValue) -> SchemeAction? {
        guard let form = app["passage"], let identifier = app["identifier"]?.string else { return nil }
        guard form.string == nil else {
            let scheme = app["scheme"]?.string ?? "bible"
            return SchemeAction(
                app: identifier, title: "Open Passage",
                forms: ["\(scheme)://?passages={passages}&translation={translation}&intention=\"{intention}\""],
                example: "\(scheme)://?passages=[John.3.16-John.3.18]&translation=ESV")
        }
        return SchemeAction(
            app: identifier, title: "Open Passage", forms: (form["templates"]?.items ?? []).compactMap(\.string),
            example: example(form["testResults"]))
    }

    /// What the apps of a rule make of links.
    private static func rules(_ action: JSONValue) -> [SchemeAction] {
        (action["formats"]?.items ?? []).compactMap { format in
            let app = format["appId"] ?? format["appIdentifier"] ?? format["app"]?["identifier"]
            return app?.string.map {
                SchemeAction(
                    app: $0, title: action["title"]?.string ?? "", forms: forms(format),
                    example: example(format["testResults"]))
            }
        }
    }

    private static func forms(_ rule: JSONValue) -> [String] {
        [rule["template"]?.string ?? rule["format"]?.string].compactMap(\.self)
    }

    private static func example(_ results: JSONValue?) -> String? { results?.items?.lazy.compactMap(\.string).first }

    /// `{variable}` of templates, `$1` of formats.
    private static func parameters(of form: String) -> [String] {
        if let template = try? URITemplate(form), !template.variableNames.isEmpty { return template.variableNames }
        return form.split(separator: "$", omittingEmptySubsequences: false).dropFirst()
            .compactMap { part in part.first.flatMap { $0.isWholeNumber ? "$" + String($0) : nil } }
    }

    /// Whether the action is one of this scheme; one that no scheme claims is of the main one.
    func isOf(_ scheme: String, main: String?) -> Bool {
        let schemes = (forms + (example.map { [$0] } ?? [])).compactMap(SchemePolicy.scheme)
        return schemes.contains(scheme.lowercased()) || schemes.isEmpty && scheme == main
    }

    /// Whether its URLs are calls of x-callback-url.
    func isCall(to scheme: String) -> Bool {
        (forms + (example.map { [$0] } ?? [])).contains {
            $0.lowercased().hasPrefix(scheme.lowercased() + "://x-callback-url/")
        }
    }

    /// The action as `lectern schemes --json` prints it.
    var json: JSONOutput {
        .object([
            ("title", .string(title)), ("forms", .array(forms.map { .string($0) })),
            ("parameters", .array(parameters.map { .string($0) })), ("example", JSONOutput(example)),
        ])
    }
}
