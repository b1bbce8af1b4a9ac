import ArgumentParser
import Foundation

/// Prints how many links a second the program resolves, and the most memory that it takes.
struct BatchMeasure: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "batch", abstract: "Measure `lectern --ndjson -` on the links in a file.")

    @Argument(help: "Links, one per line.") var file: String

    @Option(help: "The program.") var program = ".build/release/lectern"

    @Option(help: "How many links are resolved at once; may be repeated.") var jobs = [1, 2]

    @Option(help: "Further rules.") var others: String?

    @Option(help: "How often everything is measured; the fastest counts, since nothing makes a run faster than it is.")
    var rounds = 3

    @Argument(parsing: .postTerminator, help: "Further arguments of the program.") var arguments: [String] = []

    func run() throws {
        let count = try Data(contentsOf: URL(filePath: file)).count { $0 == UInt8(ascii: "\n") }
        for jobs in jobs {
            let best = try (0..<max(1, rounds)).map { _ in try time(jobs: jobs) }.min() ?? .zero
            let rate = Int(Double(count) / (best / .seconds(1)))
            print("\(count) links in a batch, \(jobs) at once: \(rate) links a second, at most \(Self.peakMemory) MB")
        }
    }

    private func time(jobs: Int) throws -> Duration {
        let process = Process()
        process.executableURL = URL(filePath: program)
        let rules = others.map { ["--manifest", $0, "--manifest", "manifest.json"] } ?? []
        process.arguments = ["--ndjson", "--no-browsers", "--jobs", "\(jobs)"] + rules + arguments + ["-"]
        process.standardInput = try FileHandle(forReadingFrom: URL(filePath: file))
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let start = ContinuousClock.now
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus < 2 else {
            throw ValidationError("\(program) ended with status \(process.terminationStatus)")
        }
        return ContinuousClock.now - start
    }

    /// The most memory that one of the runs has taken, in MB.
    private static var peakMemory: Int {
        var usage = rusage()
        unsafe getrusage(RUSAGE_CHILDREN.rawValue, &usage)
        return usage.ru_maxrss / 1024
    }
}
