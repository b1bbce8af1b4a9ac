import AppLinks
import NativeEngine

extension Installation {
    /// The desktop of the person who runs the program.
    static var desktop: Desktop { Desktop(environment: environment) }

    /// Opens links on that desktop.
    static var opener: LinkOpener { LinkOpener(desktop: desktop, program: program) }
}
