import Glibc
import Scripting

/// The host's end of the socket; the process exits when the parent closes its end.
final class ParentConnection {
    /// No limit beyond that of the format: the parent is trusted, and limits what it sends.
    private static let frameLimit = Int(UInt32.max)

    private var channel: Channel

    init(descriptor: Int32) {
        channel = Channel(descriptor: descriptor, frameLimit: Self.frameLimit, blocking: true)
    }

    func send(_ event: ScriptEvent) {
        channel.enqueue(event)
        do {
            try channel.flush()
        } catch {
            exit(EXIT_SUCCESS)
        }
    }

    /// The next script to run.
    func nextCall() -> ScriptCall {
        guard case .run(let call) = nextCommand() else { exit(EXIT_FAILURE) }
        return call
    }

    /// Sends a network request to the parent and waits for the response.
    func ask(_ request: ScriptRequest) -> ScriptResponse {
        send(.request(request))
        guard case .respond(let response) = nextCommand() else { exit(EXIT_FAILURE) }
        return response
    }

    private func nextCommand() -> ScriptCommand {
        do {
            while true {
                if let command = try channel.next(ScriptCommand.self) { return command }
                try channel.fill()
            }
        } catch {
            exit(EXIT_SUCCESS)
        }
    }
}
