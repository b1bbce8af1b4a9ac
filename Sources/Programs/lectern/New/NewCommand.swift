import ArgumentParser

/// `lectern new`: makes rule files.
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Make a rule for a site or an app.",
        subcommands: [NewSite.self, NewApp.self])
}
