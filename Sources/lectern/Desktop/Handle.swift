import ArgumentParser
import Desktop
import JSONText
import LinkEngine
import URLText
import XCallback

/// `lectern handle`: what the desktop starts when somebody opens a URL of a scheme that Lectern is registered for.
struct Handle: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "handle",
        abstract: "Do what a lectern: URL asks and answer to its callbacks; open any other link.",
        discussion: """
            lectern://x-callback-url/resolve?url=...&app=...&x-success=...&x-error=...&x-cancel=...
            The actions are resolve, passage and open. The desktop starts this command for the schemes that \
            `lectern register desktop` names; other links open as by `lectern open --browser`.
            """)

    @Argument(help: ArgumentHelp("The URL.", valueName: "url"))
    var url: String

    @Flag(help: "Print the URL that would be opened with the answer.")
    var dryRun = false

    @OptionGroup var rules: RuleOptions

    func run() throws {
        guard SchemePolicy.scheme(of: url) == LecternApp.scheme else {
            // A link that was clicked opens, whatever became of the file; other commands say what is wrong with it.
            let preferences = (try? PreferencesFile.read()) ?? Preferences()
            var filter = OpeningFilter()
            filter.hidden = Set(preferences.hidden)
            try Installation.opener.open(
                url, with: rules.engine(), filter, preferences, fallback: .browser, dryRun: dryRun)
            return
        }
        do {
            let request = try Request(url)
            if try request.deliver(environment: Installation.environment) { return }
            let service = LinkService(
                engine: try rules.engine(), preferences: try PreferencesFile.read(), opener: Installation.opener)
            let answer = service.answer(request, isTrial: dryRun)
            if let home = try request.callback(for: answer) {
                if dryRun { Output.write(home.encoded + "\n") } else { try Installation.desktop.answer(with: home) }
            } else {
                try report(answer)
            }
        } catch let error as CallError {
            throw ExitStatus.negative(saying: error.message)
        }
    }

    /// Nobody asked for this answer: it is for the person.
    private func report(_ answer: Answer) throws {
        if case .failure(_, let message) = answer { throw ExitStatus.negative(saying: message) }
        Output.write(ReceivedAnswer.json(ReceivedAnswer(answer, source: LecternApp.name)).pretty + "\n")
    }
}
