/// The parameters that x-callback-url itself defines: who calls, and where the answer goes.
public struct Callbacks: Sendable, Hashable {
    /// The name of the calling app, `x-source`.
    public var source: String?
    /// Where results go, `x-success`.
    public var success: Callback?
    /// Where an error goes, `x-error`.
    public var error: Callback?
    /// Where it goes when a person cancels, `x-cancel`.
    public var cancel: Callback?

    /// Who calls, and where the answer goes.
    public init(source: String? = nil, success: Callback? = nil, error: Callback? = nil, cancel: Callback? = nil) {
        self.source = source
        self.success = success
        self.error = error
        self.cancel = cancel
    }

    static let names = ["x-success", "x-source", "x-error", "x-cancel"]

    /// Whether nothing is stated.
    public var isEmpty: Bool { self == Callbacks() }

    /// The parameters in the order of the specification's example.
    var items: [QueryItem] {
        zip(Self.names, [success?.url, source, error?.url, cancel?.url]).compactMap { name, value in
            value.map { QueryItem(name, $0) }
        }
    }

    /// Reads the parameters among others.
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

    /// A URL of the specification with these parameters in front of its own, which stay as they are written.
    public func added(to url: String) throws(CallError) -> String {
        let call = try XCallbackURL(parsing: url)
        if let taken = call.callbacks.items.first(where: { item in items.contains { $0.name == item.name } }) {
            throw CallError("the URL has an \(taken.name) of its own")
        }
        guard !isEmpty else { return url }
        let place = url.utf8.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? url.endIndex
        var rest = url.utf8[place...]
        if rest.first == UInt8(ascii: "?") { rest.removeFirst() }
        let separator = rest.isEmpty || rest.first == UInt8(ascii: "#") ? "" : "&"
        return url[..<place] + "?" + items.query(space: .escape) + separator + Substring(rest)
    }

    /// The URL that takes an answer home; nil where none was asked for. Without `x-error` an error is for the person.
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
