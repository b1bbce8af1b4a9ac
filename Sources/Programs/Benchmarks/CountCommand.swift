import ArgumentParser
import Files

/// Compares what was counted with the counts in the repository, or records it there.
struct CountCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "counts",
        abstract: "Compare counts of instructions with those in the repository.",
        discussion: """
            Reads lines of a name and a number from standard input. The status is 1 if a number has grown by more than \
            \(CountHistory.tolerance) per cent.
            """)

    @Argument(help: "The table of counts, one row for each commit.")
    var history: String

    @Option(help: "Add the counts to the table, as those of this commit.")
    var record: String?

    @Option(help: "Draw the table, as SVG, into this file.")
    var picture: String?

    func run() throws {
        var table = try CountHistory(
            FileSystem.isFile(history)
                ? String(decoding: FileSystem.read(history, maximumSize: 1 << 20), as: UTF8.self) : "commit\n")
        var counts: [(name: String, count: Int)] = []
        while let line = readLine() {
            let words = line.split(separator: " ")
            guard words.count == 2, let count = Int(words[1]) else {
                throw ValidationError("\"\(line)\": a name and a number were expected")
            }
            counts.append((String(words[0]), count))
        }
        if counts.isEmpty { throw ValidationError("there are no counts on standard input") }
        let comparison = table.comparison(counts)
        comparison.forEach { print($0.line) }
        if let record {
            table.record(counts, commit: record)
            try FileSystem.replace(history, with: Array(table.text.utf8))
        } else if comparison.contains(where: \.isTooMany) {
            print(
                "more than \(CountHistory.tolerance) % more: mend it, or `make bench-record` and say why in the commit")
            throw ExitCode(1)
        }
        if let picture { try FileSystem.replace(picture, with: Array(CountPicture(history: table).svg.utf8)) }
    }
}
