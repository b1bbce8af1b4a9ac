package import LinkEngine
package import Text

/// A rule of a file, with the links of its tests.
package struct TestedRule: Sendable {
    /// The object in the file: of a redirect the value, of an app's form the form.
    package let object: ManifestObject
    package let file: SourceFile
    /// The links of its tests in the order of the file.
    package let links: [String]

    /// The links for which the tests expect a result.
    private let expected: Set<String>
    /// Its parts, and which of them a link takes.
    package let parts: RuleParts
    package var rule: SingleRule { parts.rule }

    /// The rules of files, as far as they have no errors.
    package static func all(of files: [SourceFile], in manifest: Manifest) -> [TestedRule] {
        RuleParts.all(in: files, of: manifest).compactMap(TestedRule.init)
    }

    private init?(_ parts: RuleParts) {
        var object = parts.object
        if case .form = parts.rule {
            guard let form = (object.objects(.passage) + object.objects(.place)).first else { return nil }
            object = form
        }
        self.object = object
        self.parts = parts
        file = parts.location.file
        links = object.tests.map(\.link)
        expected = Set(object.tests.filter(object.expectsResult).map(\.link))
    }

    /// The parts that the link of a test takes; nil if it has no result. Where the rule needs the network, what the test
    /// expects counts.
    func taken(byTest link: String, _ services: RuleServices) -> Set<Int>? {
        parts.taken(by: link, services)
            ?? (expected.contains(link) ? parts.taken(by: link, formats: Array(rule.apps.indices), services) : nil)
    }
}
