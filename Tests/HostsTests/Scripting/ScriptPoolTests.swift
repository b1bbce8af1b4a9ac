import Foundation
import Hosts
import Requests
import Synchronization
import TestCorpora
import Testing

/// The pool and its processes.
struct ScriptPoolTests {
    static let echo = Script(source: "function process(url, c) { c(url) }", dialect: .script2)

    @Test func startsNothingBeforeTheFirstScript() throws {
        let host = try ScriptHostProgram()
        let pool = ScriptPool(hostPath: host.path)
        #expect(host.processes == [])
        _ = pool.run(Self.echo, url: "")
        #expect(host.processes.count == 1)
    }

    @Test func manyThreadsShareTwoHosts() throws {
        let host = try ScriptHostProgram()
        let wrong = Mutex<[String]>([])
        do {
            let pool = ScriptPool(hostPath: host.path, size: 2)
            DispatchQueue.concurrentPerform(iterations: 8) { thread in
                for turn in 0..<50 {
                    let url = "\(thread)/\(turn)"
                    let run = pool.run(Self.echo, url: url)
                    if run.value != url { wrong.withLock { $0.append("\(url): \(run)") } }
                }
            }
            #expect((1...2).contains(host.processes.count))
        }
        #expect(wrong.withLock { $0 } == [])
        #expect(host.processes == [])
    }

    @Test func contextsOfEndedRunsAreCollected() throws {
        let host = try ScriptHostProgram()
        let pool = ScriptPool(hostPath: host.path, size: 1)
        func run(_ count: Int) -> Int {
            for _ in 0..<count { _ = pool.run(Self.echo, url: "") }
            return host.memory
        }
        let before = run(200)
        #expect(run(600) < before + 30 << 20)
        #expect(host.processes.count == 1)
    }

    @Test func hostThatDiedBetweenRunsIsReplaced() throws {
        let host = try ScriptHostProgram()
        let pool = ScriptPool(hostPath: host.path, size: 1)
        _ = pool.run(Self.echo, url: "")
        for process in host.processes {
            kill(process, SIGKILL)
            var information = unsafe siginfo_t()
            #expect(unsafe waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) == 0)
        }
        #expect(pool.run(Self.echo, url: "again").value == "again")
        #expect(host.processes.count == 1)
    }

    @Test func hostThatHasGrownIsReplaced() throws {
        let host = try ScriptHostProgram()
        let pool = ScriptPool(hostPath: host.path, size: 1)
        let hungry = Script(
            source: "function process(u, c) { kept = new Uint8Array(1 << 27).fill(1); c('x') }", dialect: .script2)
        #expect(pool.run(hungry, url: "").value == "x")
        #expect(host.processes == [])
        #expect(pool.run(Self.echo, url: "again").value == "again")
    }

    @Test func scriptsThatAreOffDoNotRun() {
        #expect(ScriptRunTests.describe(ScriptRunner.off.run(Self.echo, url: "")) == "notAllowed: scripts are off")
    }

    @Test func missingHostIsSaid() {
        let run = ScriptPool(hostPath: "/nonexistent/host").run(Self.echo, url: "")
        #expect(
            ScriptRunTests.describe(run)
                == "unavailable: cannot start the script host /nonexistent/host: No such file or directory")
    }

    @Test(arguments: [
        ("exit 3", "unavailable: the script host did not start: the script host ended (exit status 3)"),
        (
            "exit 127",
            "unavailable: the script host did not start: JavaScriptCore, which scripts need, is not installed: "
                + "install libjavascriptcoregtk-4.1-0 (on Fedora, javascriptcoregtk4.1)"
        ),
        ("kill -11 $$", "unavailable: the script host did not start: the script host ended (signal 11)"),
        (
            "echo 'nonsense, and quite a lot of it' >&0; sleep 5",
            "unavailable: the script host did not start: the script host sent an invalid message"
        ),
        (
            "printf '\\005\\000\\000\\000\\000\\000\\000\\000\\000' >&0; exit 0",
            "crash: the script host ended (exit status 0)"
        ),
        (
            "printf '\\005\\000\\000\\000\\000\\000\\000\\000\\000\\001\\000\\000\\000\\004' >&0; sleep 5",
            "unavailable: the script host did not start: the script host sent an invalid message"
        ),
    ])
    func hostThatIsNoneIsSaid(commands: String, outcome: String) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("host-\(UUID().uuidString)")
        try TestProgram.write("#!/bin/sh\n\(commands)\n", to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let run = ScriptPool(hostPath: file.path).run(Self.echo, url: "")
        #expect(ScriptRunTests.describe(run) == outcome)
    }
}
