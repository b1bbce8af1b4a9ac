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
        do {
            return try Callback(url)
        } catch {
            throw error.found(in: name)
        }
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
        return url[..<pathEnd] + "?" + items.query(space: .escape) + separator + Substring(rest)
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
