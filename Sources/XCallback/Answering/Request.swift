import UTF8Text

/// What another app asks of this one by a `lectern:` URL.
public struct Request: Sendable {
    /// The URL, in one of the two ways of calling an app.
    private enum Form {
        case callback(XCallbackURL)
        case service(ServiceURL)
    }

    private let form: Form

    /// Reads a URL. Answers that would come back here are refused: the two could go on for ever.
    public init(_ url: String) throws(CallError) {
        let parts = try URLParts(url)
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
                // A call that waits asks nobody else, so that an answer to it is the end.
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

    /// What is to be done.
    var action: String {
        switch form {
        case .callback(let call): call.action
        case .service(let call): call.service
        }
    }

    /// With what.
    var parameters: [QueryItem] {
        switch form {
        case .callback(let call): call.parameters
        case .service(let call): call.parameters
        }
    }

    /// The answer that this brings to a call that waits; nil where it asks for something.
    var callback: XCallbackURL? {
        guard case .callback(let call) = form, call.action == CallbackURL.action else { return nil }
        return call
    }

    /// What takes an answer home; nil where the answer is for the person.
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
    /// Hands an answer to the call that waits for it; whether this was one.
    public func deliver(environment: [String: String]) throws(CallError) -> Bool {
        guard let callback else { return false }
        try CallbackDelivery.deliver(callback, environment)
        return true
    }
}
