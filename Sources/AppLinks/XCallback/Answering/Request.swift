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
            ] where callback?.scheme == LecternApp.scheme {
                // An answer to a waiting `lectern call` starts no other call, so it ends the chain.
                guard let callback, let answer = try? XCallbackURL(parsing: callback.url),
                    answer.action == CallbackURL.action
                else { throw Self.loop(name) }
            }
            form = .callback(call)
        }
    }

    private static func loop(_ name: String) -> CallError {
        CallError("\(name): an answer to \(LecternApp.scheme): itself could go round for ever")
    }

    /// The action that the caller requests.
    var action: String {
        switch form {
        case .callback(let call): call.action
        case .service(let call): call.service
        }
    }

    /// The parameters of the action.
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
