import AppLinks
import ArgumentParser
import LinkEngine
import NativeEngine
import Text

/// `lectern call`: another app does something, and its answer comes back.
struct Call: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "call",
        abstract: "Call another app with an x-callback-url and print its answer.",
        discussion: """
            Prints JSON: outcome (success, error, cancel or timeout), source, results, error. With --no-wait \
            the URL is opened without callbacks, and nothing is printed.
            """)

    @Argument(
        help: ArgumentHelp(
            "The URL, app://x-callback-url/action?..., or with --no-wait also app:action?...", valueName: "url"))
    var url: String

    @Option(help: ArgumentHelp("Give up after this many seconds.", valueName: "seconds"))
    var timeout = 30.0

    @Flag(help: "Open the URL without waiting for an answer.")
    var noWait = false

    @OptionGroup var outputOptions: OutputOptions

    func validate() throws {
        guard timeout > 0, timeout <= 86_400 else {
            throw ValidationError("--timeout must be more than 0 and at most 86400 seconds")
        }
    }

    func run() throws {
        let call: OutgoingCall
        do {
            call = try OutgoingCall(url, environment: Installation.environment)
            if !noWait { try call.checkAnswerable() }
        } catch {
            throw Failure(error.message)
        }
        guard !noWait else { return try send(call) }
        let answer: ReceivedAnswer?
        do {
            answer = try call.answer(within: .milliseconds(Int(timeout * 1000)))
        } catch {
            throw ExitStatus.negative(saying: error.message)
        }
        Output.write(ReceivedAnswer.json(answer).pretty + "\n")
        if answer == nil { throw ExitStatus.negative(saying: "no answer in time (--timeout \(timeout))") }
        if answer?.outcome != .success { throw ExitStatus.negative }
    }

    private func send(_ call: OutgoingCall) throws {
        do {
            try call.send()
        } catch {
            throw ExitStatus.negative(saying: error.message)
        }
    }
}
