import Foundation
import Glibc
import Testing

/// A client that sends bytes as they are, all of them before it reads.
struct RawClient: ~Copyable {
    private let descriptor: Int32

    init(_ server: RunningServer) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(server.port).bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        let status = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        try #require(status == 0, "errno \(errno)")
    }

    deinit { close(descriptor) }

    /// Sends bytes; false if the server has closed the connection.
    @discardableResult
    func send(_ bytes: [UInt8]) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = unsafe bytes[sent...].withUnsafeBytes {
                unsafe Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }

    /// What comes next; empty if the server has closed the connection.
    func receiveSome() -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = unsafe buffer.withUnsafeMutableBytes { unsafe recv(descriptor, $0.baseAddress, $0.count, 0) }
        return Array(buffer.prefix(max(0, count)))
    }

    /// All that comes until the server closes the connection.
    func receive() -> [UInt8] {
        var all: [UInt8] = []
        while true {
            let some = receiveSome()
            guard !some.isEmpty else { return all }
            all += some
        }
    }
}

/// An answer, taken apart.
struct Answer {
    let status: Int
    let headers: [String: String]
    let body: [UInt8]

    /// The first answer among bytes.
    init(_ bytes: [UInt8]) throws {
        let text = bytes[...]
        let end = try #require(text.firstRange(of: Array("\r\n\r\n".utf8)), "no head: \(bytes.prefix(200))")
        let lines = String(decoding: text[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
        status = try #require(Int(lines[0].split(separator: " ")[1]))
        headers = Dictionary(
            lines.dropFirst().map { line in
                let name = line.prefix { $0 != ":" }
                return (name.lowercased(), line.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces))
            }, uniquingKeysWith: { $1 })
        let rest = Array(text[end.upperBound...])
        body = headers["transfer-encoding"] == "chunked" ? Self.joined(rest) : rest
    }

    /// The body without the lengths of its chunks.
    private static func joined(_ bytes: [UInt8]) -> [UInt8] {
        var body: [UInt8] = []
        var rest = bytes[...]
        while let end = rest.firstRange(of: [13, 10]),
            let count = Int(String(decoding: rest[..<end.lowerBound], as: UTF8.self), radix: 16), count > 0
        {
            body += rest[end.upperBound...].prefix(count)
            rest = rest[end.upperBound...].dropFirst(count + 2)
        }
        return body
    }

    var text: String { String(decoding: body, as: UTF8.self) }
    var json: [String: Any] {
        get throws { try #require(try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any]) }
    }
}

extension RunningServer {
    /// The answer to a request that is sent as it is.
    func answer(raw request: String) throws -> Answer {
        let client = try RawClient(self)
        client.send(Array(request.utf8))
        return try Answer(client.receive())
    }

    func get(_ target: String, method: String = "GET", headers: [String] = []) throws -> Answer {
        let fields = (["Host: localhost", "Connection: close"] + headers).map { $0 + "\r\n" }.joined()
        return try answer(raw: "\(method) \(target) HTTP/1.1\r\n\(fields)\r\n")
    }

    func post(_ target: String, type: String = "application/x-ndjson", _ body: [UInt8]) throws -> Answer {
        let client = try RawClient(self)
        let head = "POST \(target) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: \(type)\r\n"
        client.send(Array((head + "Content-Length: \(body.count)\r\n\r\n").utf8) + body)
        return try Answer(client.receive())
    }
}
