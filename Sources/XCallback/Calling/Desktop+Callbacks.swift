public import Desktop

extension Desktop {
    /// Opens the URL that takes an answer home.
    public func answer(with callback: Callback) throws(CallError) {
        try check(callback.scheme)
        try open(callback)
    }

    /// Refuses a scheme that nobody handles: who called it would wait for ever.
    func check(_ scheme: String) throws(CallError) {
        guard try opens(scheme) else { throw CallError("no app opens \(scheme): links on this machine") }
    }

    /// Whether somebody handles a scheme.
    func opens(_ scheme: String) throws(CallError) -> Bool {
        do {
            return try handler(of: scheme) != nil
        } catch {
            throw CallError(error.message)
        }
    }

    /// Opens a callback, percent-encoded as RFC 3986 asks.
    func open(_ callback: Callback) throws(CallError) {
        do {
            try open(callback.encoded)
        } catch {
            throw CallError(error.message)
        }
    }
}
