import AppLinks
import ArgumentParser

/// Where an app that is opened sends its answer.
struct CallbackOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The URL that an app opens when it is done.", valueName: "url"))
    var xSuccess: String?

    @Option(help: ArgumentHelp("The URL that an app opens when it fails.", valueName: "url"))
    var xError: String?

    @Option(help: ArgumentHelp("The URL that an app opens when a person cancels.", valueName: "url"))
    var xCancel: String?

    @Option(help: ArgumentHelp("The name of the app that calls.", valueName: "name"))
    var xSource: String?

    /// The options, read.
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
