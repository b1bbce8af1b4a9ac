import CCurl
import Fetching
import Glibc

/// What has been received of a response, within the limits.
final class Reception {
    /// The most that the header may have: bytes, over all interim responses, and fields.
    private static let headerSize = 1 << 16
    private static let headerCount = 256

    private let limits: FetchLimits
    private let endpoint: Endpoint
    private let host: String
    private(set) var status = 0
    private var headers: [HeaderField] = []
    private var body: [UInt8] = []
    private var headerBytes = 0
    /// Why the transfer was ended; libcurl only knows that it was.
    private(set) var failure: FetchError?

    init(limits: FetchLimits, endpoint: Endpoint, host: String) {
        self.limits = limits
        self.endpoint = endpoint
        self.host = host
    }

    /// Where a redirect leads; nil if the response is not a redirect.
    var location: String? { headers.redirectTarget(status: status) }

    /// The whole response.
    func response(url: String, redirects: [FetchResponse.Redirect]) -> FetchResponse {
        FetchResponse(status: status, url: url, headers: headers, body: body, redirects: redirects)
    }

    /// Receives a line of the header; false to end the transfer.
    func receiveHeader(_ bytes: UnsafeRawBufferPointer) -> Bool {
        headerBytes += bytes.count
        let line = unsafe Self.text(bytes)
        if line.hasPrefix("HTTP/") {
            headers = []
            status = line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        } else if let colon = line.firstIndex(of: ":") {
            let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
            headers.append(HeaderField(name: String(line[..<colon]), value: String(value)))
        }
        if headerBytes > Self.headerSize || headers.count > Self.headerCount {
            failure = FetchError(
                .sizeLimit,
                "the header of the response of \(host) has more than \(Self.headerCount) fields or "
                    + "\(Self.headerSize >> 10) KB")
        }
        // The content of a redirect is of no use, and may never come.
        return failure == nil && !(line.isEmpty && location != nil)
    }

    /// Receives a piece of the content; false to end the transfer.
    func receiveBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
        if body.count + bytes.count > limits.size {
            failure = oversize
        } else {
            unsafe body.append(contentsOf: bytes)
        }
        return failure == nil
    }

    /// Whether the transfer may go on after a number of bytes, before decompression.
    func mayContinue(received: Int) -> Bool {
        if received > limits.size { failure = oversize }
        return failure == nil
    }

    private var oversize: FetchError {
        FetchError(.sizeLimit, "the response of \(host) is longer than the \(limits.size >> 10) KB allowed")
    }

    /// Whether a socket may be opened for an address.
    func mayConnect(to address: UnsafeRawBufferPointer) -> Bool {
        guard let (address, port) = unsafe Self.parse(address), endpoint.admits(address, port: port) else {
            failure = FetchError(.refusedAddress, "\(host) is not connected to at an address that is not public")
            return false
        }
        return true
    }

    /// The address and the port of a `sockaddr`.
    private static func parse(_ bytes: UnsafeRawBufferPointer) -> (IPAddress, port: Int)? {
        let isIPv4 = unsafe bytes.loadUnaligned(as: sa_family_t.self) == sa_family_t(AF_INET)
        guard bytes.count >= (isIPv4 ? 16 : 28) else { return nil }
        let port = unsafe Int(bytes[2]) << 8 | Int(bytes[3])
        return unsafe IPAddress(bytes: Array(isIPv4 ? bytes[4..<8] : bytes[8..<24])).map { ($0, port) }
    }

    /// The text of a line without its end.
    private static func text(_ bytes: UnsafeRawBufferPointer) -> String {
        var line = unsafe String(decoding: bytes, as: UTF8.self)
        while let last = line.unicodeScalars.last, ["\r", "\n", " ", "\t"].contains(last) {
            line.unicodeScalars.removeLast()
        }
        return line
    }
}
