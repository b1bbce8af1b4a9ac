import AppLinks
import ArgumentParser
import Files
import Glibc
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

    @Argument(help: ArgumentHelp("The URL.", valueName: "url")) var url: String

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
            if !(error is ExitStatus) { Output.write("Error: \(error)\n", to: .error) }
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

/// A link that was clicked and not opened. Nobody reads what a program prints that the desktop starts: the person gets a
/// notification, and a log a line without the link.
struct RefusedClick {
    private let link: String
    private let reason: String

    init(_ link: String, _ reason: String) {
        self.link = link
        self.reason = reason
    }

    /// Reports the refusal, unless somebody started the program on a terminal. Failures to do so are ignored: the reason
    /// is printed in any case.
    func report() {
        guard ![STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].contains(where: { isatty($0) == 1 }) else { return }
        Installation.desktop.notify("Lectern did not open a link", Printable.shortened(Printable.line(reason), to: 300))
        guard let folder = XDGFolders(environment: Installation.environment).stateHome else { return }
        let path = folder + "/lectern/refused.log"
        try? FileSystem.update(path, maximumSize: SystemLimits.changedFile, isPrivate: true) { bytes in
            let lines = (bytes ?? []).split(separator: UInt8(ascii: "\n")).suffix(ProgramLimits.refusedClicks - 1)
            return Array((lines + [Array(line.utf8)[...]]).joined(separator: [UInt8(ascii: "\n")])) + [
                UInt8(ascii: "\n")
            ]
        }
    }

    /// The time, the scheme of the link, and the reason.
    private var line: String {
        let reason = Printable.shortened(Printable.line(reasonWithoutLink))
        return "\(UTCTime.now) \(SchemePolicy.scheme(of: link) ?? "no scheme") \(reason)"
    }

    /// The reason, without the link and without other links, such as the web page of its passage. A log must not say what
    /// somebody reads.
    private var reasonWithoutLink: String {
        guard let scheme = SchemePolicy.scheme(of: link), scheme != LecternApp.scheme else {
            return "the request is refused"
        }
        let line = Printable.line(link)
        let encoded = PercentEncoding.encode(link, keeping: .urlSyntax)
        let forms = [link, line, Printable.shortened(line), encoded, Printable.shortened(encoded)]
        let text = forms.reduce(reason) { $0.replacing($1, with: "the link") }
        let words = text.split(separator: " ").map { word in
            let isLink = word.lowercased().contains(scheme + ":") && word.count > scheme.count + 1
            return isLink || word.contains("://") ? "the link" : String(word)
        }
        return words.joined(separator: " ")
    }
}
