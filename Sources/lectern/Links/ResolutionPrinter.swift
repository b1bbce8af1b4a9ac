import Bible
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
    let isBare: Bool
    /// Whether what is lost is not printed on standard error.
    let isQuiet: Bool
    let encoded: Bool
    /// Whether a finding must say which link it is about.
    let namesInputs: Bool
    private var count = 0
    /// What is not written yet: a write for each link would cost more than the link.
    private var pending: [UInt8] = []
    private let isTerminal = Output.output.isTerminal

    init(format: Format, isBare: Bool, isQuiet: Bool, encoded: Bool, namesInputs: Bool) {
        self.format = format
        self.isBare = isBare
        self.isQuiet = isQuiet
        self.encoded = encoded
        self.namesInputs = namesInputs
    }

    mutating func print(_ resolution: Resolution) {
        switch format {
        case .text:
            printFindings(of: resolution)
            pending += text(resolution).utf8
        case .ndjson:
            resolution.appendJSON(.line, to: &pending, encoded: encoded)
            pending.append(UInt8(ascii: "\n"))
        case .json:
            pending += (count == 0 ? "[\n" : ",\n").utf8
            resolution.appendJSON(.pretty, to: &pending, encoded: encoded)
        }
        count += 1
        if isTerminal || pending.count >= Self.enough { flush() }
    }

    private static let enough = 1 << 16

    /// Output and errors keep their order.
    private mutating func printFindings(of resolution: Resolution) {
        let findings = resolution.findings + (isBare && !isQuiet ? Self.losses(of: resolution) : [])
        if findings.isEmpty { return }
        flush()
        if namesInputs {
            let input = Printable.shortened(Printable.line(resolution.input))
            Output.write("\(count + 1): \(input)\n", to: .error)
        }
        Output.write(findings)
    }

    /// What the openings of a link lose, as a finding; several openings are of one app here.
    private static func losses(of resolution: Resolution) -> [Finding] {
        let losses = resolution.openings.flatMap(\.losses)
        guard let app = resolution.openings.first?.name, !losses.isEmpty else { return [] }
        return [Finding(.note, "lost in \(app): \(Printable.cell(losses.text))")]
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
        let lines = resolution.openings.map { opening in
            if isBare { return opening.url(encoded: encoded) }
            return isTerminal ? block(opening) : row(opening)
        }
        let heading = isTerminal && !isBare ? resolution.heading + "\n" : ""
        return heading + lines.map { $0 + "\n" }.joined()
    }

    private func block(_ opening: Opening) -> String {
        let lines = [
            "  \(Printable.line(opening.name)): \(Printable.line(opening.title))",
            "    \(opening.url(encoded: encoded))",
        ]
        let lost = opening.losses.isEmpty ? [] : [Output.output.dim("    lost: \(Printable.line(opening.losses.text))")]
        return (lines + lost).joined(separator: "\n")
    }

    private func row(_ opening: Opening) -> String {
        let cells = [Printable.cell(opening.app), Printable.cell(opening.title), opening.url(encoded: encoded)]
        return (cells + [Printable.cell(opening.losses.text)]).joined(separator: "\t")
    }
}

extension Resolution {
    /// The first line of a link's block on a terminal: the passage, where it is one.
    fileprivate var heading: String {
        guard let passage else { return Printable.line(input) }
        let translation = passage.canonicalURL.translation.map { " (\($0))" } ?? ""
        return "\(passage.canonicalURL.passage.text)\(translation)"
    }
}
