import LinkEngine
import Requests
import RuleChecking
import Text
import URLText

struct ExplanationText {
    private let explanation: Explanation
    private let terminal: Terminal
    private var lines: [String] = []

    init(_ explanation: Explanation, _ terminal: Terminal) {
        self.explanation = explanation
        self.terminal = terminal
        let resolution = explanation.resolution
        add("link", [resolution.input])
        add("leads to", resolution.redirects.map(line(of:)))
        let host = URLParts(resolution.url)?.authority.map { String($0) } ?? "this link"
        let missing = explanation.isFarFromRules ? ["there is no rule for \(Printable.line(host))"] : []
        add("rules", missing + explanation.steps.flatMap(lines(of:)))
        addPassage(resolution)
        let apps = resolution.openings.filter { !Self.isBrowser($0) }
        add("openings", apps.map(line(of:)))
        let browsers = resolution.openings.filter(Self.isBrowser).map(\.app)
        add("browsers", browsers.isEmpty ? [] : [Printable.line(browsers.joined(separator: ", "))])
        add("findings", resolution.findings.flatMap { $0.description.split(separator: "\n").map(String.init) })
        add("rules that do not read the link", explanation.failures.flatMap(lines(of:)))
        add("to make a rule for this site", RuleSuggestion(explanation).map { [$0.command] } ?? [])
        lines += explanation.others.flatMap { ExplanationText($0, terminal).lines }
    }

    var text: String { lines.map { $0 + "\n" }.joined() }

    private mutating func add(_ heading: String, _ section: [String]) {
        guard !section.isEmpty else { return }
        lines.append(terminal.bold(heading))
        lines += section.map { "  " + $0 }
    }

    private mutating func addPassage(_ resolution: Resolution) {
        if let place = resolution.place {
            let site = place.site.map { ", by \(Printable.line($0))" } ?? ""
            add("place", [Printable.line("\(place.text): \(place.url)") + site])
        }
        guard let passage = resolution.passage else { return }
        let site = passage.site.map { ", by \(Printable.line($0))" } ?? ""
        add("passage", [Printable.line("\(passage.text): \(passage.url)") + site])
    }

    /// Whether it opens the link itself in a browser, and not the passage on a web page.
    private static func isBrowser(_ opening: Opening) -> Bool { opening.title == Opening.browserTitle }

    private func line(of redirect: LinkRedirect) -> String {
        switch redirect.cause {
        case .rule(let location): Printable.line(redirect.target) + place(location)
        case .http(let status): Printable.line(redirect.target) + terminal.dim("  HTTP status \(status)")
        }
    }

    private func line(of opening: Opening) -> String {
        let loss = opening.losses.isEmpty ? "" : "  " + terminal.dim("lost: \(Printable.line(opening.losses.text))")
        return Printable.line("\(opening.app), \(opening.title): ") + opening.url(encoded: false) + loss
    }

    private func place(_ location: SourceLocation) -> String { terminal.dim("  \(Printable.line(location.text))") }

    private func lines(of step: Trace.Step) -> [String] {
        switch step {
        case .request(let request): return [Printable.line(request.summary)]
        case .normalized(let url):
            return url == explanation.resolution.url ? [] : ["normalized for rules for sites: \(Printable.line(url))"]
        case .trial(let rule, let trial): return lines(of: trial, rule)
        case .noPassage(let rule): return ["  it contains no \(rule.kind == .place ? "place" : "passage")"]
        case .passage(let rule, let url): return [Printable.line("  \(rule.kind.rawValue) \(url)")]
        case .rejected(_, let finding):
            return [finding.message, finding.note].compactMap { $0 }.map { "  " + Printable.line($0) }
        case .result(let result): return lines(of: result)
        }
    }

    private func lines(of trial: Trace.Trial, _ rule: ExplainedRule) -> [String] {
        let name = Printable.line("\(rule.name) (\(rule.kind.words))")
        switch trial {
        // Most browsers open every link.
        case .match where rule.kind == .browser: return []
        case .match(let groups):
            let named = groups.dropFirst().map { group in
                let text = Printable.shortened(Printable.line(group.text))
                return "  \(group.name ?? "group \(group.number)"): \(text)"
            }
            return ["\(name): matches" + place(rule.location)] + named
        case .noMatch: return ["\(name): does not match" + place(rule.location)]
        case .failed(let error): return ["\(name): \(error)" + place(rule.location)]
        }
    }

    /// The lines of a result that is not just an opening.
    private func lines(of result: TracedResult) -> [String] {
        let details =
            result.console.map { "  console: \($0)" } + result.requests.map { "  \($0.summary)" }
            + [result.problem, result.refusal].compactMap { $0.map { "  \($0)" } }
        guard result.url == nil || !details.isEmpty else { return [] }
        let name = result.app.map { "\($0), \(result.title)" } ?? result.title
        let isUnable = result.problem == nil && result.title == "Open Passage"
        let url = result.url.map { ": \($0)" } ?? ": no link\(isUnable ? " of the app opens the passage" : "")"
        return ([name + url] + details).map { "  " + Printable.line($0) }
    }

    private func lines(of failure: RuleFailure) -> [String] {
        let excerpt = LinkExcerpt(failure.link, at: failure.offset, columns: terminal.columns - 4)
        let nearest = failure.nearest.map { ["  nearest: \(Printable.line($0))"] } ?? []
        return [
            Printable.line("\(failure.rule.name) (\(failure.rule.kind.words))") + place(failure.rule.location),
            "  \(excerpt.text)",
            "  \(excerpt.indentation)" + terminal.bold("^") + Printable.line(" \(failure.expectation)"),
        ] + nearest
    }
}

extension ExplainedRule.Kind {
    var words: String {
        switch self {
        case .passage, .place: "rule for a site"
        case .action: "action"
        case .browser: "browser"
        }
    }
}

extension PerformedRequest {
    /// The request and what became of it, in words.
    fileprivate var summary: String {
        let outcome =
            switch result {
            case .success(let response): "status \(response.status)"
            case .failure(let error): "\(error)"
            }
        return "\(request.method) \(request.url): \(outcome), \(milliseconds) ms"
    }
}

/// A line with the part of a link around an offset, and the spaces under it up to that offset.
struct LinkExcerpt {
    let text: String
    let indentation: String

    /// - Parameters:
    ///   - offset: the offset in UTF-8 bytes.
    ///   - columns: the width of the line.
    init(_ link: String, at offset: Int, columns: Int) {
        let index = link.utf8.index(link.startIndex, offsetBy: min(offset, link.utf8.count))
        let before = Printable.line(String(link[..<index]))
        let after = Printable.line(String(link[index...]))
        // A quarter of the line is for what follows.
        let room = max(columns * 3 / 4, 1)
        let shownBefore = before.displayWidth <= room ? before : "\u{2026}" + before.suffix(columns: room - 1)
        indentation = String(repeating: " ", count: shownBefore.displayWidth)
        text = shownBefore + after.fitted(columns: max(columns - shownBefore.displayWidth, 1))
    }
}

extension String {
    /// The end of the text that fits into a number of cells.
    fileprivate func suffix(columns: Int) -> String { String(String(reversed()).prefix(columns: columns).reversed()) }
}

/// The command that makes a rule for a link that is not read.
struct RuleSuggestion {
    /// The command, as a shell reads it.
    let command: String

    /// Nil where no rule for a site can help: for links of apps and references, and those that a change of one character
    /// makes readable.
    init?(_ explanation: Explanation) {
        let link = explanation.resolution.url
        guard !explanation.isOpened, explanation.resolution.topic == nil,
            explanation.resolution.refusedTopic != .places, SchemePolicy.isWeb(link),
            link.utf8.count <= ProgramLimits.suggestedLink, Printable.line(link) == link,
            !explanation.failures.contains(where: { $0.nearest != nil || $0.rule.kind == .action }),
            (try? SiteHost(link)) != nil,
            WebAuthority.problem(in: link) == nil
        else { return nil }
        command = "lectern new site --test " + "\(link)=REFERENCE".shellQuoted
    }
}
