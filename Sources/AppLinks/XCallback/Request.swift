import Text
import URLText

/// A call of Lectern by another app: a `lectern:` URL.
public struct Request: Sendable {
    /// The two forms of a call.
    private enum Form {
        case callback(XCallbackURL)
        case service(ServiceURL)
    }

    private let form: Form

    /// Reads a URL.
    ///
    /// - Throws: `CallError` if the URL is malformed or has another scheme, or if the answer would be another request
    ///   to Lectern, which could go on for ever.
    public init(_ url: String) throws(CallError) {
        let parts = try URLParts(checking: url)
        guard parts.scheme == LecternApp.scheme else {
            throw CallError("\"\(Printable.shortened(url))\" does not start with \(LecternApp.scheme):")
        }
        if parts.authority == nil {
            let call = try ServiceURL(parsing: url)
            if call.returnScheme == LecternApp.scheme { throw Self.loop("scheme") }
            form = .service(call)
        } else {
            let call = try XCallbackURL(parsing: url)
            for (name, callback) in [
                ("x-success", call.callbacks.success), ("x-error", call.callbacks.error),
                ("x-cancel", call.callbacks.cancel),
            ] {
                guard let callback else { continue }
                guard Self.takesAnswers(callback) else {
                    throw CallError("\(name): expected SCHEME://x-callback-url/ACTION or a web page")
                }
                // An answer to a waiting `lectern call` starts no other call, so it ends the chain.
                guard callback.scheme != LecternApp.scheme || Self.action(of: callback) == CallbackURL.action else {
                    throw Self.loop(name)
                }
            }
            form = .callback(call)
        }
    }

    /// Whether a callback is a web page or an action for answers. A page can make a call, and its answer starts nothing else
    /// of an app.
    private static func takesAnswers(_ callback: Callback) -> Bool {
        SchemePolicy.isWeb(callback.url) || action(of: callback) != nil
    }

    private static func action(of callback: Callback) -> String? { try? XCallbackURL(parsing: callback.url).action }

    private static func loop(_ name: String) -> CallError {
        CallError("\(name): an answer to \(LecternApp.scheme): itself could go round for ever")
    }

    var action: String {
        switch form {
        case .callback(let call): call.action
        case .service(let call): call.service
        }
    }

    var parameters: [QueryItem] {
        switch form {
        case .callback(let call): call.parameters
        case .service(let call): call.parameters
        }
    }

    /// The URL as the answer to a waiting call; nil if it is a request for an action.
    var callback: XCallbackURL? {
        guard case .callback(let call) = form, call.action == CallbackURL.action else { return nil }
        return call
    }

    /// The URL that returns an answer to the caller; nil if the caller gave none for this outcome.
    ///
    /// - Throws: `CallError` if the answer cannot be written as a URL that may be opened.
    public func callback(for answer: Answer) throws(CallError) -> Callback? {
        let url =
            switch form {
            case .callback(let call): try call.callbacks.url(for: answer, from: LecternApp.name)
            case .service(let call): call.url(for: answer)
            }
        guard let url else { return nil }
        return try Callback(url)
    }
}

extension Request {
    /// Delivers the answer to the call that waits for it.
    ///
    /// - Returns: false if the URL is not an answer but a request.
    /// - Throws: `CallError` if no call waits for the answer, or if it refuses it.
    public func deliver(environment: [String: String]) throws(CallError) -> Bool {
        guard let callback else { return false }
        try CallbackDelivery.deliver(callback, environment)
        return true
    }
}

/// Returning an error to the sender of a request that cannot be read.
extension Request {
    /// The URL that tells the sender of a malformed request what is wrong with it: its `x-error`, or its return scheme in
    /// the older form. Nil if it has neither, or if that itself may not be opened.
    public static func callback(forMalformed url: String, because error: CallError) -> Callback? {
        guard let parts = try? URLParts(checking: url), parts.scheme == LecternApp.scheme else { return nil }
        let answer = Answer.failure(code: "malformed-request", message: error.message)
        let isServiceCall = parts.authority == nil
        let values = parts.query.items.filter { $0.name == (isServiceCall ? "scheme" : "x-error") }.map(\.value)
        guard values.count == 1, let value = PercentEncoding.decode(values[0], plusIsSpace: isServiceCall) else {
            return nil
        }
        let callback =
            isServiceCall
            ? try? ServiceURL(
                scheme: parts.scheme, service: PercentEncoding.decode(String(parts.path)) ?? "", returnScheme: value
            ).url(for: answer).map { try Callback($0) }
            : try? Callbacks(error: Callback(value)).url(for: answer, from: LecternApp.name).map { try Callback($0) }
        guard let callback, callback.scheme != LecternApp.scheme,
            isServiceCall || takesAnswers(callback)
        else { return nil }
        return callback
    }
}

/// A call in the form that apps used before x-callback-url: `paste-app:paste?scheme=home&data=hello+world`. The answer
/// is a URL with the scheme that the caller gives.
public struct ServiceURL: Sendable, Hashable {
    /// The scheme of the called app, in lower case.
    public let scheme: String
    /// The name of the service, decoded.
    public let service: String
    /// The scheme of the calling app, in lower case; nil if the caller wants no answer.
    public let returnScheme: String?
    /// The other parameters, in their order.
    public let parameters: [QueryItem]

    /// A call of a service.
    ///
    /// - Throws: `CallError` if a scheme, the service or a parameter name is not valid.
    public init(
        scheme: String, service: String, returnScheme: String? = nil, parameters: [QueryItem] = []
    ) throws(CallError) {
        self.scheme = try URLParts.scheme(named: scheme)
        guard !service.isEmpty, !service.hasPrefix("//") else { throw CallError("a call needs a service") }
        self.service = service
        self.returnScheme = try returnScheme.map(Self.returnScheme)
        guard !parameters.contains(where: { $0.name == "scheme" || $0.name.isEmpty }) else {
            throw CallError("a parameter needs a name other than \"scheme\"")
        }
        self.parameters = parameters
    }

    /// Reads a URL without `//`; a `+` in its query is a space.
    ///
    /// - Throws: `CallError` if the URL is too long, malformed, or not a call of a service.
    public init(parsing url: String) throws(CallError) {
        let parts = try URLParts(checking: url)
        guard parts.authority == nil else {
            throw CallError("\"\(Printable.shortened(url))\" has a host instead of a service")
        }
        let items = try [QueryItem](parts.query, plusIsSpace: true)
        let service = try PercentEncoding.decode(String(parts.path), of: "the service")
        try self.init(
            scheme: parts.scheme, service: service, returnScheme: items.value(named: "scheme"),
            parameters: items.filter { $0.name != "scheme" })
    }

    /// The answer must go to an app: schemes of web pages, programs and Android intents are refused.
    private static func returnScheme(_ name: String) throws(CallError) -> String {
        let scheme = try URLParts.scheme(named: name)
        if case .foreign = SchemePolicy.general.verdict(on: scheme + ":"), scheme != "intent" { return scheme }
        throw CallError("scheme: \(scheme): is not the scheme of an app")
    }

    /// The URL as text; only unreserved characters of the service and the parameters are not encoded.
    public var string: String {
        Self.string(scheme, service, (returnScheme.map { [QueryItem("scheme", $0)] } ?? []) + parameters)
    }

    /// The URL that returns an answer to the caller, with the outcome as `status`; nil without a return scheme.
    public func url(for answer: Answer) -> String? {
        let items = [QueryItem("status", answer.outcome.rawValue)] + answer.items
        return returnScheme.map { Self.string($0, service, items) }
    }

    private static func string(_ scheme: String, _ service: String, _ items: [QueryItem]) -> String {
        let path = PercentEncoding.encode(service, keeping: .nothing)
        return "\(scheme):\(path)\(items.isEmpty ? "" : "?")\(items.query(plusIsSpace: true))"
    }
}

/// How Lectern identifies itself to other apps.
package enum LecternApp {
    /// The scheme of the URLs that Lectern answers.
    package static let scheme = "lectern"
    /// The name that other apps get as `x-source`.
    package static let name = "Lectern"
}
