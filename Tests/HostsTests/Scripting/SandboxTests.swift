import Foundation
import Hosts
import SandboxTesting
import Testing

/// A script host that the system does not let into its sandbox.
struct SandboxTests {
    static let script = ScriptPoolTests.echo

    static let incomplete: [(calls: RefusedCalls, parts: String)] = [
        (.seccomp(EPERM), "the system call filter is refused (error 1)"),
        (.seccomp(ENOSYS), "the system call filter is not supported by this kernel"),
        (.landlock(EPERM), "Landlock is refused (error 1)"),
        (.seccompAndLandlock(ENOSYS), "the system call filter is not supported by this kernel"),
        (.seccompAndLandlock(EPERM), "the system call filter is refused (error 1), Landlock is refused (error 1)"),
    ]

    @Test(arguments: incomplete)
    func noScriptRunsWhereAPartIsMissing(calls: RefusedCalls, parts: String) throws {
        let host = try ScriptHostProgram()
        let path = host.path
        let outcomes = calls.during {
            let pool = ScriptPool(hostPath: path)
            return (0..<2).map { _ in ScriptRunTests.describe(pool.run(Self.script, url: "x")) }
        }
        let message = "scripts do not run here: \(parts); --allow-unsandboxed-scripts runs them all the same"
        #expect(try #require(outcomes) == ["unsandboxed: \(message)", "unsandboxed: \(message)"])
        #expect(host.processes == [])
    }

    @Test(arguments: incomplete)
    func anEmbedderMayAllowIt(calls: RefusedCalls, parts: String) throws {
        let outcome = calls.during {
            let pool = ScriptPool(hostPath: ScriptHostProgram.built, allowsUnsandboxed: true)
            return ScriptRunTests.describe(pool.run(Self.script, url: "x"))
        }
        #expect(try #require(outcome) == "value x")
    }

    @Test(arguments: incomplete)
    func selfCheckFailsWhereAPartIsMissing(calls: RefusedCalls, parts: String) throws {
        let check = try #require(calls.during { SelfCheck() })
        #expect(check.status == 1)
        #expect(parts.components(separatedBy: ", ").allSatisfy { check.lines.contains($0) }, "\(check.lines)")
        let isFilterMissing = parts.contains("filter")
        #expect(check.lines.contains("not held: start a program") == isFilterMissing)
    }

    @Test func aKernelWithoutLandlockIsAccepted() throws {
        let calls = RefusedCalls.landlock(ENOSYS)
        let check = try #require(calls.during { SelfCheck() })
        #expect(check.lines == ["the sandbox holds"])
        let report = calls.during { try? ScriptPool(hostPath: ScriptHostProgram.built).sandboxReport() }
        #expect(report??.landlock == .unsupported)
        #expect(report??.systemCallFilter == .active)
    }

    @Test func theSandboxHolds() {
        let check = SelfCheck()
        withKnownIssue("this kernel has no system call filter", isIntermittent: true) {
            #expect(check.lines == ["the sandbox holds"])
            #expect(check.status == 0)
        } when: {
            check.lines.contains { $0.hasPrefix("the system call filter is") }
        }
    }
}

/// What `lectern-script-host --self-check` printed.
private struct SelfCheck: Sendable {
    var lines: [String] = []
    var status: Int32 = -1

    init() {
        let process = Process()
        process.executableURL = URL(filePath: ScriptHostProgram.built)
        process.arguments = ["--self-check"]
        let output = Pipe()
        process.standardOutput = output
        guard (try? process.run()) != nil else { return }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        lines = text.split(separator: "\n").map(String.init)
        status = process.terminationStatus
    }
}
