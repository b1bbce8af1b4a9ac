public import ArgumentParser
import Glibc
public import LecternService
public import Logging
import NIOCore

/// `lectern-server`: Lectern behind HTTP.
@main
struct LecternServer: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lectern-server",
        abstract: "Serve links to Bible apps over HTTP: a share page, passage links and an API.",
        discussion: """
            Every option is also a setting of the file named with --config, `rate-limit = 50`, and an environment variable, \
            LECTERN_SERVER_RATE_LIMIT=50. The command line takes precedence over the environment, and the environment \
            over the file. SIGHUP reads the rules again, and SIGTERM lets requests finish. Queries are not logged unless \
            --access-log is full. See docs/server.md.
            """,
        version: LecternVersion.number)

    @Option(help: ArgumentHelp("A file with settings, `name = value` on each line.", valueName: "file"))
    var config: String?

    @OptionGroup(title: "Address") var address: AddressOptions
    @OptionGroup(title: "Rules") var rules: RuleSourceOptions
    @OptionGroup(title: "Limits") var limits: LimitOptions
    @OptionGroup(title: "Logs") var logs: LogOptions

    static func main() async {
        // A client that goes away is an error of the write to it.
        signal(SIGPIPE, SIG_IGN)
        // Until the rules can be read again, SIGHUP would end the program.
        signal(SIGHUP, SIG_IGN)
        do {
            let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
            let command = try parse(arguments.all)
            try await command.run()
        } catch let error as SettingError {
            say("Error: \(error)", status: 2)
        } catch {
            let status = exitCode(for: error) == .success ? 0 : Int32(2)
            let text = fullMessage(for: error)
            if status == 0 { print(text) } else { say(text, status: status) }
        }
    }

    func run() async throws {
        let configuration = try configuration()
        let logger = Logger(label: "lectern-server") { [level = logs.logLevel] _ in JSONLogHandler(level: level) }
        let rules: RuleSet
        do throws(RuleLoader.Refusal) {
            rules = try configuration.rules.load(checks: !configuration.rules.sources.isEmpty)
        } catch {
            Self.say("\(error)", status: 2)
        }
        do {
            try await LecternService(configuration, rules: rules, logger: logger).run { address in
                Self.print(address)
                SystemdNotification.send("READY=1")
            }
        } catch {
            // Not a wrong setting: it may work when it is tried again.
            Self.say(
                "Error: cannot serve at \(configuration.socket ?? "\(configuration.host):\(configuration.port)"): "
                    + ((error as? IOError).map { unsafe String(cString: strerror($0.errnoCode)) } ?? "\(error)"),
                status: 1)
        }
    }

    private func configuration() throws -> ServiceConfiguration {
        var configuration = ServiceConfiguration()
        try address.apply(to: &configuration)
        rules.apply(to: &configuration)
        limits.apply(to: &configuration)
        configuration.accessLog = logs.accessLog
        return configuration
    }

    /// Ends the program with a message on standard error.
    private static func say(_ text: String, status: Int32) -> Never {
        print(text, to: STDERR_FILENO)
        Glibc.exit(status)
    }

    /// Prints a line at once, also where standard output is no terminal.
    private static func print(_ text: String, to descriptor: Int32 = STDOUT_FILENO) {
        let bytes = Array((text + "\n").utf8)
        _ = unsafe bytes.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
    }
}

/// What is logged: JSON, a line for each message, on standard error.
struct LogOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Log messages of this level and above.", valueName: "level"))
    var logLevel = Logger.Level.info

    @Option(
        help: ArgumentHelp(
            "The log of requests: off, routes (without links, passages and addresses) or full (with all of these).",
            valueName: "detail"))
    var accessLog = AccessLogDetail.off
}

extension Logger.Level: @retroactive ExpressibleByArgument {}
extension AccessLogDetail: ExpressibleByArgument {}

/// What a service of systemd tells it, as sd_notify(3) does: a datagram to the socket that $NOTIFY_SOCKET names.
enum SystemdNotification {
    /// Tells the state, if systemd wants to know it.
    static func send(_ state: String) {
        guard let name = Arguments.environment["NOTIFY_SOCKET"] else { return }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        var path = Array(name.utf8)
        // A name that is in no file system begins with a zero.
        if path.first == UInt8(ascii: "@") { path[0] = 0 }
        let size = MemoryLayout<sa_family_t>.size + path.count
        guard path.count < MemoryLayout.size(ofValue: address.sun_path) else { return }
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path) }
        let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
        defer { close(descriptor) }
        let bytes = Array(state.utf8)
        _ = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe sendto(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL), $0, socklen_t(size))
            }
        }
    }
}
