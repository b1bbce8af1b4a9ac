import Foundation
import HTTPTesting
import Hosts
import SandboxTesting
import Testing

/// A fetch host that the system does not let into its sandbox.
@Suite(.enabled(if: HTTPServer.isAvailable)) struct FetchSandboxTests {
    static let incomplete: [(calls: RefusedCalls, parts: String)] = [
        (.seccomp(EPERM), "the system call filter is refused (error 1)"),
        (.seccomp(ENOSYS), "the system call filter is not supported by this kernel"),
        (.landlock(EPERM), "Landlock is refused (error 1)"),
        (.seccompAndLandlock(ENOSYS), "the system call filter is not supported by this kernel"),
    ]

    @Test(arguments: incomplete)
    func noRequestIsMadeWhereAPartIsMissing(calls: RefusedCalls, parts: String) throws {
        let server = try HTTPServer(routes: [Route("/", body: "x")])
        let program = try FetchHostProgram()
        let (path, policy) = (program.path, FetchPolicy.only(server))
        let outcomes = calls.during {
            let fetcher = Fetcher(hostPath: path, policy: policy)
            return (0..<2).map { _ in fetcher.outcome("http://a.org/") }
        }
        let message =
            "unavailable: no requests are made here: \(parts); --allow-unsandboxed-scripts makes them all the same"
        #expect(try #require(outcomes) == [message, message])
        #expect(try server.connections == 0)
        #expect(program.processes == [])
    }

    @Test(arguments: incomplete)
    func anEmbedderMayAllowIt(calls: RefusedCalls, parts: String) throws {
        let server = try HTTPServer(routes: [Route("/", body: "x")])
        let policy = FetchPolicy.only(server)
        let outcome = calls.during {
            Fetcher(hostPath: FetchHostProgram.built, policy: policy, allowsUnsandboxed: true).outcome("http://a.org/")
        }
        #expect(try #require(outcome) == "200 x")
    }

    /// Without Landlock, the filter refuses all files; names are looked up all the same.
    @Test(.enabled(if: NetworkNamespace.isAvailable))
    func aKernelWithoutLandlockIsAccepted() throws {
        let network = try NetworkNamespace(
            routes: [Route("/", body: "x")], names: ["good.example": [["93.184.216.34"]]], isTraced: false)
        let path = network.host.path
        let outcomes = RefusedCalls.landlock(ENOSYS).during {
            let fetcher = Fetcher(hostPath: path)
            return (0..<2).map { _ in fetcher.outcome("http://good.example/") }
        }
        #expect(try #require(outcomes) == ["200 x", "200 x"])
    }

    @Test func theSandboxHolds() throws {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: FetchHostProgram.built)
        process.arguments = ["--self-check"]
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        withKnownIssue("this kernel has no system call filter", isIntermittent: true) {
            #expect(text == "the sandbox holds\n")
            #expect(process.terminationStatus == 0)
        } when: {
            text.hasPrefix("the system call filter is")
        }
    }

    @Test func selfCheckNoticesAMissingFilter() throws {
        let path = FetchHostProgram.built
        let calls = RefusedCalls.seccomp(ENOSYS)
        let text = calls.during { () -> String in
            let process = Process()
            let output = Pipe()
            process.executableURL = URL(filePath: path)
            process.arguments = ["--self-check"]
            process.standardOutput = output
            guard (try? process.run()) != nil else { return "" }
            return String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        }
        let lines = try #require(text).split(separator: "\n")
        #expect(lines.contains("the system call filter is not supported by this kernel"))
        #expect(lines.contains("not held: start a program"))
        #expect(lines.contains("not held: listen at a port"))
    }
}
