package import Requests

/// A message from a script host to the program.
package enum ScriptEvent: Sendable {
    /// The host has started, and has entered its sandbox as far as the report says.
    case ready(SandboxReport)
    /// A line that the script wrote to `console`.
    case console(String)
    /// A network request of the script; the host waits for the response.
    case request(ScriptRequest)
    /// How the run ended; sent once.
    case outcome(ScriptRun.Result)
    /// No part of the script is running any more; the host can run the next one.
    case finished
}

extension ScriptEvent: WireMessage {
    package func write(to wire: inout WireWriter) {
        switch self {
        case .ready(let sandbox):
            wire.write(UInt8(0))
            sandbox.write(to: &wire)
        case .console(let line):
            wire.write(UInt8(1))
            wire.write(line)
        case .request(let request):
            wire.write(UInt8(2))
            request.write(to: &wire)
        case .outcome(let result):
            wire.write(UInt8(3))
            result.write(to: &wire)
        case .finished: wire.write(UInt8(4))
        }
    }

    package init(from wire: inout WireReader) throws(ChannelError) {
        switch try wire.byte() {
        case 0: self = .ready(try SandboxReport(from: &wire))
        case 1: self = .console(try wire.string())
        case 2: self = .request(try ScriptRequest(from: &wire))
        case 3: self = .outcome(try ScriptRun.Result(from: &wire))
        case 4: self = .finished
        default: throw .malformed
        }
    }
}

extension ScriptRun.Result: WireMessage {
    package func write(to wire: inout WireWriter) {
        switch self {
        case .value(let value):
            wire.write(UInt8(0))
            wire.write(value)
        case .none(let reason):
            wire.write(UInt8(1))
            wire.write(reason)
        case .failed(let error):
            wire.write(UInt8(2))
            wire.write(error.kind.rawValue)
            wire.write(error.message)
            wire.write(error.position?.line ?? 0)
            wire.write(error.position?.column ?? 0)
        }
    }

    package init(from wire: inout WireReader) throws(ChannelError) {
        switch try wire.byte() {
        case 0: self = .value(try wire.string())
        case 1: self = .none(reason: try wire.string())
        case 2:
            guard let kind = ScriptError.Kind(rawValue: try wire.byte()) else { throw .malformed }
            let (message, line, column) = (try wire.string(), try wire.int(), try wire.int())
            let position = ScriptError.Position(line: line, column: column > 0 ? column : nil)
            self = .failed(ScriptError(kind, message, at: line > 0 ? position : nil))
        default: throw .malformed
        }
    }
}
