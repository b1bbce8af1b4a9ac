import ArgumentParser
import LinkEngine

/// `lectern preview`: the picture of what a link leads to.
struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Print the address of a picture of what a link leads to.",
        discussion: """
            By the "previews" of Opener's manifests; the built-in rules have none. The picture is not loaded. The exit \
            status is 1 if there is none.
            """)

    @Argument(help: ArgumentHelp("The link.", valueName: "url"))
    var url: String

    @OptionGroup var rules: RuleOptions

    func run() throws {
        guard let preview = try rules.engine().preview(of: url) else {
            throw ExitStatus.negative(saying: "no rule gives a picture of this link")
        }
        Output.write(preview.url + "\n")
    }
}
