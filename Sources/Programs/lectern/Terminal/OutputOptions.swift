import ArgumentParser

/// How a command prints.
struct OutputOptions: ParsableArguments {
    @Flag(name: .shortAndLong, help: "Print only errors on standard error: no warnings and no notes.")
    var quiet = false

    @Option(help: "Colour the output: auto, always or never.")
    var color = ColorChoice.auto
}

/// A command that prints something: every command except for the language server, whose output is a protocol.
protocol PrintingCommand: ParsableCommand {
    var outputOptions: OutputOptions { get }
}

/// How a command prints its tables.
struct TableOptions: ParsableArguments {
    @Flag(help: "On a terminal, print whole cells, even if the lines are longer than the terminal is wide.")
    var wide = false
}

extension ColorChoice: LowercaseArgument {}
