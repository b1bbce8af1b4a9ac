import Bible
import LinkEngine
import Text
import URLText

/// What became of a link as it is shown on a terminal: the passage or the link, and a line for each opening.
struct ResolutionBlock {
    /// A line, or two where the loss does not fit beside the link.
    private struct Entry {
        let lines: [String]
        /// The number of rows of the terminal; a link that is wider than the terminal takes several.
        let rows: Int
    }

    let resolution: Resolution
    let encoded: Bool
    /// The preferred app, which comes first and is marked.
    let preferred: String?
    /// Whether openings that do not fit on the terminal are shown too.
    let showsAll: Bool
    let terminal: Terminal

    var lines: [String] {
        let entries = entries
        let shown = showsAll ? entries.count : countOnScreen(entries)
        let more = shown < entries.count ? [terminal.dim("  \(entries.count - shown) more (--all)")] : []
        return [terminal.bold(heading)] + [via].compactMap(\.self) + entries.prefix(shown).flatMap(\.lines) + more
    }

    /// Where the link leads, and through which hosts.
    private var via: String? {
        guard !resolution.redirects.isEmpty else { return nil }
        let hosts = resolution.redirects.map { URLParts($0.url)?.authority.map(String.init) ?? $0.url }
        let line = Printable.line("  via \(hosts.joined(separator: ", ")): \(resolution.url)")
        return terminal.dim(line.fitted(columns: terminal.columns))
    }

    /// The passage, where the link is one.
    private var heading: String {
        guard let passage = resolution.passage else {
            return Printable.line(resolution.place?.text ?? resolution.input)
        }
        let translation = passage.canonicalURL.translation.map { " (\($0))" } ?? ""
        return Printable.line("\(passage.text)\(translation)")
    }

    /// How many entries fit under the heading; a line is left for the number of the others, and one for the prompt.
    private func countOnScreen(_ entries: [Entry]) -> Int {
        let room = max(1, terminal.rows - (resolution.redirects.isEmpty ? 2 : 3))
        guard entries.reduce(0, { $0 + $1.rows }) > room else { return entries.count }
        var rest = room - 1
        let fitting = entries.prefix { entry in
            rest -= entry.rows
            return rest >= 0
        }
        return max(1, fitting.count)
    }

    private var entries: [Entry] {
        let openings = resolution.openings(preferring: preferred)
        let name = width(of: openings.map(\.name))
        // "Open Passage", "Open Place" and "Open in Browser" say nothing that the names do not.
        let titles = openings.filter { $0.kind != .browser }.map(\.title)
        let title = Set(titles).count > 1 ? width(of: openings.map(\.title)) : nil
        return openings.map { entry($0, name: name, title: title) }
    }

    private static let widestName = 22

    private func width(of names: [String]) -> Int {
        min(names.map { Printable.line($0).displayWidth }.max() ?? 0, Self.widestName)
    }

    private func entry(_ opening: Opening, name: Int, title: Int?) -> Entry {
        func cell(_ text: String, _ width: Int) -> String {
            Printable.line(text).fitted(columns: width).padded(columns: width) + "  "
        }
        let isPreferred = resolution.topic != nil && opening.app == preferred
        let url = opening.url(encoded: encoded)
        let named = (isPreferred ? "* " : "  ") + cell(opening.name, name)
        let titled = title.map { cell(opening.title, $0) } ?? ""
        let width = (named + titled + url).displayWidth
        let line = (isPreferred ? terminal.bold(named) : named) + (titled.isEmpty ? "" : terminal.dim(titled)) + url
        return entry(line, width: width, losses: Printable.line(opening.losses.text))
    }

    /// The fewest cells that a loss is shown in beside its link.
    private static let narrowestLoss = 12

    private func entry(_ line: String, width: Int, losses: String) -> Entry {
        let rows = max(1, (width + terminal.columns - 1) / terminal.columns)
        guard !losses.isEmpty else { return Entry(lines: [line], rows: rows) }
        let loss = "lost: \(losses)"
        let room = terminal.columns - width - 2
        if room >= min(loss.displayWidth, Self.narrowestLoss) {
            return Entry(lines: [line + "  " + terminal.dim(loss.fitted(columns: room))], rows: rows)
        }
        let below = "    " + loss.fitted(columns: terminal.columns - 4)
        return Entry(lines: [line, terminal.dim(below)], rows: rows + 1)
    }
}
