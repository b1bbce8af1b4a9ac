import ArgumentParser

/// Tests that take too long for `make test`, which runs a sample of them.
@main
struct Soak: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Test all passages, or many scripts.", subcommands: [PassageSoak.self, ScriptSoak.self],
        defaultSubcommand: PassageSoak.self)
}
