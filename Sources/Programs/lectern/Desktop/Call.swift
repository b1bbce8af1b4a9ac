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

    @Option(help: ArgumentHelp("Give up after this many seconds.", valueName: "seconds")) var timeout = 30.0

    @Flag(help: "Open the URL without waiting for an answer.") var noWait = false

    @OptionGroup var outputOptions: OutputOptions

    func validate() throws {
        guard timeout > 0, timeout <= 86_400 else {
            throw ValidationError("--timeout must be more than 0 and at most 86400 seconds")
        }
    }

    func run() throws {
        let call = try OutgoingCall(url, environment: Installation.environment)
        guard !noWait else { return try send(call) }
        try call.checkAnswerable()
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
        do { try call.send() } catch { throw ExitStatus.negative(saying: error.message) }
    }
}

extension ReceivedAnswer {
    /// An answer as `lectern call` and `lectern handle` print it; nil means that none came in time.
    static func json(_ answer: ReceivedAnswer?) -> JSONOutput {
        let errorNames = ["errorCode", "errorMessage"]
        let isError = answer?.outcome == .error
        let errorValues = errorNames.map { name in answer?.results.first { $0.name == name }?.value }
        let results = answer?.results.filter { !isError || !errorNames.contains($0.name) } ?? []
        return [
            "outcome": .string(answer?.outcome.rawValue ?? "timeout"), "source": JSONOutput(answer?.source),
            "results": object(results),
            "error": isError ? ["code": JSONOutput(errorValues[0]), "message": JSONOutput(errorValues[1])] : .null,
            "reserved": object(answer?.reserved ?? []),
        ]
    }

    /// The items by name; a name that occurs more than once has an array of values.
    private static func object(_ items: [QueryItem]) -> JSONOutput {
        var members: [(name: String, values: [JSONOutput])] = []
        var indices: [String: Int] = [:]
        for item in items {
            if let index = indices[item.name] {
                members[index].values.append(.string(item.value))
            } else {
                indices[item.name] = members.count
                members.append((item.name, [.string(item.value)]))
            }
        }
        return .object(members.map { name, values in (name, values.count == 1 ? values[0] : .array(values)) })
    }
}
