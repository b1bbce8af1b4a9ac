public import LinkEngine
import Text
import URLText

/// A URL of [x-callback-url 1.0](https://x-callback-url.com/specification/), by which one app calls an action of another
/// and gives the URLs that receive the answer.
///
/// ```swift
/// let call = try XCallbackURL(scheme: "app", action: "read", parameters: [QueryItem("page", "1 2")])
/// call.string // "app://x-callback-url/read?page=1%202"
/// ```
public struct XCallbackURL: Sendable, Hashable {
    /// The host of every such URL.
    static let host = "x-callback-url"

    /// The scheme of the called app, in lower case.
    public let scheme: String
    /// The name of the action, decoded; it may contain slashes.
    public let action: String
    /// The calling app and the URLs that receive the answer.
    public let callbacks: Callbacks
    /// The parameters of the action, in their order.
    public let parameters: [QueryItem]
    /// Parameters whose names start with `x-`, but which version 1.0 does not define.
    public let reserved: [QueryItem]

    /// A call of an action.
    ///
    /// - Throws: `CallError` if the scheme is not valid, the action is empty, or a parameter has no name or a reserved
    ///   one.
    public init(
        scheme: String, action: String, callbacks: Callbacks = Callbacks(), parameters: [QueryItem] = []
    ) throws(CallError) {
        self.scheme = try URLParts.scheme(named: scheme)
        guard !action.isEmpty else { throw CallError("a call needs an action") }
        if let unnamed = parameters.first(where: \.name.isEmpty) {
            throw CallError("the parameter with the value \"\(Printable.shortened(unnamed.value))\" has no name")
        }
        self.action = action
        self.callbacks = callbacks
        self.parameters = try parameters.checkedForReserved()
        reserved = []
    }

    /// Reads a URL. Values are decoded once, so that a callback within a callback stays encoded.
    ///
    /// - Throws: `CallError` if the URL is too long or malformed, has another host or no action, or if one of its
    ///   callbacks may not be opened.
    public init(parsing url: String) throws(CallError) {
        let parts = try URLParts(checking: url)
        guard Self.isCall(parts) else {
            throw CallError(
                "\"\(Printable.shortened(url))\" is not a valid x-callback-url: expected \(parts.scheme)://\(Self.host)/"
            )
        }
        scheme = parts.scheme
        action = try PercentEncoding.decode(String(Substring(parts.path.utf8.dropFirst())), of: "the action")
        guard !action.isEmpty else { throw CallError("the URL has no action after \(Self.host)/") }
        let items = try [QueryItem](parts.query)
        callbacks = try Callbacks(among: items)
        parameters = items.filter { !$0.isReserved }
        reserved = items.filter { $0.isReserved && !Callbacks.names.contains($0.name) }
    }

    /// Whether a URL has the host of an x-callback-url, even if it is malformed in other ways.
    static func isCall(_ url: String) -> Bool { (try? URLParts(checking: url)).map(isCall) ?? false }

    private static func isCall(_ parts: URLParts) -> Bool { parts.authority?.lowercased() == host }

    /// The URL as text: first the parameters that the specification defines, then those of the action.
    public var string: String {
        let path = action.split(separator: "/", omittingEmptySubsequences: false)
            .map { PercentEncoding.encode(String($0), keeping: .nothing) }.joined(separator: "/")
        let query = (callbacks.items + reserved + parameters).query()
        return "\(scheme)://\(Self.host)/\(path)\(query.isEmpty ? "" : "?")\(query)"
    }
}

/// The parameters that x-callback-url itself defines: the calling app and the URLs that receive its answer.
public struct Callbacks: Sendable, Hashable {
    /// The name of the calling app, `x-source`.
    public var source: String?
    /// The URL for results, `x-success`.
    public var success: Callback?
    /// The URL for an error, `x-error`.
    public var error: Callback?
    /// The URL to open if the user cancels, `x-cancel`.
    public var cancel: Callback?

    /// The given parameters.
    public init(source: String? = nil, success: Callback? = nil, error: Callback? = nil, cancel: Callback? = nil) {
        self.source = source
        self.success = success
        self.error = error
        self.cancel = cancel
    }

    static let names = ["x-success", "x-source", "x-error", "x-cancel"]

    /// Whether none of the parameters is set.
    public var isEmpty: Bool { self == Callbacks() }

    /// The parameters in the order of the specification's example.
    var items: [QueryItem] {
        zip(Self.names, [success?.url, source, error?.url, cancel?.url]).compactMap { name, value in
            value.map { QueryItem(name, $0) }
        }
    }

    /// Finds the parameters among all items of a query.
    ///
    /// - Throws: `CallError` if one of them occurs twice or is not a URL that may be opened.
    init(among items: [QueryItem]) throws(CallError) {
        source = try items.value(named: "x-source")
        success = try Self.callback("x-success", among: items)
        error = try Self.callback("x-error", among: items)
        cancel = try Self.callback("x-cancel", among: items)
    }

    private static func callback(_ name: String, among items: [QueryItem]) throws(CallError) -> Callback? {
        guard let url = try items.value(named: name) else { return nil }
        do { return try Callback(url) } catch { throw error.found(in: name) }
    }

    /// Adds the parameters to an x-callback-url, before its own, which stay byte for byte as they are.
    ///
    /// ```swift
    /// try Callbacks(source: "Notes").added(to: "app://x-callback-url/read?page=1")
    /// // "app://x-callback-url/read?x-source=Notes&page=1"
    /// ```
    ///
    /// - Throws: `CallError` if the URL is not an x-callback-url, or already has one of the parameters.
    public func added(to url: String) throws(CallError) -> String {
        let call = try XCallbackURL(parsing: url)
        if let taken = call.callbacks.items.first(where: { item in items.contains { $0.name == item.name } }) {
            throw CallError("the URL has an \(taken.name) of its own")
        }
        guard !isEmpty else { return url }
        let pathEnd = url.utf8.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? url.endIndex
        var rest = url.utf8[pathEnd...]
        if rest.first == UInt8(ascii: "?") { rest.removeFirst() }
        let separator = rest.isEmpty || rest.first == UInt8(ascii: "#") ? "" : "&"
        return url[..<pathEnd] + "?" + items.query() + separator + Substring(rest)
    }

    /// The URL that returns an answer to the caller; nil if the caller gave none for this outcome.
    ///
    /// - Parameter source: the name of the answering app, which becomes `x-source`.
    /// - Throws: `CallError` if a result has a reserved name.
    public func url(for answer: Answer, from source: String) throws(CallError) -> String? {
        let callback =
            switch answer.outcome {
            case .success: success
            case .error: error
            case .cancel: cancel
            }
        let results = try answer.items.checkedForReserved()
        return callback?.url(adding: [QueryItem("x-source", source)] + results)
    }
}

/// The URL that receives an answer: the value of `x-success`, `x-error` or `x-cancel`.
///
/// Any app may be the caller, so the URL must pass the same policy as the results of contributed rules: no
/// `javascript:`, `file:`, `data:` and the like.
public struct Callback: Sendable, Hashable {
    /// The URL, decoded once. Escapes that are left in it belong to the app that it calls.
    public let url: String
    /// The scheme of the URL, in lower case.
    public let scheme: String

    /// Checks that a URL may be opened.
    ///
    /// - Throws: `CallError` if the URL is too long, malformed, or has a scheme that is never opened.
    public init(_ url: String) throws(CallError) { try self.init(url, of: "the callback") }

    /// - Parameter what: what the URL is, for messages.
    init(_ url: String, of what: String) throws(CallError) {
        let parts = try URLParts(checking: url)
        if case .refused(let reason) = SchemePolicy.general.verdict(on: url) { throw CallError(reason) }
        try PercentEncoding.checkEscapes(url, of: what)
        self.url = url
        scheme = parts.scheme
    }

    /// The URL to open: all characters that RFC 3986 does not allow are percent-encoded.
    package var encoded: String { PercentEncoding.encode(url, keeping: .urlSyntax) }

    /// The URL with results added after its query and before its fragment.
    func url(adding results: [QueryItem]) -> String {
        guard !results.isEmpty else { return url }
        let fragment = url.utf8.firstIndex(of: UInt8(ascii: "#")) ?? url.endIndex
        let base = url[..<fragment]
        let endsWithSeparator = base.utf8.last == UInt8(ascii: "?") || base.utf8.last == UInt8(ascii: "&")
        let separator = !base.utf8.contains(UInt8(ascii: "?")) ? "?" : endsWithSeparator ? "" : "&"
        return base + separator + results.query() + url[fragment...]
    }
}

/// How a call ended.
public enum Outcome: String, Sendable, CaseIterable {
    /// The action was performed.
    case success
    /// The action failed.
    case error
    /// The user cancelled the action.
    case cancel
}

/// The answer to a call.
public enum Answer: Sendable, Hashable {
    /// The action was performed and has these results.
    case success([QueryItem])
    /// The action failed; the code is for programs, the message for people.
    case failure(code: String, message: String)
    /// The user cancelled the action.
    case cancel

    /// How the call ended.
    public var outcome: Outcome {
        switch self {
        case .success: .success
        case .failure: .error
        case .cancel: .cancel
        }
    }

    /// The parameters that the answer adds to a callback.
    var items: [QueryItem] {
        switch self {
        case .success(let results): results
        case .failure(let code, let message): [QueryItem("errorCode", code), QueryItem("errorMessage", message)]
        case .cancel: []
        }
    }
}

extension Resolution {
    /// Adds callbacks to the openings that are x-callback-urls; other openings stay as they are.
    ///
    /// - Parameter isOneApp: whether one app was requested by name; if its opening takes no callbacks, a finding says so.
    ///   Otherwise there is a finding only if no opening takes them.
    public mutating func add(_ callbacks: Callbacks, isOneApp: Bool) {
        guard !callbacks.isEmpty, !openings.isEmpty else { return }
        let isTaken = openings.contains { XCallbackURL.isCall($0.url) }
        changeURLs { opening, findings in
            guard XCallbackURL.isCall(opening.url) else {
                if isOneApp {
                    findings.append(Finding(.note, "\(opening.name) does not support callbacks, so they are omitted"))
                }
                return opening.url
            }
            do throws(CallError) {
                return try callbacks.added(to: opening.url)
            } catch {
                findings.append(
                    Finding(.warning, "the callbacks are omitted from the link for \(opening.name): \(error.message)"))
                return opening.url
            }
        }
        if !isTaken, !isOneApp { note("no app for this link supports callbacks, so they are omitted") }
    }
}
