import ArgumentParser
import Files
import Glibc
import Workshop

/// The options of `lectern test` for accepting results.
struct UpdateOptions: ParsableArguments {
    @Flag(
        help: "Write the actual results into failed tests, then run them again. Asks about each result on a terminal."
    )
    var update = false

    @Flag(help: "With --update: accept every result without asking.")
    var yes = false

    func validate() throws {
        guard update || !yes else { throw ValidationError("--yes needs --update") }
    }

    func check(_ sources: [RuleSource]) throws {
        guard update else { return }
        guard !sources.contains(where: \.isBuiltIn) else {
            throw Failure("the built-in rules cannot be changed; name the files to update")
        }
        guard yes || isatty(STDIN_FILENO) == 1 && Output.output.isTerminal else {
            throw Failure("--update asks about each result and needs a terminal; --update --yes accepts all of them")
        }
    }

    /// Writes the results that are accepted into the files.
    ///
    /// - Returns: whether there are any.
    func accept(_ run: TestRun) throws -> Bool {
        guard update else { return false }
        let candidates = run.results.filter(ExpectationUpdate.isAcceptable)
        let accepted = yes ? candidates : Self.chosen(from: candidates)
        guard !accepted.isEmpty else { return false }
        var update = ExpectationUpdate()
        for result in accepted { update.accept(result) }
        do throws(FileError) {
            try update.save()
        } catch {
            throw Failure(error.message)
        }
        Output.note("note: accepted results: \(accepted.count), in files: \(update.fileCount)")
        return true
    }

    private static func chosen(from results: [TestResult]) -> [TestResult] {
        var prompt = Prompt()
        var chosen: [TestResult] = []
        for (index, result) in results.enumerated() {
            Output.write(result.complaint)
            let question = "accept this result (\(index + 1)/\(results.count))? [y]es, [n]o, [a]ll, [q]uit: "
            switch prompt.letter(of: "ynaq", question) {
            case "y": chosen.append(result)
            case "n": continue
            case "a": return chosen + results[index...]
            default: return chosen
            }
        }
        return chosen
    }
}
