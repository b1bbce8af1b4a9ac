package import Requests

/// A message from the program to a script host.
package enum ScriptCommand: Sendable {
    /// Run a script, and report the outcome.
    case run(ScriptCall)
    /// The response to the request that the host waits for.
    case respond(Result<FetchResponse, FetchError>)
}

/// One call of `process`.
package struct ScriptCall: Sendable {
    package var script: Script
    package var url: String
    /// The limit for the timers of the script, in milliseconds.
    package var time: Int
    /// The limit for the length of the result, in UTF-16 code units.
    package var size: Int
    /// The limit for the memory of the host in bytes, for messages.
    package var memory: Int
    /// The limit for the number of network requests.
    package var requests: Int

    package init(script: Script, url: String, time: Int, size: Int, memory: Int, requests: Int) {
        self.script = script
        self.url = url
        self.time = time
        self.size = size
        self.memory = memory
        self.requests = requests
    }
}

extension ScriptCommand: WireMessage {
    package func write(to wire: inout WireWriter) {
        switch self {
        case .run(let call):
            wire.write(UInt8(0))
            wire.write(call.script.dialect.rawValue)
            wire.write(call.script.source)
            wire.write(call.url)
            wire.write(call.time)
            wire.write(call.size)
            wire.write(call.memory)
            wire.write(call.requests)
        case .respond(let response):
            wire.write(UInt8(1))
            response.write(to: &wire)
        }
    }

    package init(from wire: inout WireReader) throws(ChannelError) {
        switch try wire.byte() {
        case 0:
            guard let dialect = Script.Dialect(rawValue: try wire.byte()) else { throw .malformed }
            let script = Script(source: try wire.string(), dialect: dialect)
            self = .run(
                ScriptCall(
                    script: script, url: try wire.string(), time: try wire.int(), size: try wire.int(),
                    memory: try wire.int(), requests: try wire.int()))
        case 1: self = .respond(try Result(from: &wire))
        default: throw .malformed
        }
    }
}
