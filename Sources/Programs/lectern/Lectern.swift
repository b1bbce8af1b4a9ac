import AppLinks
import ArgumentParser
import Glibc
import NativeEngine
import Text

/// The program: links in, links that open in apps out.
///
/// Every command states its name: to derive it from the type costs a fifth of the instructions of a start.
@main
struct Lectern: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lectern",
        abstract: "Turns web links into links that open in native apps.",
        discussion: "`lectern URL...` is short for `lectern resolve URL...`.",
        version: "0.1.0",
        // Commands for other programs, which the help does not list.
        subcommands: [Handle.self, PreviewCommand.self, LanguageServerCommand.self],
        groupedSubcommands: [
            CommandGroup(name: "Links", subcommands: [Resolve.self, Explain.self, Open.self, Share.self, Prefer.self]),
            CommandGroup(name: "Text", subcommands: [PassageCommand.self, Find.self, Rewrite.self]),
            CommandGroup(
                name: "Rules",
                subcommands: [
                    Rules.self, NewCommand.self, Check.self, Test.self, Diff.self, Bundle.self, Docs.self,
                ]),
            CommandGroup(
                name: "More",
                subcommands: [List.self, Register.self, Doctor.self, BookmarksCommand.self, Call.self]),
        ],
        defaultSubcommand: Resolve.self)

    /// Wrong use ends with status 2, as with grep; ArgumentParser's own would be 64.
    static func main() {
        StandardStreams.reserve()
        let arguments = CommandNames.current(Array(CommandLine.arguments.dropFirst()))
        do {
            if arguments == ["--version"] { return Output.write(Installation.version + "\n") }
            var command = try command(arguments)
            if let command = command as? any PrintingCommand { Output.apply(command.outputOptions) }
            if let path = (command as? any FileWritingCommand)?.outputFile.path {
                try Output.keep(for: path) { try command.run() }
            } else {
                try command.run()
            }
        } catch let error as ExitStatus {
            Glibc.exit(error.rawValue)
        } catch let error as BookmarkError {
            Output.write([error.finding])
            Glibc.exit(ExitStatus.negative.rawValue)
        } catch let error as DesktopError {
            Glibc.exit(ExitStatus.negative(saying: error.message).rawValue)
        } catch {
            let isFailure = exitCode(for: error) != .success
            let text = MisspeltArgument(arguments).addingHint(to: message(for: error))
            Output.write(text + "\n", to: isFailure ? .error : .output)
            Glibc.exit(isFailure ? ExitStatus.unusable.rawValue : 0)
        }
    }

    /// The command that the arguments name, with its options.
    private static func command(_ arguments: [String]) throws -> any ParsableCommand {
        try MisspeltArgument(arguments).checkCommand()
        // The item of a list is a text, not options of one letter.
        let items = arguments.filter { $0.hasPrefix("- ") }
        guard !items.isEmpty, !arguments.contains("--") else { return try parseAsRoot(arguments) }
        return try parseAsRoot(arguments.filter { !$0.hasPrefix("- ") } + ["--"] + items)
    }

    /// The message of an error or of `--help`, in which every argument is on one line, also where ArgumentParser quotes
    /// a part of it. A command's own options come before those of the network.
    private static func message(for error: any Error) -> String {
        let message = quotedMessage(for: error)
        guard let network = message.firstMatch(of: /\nNETWORK OPTIONS:\n(?: .*\n)*/) else { return message }
        return message.replacing(network.output, with: "", maxReplacements: 1) + network.output
    }

    private static func quotedMessage(for error: any Error) -> String {
        CommandLine.arguments.dropFirst()
            .flatMap { [$0] + $0.split(separator: "=", maxSplits: 1).map(String.init) }
            .filter { Printable.line($0) != $0 }
            .reduce(fullMessage(for: error)) { $0.replacing($1, with: Printable.line($1)) }
    }
}

enum ExitStatus: Int32, Error {
    /// Some input has no opening, a test failed, a rule has an error.
    case negative = 1
    /// Wrong use, or input that cannot be read.
    case unusable = 2

    /// `negative`, after the reason has been printed.
    static func negative(saying reason: String) -> ExitStatus {
        Output.write("Error: \(Printable.line(reason))\n", to: .error)
        return .negative
    }
}

/// `lectern new`: makes rule files.
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Make a rule for a site or an app.",
        subcommands: [NewSite.self, NewApp.self])
}

/// `lectern bookmarks`: reads and writes bookmarks of BibleXpress.
struct BookmarksCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bookmarks", abstract: "Write and read bookmarks of BibleXpress.",
        subcommands: [
            BookmarksEncode.self, BookmarksDecode.self, BookmarksCheck.self, BookmarksFromLinks.self,
        ])
}

/// `lectern list`: what the rules and the tables of the program know.
struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the apps, sites or schemes of the rules, the books, or the translations.",
        discussion: """
            Words after the name leave only the entries that contain them:
              lectern list sites gateway
              lectern list translations german
            """,
        subcommands: [Apps.self, Sites.self, Schemes.self, Books.self, Translations.self])
}

/// `lectern rules`: where rules come from, and the rule sets of others.
struct Rules: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "List the sources of rules, and manage signed rule sets.",
        discussion: """
            Rule files in $XDG_CONFIG_HOME/lectern/rules, or else in ~/.config/lectern/rules, are used in \
            addition to the built-in rules and take precedence. Signed rule sets come after them.
            """,
        subcommands: [
            RulesList.self, RulesAdd.self, RulesUpdate.self, RulesRollback.self, RulesRemove.self,
            RulesReplaceKey.self,
        ],
        defaultSubcommand: RulesList.self)
}
