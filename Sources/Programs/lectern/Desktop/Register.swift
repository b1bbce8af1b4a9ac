import AppLinks
import ArgumentParser
import LinkEngine
import NativeEngine

/// `lectern register`: schemes declared, to a desktop or in the words of a phone's app.
struct Register: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "register",
        abstract: "Register Lectern on this desktop, or print the declarations for your app.",
        subcommands: [RegisterDesktop.self, RegisterInfoPlist.self, RegisterAndroid.self],
        defaultSubcommand: RegisterDesktop.self)
}

struct SchemeOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("A scheme of the app; may be repeated (default: lectern and bible).", valueName: "scheme"))
    var scheme: [String] = []

    func names() throws -> [String] { try OwnSchemes(scheme).names }
}

/// `lectern register desktop`: Lectern opens schemes on this machine.
struct RegisterDesktop: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "desktop", abstract: "Make Lectern the handler of schemes on this desktop.",
        discussion: """
            Either all changes are made, or none. --remove undoes them.
              lectern register
              lectern register --browser --dry-run
              lectern register --remove
            """)

    @OptionGroup var schemes: SchemeOptions

    @Flag(
        help:
            "Also handle every clicked web link: open it in an app that can open it, otherwise in your previous browser."
    )
    var browser = false

    @Flag(help: "Remove Lectern's entries, and make the previous browser the default again.") var remove = false

    @Flag(
        name: [.customShort("n"), .long], help: "Print the files that would be written, without writing them.")
    var dryRun = false

    @OptionGroup var outputOptions: OutputOptions

    func validate() throws {
        if remove, browser || !schemes.scheme.isEmpty {
            throw ValidationError("--remove cannot be combined with --browser or --scheme")
        }
    }

    func run() throws {
        let names = try schemes.names()
        let registration =
            try remove
            ? DesktopRegistration.unregister(on: Installation.desktop)
            : DesktopRegistration.register(
                Installation.program, schemes: names, isBrowser: browser, on: Installation.desktop)
        if remove, registration.isEmpty { return Output.note("Lectern is not registered on this desktop") }
        guard !dryRun else {
            if registration.isEmpty { Output.note("nothing would change") }
            return Output.write(registration.preview)
        }
        for note in try registration.apply() { Output.note("note: \(note)") }
        let links = names.map { "\($0.lowercased()):" }.joined(separator: " and ")
        Output.note(
            remove
                ? "Lectern no longer opens links on this desktop"
                : "Lectern opens \(links) links on this desktop\(browser ? ", and is the default browser" : "")")
    }
}

/// `lectern register info-plist`: what an app for iOS declares.
struct RegisterInfoPlist: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "info-plist", abstract: "Print the declarations for the Info.plist of an iOS app.")

    @OptionGroup var schemes: SchemeOptions

    @Option(help: "The abstract name of the schemes.") var name = "com.example.links"

    @OptionGroup var outputOptions: OutputOptions

    @OptionGroup var rules: RuleOptions

    func run() throws {
        let queried = QueriedSchemes(try rules.usableManifest(onDemand: true), on: .ios)
        Output.write(Array(InfoPlist(name: name, schemes: try schemes.names(), queries: queried.onIOS).xml.utf8))
        if let warning = queried.warning { Output.note(warning) }
    }
}

/// `lectern register android`: what an app for Android declares.
struct RegisterAndroid: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "android", abstract: "Print the declarations for the AndroidManifest.xml of an Android app.")

    @OptionGroup var schemes: SchemeOptions

    @Option(help: "The class of the activity that receives the links.") var activity = ".LinkActivity"

    @OptionGroup var outputOptions: OutputOptions

    @OptionGroup var rules: RuleOptions

    func run() throws {
        let queried = QueriedSchemes(try rules.usableManifest(onDemand: true), on: .android)
        let manifest = AndroidManifest(activity: activity, schemes: try schemes.names(), queries: queried.all)
        Output.write(Array(manifest.xml.utf8))
    }
}
