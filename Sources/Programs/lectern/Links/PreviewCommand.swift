import ArgumentParser
import LinkEngine
import Text

/// `lectern preview`: the picture of what a link leads to.
struct PreviewCommand: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Print the URL of a preview image of a link.",
        discussion: """
            Uses the "previews" of Opener's manifests; the built-in rules have none. Does not load the image. The exit \
            status is 1 if there is no preview.
            """,
        shouldDisplay: false)

    @Argument(help: ArgumentHelp("The link.", valueName: "url")) var url: String

    @Flag(name: .shortAndLong, help: "Print JSON: the URL, and whether the image may be saved.") var json = false

    @OptionGroup var outputOptions: OutputOptions

    @OptionGroup var rules: EngineOptions

    func run() throws {
        guard let preview = try rules.engine().preview(of: url) else {
            throw ExitStatus.negative(saying: "no rule has a preview of this link")
        }
        guard json else { return Output.write(preview.url + "\n") }
        let object: JSONOutput = ["url": .string(preview.url), "canSave": .bool(preview.canSave)]
        Output.write(object.pretty + "\n")
    }
}
