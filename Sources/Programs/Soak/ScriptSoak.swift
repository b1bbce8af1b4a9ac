import ArgumentParser
import Foundation
import Hosts
import Requests
import Text

/// Whether anything is left of scripts: memory, processes, descriptors.
struct ScriptSoak: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scripts", abstract: "Run scripts in a row, and look at what is left of them.",
        discussion: """
            Every twentieth script is hostile, and every other one requests a document from a network that is made up. \
            It fails where a result is wrong, where memory grows, and where a process or a descriptor is left.
            """)

    @Option(help: "The program that runs the scripts.") var scriptHost = ".build/release/lectern-script-host"

    @Option(help: "The bodies of hostile scripts, one JSON object per line.")
    var hostile = "Tests/Corpora/hostile-scripts.jsonl"

    @Option(help: "How many scripts.") var count = 10_000

    @Option(help: "The time limit of a script in milliseconds.") var time = 500

    /// How much the memory may differ between the first and the last look at it, in bytes.
    private static let tolerance = 48 << 20

    func run() throws {
        let bodies = try String(contentsOfFile: hostile, encoding: .utf8).split(separator: "\n").compactMap {
            try JSONDocument(Array($0.utf8)).root["body"]?.string
        }
        guard !bodies.isEmpty, count >= 20 else { throw ValidationError("there is nothing to run") }
        let descriptors = ProcessUsage.current.descriptors
        var usages: [ProcessUsage] = []
        var wrong: [String] = []
        do {
            let pool = ScriptPool(hostPath: scriptHost, limits: ScriptLimits(time: .milliseconds(time)))
            for index in 0..<count {
                wrong += Self.problem(of: index, bodies, in: pool).map { ["\(index): \($0)"] } ?? []
                if index % (count / 10) == count / 10 - 1 {
                    usages.append(.current)
                    print(index + 1, ProcessUsage.current)
                }
            }
        }
        let end = ProcessUsage.current
        print("at the end:", end)
        wrong.prefix(20).forEach { print($0) }
        let growth = (usages.last?.memory ?? 0) - (usages.first?.memory ?? 0)
        let isClean = end.children.isEmpty && end.descriptors == descriptors && usages.allSatisfy { $0.zombies == 0 }
        let hasGrown = growth > Self.tolerance || usages.contains { $0.hostMemory > ScriptLimits().memory }
        // A busy machine can hold up a script for as long as it may take.
        if !isClean || hasGrown || wrong.count > count / 100 { throw ExitCode.failure }
    }

    /// Runs one script; what is wrong with its result.
    private static func problem(of index: Int, _ hostile: [String], in pool: ScriptPool) -> String? {
        if index % 20 == 0 {
            let source = "function process(url, c) { \(hostile[index / 20 % hostile.count]) }"
            let run = pool.run(
                Script(source: source, dialect: .script2), url: "https://example.org", network: SoakNetwork().network)
            if case .failed(let error) = run.result, error.kind == .unavailable { return "\(error)" }
            return nil
        }
        let script = index % 2 == 0 ? plain : index % 4 == 1 ? asking : listening
        let run = pool.run(script, url: "https://example.org/\(index)", network: SoakNetwork().network)
        let expected = index % 2 == 0 ? "app:\(index)" : "app:\(index)\(SoakNetwork.body(of: index).count)"
        return run.value == expected ? nil : "\(run.result)"
    }

    private static let plain = Script(
        source: "function process(url, c) { c('app:' + new URL(url).pathname.slice(1)) }", dialect: .script2)

    private static let asking = Script(
        source: "function process(url, c) { c('app:' + url.split('/')[3] + httpRequest(url).length) }",
        dialect: .script2)

    private static let listening = Script(
        source: """
            function process(url, c) {
                var x = new XMLHttpRequest();
                x.onload = function () { c('app:' + url.split('/')[3] + x.responseText.length) };
                x.open('GET', url); x.send();
            }
            """, dialect: .script)
}

/// A server that answers with documents of many lengths, up to 200 KB.
private struct SoakNetwork: Responder {
    static func body(of index: Int) -> [UInt8] { Array(repeating: UInt8(ascii: "x"), count: index * 7919 % 200_000) }

    func response(to request: FetchRequest, within time: Duration) throws(FetchError) -> FetchResponse {
        let index = request.url.split(separator: "/").last.flatMap { Int($0) }
        guard let index else { throw FetchError(.unreachable, "there is no such server") }
        return FetchResponse(status: 200, url: request.url, body: Self.body(of: index))
    }
}

/// What this process and its children take from the system.
struct ProcessUsage: CustomStringConvertible {
    var descriptors = 0
    /// Resident memory in bytes.
    var memory = 0
    /// The identifiers of the children, and their states as the kernel abbreviates them.
    var children: [(identifier: Int, state: Substring)] = []
    /// Resident memory of the largest child in bytes.
    var hostMemory = 0

    var zombies: Int { children.count { $0.state == "Z" } }

    var description: String {
        "program \(memory >> 20) MB, \(children.count) hosts of at most \(hostMemory >> 20) MB, \(zombies) zombies, "
            + "\(descriptors) descriptors"
    }

    static var current: ProcessUsage {
        func entries(_ path: String) -> [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }
        var usage = ProcessUsage()
        usage.descriptors = entries("/proc/self/fd").count
        usage.memory = resident("self")
        for identifier in entries("/proc").compactMap({ Int($0) }) {
            // The name in parentheses may contain spaces.
            let fields = text("\(identifier)/stat").split(separator: ")").last?.split(separator: " ") ?? []
            guard fields.count > 1, fields[1] == "\(ProcessInfo.processInfo.processIdentifier)" else { continue }
            usage.children.append((identifier, fields[0]))
            usage.hostMemory = max(usage.hostMemory, resident("\(identifier)"))
        }
        return usage
    }

    private static func text(_ path: String) -> String {
        (try? String(contentsOfFile: "/proc/\(path)", encoding: .utf8)) ?? ""
    }

    private static func resident(_ process: String) -> Int {
        let pages = text("\(process)/statm").split(separator: " ").dropFirst().first.flatMap { Int($0) }
        return (pages ?? 0) * Int(getpagesize())
    }
}
