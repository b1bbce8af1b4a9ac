import Diagnostics
import JSONText
import LinkEngine
import UTF8Text

/// Formats what became of each link, in one of the formats of the command line's contract.
struct ResolutionPrinter {
    enum Format {
        case text
        case json
        case ndjson
    }

    let format: Format
    /// Whether only URLs are printed, and what is lost on standard error.
    var isBare = false
    /// Whether only errors are printed on standard error.
    var isQuiet = false
    var encoded = false
    /// Whether there may be several inputs, so that rows and findings must say which one they are about.
    var namesInputs = false
    /// The preferred app, which comes first on a terminal.
    var preferred: String?
    /// Whether a terminal shows more openings of a link than fit on it.
    var showsAll = false
    /// The terminal; nil for a file or a pipe.
    var terminal: Terminal?
    /// Whether what is lost is dim in a file or a pipe too.
    var isColored = false

    init(format: Format) { self.format = format }

    /// What is printed for the input with a number.
    func printed(_ resolution: Resolution, number: Int) -> PrintedResolution {
        var printed = PrintedResolution()
        switch format {
        case .text:
            printed.errors = findings(of: resolution, number)
            printed.output += text(resolution).utf8
        case .ndjson:
            resolution.appendJSON(.line, to: &printed.output, encoded: encoded)
            printed.output.append(UInt8(ascii: "\n"))
        case .json: resolution.appendJSON(.pretty, to: &printed.output, encoded: encoded)
        }
        return printed
    }

    private func findings(of resolution: Resolution, _ number: Int) -> String {
        let findings =
            isQuiet
            ? resolution.findings.filter { $0.severity == .error }
            : resolution.findings + (isBare ? losses(of: resolution) : [])
        if findings.isEmpty { return "" }
        let input = Printable.shortened(Printable.line(resolution.input))
        return (namesInputs ? "\(number): \(input)\n" : "") + findings.map { "\($0)\n" }.joined()
    }

    /// What the openings that are printed lose, as a finding; they are of one app here.
    private func losses(of resolution: Resolution) -> [Finding] {
        bareOpenings(of: resolution).lossFinding.map { [$0] } ?? []
    }

    /// The openings whose URLs are printed without anything else. With several inputs a line must be that of one input.
    private func bareOpenings(of resolution: Resolution) -> [Opening] {
        namesInputs ? Array(resolution.openings.prefix(1)) : resolution.openings
    }

    private func text(_ resolution: Resolution) -> String {
        lines(resolution).map { $0 + "\n" }.joined()
    }

    private func lines(_ resolution: Resolution) -> [String] {
        if isBare {
            let urls = bareOpenings(of: resolution).map { $0.url(encoded: encoded) }
            return urls.isEmpty && namesInputs ? [""] : urls
        }
        guard let terminal else { return resolution.openings.map { row($0, of: resolution.input) } }
        return ResolutionBlock(
            resolution: resolution, encoded: encoded, preferred: preferred, showsAll: showsAll, terminal: terminal
        ).lines
    }

    private func row(_ opening: Opening, of input: String) -> String {
        let losses = Printable.cell(opening.losses.text)
        let cells = [Printable.cell(opening.app), Printable.cell(opening.title), opening.url(encoded: encoded)]
        return
            ((namesInputs ? [Printable.cell(input)] : []) + cells + [
                isColored && !losses.isEmpty ? Terminal.dimmed(losses) : losses
            ])
            .joined(separator: "\t")
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
