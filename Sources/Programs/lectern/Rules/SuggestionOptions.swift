import ArgumentParser
import Bible
import Files
import LinkEngine
import Text
import Workshop

/// The options of `lectern test` that suggest tests instead of running those there are.
struct SuggestionOptions: ParsableArguments {
    @Flag(
        help: ArgumentHelp(
            "Print tests for untested parts of rules, ready to paste.",
            discussion:
                "An argument that is not a file selects rules by a word in the title, an app or the name of the file."))
    var suggest = false

    @Flag(
        help:
            "Print tests with links that resemble those of a rule, and findings for links that the rule reads by mistake."
    )
    var near = false

    @Flag(help: "With --suggest or --near: add the tests to the rule files.") var write = false

    func validate() throws {
        guard isUsed || !write else { throw ValidationError("--write needs --suggest or --near") }
    }

    var isUsed: Bool { suggest || near }

    /// Prints tests, or adds them to the files.
    func run(_ arguments: [String], _ rules: EngineOptions) throws {
        let names = arguments.filter { !Self.isPath($0) }
        let sources = try rules.source.inspectedSources(arguments.filter(Self.isPath))
        if write, sources.contains(where: \.isBuiltIn) {
            throw Failure("the built-in rules cannot be changed; name the files for the tests")
        }
        let files = try sources.flatMap { try $0.files() }
        let manifest = try rules.source.usableManifest(of: files)
        let all = TestedRule.all(of: files, in: manifest)
        let tested = try Self.rules(all, named: names)
        let maker = TestSuggestions(Engine(manifest: manifest, scripts: rules.scripts()), examples: all)
        let found = maker.tests(for: tested, takingParts: suggest, near: near)
        if write { try save(found) }
        for suggestions in found { Output.write(suggestions.text(includingTests: !write)) }
    }

    private static func isPath(_ argument: String) -> Bool {
        argument.contains("/") || FileSystem.isFile(argument) || FileSystem.isFolder(argument)
    }

    private func save(_ found: [SuggestedTests]) throws {
        let files = Dictionary(grouping: found) { $0.rule.file.path }
        for path in files.keys.sorted() {
            guard let suggestions = files[path], let file = suggestions.first?.rule.file else { continue }
            let count = suggestions.reduce(0) { $0 + $1.tests.count }
            guard count > 0 else { continue }
            try TestInsertion(suggestions, to: file).save()
            Output.write("\(Printable.line(path)): \(count) tests were added\n")
        }
    }

    /// The rules with one of the names, all if there are none.
    private static func rules(_ rules: [TestedRule], named names: [String]) throws -> [TestedRule] {
        guard !names.isEmpty else { return rules }
        let known = rules.map { rule in
            [rule.rule.title] + rule.rule.apps.compactMap(\.self)
                + [rule.file.path.split(separator: "/").last.map(String.init) ?? ""]
        }
        for name in names where !known.joined().contains(where: { $0.folded.contains(name.folded) }) {
            let hint = Spelling.hint(for: name, in: Array(known.joined())).map { "; \($0)" } ?? ""
            throw Failure("there is no file or rule \"\(Printable.line(name))\"\(hint)")
        }
        return zip(rules, known).filter { _, texts in
            texts.contains { text in names.contains { text.folded.contains($0.folded) } }
        }.map(\.0)
    }
}
