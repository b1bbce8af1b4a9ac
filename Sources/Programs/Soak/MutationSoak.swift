import ArgumentParser
import Files
import Hosts
import LinkEngine
import NativeEngine
import PCRE
import Text
import Workshop

/// Whether the tests of rules see small changes of the rules' regexes.
struct MutationSoak: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mutations",
        abstract: "Change the regexes of rules in small ways, and count what their tests see.",
        discussion: """
            Every change that the rule's own tests do not see is printed with a link that the changed rule reads \
            otherwise. Where none is found, the change is taken to be equivalent, and does not count. The same \
            rules give the same answer in every run.
            """)

    @Argument(help: "Rule files, or folders of them.") var paths = ["rules"]

    @Option(help: "The program that runs the rules' scripts.") var scriptHost = ".build/release/lectern-script-host"

    @Option(help: "Take only every n-th change.") var every = 1

    @Option(help: "The share of changes in percent that the tests must see.") var minimum = 95.0

    @Flag(help: "List also the changes for which no link was found that is read otherwise.") var equivalent = false

    func run() throws {
        let files = try paths.flatMap { path in
            FileSystem.isFolder(path) ? try RuleFiles.folder(at: path) : [try RuleFiles.manifest(at: path)]
        }
        let rules = TestedRule.all(of: files, in: Manifest(files: files))
        let services = RuleServices(scripts: ScriptPool(hostPath: scriptHost).runner)
        let report = MutationReport(MutationRun(rules, services, every: every))
        print(report.text(withEquivalents: equivalent))
        if report.share < minimum { throw ExitCode.failure }
    }
}
