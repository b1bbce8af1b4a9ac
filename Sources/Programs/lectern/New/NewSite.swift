import ArgumentParser
import Files
import Glibc
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

    @Option(help: ArgumentHelp("The name of the site (default: its host).", valueName: "name")) var name: String?

    @Option(help: ArgumentHelp("The language of the names of books, such as de.", valueName: "code"))
    var language: String?

    @Option(help: ArgumentHelp("The name of the file, without .json.", valueName: "name")) var file: String?

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
                : try self.templates.map { try LinkTemplate($0.contains("://") ? $0 : "https://" + $0) }
            guard let host = templates.first?.host, templates.allSatisfy({ $0.host == host }) else {
                throw Failure("the templates have several hosts; make a rule for each host")
            }
            if let other = try examples.first(where: { try $0.passage != nil && SiteHost($0.link) != host }) {
                throw Failure(
                    "\(Printable.line(other.link)) is not on the host of the form, \(host.name); correct one of them")
            }
            Output.write(templates.compactMap { $0.repetition }, to: .error)
            try write(templates, host, examples, files)
        } catch let finding as Finding {
            throw Failure(finding)
        }
    }

    /// A link that is read already needs no rule.
    private func check(_ examples: [LinkExample], _ files: [SourceFile]) throws {
        // In the project, the folder has the rules that are built in.
        let builtIn = folder.schema == nil ? try RuleSource.builtIn.files() : []
        let engine = Engine(manifest: Manifest(files: files + builtIn, onDemand: true), scripts: .installed())
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
        let trial = examples.first { $0.passage != nil }.map { [$0.link] } ?? []
        try NewRuleReport(
            file: new, others: files, missing: missing(rules), trial: trial, isWritten: !folder.dryRun
        ).finish()
    }

    private func missing(_ rules: [SiteRule]) -> [String] {
        let names = rules.flatMap(\.books).map { "\"\($0.name)\"" }
        let source = "\"docs\" instead of \"status\": a page or code that documents the form of the links"
        return (names.isEmpty ? [] : ["the other books in \"books\": only \(names.joined(separator: ", ")) are known"])
            + (docs == nil ? [source] : [])
    }
}

/// The links with their references, from the arguments or from a person.
struct NewSiteExamples {
    let arguments: [String]
    /// Whether a person can be asked.
    let asks = isatty(STDIN_FILENO) == 1

    /// - Throws: A finding about what cannot be read, `Failure` if there is nothing and nobody to ask.
    func examples() throws -> [LinkExample] {
        guard arguments.isEmpty else { return try arguments.map { try LinkExample(argument: $0) } }
        guard asks else {
            throw Failure("missing links; add --test 'URL=REFERENCE', such as 'https://.../john/3=John 3'")
        }
        return asked
    }

    /// Asks until an empty line or the end of the input.
    private var asked: [LinkExample] {
        var prompt = Prompt()
        var examples: [LinkExample] = []
        while let link = prompt.line("Link, or Enter to finish: "), !link.isEmpty {
            guard let reference = prompt.line("  Passage of this link (such as John 3:16, or null if none): ") else {
                break
            }
            do {
                let example = try LinkExample(link: link, reference: reference)
                // Said now, so that the other answers are not lost.
                _ = try SiteHost(link)
                examples.append(example)
            } catch {
                Output.write([error])
            }
        }
        return examples
    }

    /// The form of the links, derived from them.
    ///
    /// - Throws: `Failure` if the links can have several forms and nobody chooses one.
    func template(of examples: [LinkExample], language: String?) throws -> LinkTemplate {
        let passages = examples.compactMap { example in example.passage.map { (link: example.link, passage: $0) } }
        let templates = try TemplateSearch(passages, language: language).templates
        if templates.count == 1, let template = templates.first {
            Output.note("note: the links have the form \(template)")
            return template
        }
        let forms = templates.prefix(ProgramLimits.newSiteForms).enumerated().map { "  \($0 + 1)  \($1)\n" }.joined()
        let message = "the links can have several forms:\n" + forms
        guard asks, templates.count <= ProgramLimits.newSiteForms else {
            throw Failure(message + "  add a link in which all numbers differ, or the form with --link")
        }
        var prompt = Prompt()
        Output.write(message, to: .error)
        while let answer = prompt.line("Which form is right (Enter for none)? "), !answer.isEmpty {
            if let number = Int(answer), templates.indices.contains(number - 1) { return templates[number - 1] }
        }
        throw Failure("no form was chosen; add a link in which all numbers differ, or the form with --link")
    }
}
