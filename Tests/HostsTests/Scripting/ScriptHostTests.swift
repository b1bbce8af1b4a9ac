import Foundation
import Hosts
import Requests
import Testing

/// The program lectern-script-host by itself.
struct ScriptHostTests {
    @Test func endsWithItsParentEvenInALoop() throws {
        var ends: [Int32] = [-1, -1]
        #expect(unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0)
        let host = Process()
        host.executableURL = URL(fileURLWithPath: ScriptHostProgram.built)
        host.standardInput = FileHandle(fileDescriptor: ends[1], closeOnDealloc: false)
        try host.run()
        close(ends[1])
        var channel = Channel(descriptor: ends[0], frameLimit: 1 << 20, blocking: true)
        let script = Script(source: "function process(u, c) { console.log('in'); for (;;) {} }", dialect: .script2)
        channel.enqueue(
            ScriptCommand.run(
                ScriptCall(script: script, url: "", time: 1_000, size: 1_000, memory: 1 << 28, requests: 10)))
        try channel.flush()
        var inLoop = false
        while !inLoop {
            guard let event = try channel.next(ScriptEvent.self) else {
                try channel.fill()
                continue
            }
            if case .console = event { inLoop = true }
        }
        close(ends[0])
        host.waitUntilExit()
        #expect(host.terminationReason == .exit)
        #expect(host.terminationStatus == 0)
    }
}
