public import Bible
public import Text
import URLText

/// What became of one link.
public struct Resolution: Sendable {
    /// The link as it was given.
    public internal(set) var input: String
    /// The link after redirects.
    public internal(set) var url: String
    /// The steps from the link as it was given to ``url``, less its scheme in lower case: links that wrap another, short
    /// links and redirects of servers.
    public internal(set) var redirects: [LinkRedirect] = []
    /// The passage that the link is a page of.
    public internal(set) var passage: LinkedPassage?
    /// The place on a map that the link leads to.
    public internal(set) var place: LinkedPlace?
    /// The topic of the rules that match the link and refuse what it says.
    package internal(set) var refusedTopic: Topic?
    /// The openings, in the order in which people see them.
    public internal(set) var openings: [Opening] = []
    /// What a person should know about this link.
    public internal(set) var findings: [Finding] = []

    /// The link or the reference of the input that was read, if it is a text with other parts; a reference as the URL of
    /// its passage.
    public internal(set) var part: String?
    /// The answers to the other links and references of such a text, in their order.
    public internal(set) var others: [Resolution] = []
    /// The parts of a text that are neither, if it was refused because of them.
    public internal(set) var leftOver: [String] = []

    /// What the engine did, if it was asked to record that.
    public internal(set) var trace: Trace?

    init(input: String) {
        self.input = input
        url = input
    }

    /// The answer to an input that was refused before it was read.
    public init(refusal: Finding) {
        self.init(input: "")
        findings = [refusal]
    }
}

extension Resolution {
    /// What the link is about; nil if it is neither a passage nor a place.
    public var topic: Topic? { passage != nil ? .bible : place != nil ? .places : nil }

    /// The openings in the order in which to try them. If the link is a passage, apps with the intention of the link
    /// come first, and among them, and among the others, the preferred app: a preference is about a topic.
    ///
    /// - Parameter app: the identifier of the app that is preferred for the topic.
    public func openings(preferring app: String?) -> [Opening] {
        let intention = passage?.intention
        guard topic != nil, app != nil || intention != nil else { return openings }
        func rank(_ opening: Opening) -> Int {
            let hasIntention = intention.map(opening.opener.intentions.contains) ?? true
            return (hasIntention ? 0 : 2) + (opening.app == app ? 0 : 1)
        }
        return (0...3).flatMap { wanted in openings.filter { rank($0) == wanted } }
    }

    /// The same on a machine with an operating system: of several apps with one scheme only those for the system are left,
    /// since whatever opens the scheme there is one of them. An app for another system alone may be there all the same, in
    /// a compatibility layer.
    ///
    /// - Parameters:
    ///   - app: the identifier of the preferred app.
    ///   - system: the operating system of the machine.
    public func openings(preferring app: String?, on system: OperatingSystem) -> [Opening] {
        let openings = openings(preferring: app)
        let schemes = Set(openings.filter { $0.opener.runs(on: system) }.compactMap { $0.ownScheme })
        return openings.filter { opening in
            opening.opener.runs(on: system) || !(opening.ownScheme.map(schemes.contains) ?? false)
        }
    }
}

extension Opening {
    /// The scheme of its URL, unless that is a page on the web.
    fileprivate var ownScheme: String? { SchemePolicy.isWeb(url) ? nil : SchemePolicy.scheme(of: url) }
}

/// The passage that a link is a page of.
public struct LinkedPassage: Sendable {
    /// The site; nil where the input was a reference, not a link.
    public let site: String?
    /// The passage as a URL of the common scheme, with the translation and the intention of the link and, unless it is the
    /// default, the versification.
    public let canonicalURL: CommonSchemeURL
    /// The rule that read it; nil for a reference and for the common scheme, which need none.
    package let rule: ReadingRule?

    init(site: String?, canonicalURL: CommonSchemeURL, rule: ReadingRule? = nil) {
        self.site = site
        self.rule = rule
        self.canonicalURL = canonicalURL
    }

    /// What to do with the passage, if the link says so.
    public var intention: CommonSchemeURL.Intention? { canonicalURL.intention }

    /// The passage for people, in English: "John 3:16-18".
    public var text: String { canonicalURL.passage.text }
    /// The canonical URL as text: "bible://?passages=[John.3.16-John.3.18]".
    public var url: String { canonicalURL.string }
}
