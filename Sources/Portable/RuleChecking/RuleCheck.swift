import LinkEngine
public import Text

#if !PCRE2
    #error("RuleChecking needs the trait PCRE2 of the package")
#endif

/// Everything that `lectern check` says about rule files.
public struct RuleCheck: Sendable {
    private var files: [SourceFile] = []
    private var folderPaths: Set<String> = []
    private var sites = SiteOwners()
    private var ignored: [String] = []
    /// Whether the files are read as a whole. Those of an editor may be one rule of a file each, of which nothing is said
    /// about the file.
    package var readsWholeFiles = true
    /// Whether regexes are tried on texts that are made from them, which takes more time than everything else.
    public var examinesBacktracking = true

    /// A check of no files.
    public init() {}

    /// Adds files.
    ///
    /// - Parameter areContributions: Whether the rules of CONTRIBUTING.md apply to each of them, as they do to the
    ///   files of a folder. To a manifest they apply only if it is written for Lectern, see ``Manifest/ownFiles``.
    public mutating func add(_ files: [SourceFile], areContributions: Bool) {
        self.files += files
        if areContributions { folderPaths.formUnion(files.map { $0.path }) }
    }

    /// Adds files that are not checked, but whose sites no other file may have.
    package mutating func add(neighbours: [SourceFile]) { ContributionCheck.claim(&sites, for: neighbours) }

    /// Adds the paths of files that are in a checked folder, but not read as rule files.
    package mutating func add(ignored paths: [String]) { ignored += paths }

    /// The findings, in the order of the files and of their text.
    public var findings: FindingList {
        let manifest = Manifest(files: files)
        func isContribution(_ file: SourceFile) -> Bool {
            folderPaths.contains(file.path) || manifest.ownFiles.contains(file.path)
        }
        let contributions = files.filter(isContribution)
        var findings = manifest.findingList
        if readsWholeFiles {
            findings.append(contentsOf: FileCheck(files: files, ignored: ignored).findings)
        }
        findings.append(contentsOf: RegexLint.findings(files))
        findings.append(contentsOf: EveryLinkLint.findings(manifest))
        if examinesBacktracking { findings.append(contentsOf: BacktrackingLint.findings(files)) }
        findings.append(contentsOf: ContributionCheck(files: contributions, sites: sites, apps: manifest.apps).findings)
        if readsWholeFiles {
            let others = files.filter { !isContribution($0) }
            findings.append(contentsOf: others.compactMap { ContributionCheck.note(about: $0, apps: manifest.apps) })
        }
        var order: [String: Int] = [:]
        for (index, file) in files.enumerated() where order[file.path] == nil { order[file.path] = index }
        let allowances = AllowanceCheck(files: files)
        findings.append(contentsOf: allowances.findings)
        if readsWholeFiles { findings.append(contentsOf: allowances.unused(besides: findings.usedAllowances)) }
        findings.sort { position(of: $0, order) < position(of: $1, order) }
        return findings
    }

    /// What is wrong with a file as a whole; what is wrong with its rules is not among it.
    package static func findings(aboutWhole file: SourceFile) -> [Finding] {
        FileCheck(files: [file], ignored: []).findings
    }

    private func position(of finding: Finding, _ order: [String: Int]) -> (file: Int, offset: Int) {
        (finding.location.flatMap { order[$0.file.path] } ?? -1, finding.location?.offset ?? 0)
    }
}
