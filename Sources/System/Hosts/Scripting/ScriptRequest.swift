package import Requests

/// A network request of a script.
package struct ScriptRequest: Sendable {
    package var request: FetchRequest
    /// The time that the script allows for it, in milliseconds; 0 if it has no limit of its own.
    package var timeout: Int
    /// Whether the request was longer than the limit, and only the start of its URL was sent.
    package var isCut: Bool

    /// Creates a message, which is cut if the request is longer than the limit in bytes.
    package init(_ request: FetchRequest, timeout: Int, limit: Int) {
        let fields = request.headers.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + 16 }
        let count = request.method.utf8.count + request.url.utf8.count + request.body.count + fields
        isCut = count > limit
        let start = String(request.url.unicodeScalars.prefix(Self.shownLength))
        self.request = isCut ? FetchRequest(url: start) : request
        self.timeout = timeout
    }

    private static let shownLength = 200
}

extension ScriptRequest: WireMessage {
    package func write(to wire: inout WireWriter) {
        request.write(to: &wire)
        wire.write(timeout)
        wire.write(UInt8(isCut ? 1 : 0))
    }

    package init(from wire: inout WireReader) throws(ChannelError) {
        request = try FetchRequest(from: &wire)
        timeout = try wire.int()
        isCut = try wire.byte() != 0
    }
}

extension FetchError {
    /// A script made more requests than it may.
    package static func tooManyRequests(_ limit: Int) -> FetchError {
        FetchError(.requestLimit, "a script may make \(limit) requests")
    }

    static func oversize(_ limit: Int) -> FetchError {
        FetchError(.sizeLimit, "the request is longer than the \(limit) bytes allowed")
    }

    /// Nothing that a script does after it has completed changes its result.
    static let completed = FetchError(.notAllowed, "the script has completed")
}
