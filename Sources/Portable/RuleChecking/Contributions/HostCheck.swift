import LinkEngine
import Text

/// Regexes that do not keep to the hosts of a site.
struct HostCheck {
    /// A finding for each spot of the regex.
    let findings: [Finding]
    /// The hosts that the rule reads, for a site.
    let hosts: Set<String>

    init(_ rule: ContributedRule) {
        guard Self.isForHosts(rule.object.kind), let regex = rule.object.regex?.string,
            let reader = try? HostReader(regex, isWhole: rule.object.kind.readsSite)
        else {
            (findings, hosts) = ([], [])
            return
        }
        hosts = reader.hosts
        findings = reader.problems.map { problem in
            Finding(
                Self.check(problem.kind), Self.message(problem, in: regex),
                at: rule.location(inRegex: problem.range.lowerBound),
                note: Self.note(problem.kind, isWhole: rule.object.kind.readsSite))
        }
    }

    /// Browsers take the links of every site.
    private static func isForHosts(_ kind: ManifestSchema.Kind) -> Bool {
        switch kind {
        case .passage, .place, .action, .redirect, .preview: true
        default: false
        }
    }

    private static func check(_ kind: HostReader.Problem.Kind) -> CheckName {
        switch kind {
        case .unescapedDot: .regexUnescapedDot
        case .isOpen, .hasNoEnd: .regexOpenHost
        case .hasNoHost: .regexNoHost
        case .hasNoScheme: .regexNoScheme
        case .hasOpenScheme: .regexOpenScheme
        }
    }

    private static func message(_ problem: HostReader.Problem, in regex: String) -> String {
        let text = String(decoding: Array(regex.utf8)[problem.range], as: UTF8.self)
        return switch problem.kind {
        case .unescapedDot: "this dot in the host matches any character, so the rule takes other hosts too"
        case .isOpen: "the host is open: \"\(text)\" matches the hosts of other sites too"
        case .hasNoEnd: "the host is open: nothing ends it, so example.com matches example.com.example.net too"
        case .hasNoHost: "the regex names no host here, so it takes the links of every site"
        case .hasNoScheme: "the regex has no scheme here"
        case .hasOpenScheme: "the scheme is open: \"\(text)\" matches other schemes than http and https"
        }
    }

    private static func note(_ kind: HostReader.Problem.Kind, isWhole: Bool) -> String {
        switch kind {
        case .unescapedDot: #"write \., which is \\. in JSON"#
        case .isOpen, .hasNoHost:
            #"write the host out, https?://example\.org/; only labels before it may vary, (?:[a-z]+\.)?example\.org/"#
        case .hasNoEnd: #"write what comes after the host, example\.org/, or (?=[/?#]|$)"#
        case .hasOpenScheme: "write https?://"
        case .hasNoScheme:
            isWhole
                ? "begin each alternative with https?://; a link without a scheme is read as https://"
                : "begin with ^https?://, or the regex matches in the middle of other links"
        }
    }
}
