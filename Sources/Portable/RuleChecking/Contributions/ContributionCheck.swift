import LinkEngine
import Text

/// What CONTRIBUTING.md refuses in rule files, as far as a program can tell.
struct ContributionCheck {
    let files: [SourceFile]
    /// The sites of other files of the same folder.
    let sites: SiteOwners
    /// The apps that the rules may name.
    let apps: [App]

    var findings: [Finding] {
        var sites = sites
        let schemes = Self.schemes(of: apps)
        var findings: [Finding] = []
        for rule in files.flatMap(Self.rules) {
            let hosts = HostCheck(rule)
            findings += hosts.findings + sites.claim(hosts.hosts, by: rule)
            findings += rule.sourceFindings + rule.testFindings + rule.linkFindings
            findings += rule.groupFindings + rule.scriptFindings + rule.valueFindings
            findings += rule.systemFindings
            findings += SchemeCheck(rule, schemes: schemes).findings
        }
        return findings
    }

    /// What is noted about a manifest for Opener, to which CONTRIBUTING.md does not apply.
    static func note(about file: SourceFile, apps: [App]) -> Finding? {
        SchemeCheck.note(about: rules(in: file), schemes: schemes(of: apps))
    }

    private static func schemes(of apps: [App]) -> [String: [String]] {
        var schemes: [String: [String]] = [:]
        for app in apps where schemes[app.identifier] == nil { schemes[app.identifier] = app.schemes }
        return schemes
    }

    /// Records the sites of files.
    static func claim(_ sites: inout SiteOwners, for files: [SourceFile]) {
        for rule in files.flatMap(rules) { _ = sites.claim(HostCheck(rule).hosts, by: rule) }
    }

    private static func rules(in file: SourceFile) -> [ContributedRule] {
        guard let root = (try? file.parsed())?.root else { return [] }
        return ManifestObject.all(in: root).map { ContributedRule(object: $0, file: file) }
    }
}

/// An object of a rule file, and where it is.
struct ContributedRule {
    let object: ManifestObject
    let file: SourceFile

    /// What messages call it.
    var title: String { object.kind.title }

    func location(_ value: JSONValue) -> SourceLocation { SourceLocation(file: file, offset: value.offset) }

    /// The location of a part of the regex, given by its UTF-8 offset in the decoded regex.
    func location(inRegex offset: Int) -> SourceLocation {
        guard let regex = object.regex else { return location(object.value) }
        return SourceLocation(file: file, offset: regex.offset(ofText: offset))
    }
}
