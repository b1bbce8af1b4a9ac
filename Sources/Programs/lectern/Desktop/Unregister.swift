import AppLinks
import ArgumentParser
import LinkEngine
import NativeEngine

/// `lectern unregister`: this desktop as it was before.
struct Unregister: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "unregister",
        abstract: "Undo `lectern register desktop` and restore the previous default browser.")

    @Flag(help: "Print the files that would be written, without writing them.")
    var dryRun = false

    func run() throws {
        do {
            try DesktopRegistration.unregister(on: Installation.desktop).apply(dryRun: dryRun)
        } catch {
            throw ExitStatus.negative(saying: error.message)
        }
    }
}
