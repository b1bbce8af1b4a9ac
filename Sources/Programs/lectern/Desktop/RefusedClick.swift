import AppLinks
import Files
import Glibc
import LinkEngine
import NativeEngine
import Text
import URLText

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
