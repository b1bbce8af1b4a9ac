import ArgumentParser
import Files
import LinkEngine
import NativeEngine
import RuleChecking
import Text
import Workshop

/// `lectern new site`: a rule from some links of a site.
struct NewSite: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "site", abstract: "Make a rule for a site from some of its links.",
        discussion: """
            Each link comes with its reference, 'URL=John 3:16 ESV'; the last = with a reference behind it counts. \
            'URL=null' is a link that is no passage. Without --link, asks for them. The regex is proposed from what the \
            links have in common, the file is written with its tests, and the tests are run.
            """)

    @Argument(help: ArgumentHelp("The host: www.example.org.", valueName: "host"))
    var host: String

    @Option(
        name: .customLong("link"),
        help: ArgumentHelp("A link and its reference; may be repeated.", valueName: "url=reference"))
    var links: [String] = []

    @Option(help: ArgumentHelp("The page, or code, that shows the form of the links.", valueName: "text"))
    var docs: String?

    @Option(help: ArgumentHelp("The name of the site; its host without this.", valueName: "name"))
    var name: String?

    @Option(help: ArgumentHelp("The name of the file, without .json.", valueName: "name"))
    var file: String?

    @OptionGroup var folder: RuleFolder

    func run() throws {
        do {
            let host = try SiteHost(host)
            if let file { try RuleFileName.check(file) }
            let files = try folder.files()
            let examples = try NewSiteExamples(arguments: links, host: host).examples
            try check(examples, files)
            let proposal = try SiteProposal(host: host, examples: examples)
            try finish(proposal, files)
        } catch let finding as Finding {
            throw Failure(finding)
        }
    }

    /// A link that is read already needs no rule.
    private func check(_ examples: [LinkExample], _ files: [SourceFile]) throws {
        let engine = Engine(
            manifest: Manifest(files: files, onDemand: true), scripts: .installed())
        for example in examples where example.passage != nil {
            guard let read = engine.passage(of: example.link) else { continue }
            throw Failure(
                "\(Printable.line(example.link)) is read already, as \(read.text), by the rule for \(read.site ?? "it")\n"
                    + "  give only links that are not read; if this reading is wrong, correct the rule: `lectern explain` shows how it reads"
            )
        }
    }

    private func finish(_ proposal: SiteProposal, _ files: [SourceFile]) throws {
        let owner = SiteFiles.file(of: proposal.host.name, in: files)
        let site = owner.flatMap(SiteRuleFile.site) ?? name ?? proposal.host.name
        let rules = proposal.tested(site: site, docs: docs)
        let new: SourceFile
        if let owner {
            new = try SiteRuleFile(adding: rules, to: owner).file
        } else {
            guard let fileName = file ?? proposal.host.fileName else {
                throw Failure("a rule file cannot be named after \(proposal.host.name); name it with --file")
            }
            let path = folder.path(of: fileName, in: "sites")
            guard !FileSystem.isFile(path) else {
                throw Failure("\(path): exists already; name another file with --file")
            }
            new = SiteRuleFile(path: path, schema: folder.schema, rules: rules).file
        }
        // A name that no rule can have, or an error that the file has already.
        if let error = Manifest(files: [new]).findingList.errors.first { throw error }
        if folder.dryRun {
            Output.write(new.bytes)
        } else {
            try folder.write(new, over: owner)
        }
        try NewRuleReport(file: new, others: files, missing: rules.flatMap(\.missing), isWritten: !folder.dryRun)
            .finish()
    }
}
