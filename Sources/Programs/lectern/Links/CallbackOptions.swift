import AppLinks
import ArgumentParser

/// Where an app that is opened sends its answer.
struct CallbackOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The URL that the app opens when it has finished.", valueName: "url"))
    var xSuccess: String?

    @Option(help: ArgumentHelp("The URL that the app opens on an error.", valueName: "url"))
    var xError: String?

    @Option(help: ArgumentHelp("The URL that the app opens if the user cancels.", valueName: "url"))
    var xCancel: String?

    @Option(help: ArgumentHelp("The name of the calling app.", valueName: "name"))
    var xSource: String?

    func callbacks() throws -> Callbacks {
        Callbacks(
            source: xSource, success: try callback(xSuccess, "--x-success"), error: try callback(xError, "--x-error"),
            cancel: try callback(xCancel, "--x-cancel"))
    }

    private func callback(_ url: String?, _ option: String) throws -> Callback? {
        do {
            return try url.map { url throws(CallError) in try Callback(url) }
        } catch {
            throw Failure("\(option): \(error.message)")
        }
    }
}
