import LinkEngine
import PCRE
import Text
import URLText

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

extension ContributedRule {
    /// A rule without a source for the form of its links, which may be invented.
    var sourceFindings: [Finding] {
        guard isSourced(object.kind), !isUnverified, !Self.names(object, file) else { return [] }
        let formats = object.objects(.formats)
        if !formats.isEmpty, formats.allSatisfy({ Self.names($0, file) }) { return [] }
        let docs = object[.docs]
        let note = "name the page, or the code, that shows the form of the links"
        return [
            Finding(
                .docsMissing,
                docs.map { "\"docs\" is \($0.source), which is not a source" } ?? "the \(title) has no \"docs\"",
                at: location(docs ?? object.value),
                note: object.kind == .redirect ? note : note + "; if there is none, add \"status\": \"unverified\"")
        ]
    }

    private func isSourced(_ kind: ManifestSchema.Kind) -> Bool {
        switch kind {
        case .app, .action, .browser, .passage, .place, .redirect: true
        default: false
        }
    }

    private var isUnverified: Bool { object.string(.status) == "unverified" }

    /// Whether an object names a source, and not only a word in its place.
    private static func names(_ object: ManifestObject, _ file: SourceFile) -> Bool {
        let text = (object.string(.docs) ?? "").lowercased()
        let scheme = ["https:", "http:"].first { text.hasPrefix($0) } ?? ""
        let words = text.dropFirst(scheme.count).filter { $0.isLetter || $0.isNumber }
        return !["", "todo", "tbd", "none", "na", "unknown", "fixme", "docs", "xxx"].contains(words)
    }
}

extension ContributedRule {
    /// Values that the JSON Schema does not allow, and that have no effect for that reason.
    var valueFindings: [Finding] {
        [
            finding(
                .appVerified, .verified,
                isValid: { Self.isWhole($0, Self.date) },
                expected: "a date such as 2026-11-21"),
            finding(
                .appCountry, .country, isValid: { Self.isWhole($0, Self.country) },
                expected: "a country code of two letters (ISO 3166), such as DE"),
        ].compactMap { $0 }
    }

    private static let date = try? Pattern("\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])\\z", options: [.anchored])
    private static let country = try? Pattern("[A-Za-z]{2}\\z", options: [.anchored])

    private static func isWhole(_ text: String, _ pattern: Pattern?) -> Bool {
        (try? pattern?.firstMatch(in: Subject(text))) != nil
    }

    /// An app that names no operating system, so that it is offered where it does not run.
    var systemFindings: [Finding] {
        guard [.app, .browser].contains(object.kind), object[.web]?.flag != true else { return [] }
        let value = object[.os]
        guard value?.members?.isEmpty ?? true else { return [] }
        return [
            Finding(
                .appSystems, "the \(title) names no operating system", at: location(value ?? object.value),
                note: "add \"os\": { \"ios\": {} }, with the systems that it runs on")
        ]
    }

    private func finding(
        _ check: CheckName, _ key: ManifestSchema.Key, isValid: (String) -> Bool, expected: String
    ) -> Finding? {
        guard let value = object[key], let text = value.string, !isValid(text) else { return nil }
        return Finding(check, "\"\(key.rawValue)\" is \(value.source)", at: location(value), note: "write \(expected)")
    }
}

extension ContributedRule {
    /// Test links that seem to carry what belongs to a person.
    var linkFindings: [Finding] {
        // The action has those of its formats.
        guard object.kind != .format else { return [] }
        return object.tests.compactMap { test in
            Self.personalPart(test.link).map { part in
                Finding(
                    .testsPrivate, "the test link has \(part), which seems to belong to a person",
                    at: location(test.input), note: "cut it, or write example in its place")
            }
        }
    }

    private static func personalPart(_ link: String) -> String? {
        let delimiters = "?&#;"
        let fields = link.split { delimiters.contains($0) }.dropFirst()
        for field in fields {
            let name = String(field.prefix { $0 != "=" })
            if field.contains("="), personal.contains(name.lowercased().filter { $0 != "_" && $0 != "-" }) {
                return "the parameter \"\(name)\""
            }
            if field.contains("@") || field.contains("%"), (try? mail?.firstMatch(in: Subject(String(field)))) != nil {
                return "an e-mail address in the parameter \"\(name)\""
            }
        }
        return URLParts(link)?.authority?.contains("@") == true ? "a user name before the host" : nil
    }

    private static let mail = try? Pattern("[^=]=[^=@%]+(?:@|%40)[^@%]+\\.[A-Za-z]")

    /// Names of query parameters, in lower case, without hyphens and underscores.
    private static let personal: Set = [
        "session", "sessionid", "sessid", "phpsessid", "jsessionid", "sid", "token", "accesstoken", "authtoken", "auth",
        "apikey", "password", "passwd", "login", "user", "userid", "username", "uid", "email", "mail", "fbclid",
        "gclid",
        "msclkid", "mceid", "igshid",
    ]
}
