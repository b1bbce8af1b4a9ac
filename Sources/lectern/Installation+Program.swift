import Desktop
import Files

extension Installation {
    /// The running program, links resolved.
    static var program: String { (try? FileSystem.absolutePath("/proc/self/exe")) ?? CommandLine.arguments[0] }

    /// The desktop of the person who runs the program.
    static var desktop: Desktop { Desktop(environment: environment) }

    /// Opens links on that desktop.
    static var opener: LinkOpener { LinkOpener(desktop: desktop, program: program) }
}
