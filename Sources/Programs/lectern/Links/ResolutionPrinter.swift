import LinkEngine
import Text

/// Formats what became of each link, in one of the formats of the command line's contract.
struct ResolutionPrinter: Sendable {
    enum Format: Sendable {
        case text
        case json
        case ndjson
    }

    let format: Format
    /// What is printed of a link, in this order.
    var fields = ResolutionField.allCases
    /// Whether text is a row of the fields for each link.
    var isTable = false
    /// Whether only URLs are printed, and what is lost on standard error.
    var isBare = false
    /// Whether notes are counted, not printed.
    var countsNotes = false
    /// Whether only errors are printed on standard error.
    var isQuiet = false
    var encoded = false
    /// Whether there may be several inputs, so that rows and findings must say which one they are about.
    var namesInputs = false
    /// The preferred apps, which come first on a terminal.
    var preferences = Preferences()
    /// Whether a terminal shows more openings of a link than fit on it.
    var showsAll = false
    /// The terminal; nil for a file or a pipe.
    var terminal: Terminal?
    /// Whether what is lost is dim in a file or a pipe too.
    var isColored = false

    init(format: Format) { self.format = format }

    /// Prints what became of the input with a number.
    func print(_ resolution: Resolution, number: Int, isOpened: Bool, to printed: inout PrintedResolutions) {
        let findings = format == .text ? findings(of: resolution) : []
        let shown = countsNotes ? findings.filter { $0.severity != .note } : findings
        let isFirst = printed.count == 0
        let note = shown.count < findings.count ? findings.first { $0.severity == .note } : nil
        let severity = Finding.Severity.allCases.first { severity in shown.contains { $0.severity == severity } }
        printed.append(isOpened: isOpened, note: note, errors: text(shown, resolution, number), severity: severity) {
            output in
            switch format {
            case .text: append(resolution, to: &output)
            case .ndjson:
                resolution.appendJSON(.line, fields, to: &output, encoded: encoded)
                output.append(UInt8(ascii: "\n"))
            case .json:
                if !isFirst { output.append(",\n") }
                resolution.appendJSON(.pretty, fields, to: &output, encoded: encoded)
            }
        }
    }

    private func findings(of resolution: Resolution) -> [Finding] {
        isQuiet
            ? resolution.findings.filter { $0.severity == .error }
            : resolution.findings + (isBare ? losses(of: resolution) : []) + resolution.others.flatMap(\.findings)
    }

    private func text(_ findings: [Finding], _ resolution: Resolution, _ number: Int) -> String {
        if findings.isEmpty { return "" }
        return (namesInputs ? Input.heading(number, resolution.input) : "") + findings.map { "\($0)\n" }.joined()
    }

    /// What the openings that are printed lose, as a finding; they are of one app here.
    private func losses(of resolution: Resolution) -> [Finding] {
        bareOpenings(of: resolution).lossFinding.map { [$0] } ?? []
    }

    /// The openings whose URLs are printed without anything else. With several inputs a line must be that of one input.
    private func bareOpenings(of resolution: Resolution) -> [Opening] {
        namesInputs ? Array(resolution.openings.prefix(1)) : resolution.openings
    }

    /// Appends the lines of a text: URLs, rows of fields, a block for a terminal, or a row for each opening.
    private func append(_ resolution: Resolution, to output: inout [UInt8]) {
        if isBare {
            let openings = bareOpenings(of: resolution)
            for opening in openings { output.append(line: opening.url(encoded: encoded)) }
            if openings.isEmpty, namesInputs { output.append(line: "") }
            // With several inputs, a line must be that of one input.
            if !namesInputs { resolution.others.forEach { append($0, to: &output) } }
        } else if isTable {
            output.append(line: fields.map { resolution.cell($0, encoded: encoded) }.joined(separator: "\t"))
        } else if let terminal {
            let block = ResolutionBlock(
                resolution: resolution, encoded: encoded, preferred: preferences.app(for: resolution),
                showsAll: showsAll, terminal: terminal)
            block.lines.forEach { output.append(line: $0) }
            resolution.others.forEach { append($0, to: &output) }
        } else {
            for opening in resolution.openings { append(opening, of: resolution.input, to: &output) }
            resolution.others.forEach { append($0, to: &output) }
        }
    }

    private func append(_ opening: Opening, of input: String, to output: inout [UInt8]) {
        if namesInputs { output.append(cell: Printable.cell(input)) }
        output.append(cell: Printable.cell(opening.app))
        output.append(cell: Printable.cell(opening.title))
        output.append(cell: opening.url(encoded: encoded))
        let losses = opening.losses.isEmpty ? "" : Printable.cell(opening.losses.text)
        output.append(line: isColored && !losses.isEmpty ? Terminal.dimmed(losses) : losses)
    }
}

extension [UInt8] {
    fileprivate mutating func append(line: String) {
        append(line)
        append(UInt8(ascii: "\n"))
    }

    fileprivate mutating func append(cell: String) {
        append(cell)
        append(UInt8(ascii: "\t"))
    }
}

extension [Opening] {
    /// What the openings lose, as a note; nil if they lose nothing. They are of one app.
    var lossFinding: Finding? {
        let losses = flatMap(\.losses)
        guard let app = first?.name, !losses.isEmpty else { return nil }
        return Finding(.note, "lost in \(app): \(Printable.cell(losses.text))")
    }
}
