import Bible
import LinkEngine
import Requests
import Text

/// Proposed rules, run.
struct RuleTrial {
    private let engine: Engine
    /// Whether all rules can be used.
    let isValid: Bool

    init(_ rules: [SiteRule]) {
        let json = JSONOutput.object([("passages", .array(rules.map(\.json)))]).line
        let manifest = Manifest(files: [SourceFile(path: "proposal", bytes: Array(json.utf8))])
        isValid = !manifest.findingList.hasErrors
        // Proposed rules have no scripts.
        engine = Engine(manifest: manifest, scripts: .off)
    }

    /// The passage of a link.
    func passage(of link: String) -> CommonSchemeURL? { engine.passage(of: link)?.canonicalURL }

    /// Whether the rules read their examples as they should, and no other example wrongly.
    func reads(_ examples: [LinkExample], besides others: [LinkExample]) -> Bool {
        isValid && examples.allSatisfy { $0.accepts(passage(of: $0.link)) }
            && others.allSatisfy { example in
                let result = passage(of: example.link)
                return result == nil || example.accepts(result)
            }
    }
}
