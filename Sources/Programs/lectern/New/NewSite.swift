import ArgumentParser
import Files
import LinkEngine
import NativeEngine
import RuleChecking
import Text

/// `lectern new site`: a rule from the form of a site's links.
struct NewSite: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "site", abstract: "Make a rule for a site.",
        discussion: """
            --link is the form of its links, with the parts of the passage in braces and optional parts in brackets: \
            'https://x.org/{book}/{chapter}[/{verse}]'. --test is a link with its reference, 'URL=John 3:16'; URL=null is a \
            link that is not a passage. Without --link, derives the form from the tests; without --test, asks for links. \
            Writes, checks and tests the file.
            """)

    @Option(
        name: .customLong("link"),
        help: ArgumentHelp("The form of the site's links; may be repeated.", valueName: "template"))
    var templates: [String] = []

    @Option(
        name: .customLong("test"),
        help: ArgumentHelp("A link and its reference; may be repeated.", valueName: "url=reference"))
    var tests: [String] = []

    @Option(help: ArgumentHelp("The page or code that documents the form of the links.", valueName: "text"))
    var docs: String?

    @Option(help: ArgumentHelp("The name of the site (default: its host).", valueName: "name"))
    var name: String?

    @Option(help: ArgumentHelp("The language of the names of books, such as de.", valueName: "code"))
    var language: String?

    @Option(help: ArgumentHelp("The name of the file, without .json.", valueName: "name"))
    var file: String?

    @OptionGroup var folder: RuleFolder

    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        do {
            if let file { try RuleFileName.check(file) }
            let files = try folder.files()
            let source = NewSiteExamples(arguments: tests)
            let examples = templates.isEmpty || !tests.isEmpty ? try source.examples() : []
            try check(examples, files)
            let templates =
                self.templates.isEmpty
                ? [try source.template(of: examples, language: language)]
                : try self.templates.map { try LinkTemplate($0) }
            guard let host = templates.first?.host, templates.allSatisfy({ $0.host == host }) else {
                throw Failure("the templates have several hosts; make a rule for each host")
            }
            Output.write(templates.compactMap { $0.repetition }, to: .error)
            try write(templates, host, examples, files)
        } catch let finding as Finding {
            throw Failure(finding)
        }
    }

    /// A link that is read already needs no rule.
    private func check(_ examples: [LinkExample], _ files: [SourceFile]) throws {
        let engine = Engine(manifest: Manifest(files: files, onDemand: true), scripts: .installed())
        for example in examples where example.passage != nil {
            guard let read = engine.passage(of: example.link) else { continue }
            throw Failure(
                "\(Printable.line(example.link)) is already read as \(read.text) by the rule for \(read.site ?? "it")\n"
                    + "  add only links that are not read; if this reading is wrong, correct the rule: `lectern explain` shows its steps"
            )
        }
    }

    private func write(
        _ templates: [LinkTemplate], _ host: SiteHost, _ examples: [LinkExample], _ files: [SourceFile]
    ) throws {
        let owner = SiteFiles.file(of: host.name, in: files)
        let site = owner.flatMap(SiteRuleFile.site) ?? name ?? host.name
        let rules = SiteRule.all(
            templates, site: site, docs: docs, language: language, tests: examples.map { ($0.link, $0.passage) })
        let new: SourceFile
        if let owner {
            new = try SiteRuleFile(adding: rules, to: owner).file
        } else {
            guard let fileName = file ?? RuleFileName.name(for: host) else {
                throw Failure("a rule file cannot be named after \(host.name); name it with --file")
            }
            let path = folder.path(of: fileName, in: "sites")
            guard !FileSystem.isFile(path) else {
                throw Failure("\(path): already exists; name another file with --file")
            }
            new = SiteRuleFile(path: path, schema: folder.schema, rules: rules).file
        }
        // A name that no rule can have, or an error that the file has already.
        if let error = Manifest(files: [new]).findingList.errors.first { throw error }
        if folder.dryRun { Output.write(new.bytes) } else { try folder.write(new, over: owner) }
        try NewRuleReport(file: new, others: files, missing: missing(rules), isWritten: !folder.dryRun).finish()
    }

    private func missing(_ rules: [SiteRule]) -> [String] {
        let names = rules.flatMap(\.books).map { "\"\($0.name)\"" }
        let source = "\"docs\" instead of \"status\": a page or code that documents the form of the links"
        return (names.isEmpty ? [] : ["the other books in \"books\": only \(names.joined(separator: ", ")) are known"])
            + (docs == nil ? [source] : [])
    }
}
