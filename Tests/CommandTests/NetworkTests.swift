import Foundation
import HTTPTesting
import Testing

/// Scripts with requests on the command line.
@Suite(.enabled(if: HTTPServer.isAvailable)) struct NetworkTests {
    static let manifest = #"""
        { "apps": [{ "identifier": "foo", "name": "Foo", "scheme": "foo" }],
          "actions": [{ "title": "Ask", "regex": "https?://.*",
            "formats": [{ "appId": "foo", "script2": "function process(url, c) { c('foo://' + (httpRequest(url) || 'failed')) }" }] }] }
        """#

    /// What the program prints for a link, with a server for all hosts.
    static func run(
        _ link: String, _ server: HTTPServer, _ options: [String], environment: [String: String] = [:]
    ) throws -> Program {
        let folder = try TemporaryFolder()
        let manifest = try folder.write(Self.manifest, to: "m.json")
        return try Program(
            [link, "--manifest", manifest, "--no-browsers", "--app", "foo"] + options, environment: environment)
    }

    static func connection(to server: HTTPServer) -> [String] {
        [
            "--network-connect", "*:80=127.0.0.1:\(server.port)", "--network-connect",
            "*:443=127.0.0.1:\(server.tlsPort)", "--network-certificates", server.certificates,
        ]
    }

    static let routes: [Route] = [Route("/a", body: "hello"), .redirect("/private", to: "http://10.0.0.1/")]

    @Test(arguments: [
        ("http://a.org/a", ["--network"], "foo://hello\n", ""),
        ("https://a.org/a", ["--network"], "foo://hello\n", ""),
        ("https://a.org/a", ["--network-allow", "a.org"], "foo://hello\n", ""),
        ("https://a.org/a", ["--network-allow", "*.a.org", "--network-allow", "a.org:443"], "foo://hello\n", ""),
        (
            "https://b.org/a", ["--network-allow", "a.org"], "foo://failed\n",
            "b.org is not among the hosts that --network-allow names"
        ),
        (
            "http://a.org:81/a", ["--network"], "foo://failed\n",
            "port 81 of a.org is not allowed; --network-allow can name it"
        ),
        ("http://a.org/private", ["--network"], "foo://failed\n", "10.0.0.1 is not public: it is private (RFC 1918)"),
        ("http://127.0.0.1/a", ["--network"], "foo://failed\n", "127.0.0.1 is not public: it is loopback (RFC 1122)"),
    ])
    func scriptsAskWhatIsAllowed(link: String, options: [String], output: String, message: String) throws {
        let server = try HTTPServer(routes: Self.routes)
        let run = try Self.run(link, server, options + Self.connection(to: server))
        #expect(run.output == output)
        #expect(message.isEmpty ? run.error.isEmpty : run.error.contains(message), "\(run.error)")
    }

    @Test func nothingIsAskedWithoutTheOption() throws {
        let server = try HTTPServer(routes: Self.routes)
        let run = try Self.run("http://127.0.0.1:\(server.port)/a", server, [])
        #expect(run.output == "foo://failed\n")
        #expect(run.error.contains("the network is off; --network allows it"))
        #expect(try server.connections == 0)
    }

    /// Variables that curl and others read do not lead requests elsewhere.
    @Test func variablesOfProxiesAreIgnored() throws {
        let server = try HTTPServer(routes: Self.routes)
        let trap = try HTTPServer(routes: [Route("*", body: "trap")])
        let proxy = "http://127.0.0.1:\(trap.port)"
        let names = ["http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]
        let variables = Dictionary(uniqueKeysWithValues: names.map { ($0, proxy) }).merging([
            "CURL_CA_BUNDLE": "/nonexistent", "SSL_CERT_FILE": "/nonexistent", "HOME": "/nonexistent",
            "RES_OPTIONS": "debug",
        ]) { $1 }
        for link in ["http://a.org/a", "https://a.org/a"] {
            let run = try Self.run(
                link, server, ["--network"] + Self.connection(to: server), environment: variables)
            #expect(run.output == "foo://hello\n", "\(run.error)")
        }
        #expect(try trap.connections == 0)
        let asked = try Self.run("http://a.org/a", server, ["--network", "--network-proxy", proxy])
        #expect(asked.output == "foo://trap\n", "\(asked.error)")
    }

    @Test func missingCertificatesAreNamed() throws {
        let server = try HTTPServer(routes: Self.routes)
        let run = try Self.run(
            "https://a.org/a", server,
            [
                "--network", "--network-connect", "*:443=127.0.0.1:\(server.tlsPort)", "--network-certificates",
                "/nonexistent.pem",
            ])
        #expect(run.output == "foo://failed\n")
        #expect(
            run.error.contains(
                "there are no certificates to check servers with: tried /nonexistent.pem; --network-certificates names a file"
            ))
    }

    @Test(arguments: [
        (["--network-allow", "http://a"], "The value 'http://a' is invalid for '--network-allow <host[:port]>'"),
        (["--network-connect", "a=b"], "The value 'a=b' is invalid for '--network-connect <host:port=address:port>'"),
        (["--network-proxy", "https://a"], "The value 'https://a' is invalid for '--network-proxy <url>'"),
        (["--network-connect", "*:80=127.0.0.1:80"], "--network-connect needs --network or --network-allow"),
        (["--network-proxy", "http://a:80"], "--network-proxy needs --network or --network-allow"),
    ])
    func invalidOptionsAreRefused(options: [String], message: String) throws {
        let run = try Program(["http://a.org/"] + options)
        #expect(run.status == 2)
        #expect(run.error.contains(message), "\(run.error)")
    }

    /// Only the fetch host links libcurl.
    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/ldd")))
    func theProgramDoesNotLoadLibcurl() throws {
        func libraries(_ name: String) throws -> String {
            try Program([Program.folder.appending(path: name).path], of: "/usr/bin/ldd").output
        }
        #expect(try !libraries("lectern").contains("libcurl"))
        #expect(try !libraries("lectern-script-host").contains("libcurl"))
        #expect(try libraries("lectern-fetch-host").contains("libcurl"))
    }
}
