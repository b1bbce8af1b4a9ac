import Bible
package import LinkEngine

/// A pair that holds for its rule alone, but not when all rules of the manifest are applied, as they are to a link that
/// a person gives: another rule reads the link first, say, or a redirect changes it.
public struct Disagreement: Sendable {
    /// What all rules together give; nil if they give nothing.
    public let actual: String?

    var message: String {
        let result = actual.map { "\"\($0)\"" } ?? "nothing"
        return "the pair holds for the rule alone, but all rules of the manifest together give \(result)"
    }
}

extension RuleTest {
    /// Asks the whole engine for what the rule alone must give.
    ///
    /// - Returns: nil if the engine agrees. A test with headers is not asked: a link that a person gives has none.
    package func disagreement(with engine: Engine) -> Disagreement? {
        guard !input.contains("\n") else { return nil }
        switch kind {
        case .passage: return disagreement(engine.resolve(link: input, .passageOnly).passage?.url)
        case .place: return disagreement(engine.resolve(link: input, .passageOnly).place?.url)
        case .redirect: return disagreement(engine.resolve(link: input, .passageOnly).url)
        case .app, .action, .browser:
            var filter = OpeningFilter()
            filter.app = app
            filter.includesUnverified = true
            return disagreement(engine.resolve(link: input, filter).openings)
        }
    }

    private func disagreement(_ actual: String?) -> Disagreement? {
        actual == expected ? nil : Disagreement(actual: actual)
    }

    /// The expected URL must be among the openings of the app. Where none is expected, another rule may still open the
    /// link in the same app for another purpose.
    private func disagreement(_ openings: [Opening]) -> Disagreement? {
        if let expected {
            return openings.contains { $0.url == expected } ? nil : Disagreement(actual: openings.first?.url)
        }
        return openings.first(where: isOfThisRule).map { Disagreement(actual: $0.url) }
    }

    private func isOfThisRule(_ opening: Opening) -> Bool {
        switch opening.kind {
        case .passage, .place: kind == .app
        case .browser: kind != .action
        case .format, .script, .template: kind == .action && opening.title == title
        }
    }
}
