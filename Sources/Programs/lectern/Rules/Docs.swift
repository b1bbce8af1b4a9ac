import ArgumentParser
import Files
import Hosts
import LinkEngine
import Text
import Workshop

/// `lectern docs`: pages about the sites and apps of rules.
struct Docs: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "docs", abstract: "Write a page for each site and app of the rules for passages and places.",
        discussion: """
            The page of a site lists the forms of its links with examples from the tests, and the page of an app its links \
            with their losses. HTML pages include a search and need no server. Files with the same names are replaced, and \
            other files are kept.
            """)

    @Argument(
        help: ArgumentHelp(
            "Manifests or folders of rule files (default: ./rules, or the built-in rules).", valueName: "path"))
    var paths: [String] = []

    @Option(help: "The format of the pages.") var format = RulePages.Format.html

    @Option(name: .shortAndLong, help: ArgumentHelp("The folder for the pages.", valueName: "dir"))
    var output: String

    @OptionGroup var outputOptions: OutputOptions

    @OptionGroup var rules: RuleOptions
    @OptionGroup var scriptOptions: ScriptOptions

    func validate() throws { guard !output.isEmpty else { throw ValidationError("--output needs a folder") } }

    func run() throws {
        let files = try rules.inspectedSources(paths).flatMap { try $0.files() }
        let manifest = try rules.usableManifest(of: files)
        let engine = Engine(manifest: manifest, scripts: scriptOptions.pool().runner)
        let written = RulePages(files: files, engine).files(as: format)
        for file in written {
            let path = "\(output)/\(file.path)"
            // For others to read, unlike what the program keeps for itself.
            try FileSystem.makeFolder(FileSystem.folder(of: path), isPrivate: false)
            try FileChange(path, to: file.text).apply()
        }
        Output.write("\(written.count) files in \(output)\n")
    }
}

extension RulePages.Format: LowercaseArgument {}
