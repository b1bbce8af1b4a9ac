import ArgumentParser

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
