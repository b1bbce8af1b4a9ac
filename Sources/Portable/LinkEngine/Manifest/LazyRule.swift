import Text

/// A rule that is loaded when a link first needs it: a program that converts one link needs few of the many rules. Until
/// then, it is one object that refers to its text.
final class LazyRule<Rule: Sendable>: Sendable {
    let value: JSONValue
    /// The regex, which for a redirect is the key of its text.
    let regex: JSONValue?
    let file: SourceFile
    /// The user's own servers, which the regex matches too.
    let servers: [String]
    private let context: ManifestLoader.LazyContext
    private let read: @Sendable (inout ManifestLoader, LazyRule) throws(Finding) -> Rule?
    private let outcome = Locked<Outcome?>(nil)

    /// The rule, nil where it has an error. A class, so that links do not copy the rule.
    private final class Outcome: Sendable {
        let rule: Rule?

        init(rule: Rule?) { self.rule = rule }
    }

    /// A rule that is not loaded.
    ///
    /// - Parameters:
    ///   - value: the text of the rule.
    ///   - regex: the regex, where it is not the value of a key of the rule.
    ///   - file: the file of the text.
    ///   - servers: the user's own servers of the service that the rule is for.
    ///   - context: a loader that knows the apps; the rule is read by a copy of it.
    ///   - read: reads the rule.
    init(
        _ value: JSONValue, regex: JSONValue? = nil, in file: SourceFile, servers: [String] = [],
        _ context: ManifestLoader.LazyContext,
        read: @escaping @Sendable (inout ManifestLoader, LazyRule) throws(Finding) -> Rule?
    ) {
        self.value = value
        self.regex = regex ?? value[ManifestSchema.Key.regex.rawValue]
        self.file = file
        self.servers = servers
        self.context = context
        self.read = read
    }

    /// Whether it has a regex, without which it is not a rule.
    var hasRegex: Bool { regex?.isString == true }

    /// The regex as its author wrote it, and with the user's own servers; empty where there is none.
    var regexText: String { ServerGroup.regex(regex?.string ?? "", with: servers) }

    /// The rule, loaded the first time; nil where it has an error.
    var rule: Rule? { outcome.made { load() }.rule }

    private func load() -> Outcome {
        var loader = context.loader
        var rule: Rule?
        loader.collectingError { (loader) throws(Finding) in rule = try read(&loader, self) }
        return Outcome(rule: rule)
    }
}
