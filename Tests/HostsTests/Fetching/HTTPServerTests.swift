import Foundation
import HTTPTesting
import Testing

/// The server that the tests of the network use.
@Suite(.enabled(if: HTTPServer.isAvailable)) struct HTTPServerTests {
    @Test func answersAndCounts() throws {
        let server = try HTTPServer(routes: [
            Route("/a", body: "hello"), Route("/b*", method: "POST", status: 201), .redirect("/r", to: "/a?{port}"),
        ])
        #expect(try server.requests == [])
        let response = try Self.exchange("GET /a HTTP/1.1\r\nHost: example.org\r\n\r\n", port: server.port)
        #expect(response.hasPrefix("HTTP/1.1 200 "))
        #expect(response.hasSuffix("\r\n\r\nhello"))
        let redirect = try Self.exchange("GET /r HTTP/1.1\r\nHost: example.org\r\n\r\n", port: server.port)
        #expect(redirect.contains("\r\nLocation: /a?\(server.port)\r\n"))
        let posted = try Self.exchange(
            "POST /b?c HTTP/1.1\r\nHost: x:1\r\nContent-Length: 3\r\n\r\nabc", port: server.port)
        #expect(posted.hasPrefix("HTTP/1.1 201 "))
        #expect(try Self.exchange("GET /b HTTP/1.1\r\nHost: x\r\n\r\n", port: server.port).hasPrefix("HTTP/1.1 404 "))
        #expect(try server.connections == 4)
        #expect(try server.requests.map(\.target) == ["/a", "/r", "/b?c", "/b"])
        #expect(try server.requests[2].body == "abc")
        #expect(try server.requests[2].header("host") == "x:1")
    }

    /// Sends bytes to a port of loopback, and returns all that comes back.
    private static func exchange(_ request: String, port: Int) throws -> String {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe connect(descriptor, $0, size) }
        }
        #expect(status == 0)
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        try handle.write(contentsOf: Data(request.utf8))
        return String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self)
    }
}
