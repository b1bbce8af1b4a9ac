package import Bible
package import LinkEngine
import Requests
import RuleChecking
package import Text
import URLText

/// A rule for an app, from what its author knows of the app's links.
package struct AppProposal: Sendable {
    /// What the author says.
    package struct Description: Sendable {
        /// The identifier, which is also the name of the file.
        package var identifier: String
        package var name: String
        /// Without a colon; nil for an app that takes links of the web.
        package var scheme: String?
        /// The templates of the links, the precise ones first; none for an app of the common scheme.
        package var templates: [String]
        /// The source that shows the links; nil if there is none.
        package var docs: String?
        package var intentions: [CommonSchemeURL.Intention]
        /// The operating systems that the app runs on.
        package var systems: [OperatingSystem] = []
        /// Whether one link can have several passages.
        package var takesLists = false
        /// Whether the app has the deuterocanonical books.
        package var hasAllBooks = false

        package init(
            identifier: String, name: String, scheme: String?, templates: [String], docs: String?,
            intentions: [CommonSchemeURL.Intention]
        ) {
            self.identifier = identifier
            self.name = name
            self.scheme = scheme
            self.templates = templates
            self.docs = docs
            self.intentions = intentions
        }
    }

    private let app: Description
    /// The tests: passages, and the links that the templates make of them.
    package private(set) var tests: [(link: String, result: String?)] = []

    /// Makes the rule and runs it.
    ///
    /// - Throws: A finding about what cannot be in a rule: a scheme that is never opened, a template that is not one.
    package init(_ app: Description) throws(Finding) {
        var app = app
        let ownTemplate = app.templates.first { !SchemePolicy.isWeb($0) }
        app.scheme = app.scheme ?? ownTemplate.flatMap { SchemePolicy.scheme(of: $0) }
        self.app = app
        try RuleFileName.check(app.identifier)
        try Self.check(app)
        let file = SourceFile(path: app.identifier, bytes: Array(json.line.utf8))
        let manifest = Manifest(files: [file])
        if let error = manifest.findings.first(where: { $0.severity == .error }) {
            let isMap = app.templates.contains { $0.contains("{lat") || $0.contains("{lon") }
            throw Finding(
                .error, error.message,
                note: isMap ? "rules of map apps are written by hand: docs/places.md" : error.note)
        }
        guard let loaded = manifest.apps.first, loaded.passage != nil, !app.templates.isEmpty else { return }
        let services = RuleServices(scripts: .off)
        func test(_ link: String) -> (link: String, result: String?) { (link, loaded.evaluate(link, services).value) }
        tests = samples.map(test)
        // A rule needs two tests with a link, and templates with a translation open few of the samples.
        if tests.count(where: { $0.result != nil }) < 2 {
            tests += Self.translatedSamples.map(test).filter { $0.result != nil }.prefix(1)
        }
        guard tests.contains(where: { $0.result != nil }) else {
            throw Finding(
                .error, "the templates make no link of any passage",
                note: "a template names parts of the passage: example://open/{book.osis}/{chapter}; docs/variables.md "
                    + "lists them; rules of other apps are written by hand: docs/rules.md")
        }
    }

    /// Whether no source of the links is known.
    package var isUnverified: Bool { app.docs == nil }

    private static func check(_ app: Description) throws(Finding) {
        let schemes = [app.scheme].compactMap(\.self) + app.templates.compactMap { SchemePolicy.scheme(of: $0) }
        for scheme in schemes {
            let shown = Printable.shortened(Printable.line(scheme))
            guard SchemePolicy.scheme(of: scheme + ":") == scheme.lowercased() else {
                throw Finding(
                    .error, "\"\(shown)\" is not a scheme", note: "a scheme is the part before the colon: logosref")
            }
            if case .refused(let reason) = SchemePolicy.general.verdict(on: scheme + ":", isBeginning: true) {
                throw Finding(.error, "\(shown): cannot be the scheme of an app: \(reason)")
            }
        }
        guard !app.templates.isEmpty || app.scheme?.hasPrefix("bible-") == true else {
            throw Finding(
                .error, "no template was given",
                note: "only apps of the common scheme, whose scheme begins with bible-, need none; others: "
                    + "--template 'example://open/{book.osis}/{chapter}/{verse}'")
        }
        let other = app.templates.compactMap { SchemePolicy.scheme(of: $0) }
            .first { !SchemePolicy.webSchemes.contains($0) && $0 != app.scheme?.lowercased() }
        if let scheme = app.scheme, let other {
            throw Finding(
                .error, "the scheme of the app is \"\(scheme)\", and a template has \"\(other)\"",
                note: "give the scheme of the template to --scheme, or correct one of them")
        }
        guard app.scheme != nil || app.templates.allSatisfy(SchemePolicy.isWeb) else {
            throw Finding(.error, "no scheme was given", note: "name the one that the app declares: --scheme example")
        }
    }

    private static let translatedSamples = ["[1Cor.13.4]", "[1Cor.13.4-1Cor.13.7]"].map {
        "bible://?passages=\($0)&translation=KJV"
    }

    /// A passage of each kind, so that each template is tried.
    private var samples: [String] {
        [
            "[John.3.16]", "[John.3.16]&translation=ESV", "[John.3.16-John.3.18]", "[Jer.8.18-Jer.9.1]", "[Num.5]",
            "[Rev.6-Rev.7]", "[1John]", "[Gen.1.1],[Rev.1.1]", "[Tob.4.7]",
        ].map { "bible://?passages=\($0)" }
    }
}

extension AppProposal {
    /// The rule file.
    ///
    /// - Parameter schema: the path from the file to the JSON Schema of rule files.
    package func file(path: String, schema: String?) -> SourceFile {
        let json: JSONOutput = ["$schema": schema.map { .string($0) }, "apps": apps]
        return FixedFile(SourceFile(path: path, bytes: Array((json.pretty + "\n").utf8))).file
    }

    private var json: JSONOutput { ["apps": apps] }

    private var apps: JSONOutput {
        .array([
            [
                "identifier": .string(app.identifier), "name": .string(app.name),
                "scheme": app.scheme.map { .string($0) }, "os": systems,
                "intentions": .strings(app.intentions.map(\.rawValue)), "docs": app.docs.map { .string($0) },
                "status": app.docs == nil ? "unverified" : nil, "passage": passage,
            ]
        ])
    }

    private var systems: JSONOutput? {
        let names = OperatingSystem.allCases.filter(app.systems.contains).map(\.rawValue)
        return names.isEmpty ? nil : .object(names.map { ($0, .object([])) })
    }

    private var passage: JSONOutput {
        guard !app.templates.isEmpty else { return .string("common-scheme") }
        return [
            "templates": .strings(app.templates),
            "takes": [
                "list": .bool(app.takesLists), "range": .string(range), "books": app.hasAllBooks ? "all" : "66",
                "translation": .bool(variables.contains("translation")),
            ],
            "tests": tests.isEmpty ? nil : .object(tests.map { ($0.link, JSONOutput($0.result)) }),
        ]
    }

    /// The ranges that the variables of the templates can say.
    private var range: String {
        if !variables.isDisjoint(with: ["endBook", "endBookNumber"]) { return "across books" }
        if variables.contains("endChapter") { return "across chapters" }
        return variables.isDisjoint(with: ["endVerse", "verses", "usfm", "osis", "text", "passages"])
            ? "none" : "verses of one chapter"
    }

    /// The names of the variables in the templates.
    private var variables: Set<String> {
        var names: Set<String> = []
        for part in app.templates.flatMap({ $0.split(separator: "{").dropFirst() }) {
            for variable in part.prefix(while: { $0 != "}" }).split(separator: ",") {
                names.insert(String(variable.drop { !$0.isLetter }.prefix { $0.isLetter }))
            }
        }
        return names
    }
}
