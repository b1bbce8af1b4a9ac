import ArgumentParser
import Bible
import Text

/// Suggestions for arguments that ArgumentParser takes for something else, or says nothing about.
struct MisspeltArgument {
    private let command: any ParsableCommand.Type
    /// The arguments after the command.
    private let rest: ArraySlice<String>
    /// Whether the arguments do not start with the name of a command.
    private let isRoot: Bool

    init(_ arguments: [String]) {
        var command: any ParsableCommand.Type = Lectern.self
        var rest = arguments[...]
        while let name = rest.first, let next = Self.subcommand(named: name, of: command) {
            command = next
            rest.removeFirst()
        }
        self.command = command
        self.rest = rest
        isRoot = rest.count == arguments.count
    }

    private static func subcommand(
        named name: String, of command: any ParsableCommand.Type
    ) -> (any ParsableCommand.Type)? {
        for subcommand in command.configuration.subcommands where subcommand.configuration.commandName == name {
            return subcommand
        }
        return nil
    }

    /// - Throws: `Failure` for a word in the position of a command that resembles one and is not a reference. The
    ///   default command would take it for a link.
    func checkCommand() throws {
        guard let word = rest.first, Self.isWord(word) else { return }
        if word == "help" { return try checkTopic() }
        // `Jonh 3` is more likely a reference than a command.
        if isRoot, (try? Reference(parsing: word)) != nil || rest.dropFirst().first?.first?.isNumber == true { return }
        let needsName = !isRoot && !known.isEmpty && command.configuration.defaultSubcommand == nil
        guard let hint = hint(for: word) ?? (needsName ? "choose one of \(known.joined(separator: ", "))" : nil) else {
            return
        }
        throw Failure("there is no command \"\(word)\"; \(hint)")
    }

    private func checkTopic() throws {
        let topic = rest.dropFirst().first
        guard let topic, !known.contains(topic), Self.subcommand(named: topic, of: command) == nil else { return }
        throw Failure("there is no command \"\(topic)\"; \(hint(for: topic) ?? "`lectern --help` lists them")")
    }

    private func hint(for word: String) -> String? { CommandNames.hint(for: word, among: known, isRoot: isRoot) }

    /// The names of the subcommands that the help lists.
    private var known: [String] {
        let configuration = command.configuration
        let groups = configuration.groupedSubcommands.flatMap(\.subcommands)
        return (groups.isEmpty ? configuration.subcommands : groups).compactMap { $0.configuration.commandName }
    }

    private static func isWord(_ argument: String) -> Bool {
        argument.first?.isLetter == true && argument.allSatisfy { $0.isLetter || $0 == "-" }
    }

    /// A message about an argument that ArgumentParser does not know, with a suggestion if there is one.
    func addingHint(to message: String) -> String { addingOptions(to: addingNote(to: addingValue(to: message))) }

    /// A message about a translation, which only some commands have as an option, or about an unknown shell.
    private func addingNote(to message: String) -> String {
        message.replacing(/Unknown option '--translation'/) {
            $0.output + ": write the translation in the reference, such as 'John 3:16 NIV'"
        }
        .replacing(/Can't generate completion scripts for '(.*)'\.\n.*\n +([a-z ]+)/) {
            "there are no completions for \"\($0.output.1)\"; the shells are \($0.output.2.replacing(" ", with: ", "))"
        }
    }

    /// A message about the value of an option whose values are too many for the message, with the nearest one.
    private func addingValue(to message: String) -> String {
        guard let found = message.firstMatch(of: /The value '(.*)' is invalid for '(--[a-z]+) <.*>'/),
            let hint = Self.hint(forValue: String(found.output.1), of: found.output.2)
        else { return message }
        var message = message
        message.insert(contentsOf: ": \(hint)", at: found.range.upperBound)
        return message
    }

    private static func hint(forValue value: String, of option: Substring) -> String? {
        switch option {
        case "--language":
            Spelling.hint(for: value, in: BookNames.languages.flatMap { [$0.code] + ($0.name.map { [$0] } ?? []) })
                ?? "a language is a code such as de, or an English name such as German"
        case "--to":
            Spelling.hint(for: value, in: ["common-scheme", "osis"])
                ?? "the targets are common-scheme, osis and web:ID, such as web:bible-gateway; --app links to an app"
        default: nil
        }
    }

    /// A message about an unknown option of one letter, with the long options that start with the letter.
    private func addingOptions(to message: String) -> String {
        guard let found = message.firstMatch(of: /Unknown option '-([A-Za-z])'(?=\n|$)/) else { return message }
        let help = Lectern.helpMessage(for: command.configuration.defaultSubcommand ?? command, columns: 200)
        let long = help.matches(of: /\n +(?:-h, )?(--[a-z-]+)/).map { String($0.output.1) }
            .filter { $0.dropFirst(2).hasPrefix(found.output.1.lowercased()) }
        guard let first = long.first else { return message }
        let list = long.dropFirst().reduce("'\(first)'") { "\($0) or '\($1)'" }
        var message = message
        message.insert(contentsOf: ". Did you mean \(list)?", at: found.range.upperBound)
        return message
    }
}
