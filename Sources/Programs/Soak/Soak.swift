import ArgumentParser

/// Tests that take too long for `make test`, which runs a sample of them.
@main
struct Soak: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: """
            Test all passages, many scripts, the tests of rules, the index of regexes, random texts, or hostile documents.
            """,
        subcommands: [
            PassageSoak.self, ScriptSoak.self, MutationSoak.self, IndexSoak.self, TextSoak.self, DocumentSoak.self,
        ],
        defaultSubcommand: PassageSoak.self)
}
