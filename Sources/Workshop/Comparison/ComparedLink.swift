package import LinkEngine
package import Requests
package import Text

/// A link that both sides of a comparison read.
package struct ComparedLink: Sendable {
    /// The link, or a reference.
    package let text: String
    /// The headers of its page, if they are known.
    let headers: [HeaderField]?

    /// - Parameter input: a link, or that of a test: a link, a line break, and the headers as one line of JSON.
    package init(_ input: String) {
        guard let lineBreak = input.firstIndex(of: "\n") else {
            (text, headers) = (input, nil)
            return
        }
        text = String(input[..<lineBreak])
        let json = SourceFile(path: "headers", bytes: Array(input[lineBreak...].utf8))
        headers = try? HeaderFile.fields(of: json)
    }

    /// The links of several lists, each once, in their order.
    package static func distinct(_ inputs: some Sequence<String>) -> [ComparedLink] {
        var seen: Set<String> = []
        return inputs.filter { seen.insert($0).inserted }.map(ComparedLink.init)
    }

    /// The links that the tests of rules are about.
    ///
    /// - Parameter includesMade: whether links are added that are made from the rules: of parts without tests, and such
    ///   that look like those of tests.
    package static func inputs(of rules: RuleSet, includesMade: Bool) -> [String] {
        let made = includesMade ? Witnesses.links(of: rules.files, rules.engine).map(\.link) : []
        return rules.engine.manifest.tests().map(\.input) + made
    }
}

extension Engine {
    func resolve(_ link: ComparedLink, _ filter: OpeningFilter) -> Resolution {
        resolve(link: link.text, filter, headers: link.headers)
    }
}

/// The rules on one side of a comparison.
package struct RuleSet: Sendable {
    /// What people call it: `rules`, `HEAD~1`.
    package let name: String
    package let files: [SourceFile]
    /// Reads links by the rules.
    package let engine: Engine

    /// Rules from files.
    ///
    /// - Parameter scripts: runs their scripts. They get no network.
    package init(name: String, files: [SourceFile], manifest: Manifest, scripts: ScriptRunner) {
        self.name = name
        self.files = files
        engine = Engine(manifest: manifest, scripts: scripts)
    }
}
