import Foundation
import HTTPTesting
import Hosts
import TestCorpora
import Testing

/// URLs that lead to addresses that are not public (server-side request forgery): none is connected to.
@Suite(.enabled(if: HTTPServer.isAvailable)) struct RequestForgeryTests {
    /// A row of the table.
    struct Row: Decodable {
        let form: String
        /// `{port}` is the port of the server, which listens at every address of this machine.
        let url: String
    }

    /// The command that traces the connections of a fetch host, where that is possible.
    static let traceCommand: String = {
        if FileManager.default.isExecutableFile(atPath: "/usr/bin/strace") {
            return "/usr/bin/strace -f -e trace=connect -o FOLDER/trace.$$"
        }
        print("skipped: strace not installed, connections are counted at the server alone")
        return ""
    }()

    /// The server at every address, with a redirect to each URL, and a policy that allows its port and one connection.
    static func server(_ urls: [String]) throws -> (server: HTTPServer, policy: FetchPolicy) {
        let routes = urls.enumerated().map { Route.redirect("/\($0)", to: $1) }
        let server = try HTTPServer(routes: routes, addresses: ["0.0.0.0", "::"])
        let policy = FetchPolicy(
            hosts: ["*", "*:\(server.port)"].compactMap { HostPattern($0) },
            connections: ["redirect.example:80=127.0.0.1:\(server.port)"].compactMap { FetchPolicy.Connection($0) },
            certificates: server.certificates)
        return (server, policy)
    }

    @Test func noURLOfTheTableIsConnectedTo() throws {
        let rows = try Corpus.requestForgery.lines(as: Row.self)
        #expect(rows.count >= 150)
        let (server, policy) = try Self.server([])
        let host = try FetchHostProgram(launcher: Self.traceCommand)
        do {
            let fetcher = Fetcher(hostPath: host.path, policy: policy)
            for row in rows {
                let outcome = fetcher.outcome(row.url.replacing("{port}", with: "\(server.port)"))
                #expect(outcome.hasPrefix("refused"), "\(row.form): \(row.url): \(outcome)")
            }
        }
        #expect(try server.connections == 0)
        #expect(try host.traces() == [])
    }

    @Test func noRedirectToAURLOfTheTableIsFollowed() throws {
        // A field cannot contain control characters; without a scheme or a host, it is relative to the server that sent it.
        let urls = try Corpus.requestForgery.lines(as: Row.self).map(\.url).filter { url in
            url.unicodeScalars.allSatisfy { $0.value >= 0x20 } && url.contains("://") && !url.hasPrefix(" ")
        }
        #expect(urls.count >= 120)
        let (server, policy) = try Self.server(urls)
        let host = try FetchHostProgram(launcher: Self.traceCommand)
        do {
            let fetcher = Fetcher(hostPath: host.path, policy: policy)
            for (index, url) in urls.enumerated() {
                let outcome = fetcher.outcome("http://redirect.example/\(index)")
                #expect(outcome.hasPrefix("refused"), "\(url): \(outcome)")
            }
        }
        #expect(try server.connections == urls.count)
        #expect(try server.requests.map(\.target) == urls.indices.map { "/\($0)" })
        let traces = try host.traces()
        #expect(traces.allSatisfy { $0.contains("htons(\(server.port)), sin_addr=inet_addr(\"127.0.0.1\")") })
        #expect(traces.count == (Self.traceCommand.isEmpty ? 0 : urls.count))
    }
}

extension FetchHostProgram {
    /// The connections that were traced, of all processes.
    func traces() throws -> [String] {
        try files(prefix: "trace.").flatMap { try text($0).split(separator: "\n").map(String.init) }
            .filter { $0.contains("connect(") }
    }
}
