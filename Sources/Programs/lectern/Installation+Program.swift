import AppLinks
import ArgumentParser
import Files
import NativeEngine

extension Installation {
    /// The desktop of the person who runs the program.
    static var desktop: Desktop { Desktop(environment: environment) }

    static var opener: LinkOpener { LinkOpener(desktop: desktop, program: program) }

    /// How it was installed and what updates it, as each package says beside the rules; nil for a program that was only
    /// built.
    static var origin: String? { line(of: "installed-by") }

    /// The version, and the commit and the date of the rules, which `make install` writes beside them: "0.1.0 (commit
    /// 0123456789ab, rules 1 of 2026-11-28)".
    static var version: String {
        Lectern.configuration.version + (line(of: "revision").map { " (\($0))" } ?? "")
    }

    /// The first line of a file beside the installed rules; nil without the file.
    private static func line(of file: String) -> String? {
        let text = try? FileChange.text(of: programFolder + "/../share/lectern/" + file)
        return text.flatMap { $0.split(separator: "\n").first.map(String.init) }
    }
}
