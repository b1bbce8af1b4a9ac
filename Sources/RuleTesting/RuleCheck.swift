package import Diagnostics
import LinkEngine

/// Everything that `lectern check` says about rule files.
package struct RuleCheck {
    private var files: [SourceFile] = []
    private var folderPaths: Set<String> = []
    private var neighbours: [SourceFile] = []

    /// A check of no files.
    package init() {}

    /// Adds files.
    ///
    /// - Parameter areContributions: Whether the rules of CONTRIBUTING.md apply to each of them, as they do to the
    ///   files of a folder. To a manifest they apply only if it is written for Lectern, see ``Manifest/ownFiles``.
    package mutating func add(_ files: [SourceFile], areContributions: Bool) {
        self.files += files
        if areContributions { folderPaths.formUnion(files.map(\.path)) }
    }

    /// Adds files that are not checked, but whose sites no other file may have.
    package mutating func add(neighbours: [SourceFile]) { self.neighbours += neighbours }

    /// The findings, in the order of the files and of their text.
    package var findings: [Finding] {
        let manifest = Manifest(files: files)
        let contributions = files.filter {
            folderPaths.contains($0.path) || manifest.ownFiles.contains($0.path)
        }
        let findings =
            manifest.findings + RegexLint.findings(files)
            + ContributionCheck(files: contributions, neighbours: neighbours, apps: manifest.apps).findings
        let order = Dictionary(files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
        return findings.enumerated().sorted { first, second in
            key(first, order) < key(second, order)
        }.map(\.element)
    }

    private func key(_ finding: (offset: Int, element: Finding), _ order: [String: Int]) -> (Int, Int, Int) {
        let location = finding.element.location
        return (location.flatMap { order[$0.file.path] } ?? -1, location?.offset ?? 0, finding.offset)
    }
}
