import ArgumentParser
import Bible
import Hosts
import LinkEngine
import NativeEngine

/// Whether links that the rules write for apps are read back as the passage they were written for.
struct PassageSoak: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "passages", abstract: "Write links of passages for every app, read them back, and compare.",
        discussion: """
            Passages are all books, chapters and verses, then random ranges and lists, and every translation with a \
            few passages. What an opening reports as lost is expected to be missing; anything else that is not the \
            same passage is printed, unless it is an exception that is explained.
            """)

    @Option(help: "The rules.")
    var manifest = "manifest.json"

    @Option(help: "The program that runs the rules' scripts.")
    var scriptHost = ".build/release/lectern-script-host"

    @Option(help: "Take only every n-th passage.")
    var every = 1

    @Option(help: "How many random ranges and lists of each kind.")
    var random = 1000

    func run() throws {
        let manifest = Manifest(files: [try RuleFiles.manifest(at: manifest)])
        var soak = RoundTrips(engine: Engine(manifest: manifest, scripts: ScriptPool(hostPath: scriptHost).runner))
        for (number, url) in SoakPassages.all(random: random).enumerated() where number % max(every, 1) == 0 {
            soak.make(url)
        }
        print(soak.report)
        if soak.hasFailed { throw ExitCode.failure }
    }
}
