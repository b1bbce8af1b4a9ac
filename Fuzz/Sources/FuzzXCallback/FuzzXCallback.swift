import CLibFuzzer
import XCallback

/// Reads any bytes as a URL of each kind. What is read must be the same when it is written and read again, answers
/// must go where the caller said, and nothing may crash.
@main
enum FuzzXCallback {
    static func main() {
        var count = CommandLine.argc
        var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
        _ = LLVMFuzzerRunDriver(&count, &arguments) { data, size in
            let text = String(decoding: UnsafeBufferPointer(start: data, count: size), as: UTF8.self)
            checkXCallbackURL(text)
            checkServiceURL(text)
            checkRequest(text)
            return 0
        }
    }
}

private let answers: [Answer] = [
    .success([QueryItem("word", "Hola & tú=#%?+")]), .failure(code: "1", message: "a\nb"), .cancel,
]

private func checkXCallbackURL(_ text: String) {
    guard let url = try? XCallbackURL(parsing: text) else { return }
    if url.string.utf8.count <= 1 << 16 {
        let again = try? XCallbackURL(parsing: url.string)
        precondition(again == url && again?.string == url.string)
    }
    for answer in answers {
        guard let home = try? url.callbacks.url(for: answer, from: "A") else { continue }
        // The callback's own escapes are left as they are, so that only its beginning can be compared.
        guard let callback = try? Callback(home) else { preconditionFailure("an answer is no callback") }
        let stated = [url.callbacks.success, url.callbacks.error, url.callbacks.cancel].compactMap { $0?.scheme }
        precondition(stated.contains(callback.scheme))
    }
    if let success = try? Callback("home://x-callback-url/a?b=%2520#c"),
        let added = try? Callbacks(success: success).added(to: text)
    {
        let call = try? XCallbackURL(parsing: added)
        precondition(
            added.utf8.count > 1 << 16 || call?.callbacks.success == success && call?.parameters == url.parameters)
    }
}

private func checkServiceURL(_ text: String) {
    guard let url = try? ServiceURL(parsing: text), url.string.utf8.count <= 1 << 16 else { return }
    let again = try? ServiceURL(parsing: url.string)
    precondition(again == url && again?.string == url.string)
    for answer in answers {
        guard let home = url.url(for: answer) else { continue }
        precondition(home.utf8.count > 1 << 16 || (try? ServiceURL(parsing: home))?.scheme == url.returnScheme)
    }
}

private func checkRequest(_ text: String) {
    guard let request = try? Request(text) else { return }
    for answer in answers { _ = try? request.callback(for: answer) }
    // Without an environment nothing leaves this process.
    _ = try? request.deliver(environment: [:])
}
