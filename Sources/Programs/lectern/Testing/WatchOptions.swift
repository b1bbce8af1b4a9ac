import ArgumentParser
import Files
import LinkEngine
import Requests
import Text
import Workshop

/// The option of `lectern test` for files that change.
struct WatchOptions: ParsableArguments {
    @Flag(help: "Test the rules of a file again whenever the file changes, until Ctrl-C.") var watch = false
}

extension Test {
    /// Tests the rules of each file that changes.
    func watchFiles() throws {
        let sources = try rules.source.inspectedSources(paths)
        let scripts = rules.scripts()
        let watch = try FileWatch(sources.map(\.path))
        var told = ToldFindings()
        var loop = WatchLoop {
            Self.read(sources)
        } wait: {
            try watch.wait()
            return true
        } test: { files, changed in
            test(changed, in: files, of: sources, scripts) { told.new(of: $0.all, changed: changed) }
        } say: { line in
            Output.write(Printable.line(line) + "\n")
        }
        try loop.run()
    }

    private static func read(_ sources: [RuleSource]) -> (files: [SourceFile], problems: [String]) {
        var files: [SourceFile] = []
        var problems: [String] = []
        for source in sources {
            do { files += try source.files() } catch { problems.append("\(error)") }
        }
        return (files, problems)
    }

    /// Tests the rules of changed files among all others. What is wrong is printed; the next change may mend it.
    private func test(
        _ changed: Set<String>, in files: [SourceFile], of sources: [RuleSource], _ scripts: ScriptRunner,
        showing shown: (FindingList) -> [Finding]
    ) {
        do {
            let read = sources.map { source in (source: source, files: files.filter { source.has($0) }) }
            let set = try TestSet(read, rules.source, showing: shown)
            let tests = set.tests.filter { changed.contains($0.location.file.path) && selection.includes($0) }
            let run = try run(tests, of: set, Engine(manifest: set.manifest, scripts: scripts))
            FailedTests.remember(run)
            Output.write(run.findings, to: .output)
            Output.write(Reporter.text.report(run, reports.options))
        } catch is ExitStatus {
            // The reason has been printed.
        } catch {
            Output.write("Error: \(error)\n")
        }
    }
}

/// What was said of rules when they were tested last.
struct ToldFindings {
    private var told: Set<String> = []

    /// What is wrong with changed files, and what has become wrong with others.
    mutating func new(of findings: [Finding], changed: Set<String>) -> [Finding] {
        defer { told = Set(findings.map(\.description)) }
        return findings.filter { finding in
            finding.location.map { changed.contains($0.file.path) } ?? false || !told.contains(finding.description)
        }
    }
}

extension RuleSource {
    fileprivate func has(_ file: SourceFile) -> Bool {
        isFolder ? file.path.hasPrefix(path.hasSuffix("/") ? path : path + "/") : file.path == path
    }
}

/// Tests rule files whenever they change: of those that are read, the ones with other bytes than before.
struct WatchLoop {
    /// Reads the files; those that cannot be read are missing, and told.
    let read: () -> (files: [SourceFile], problems: [String])
    /// Waits for a change; false if there will be none.
    let wait: () throws -> Bool
    /// Tests the rules of the files with these paths.
    let test: (_ files: [SourceFile], _ changed: Set<String>) -> Void
    /// Prints a line.
    let say: (String) -> Void

    private var tested: [String: [UInt8]] = [:]
    private var problems: [String] = []

    init(
        read: @escaping () -> (files: [SourceFile], problems: [String]), wait: @escaping () throws -> Bool,
        test: @escaping (_ files: [SourceFile], _ changed: Set<String>) -> Void, say: @escaping (String) -> Void
    ) {
        self.read = read
        self.wait = wait
        self.test = test
        self.say = say
    }

    /// Runs until there are no more changes.
    mutating func run() throws {
        repeat {
            if step() { say("waiting for changes; press Ctrl-C to stop") }
        } while try wait()
    }

    /// Reads the files and tests what has changed; false if that is nothing.
    private mutating func step() -> Bool {
        let (files, found) = read()
        let new = found.filter { !problems.contains($0) }
        for problem in new { say("Error: \(problem)") }
        let current = Dictionary(files.map { ($0.path, $0.bytes) }) { $1 }
        let changed = current.keys.filter { current[$0] != tested[$0] }.sorted()
        // What cannot be read now is compared with what was tested before.
        let removed = found.isEmpty ? tested.keys.filter { current[$0] == nil }.sorted() : []
        for path in removed { say("removed: \(path)") }
        let isBack = found.isEmpty && !problems.isEmpty
        if isBack, changed.isEmpty { say("readable again and unchanged") }
        if !tested.isEmpty { for path in changed { say("changed: \(path)") } }
        tested = found.isEmpty ? current : tested.merging(current) { $1 }
        problems = found
        if !changed.isEmpty { test(files, Set(changed)) }
        return !new.isEmpty || !removed.isEmpty || isBack || !changed.isEmpty
    }
}
