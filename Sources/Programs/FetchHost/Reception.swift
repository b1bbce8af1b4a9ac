import CCurl
import Files
import Glibc
import Hosts
import Requests

/// What has been received of a response, within the limits.
final class Reception {
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

    /// The whole response, its content decompressed.
    ///
    /// - Throws: `FetchError` if it cannot be decompressed, or is too large then.
    func response(url: String, redirects: [FetchResponse.Redirect]) throws(FetchError) -> FetchResponse {
        var content = body
        // The last coding was applied last (RFC 9110, section 8.4).
        for coding in try codings.reversed() where !body.isEmpty {
            do throws(ContentCoding.Failure) {
                content = try coding.decode(content, maximumCount: limits.size)
            } catch {
                throw error == .oversize ? oversize : damaged(error == .truncated ? "ends too early" : nil)
            }
        }
        return FetchResponse(status: status, url: url, headers: headers, body: content, redirects: redirects)
    }

    /// How the content is compressed.
    private var codings: [ContentCoding] {
        get throws(FetchError) {
            let names = headers.filter { $0.name.lowercased() == "content-encoding" }.flatMap(\.items)
            var codings: [ContentCoding] = []
            for name in names.map({ $0.lowercased() }) where name != "identity" {
                guard let coding = ContentCoding(name: name), codings.count < SystemLimits.contentCodings else {
                    throw damaged(nil)
                }
                codings.append(coding)
            }
            return codings
        }
    }

    private func damaged(_ reason: String?) -> FetchError {
        FetchError(.malformed, "the response of \(host) \(reason ?? "cannot be decompressed")")
    }

    /// Receives a line of the header; false to end the transfer.
    func receiveHeader(_ bytes: UnsafeRawBufferPointer) -> Bool {
        headerBytes += bytes.count
        let line = unsafe Self.text(bytes)
        if line.hasPrefix("HTTP/") {
            headers = []
            status = line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        } else if let field = HeaderField(line: line) {
            headers.append(field)
            if let problem = headers.lengthProblem { failure = damaged(problem) }
        }
        if headerBytes > SystemLimits.responseHeader || headers.count > SystemLimits.responseFields {
            failure = FetchError(
                .sizeLimit,
                "the header of the response of \(host) has more than \(SystemLimits.responseFields) fields or "
                    + "\(SystemLimits.responseHeader >> 10) KB")
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

    /// Whether the transfer may go on after a number of bytes.
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

    /// The text of a line without its end, with spaces for control characters (RFC 9110, section 5.5).
    private static func text(_ bytes: UnsafeRawBufferPointer) -> String {
        let line = unsafe bytes.map { $0 < 0x20 || $0 == 0x7F ? UInt8(ascii: " ") : $0 }
        let end = line.lastIndex { $0 != UInt8(ascii: " ") }.map { $0 + 1 } ?? 0
        return String(decoding: line[..<end], as: UTF8.self)
    }
}

extension HeaderField {
    /// The field of a line; nil if that is not one. A name with a space is none, nor is a line that continues the one before
    /// it (RFC 9112, section 5).
    fileprivate init?(line: String) {
        guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
            line[..<colon].utf8.allSatisfy(Self.isTokenCharacter)
        else { return nil }
        let value = line[colon...].dropFirst().drop { $0 == " " }
        self.init(name: String(line[..<colon]), value: String(value))
    }

    fileprivate var items: [Substring] {
        value.split(separator: ",").map { item in
            let start = item.drop { $0 == " " }
            return start[..<(start.lastIndex { $0 != " " }.map { start.index(after: $0) } ?? start.endIndex)]
        }
    }
}

extension [HeaderField] {
    /// What is wrong with the length that the fields claim: it must be one number (RFC 9112, section 6.3).
    fileprivate var lengthProblem: String? {
        let lengths = filter { $0.name.lowercased() == "content-length" }.flatMap { $0.value.isEmpty ? [""] : $0.items }
        guard lengths.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } && Int($0) != nil }) else {
            return "has no valid Content-Length"
        }
        return Set(lengths.map { Int($0) }).count > 1 ? "has two lengths" : nil
    }
}
