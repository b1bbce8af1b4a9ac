import Bible
import LinkEngine

/// Prints what became of each link, in one of the formats of the command line's contract.
struct ResolutionPrinter {
    enum Format {
        case text
        case json
        case ndjson
    }

    let format: Format
    /// Whether only URLs are printed.
    let isBare: Bool
    let encoded: Bool
    /// Whether a finding must say which link it is about.
    let namesInputs: Bool
    private var count = 0

    init(format: Format, isBare: Bool, encoded: Bool, namesInputs: Bool) {
        self.format = format
        self.isBare = isBare
        self.encoded = encoded
        self.namesInputs = namesInputs
    }

    mutating func print(_ resolution: Resolution) {
        switch format {
        case .text:
            if namesInputs, !resolution.findings.isEmpty {
                let input = Printable.shortened(Printable.line(resolution.input))
                Output.write("\(count + 1): \(input)\n", to: .error)
            }
            Output.write(resolution.findings)
            Output.write(text(resolution))
        case .ndjson: Output.write(resolution.json(encoded: encoded).line + "\n")
        case .json: Output.write((count == 0 ? "[\n" : ",\n") + resolution.json(encoded: encoded).pretty)
        }
        count += 1
    }

    func finish() {
        if format == .json { Output.write(count == 0 ? "[]\n" : "\n]\n") }
    }

    private func text(_ resolution: Resolution) -> String {
        let lines = resolution.openings.map { opening in
            let url = opening.url(encoded: encoded)
            if isBare { return url }
            return Output.output.isTerminal
                ? "  \(Printable.line(opening.name)): \(Printable.line(opening.title))\n    \(url)"
                : "\(Printable.cell(opening.app))\t\(Printable.cell(opening.title))\t\(url)"
        }
        let heading = Output.output.isTerminal && !isBare ? resolution.heading + "\n" : ""
        return heading + lines.map { $0 + "\n" }.joined()
    }
}

extension Resolution {
    /// The first line of a link's block on a terminal: the passage, where it is one.
    fileprivate var heading: String {
        guard let passage else { return Printable.line(input) }
        let translation = passage.hub.translation.map { " (\($0))" } ?? ""
        return "\(passage.hub.passage.text)\(translation)"
    }
}
