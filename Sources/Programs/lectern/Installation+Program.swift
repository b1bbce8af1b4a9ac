import AppLinks
import Files
import NativeEngine

extension Installation {
    /// The desktop of the person who runs the program.
    static var desktop: Desktop { Desktop(environment: environment) }

    /// Opens links on that desktop.
    static var opener: LinkOpener { LinkOpener(desktop: desktop, program: program) }

    /// How it was installed and what updates it, as each package says beside the rules; nil for a program that was only
    /// built.
    static var origin: String? {
        let text = try? FileChange.text(of: programFolder + "/../share/lectern/installed-by")
        return text.flatMap { $0.split(separator: "\n").first.map(String.init) }
    }
}
