import URLText

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
        guard let callback, callback.scheme != LecternApp.scheme else { return nil }
        return callback
    }
}
