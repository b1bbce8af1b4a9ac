import ArgumentParser
import Documents
import Foundation
import LinkEngine
import NativeEngine
import TestCorpora

/// How long documents take that are made to be slow.
struct DocumentSoak: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "documents", abstract: "Rewrite documents that are made to be slow, with their references.",
        discussion: """
            Each document is the same in every run. Prints the slowest ones, and fails if one takes more processor time \
            than the service gives to a document.
            """)

    @Option(help: "How many documents.") var count = 10_000

    @Option(help: "The number of the first one.") var first = 0

    @Option(help: "How many bytes each has.") var size = 1 << 20

    @Option(help: "The time after which documents are ended, in milliseconds; 0: never.") var end = 400

    @Option(help: "The most processor time that one may take, in milliseconds.") var limit = 500

    @Option(help: "How many of the slowest are printed.") var slowest = 20

    @Option(help: "The manifest with the rules.") var manifest = "manifest.json"

    func run() throws {
        let rewriter = try Rewriter(
            engine: Engine(manifestAt: manifest), target: .app("logos"), references: ReferenceOptions())
        var times: [(time: Double, isEnded: Bool, number: Int)] = []
        for number in first..<first + count {
            let document = HostileDocument(number)
            let bytes = document.bytes(size)
            guard let format = DocumentFormat(rawValue: document.format.rawValue) else { continue }
            let start = threadTime()
            let last = start + Double(end) / 1_000
            var isEnded = false
            do throws(DocumentError) {
                _ = try rewriter.rewrite(bytes, as: format, until: end > 0 ? { threadTime() > last } : { false })
            } catch {
                isEnded = true
            }
            times.append((threadTime() - start, isEnded, number))
        }
        times.sort { $0.time > $1.time }
        for (time, isEnded, number) in times.prefix(slowest) {
            print(number, Int(time * 1_000), "ms", isEnded ? "ended" : "read", HostileDocument(number).name)
        }
        let late = times.count { $0.time * 1_000 > Double(limit) }
        print("\(count) documents of \(size) bytes, \(times.count(where: \.isEnded)) ended, \(late) over \(limit) ms")
        if late > 0 { throw ExitCode.failure }
    }
}
