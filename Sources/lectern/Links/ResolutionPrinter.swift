import Diagnostics
import JSONText
import LinkEngine
import UTF8Text

/// Prints what became of each link, in one of the formats of the command line's contract.
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
    private var count = 0
    /// What is not written yet: a write for each link would cost more than the link.
    private var pending: [UInt8] = []

    init(format: Format) { self.format = format }

    /// Prints what became of the input with a number.
    mutating func print(_ resolution: Resolution, number: Int) {
        switch format {
        case .text:
            printFindings(of: resolution, number)
            pending += text(resolution).utf8
        case .ndjson:
            resolution.appendJSON(.line, to: &pending, encoded: encoded)
            pending.append(UInt8(ascii: "\n"))
        case .json:
            pending += (count == 0 ? "[\n" : ",\n").utf8
            resolution.appendJSON(.pretty, to: &pending, encoded: encoded)
        }
        count += 1
        if terminal != nil || pending.count >= Self.enough { flush() }
    }

    private static let enough = 1 << 16

    /// Output and errors keep their order.
    private mutating func printFindings(of resolution: Resolution, _ number: Int) {
        let findings =
            isQuiet
            ? resolution.findings.filter { $0.severity == .error }
            : resolution.findings + (isBare ? losses(of: resolution) : [])
        if findings.isEmpty { return }
        flush()
        if namesInputs {
            let input = Printable.shortened(Printable.line(resolution.input))
            Output.write("\(number): \(input)\n", to: .error)
        }
        Output.write(findings)
    }

    /// What the openings that are printed lose, as a finding; they are of one app here.
    private func losses(of resolution: Resolution) -> [Finding] {
        bareOpenings(of: resolution).lossFinding.map { [$0] } ?? []
    }

    /// The openings whose URLs are printed without anything else. With several inputs a line must be that of one input.
    private func bareOpenings(of resolution: Resolution) -> [Opening] {
        namesInputs ? Array(resolution.openings.prefix(1)) : resolution.openings
    }

    /// Writes what is pending, so that a program that sends one link at a time gets its answer before it sends the next.
    mutating func flush() {
        Output.write(pending)
        pending.removeAll(keepingCapacity: true)
    }

    mutating func finish() {
        if format == .json { pending += (count == 0 ? "[]\n" : "\n]\n").utf8 }
        flush()
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
