import ArgumentParser
import Files
import LinkEngine
import NativeEngine
import Text

/// `lectern prepare`: what reading the built-in manifest gives, in a file beside it.
struct Prepare: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prepare",
        abstract: "Let the program start faster with the built-in rules.",
        discussion:
            "Writes a file beside the built-in manifest, so that it need not be parsed. The file has no effect once the manifest is changed, and can be removed."
    )

    func run() throws {
        do {
            Output.write(try RuleFiles.prepareBuiltIn(at: Installation.manifest()) + "\n")
        } catch let error as FileError {
            throw Failure(error.message)
        } catch let error as Finding {
            Output.write([error])
            throw ExitStatus.unusable
        }
    }
}
