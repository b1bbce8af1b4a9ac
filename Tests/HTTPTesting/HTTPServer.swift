import Foundation

/// A server for HTTP and HTTPS on loopback that answers by a table of routes.
///
/// It has a certificate for every name, signed by a test authority that is made when the server starts: ``certificates``.
/// A host whose first label is `expired`, `wrong-name` or `self-signed` has such a certificate, and one whose first label
/// is `old-tls` refuses the version of TLS. `{port}` and `{tlsPort}` in headers and contents are replaced by the ports.
public final class HTTPServer: Sendable {
    /// Why a server does not work.
    public struct Failure: Error {
        let message: String
    }

    /// A request that the server received.
    public struct Request: Decodable, Sendable, Equatable {
        /// "http" or "https".
        public let scheme: String
        /// The method.
        public let method: String
        /// The header field `Host`.
        public let host: String
        /// The path and the query.
        public let target: String
        /// All header fields, in order, each as a name and a value.
        public let headers: [[String]]
        /// The content.
        public let body: String

        /// The value of a header field.
        public func header(_ name: String) -> String? {
            headers.first { $0[0].lowercased() == name.lowercased() }?[1]
        }
    }

    /// The port of HTTP.
    public let port: Int
    /// The port of HTTPS.
    public let tlsPort: Int
    /// The path of the certificate of the authority, for the option that replaces the system's certificates.
    public let certificates: String
    /// The process of the server, whose namespaces others can enter.
    public let processIdentifier: Int32
    private let folder: URL
    private let input: FileHandle
    private let answers: Answers

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - routes: the answers; the first that fits a request is used, and without one the status is 404.
    ///   - addresses: the addresses that it listens at; those that this machine does not have are left out.
    ///   - port: the port of HTTP; 0 for any.
    ///   - tlsPort: the port of HTTPS; 0 for any.
    ///   - names: the addresses of names, for a name server at port 53 of loopback: for each name a list of answers, each
    ///     a list of addresses; the first query gets the first answer, and so on. There is none without names.
    ///   - launcher: a program and its arguments, to which the command line of the server is added.
    public init(
        routes: [Route], addresses: [String] = ["127.0.0.1", "::1"], port: Int = 0, tlsPort: Int = 0,
        names: [String: [[String]]] = [:], launcher: [String] = []
    ) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "lectern-server-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        certificates = folder.appending(path: "ca.pem").path
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = launcher + ["python3", Self.program]
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        processIdentifier = process.processIdentifier
        self.input = input.fileHandleForWriting
        answers = Answers(output.fileHandleForReading)
        let table = Table(
            addresses: addresses, folder: folder.path, port: port, tlsPort: tlsPort, routes: routes, names: names)
        try self.input.write(contentsOf: JSONEncoder().encode(table) + [UInt8(ascii: "\n")])
        let ports = try JSONDecoder().decode([String: Int].self, from: answers.next())
        self.port = ports["port"] ?? 0
        self.tlsPort = ports["tlsPort"] ?? 0
    }

    deinit {
        // The server ends with its standard input.
        try? input.close()
        try? FileManager.default.removeItem(at: folder)
    }

    private static let program = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "server.py").path

    /// The requests so far, in order.
    public var requests: [Request] { get throws { try log().requests } }

    /// The number of connections so far, also of those without a request.
    public var connections: Int { get throws { try log().connections.values.reduce(0, +) } }

    /// The names that were looked up so far, in order.
    public var queries: [String] { get throws { try log().queries } }

    private func log() throws -> Log {
        try answers.ask(input)
    }

    /// Whether the programs exist that the server needs; prints a line if a test must be skipped.
    public static var isAvailable: Bool {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        let missing = ["python3", "openssl"].filter { name in
            !folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
        }
        if !missing.isEmpty { print("skipped: \(missing.joined(separator: ", ")) not installed") }
        return missing.isEmpty
    }

    /// The first line of the server's input.
    private struct Table: Encodable {
        let addresses: [String]
        let folder: String
        let port: Int
        let tlsPort: Int
        let routes: [Route]
        let names: [String: [[String]]]
    }

    /// The answer to a question.
    fileprivate struct Log: Decodable, Sendable {
        let connections: [String: Int]
        let requests: [Request]
        let queries: [String]
    }
}

/// The lines that a server prints.
private final class Answers: @unchecked Sendable {
    private let output: FileHandle
    private let lock = NSLock()
    private var bytes = Data()

    init(_ output: FileHandle) { self.output = output }

    /// Asks for the log.
    func ask(_ input: FileHandle) throws -> HTTPServer.Log {
        try lock.withLock {
            try input.write(contentsOf: Data("log\n".utf8))
            return try JSONDecoder().decode(HTTPServer.Log.self, from: next())
        }
    }

    /// The next line.
    func next() throws -> Data {
        while true {
            if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
                defer { bytes.removeSubrange(...end) }
                return Data(bytes[..<end])
            }
            let more = output.availableData
            guard !more.isEmpty else { throw HTTPServer.Failure(message: "the test server ended") }
            bytes += more
        }
    }
}
