import ArgumentParser

/// Tests that take too long for `make test`, which runs a sample of them.
@main
struct Soak: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Test all passages, many scripts, or the tests of rules.",
        subcommands: [PassageSoak.self, ScriptSoak.self, MutationSoak.self],
        defaultSubcommand: PassageSoak.self)
}
