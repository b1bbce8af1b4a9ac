import ArgumentParser
import Glibc
import LecternService
import Logging

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
                "Error: cannot serve at \(configuration.socket ?? "\(configuration.host):\(configuration.port)"): \(error)",
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
