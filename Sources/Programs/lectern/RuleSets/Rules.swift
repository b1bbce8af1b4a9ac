import ArgumentParser

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
