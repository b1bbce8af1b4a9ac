public import Logging
import Synchronization
import Text

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes a JSON object on one line of standard error for each message.
public struct JSONLogHandler: LogHandler {
    /// The least level that is written.
    public var logLevel: Logger.Level
    /// What every message has.
    public var metadata: Logger.Metadata = [:]

    /// A handler for messages of a level and above.
    public init(level: Logger.Level) { logLevel = level }

    /// Metadata that every message has.
    public subscript(metadataKey key: String) -> Logger.MetadataValue? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    /// Writes a message.
    public func log(event: LogEvent) {
        let all = metadata.merging(event.metadata ?? [:]) { $1 }.filter { !$0.key.hasPrefix("hb.") }
        let members: [(String, JSONOutput)] =
            [
                ("time", .string(Self.time)), ("level", .string(event.level.rawValue)),
                ("message", .string("\(event.message)")),
            ] + all.sorted { $0.key < $1.key }.map { ($0.key, .string("\($0.value)")) }
        let line = Array((JSONOutput.object(members).line + "\n").utf8)
        _ = unsafe line.withUnsafeBytes { unsafe write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }

    /// The time in UTC as RFC 3339 has it.
    private static var time: String {
        var now = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &now)
        var parts = unsafe tm()
        unsafe gmtime_r(&now.tv_sec, &parts)
        var text = [CChar](repeating: 0, count: 32)
        let count = unsafe strftime(&text, text.count, "%Y-%m-%dT%H:%M:%S", &parts)
        let seconds = String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
        return "\(seconds).\(String(1_000 + now.tv_nsec / 1_000_000).dropFirst())Z"
    }
}
