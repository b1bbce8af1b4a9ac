import ArgumentParser
import Files
import LinkEngine
import Requests
import Text
import Workshop

/// The option of `lectern test` for files that change.
struct WatchOptions: ParsableArguments {
    @Flag(help: "Test the rules of a file again whenever the file changes, until Ctrl-C.")
    var watch = false
}

extension Test {
    /// Tests the rules of each file that changes.
    func watchFiles() throws {
        let sources = try rules.source.inspectedSources(paths)
        let scripts = rules.scripts()
        do {
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
        } catch let error as FileError {
            throw Failure(error.message)
        }
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
        } catch let error as Failure {
            Output.write("Error: \(error)\n")
        } catch {
            // The reason has been printed.
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
