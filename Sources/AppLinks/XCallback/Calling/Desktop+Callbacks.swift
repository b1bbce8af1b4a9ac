extension Desktop {
    /// Opens the URL that takes an answer back to the app that called.
    ///
    /// - Throws: `CallError` if no app handles the scheme of the URL, or if the app cannot be started.
    public func answer(with callback: Callback) throws(CallError) {
        try check(callback.scheme)
        try open(callback)
    }

    /// Refuses a scheme that no app handles: a caller would wait for an answer for ever.
    ///
    /// - Throws: `CallError` if no app handles the scheme.
    func check(_ scheme: String) throws(CallError) {
        guard try opens(scheme) else { throw CallError("no app opens \(scheme): links on this machine") }
    }

    /// Whether an app handles a scheme.
    ///
    /// - Throws: `CallError` if the scheme is not valid.
    func opens(_ scheme: String) throws(CallError) -> Bool {
        do {
            return try handler(of: scheme) != nil
        } catch {
            throw CallError(error.message)
        }
    }

    /// Opens a callback, percent-encoded as RFC 3986 requires.
    ///
    /// - Throws: `CallError` if the app cannot be started.
    func open(_ callback: Callback) throws(CallError) {
        do {
            try open(callback.encoded)
        } catch {
            throw CallError(error.message)
        }
    }
}
