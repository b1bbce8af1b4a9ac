import Bible
import Documents
import LinkEngine
import Text

/// Why a call has no answer.
struct Refusal: Error {
    let findings: [Finding]

    init(_ findings: [Finding]) { self.findings = findings }

    init(_ message: String, note: String? = nil) { findings = [Finding(.error, message, note: note)] }
}

/// The options of a call: a JSON object whose names are those of the service's parameters.
struct CallOptions {
    private let value: JSONValue?

    /// Reads options.
    ///
    /// - Parameters:
    ///   - json: no bytes for no options.
    ///   - names: the options that the function has.
    init(_ json: [UInt8], _ names: [String]) throws(Refusal) {
        guard !json.isEmpty else {
            value = nil
            return
        }
        guard let document = try? JSONDocument(json), document.root.isObject else {
            throw Refusal("the options are not an object")
        }
        value = document.root
        var unknown: String?
        document.root.forEachMember { member in if !names.contains(member.name) { unknown = member.name } }
        if let unknown {
            let hint = Spelling.nearest(to: unknown, in: names).map { "did you mean \"\($0)\"?" }
            let list = names.isEmpty ? "there are no options" : "the options are \(names.joined(separator: ", "))"
            throw Refusal("there is no option \"\(Printable.line(unknown))\"", note: hint ?? list)
        }
    }

    /// The text of an option; nil if it is not given.
    func text(_ name: String) throws(Refusal) -> String? {
        guard let value = value?[name], !value.isNull else { return nil }
        guard let text = value.string else { throw Self.wrong(name, "a string") }
        return text
    }

    /// The texts of an option that is a string or an array of strings; none if it is not given.
    func texts(_ name: String) throws(Refusal) -> [String] {
        guard let value = value?[name], !value.isNull else { return [] }
        if let text = value.string { return [text] }
        guard let items = value.items else { throw Self.wrong(name, "a string or an array of strings") }
        let texts = items.compactMap { $0.string }
        guard texts.count == items.count else { throw Self.wrong(name, "a string or an array of strings") }
        return texts
    }

    /// The value of an option that is true or false.
    func flag(_ name: String, default standard: Bool = false) throws(Refusal) -> Bool {
        guard let value = value?[name], !value.isNull else { return standard }
        guard let flag = value.bool else { throw Self.wrong(name, "true or false") }
        return flag
    }

    /// One of several values by its name; nil if the option is not given.
    func choice<Value: RawRepresentable<String>>(_ name: String, _ values: [Value]) throws(Refusal) -> Value? {
        guard let text = try text(name) else { return nil }
        guard let value = Value(rawValue: text) else {
            throw Self.wrong(name, "one of " + values.map { $0.rawValue }.joined(separator: ", "))
        }
        return value
    }

    static func wrong(_ name: String, _ expected: String) -> Refusal {
        Refusal("the option \"\(name)\" must be \(expected)")
    }
}

extension CallOptions {
    static let ofFilter = [
        "app", "intention", "topics", "os", "platform", "country", "browsers", "unverified", "strict", "encoded",
        "language",
        "versification",
    ]
    static let ofReading = ["language", "versification", "strict"]
    static let ofSearch = ["language", "versification"]
    static let ofRewriter = [
        "to", "format", "references", "unverified", "style", "onlyFirst", "skipHeadings", "relink", "language",
        "versification",
    ]

    /// Which openings are wanted.
    ///
    /// - Parameter known: the identifiers of the apps.
    func filter(_ known: () -> [String]) throws(Refusal) -> OpeningFilter {
        var filter = OpeningFilter()
        let apps = try texts("app")
        if !apps.isEmpty {
            for app in apps { try Self.check(app, known()) }
            filter.apps = apps
        }
        filter.intention = try choice("intention", CommonSchemeURL.Intention.allCases)
        filter.topics = try topics()
        filter.system = try choice("os", OperatingSystem.allCases)
        filter.platform = try choice("platform", App.Platform.allCases)
        filter.country = try country()
        filter.includesBrowsers = try flag("browsers", default: true)
        filter.includesUnverified = try flag("unverified")
        return filter
    }

    /// The topics that links may be about; nil: any.
    private func topics() throws(Refusal) -> Set<LinkTopic>? {
        let names = try texts("topics")
        let topics = names.compactMap { LinkTopic(rawValue: $0) }
        guard topics.count == names.count else {
            throw Self.wrong("topics", "some of " + LinkTopic.allCases.map { $0.rawValue }.joined(separator: ", "))
        }
        return topics.isEmpty ? nil : Set(topics)
    }

    /// How a text is read.
    func reading() throws(Refusal) -> TextReading {
        let languages = try languages()
        guard languages.count < 2 else { throw Self.wrong("language", "one language") }
        return TextReading(
            language: languages.first, versification: try versification(), isStrict: try flag("strict"))
    }

    /// How references in a document become links; nil if they do not.
    func references() throws(Refusal) -> ReferenceOptions? {
        let (languages, versification) = (try languages(), try versification())
        guard try flag("references") else { return nil }
        let style = try text("style") ?? ReferenceOptions.Style.asWritten.rawValue
        let known = ReferenceOptions.Style(rawValue: style)
        guard known != nil || BookNames.languageCodes.contains(style) else {
            let names = ReferenceOptions.Style.allCases.map { $0.rawValue }.joined(separator: ", ")
            throw Self.wrong("style", "one of \(names), or the code of a language")
        }
        var options = ReferenceOptions(
            languages: languages, versification: versification, styleLanguage: known == nil ? style : nil)
        options.style = known ?? .full
        options.onlyFirst = try flag("onlyFirst")
        options.skipsHeadings = try flag("skipHeadings")
        return options
    }

    /// The codes of the languages of references.
    func languages() throws(Refusal) -> [String] {
        let codes = try texts("language")
        for code in codes where !BookNames.languageCodes.contains(code) {
            throw Self.wrong("language", "one of " + BookNames.languageCodes.joined(separator: ", "))
        }
        return codes
    }

    /// The versification of the numbers of references; nil if the option is not given.
    func versification() throws(Refusal) -> Versification? {
        guard let name = try text("versification") else { return nil }
        guard let versification = Versification.named(name) else {
            throw Self.wrong("versification", "one of " + Versification.all.map { $0.name }.joined(separator: ", "))
        }
        return versification
    }

    private func country() throws(Refusal) -> String? {
        guard let code = try text("country") else { return nil }
        guard code.utf8.count == 2, code.utf8.allSatisfy({ $0.isASCIILetter }) else {
            throw Self.wrong("country", "a code of two letters (ISO 3166)")
        }
        return code
    }

    private static func check(_ app: String, _ known: [String]) throws(Refusal) {
        guard !known.contains(app) else { return }
        let hint = Spelling.nearest(to: app, in: known).map { "did you mean \"\($0)\"?" }
        throw Refusal("there is no app \"\(Printable.line(app))\"", note: hint)
    }
}
