import AppLinks
import ArgumentParser
import LinkEngine
import NativeEngine
import Text
import URLText

/// `lectern handle`: what the desktop starts when somebody opens a URL of a scheme that Lectern is registered for.
struct Handle: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "handle",
        abstract: "Handle a lectern: x-callback-url; open any other link.",
        discussion: """
            lectern://x-callback-url/resolve?url=...&app=...&x-success=...&x-error=...&x-cancel=...
            The actions are resolve, passage and open. The desktop runs this command for the schemes of \
            `lectern register`. Other links open as with `lectern open --browser`.
            """,
        shouldDisplay: false)

    @Argument(help: ArgumentHelp("The URL.", valueName: "url"))
    var url: String

    @Flag(name: [.customShort("n"), .long], help: "Print the URL of the answer instead of opening it.")
    var dryRun = false

    @OptionGroup var outputOptions: OutputOptions

    @OptionGroup var rules: EngineOptions

    func run() throws {
        do {
            if SchemePolicy.scheme(of: url) == LecternApp.scheme { try answer() } else { try open() }
        } catch let error as DesktopError {
            RefusedClick(url, error.message).report()
            throw ExitStatus.negative(saying: error.message)
        } catch let error as CallError {
            RefusedClick(url, error.message).report()
            throw ExitStatus.negative(saying: error.message)
        } catch {
            RefusedClick(url, "the rules or the preferences cannot be read").report()
            throw error
        }
    }

    /// Opens a link that was clicked, whatever became of the preferences: other commands say what is wrong with them.
    private func open() throws {
        let opener = Installation.opener
        let engine: Engine
        do {
            engine = try rules.engine()
        } catch  where SchemePolicy.isWeb(url) {
            // Without rules the web is still there.
            if let failure = error as? Failure { Output.write("Error: \(failure)\n", to: .error) }
            return try opener.open(opener.plan(forPage: url), input: url, dryRun: dryRun)
        }
        let preferences = (try? PreferencesFile.read()) ?? Preferences()
        var filter = OpeningFilter()
        filter.hidden = Set(preferences.hidden)
        try opener.open(url, with: engine, filter, preferences, fallback: .browser, dryRun: dryRun)
    }

    private func answer() throws {
        let request: Request
        do {
            request = try Request(url)
        } catch {
            guard let home = Request.callback(forMalformed: url, because: error) else { throw error }
            return try give(home)
        }
        if try request.deliver(environment: Installation.environment) { return }
        let service = LinkService(
            engine: try rules.engine(), preferences: try PreferencesFile.read(), opener: Installation.opener)
        let answer = service.answer(request, isTrial: dryRun)
        if let home = try request.callback(for: answer) { try give(home) } else { try report(answer) }
    }

    private func give(_ answer: Callback) throws {
        if dryRun { Output.write(answer.encoded + "\n") } else { try Installation.desktop.answer(with: answer) }
    }

    /// Nobody asked for this answer: it is for the person.
    private func report(_ answer: Answer) throws {
        if case .failure(_, let message) = answer { throw CallError(message) }
        Output.write(ReceivedAnswer.json(ReceivedAnswer(answer, source: LecternApp.name)).pretty + "\n")
    }
}
