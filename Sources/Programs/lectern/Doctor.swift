import AppLinks
import ArgumentParser
import Files
import Hosts
import LinkEngine
import NativeEngine
import Requests
import Text
import Workshop

/// `lectern doctor`: what this installation consists of, and what is missing.
struct Doctor: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Check this installation, and show its parts.",
        discussion: "Exits with 1 if something needed to resolve links is missing.")

    @Flag(name: .shortAndLong, help: "Print a JSON object.") var json = false

    @OptionGroup var outputOptions: OutputOptions

    @OptionGroup var rules: EngineOptions

    func run() throws {
        let parts =
            programParts + preferenceParts + ruleParts + ruleSetParts + scriptHostParts + fetchHostParts + networkParts
            + desktopParts
        if json {
            let version = Lectern.configuration.version
            let object: JSONOutput = ["version": .string(version), "parts": .array(parts.map(\.json))]
            Output.write(object.pretty + "\n")
        } else {
            Output.write(parts.map(\.cells), heading: ["part", "state", "detail"])
        }
        if parts.contains(where: { $0.state == .missing || $0.state == .wrong }) { throw ExitStatus.negative }
    }

    private var programParts: [InstalledPart] {
        [InstalledPart("lectern", .ok, "version \(Installation.version), \(Installation.program)")]
            + (Installation.origin.map { [InstalledPart("installation", .ok, $0)] } ?? [])
    }

    /// Nothing where the preferences can be read, or there are none.
    private var preferenceParts: [InstalledPart] {
        do {
            _ = try PreferencesFile.read()
            return []
        } catch {
            return [InstalledPart("preferences", .wrong, String("\(error)".prefix { $0 != "\n" }))]
        }
    }

    private var ruleParts: [InstalledPart] {
        do {
            let files = try rules.source.files()
            let manifest = Manifest(files: files, replaceable: RuleSource.replaceable)
            let detail =
                "\(files.map(\.path).joined(separator: ", ")): \(manifest.apps.count) apps, "
                + "\(manifest.readingRules.count) rules for sites"
            let problems = manifest.findingList.errors.map {
                InstalledPart("error in the rules", .wrong, String($0.description.prefix { $0 != "\n" }))
            }
            return [InstalledPart("rules", manifest.isUnreadable ? .wrong : .ok, detail)] + problems.prefix(5)
        } catch {
            return [InstalledPart("rules", .missing, "\(error)")]
        }
    }

    /// The rule sets, and the program that they need. A set whose signature has expired is not a fault, nor is the program if it
    /// is missing.
    private var ruleSetParts: [InstalledPart] {
        let minisign = Result { () throws(FileError) in try Minisign(environment: Installation.environment).program }
        let program: InstalledPart =
            switch minisign {
            case .success(let path): InstalledPart("minisign", .ok, path)
            case .failure(let error): InstalledPart("minisign", .note, error.message)
            }
        guard let store = RuleSetStore.user else { return [program] }
        do {
            return [program] + (try store.entries().map { Self.part(of: $0, in: store) })
        } catch {
            return [program, InstalledPart("rule sets", .wrong, error.message)]
        }
    }

    private static func part(of entry: RuleSetStore.Entry, in store: RuleSetStore) -> InstalledPart {
        let name = "rule set \(entry.name)"
        do {
            _ = try store.manifest(of: entry)
        } catch {
            return InstalledPart(name, .wrong, error.message)
        }
        if let warning = entry.expiryWarning(on: RuleSetIntake.today) { return InstalledPart(name, .note, warning) }
        return InstalledPart(
            name, .ok, "version \(entry.version) from \(entry.source), signed until \(entry.expires)")
    }

    private var scriptHostParts: [InstalledPart] {
        do {
            let report = try rules.scriptOptions.pool().sandboxReport()
            return [InstalledPart("script host", .ok, Installation.scriptHost ?? "")] + Self.parts(of: report)
        } catch {
            return [InstalledPart("script host", .missing, "\(error)")]
        }
    }

    private var fetchHostParts: [InstalledPart] {
        do {
            let report = try rules.fetcher.sandboxReport()
            return [InstalledPart("fetch host", .ok, Installation.fetchHost ?? "")]
                + Self.parts(of: report, prefix: "fetch host: ")
        } catch {
            return [InstalledPart("fetch host", .missing, "\(error)")]
        }
    }

    private static func parts(of sandbox: SandboxReport, prefix: String = "") -> [InstalledPart] {
        [
            InstalledPart(prefix + "system call filter", sandbox.systemCallFilter),
            InstalledPart(
                prefix + "Landlock", sandbox.landlock,
                detail: sandbox.landlockVersion > 0 ? "version \(sandbox.landlockVersion)" : "",
                isOptional: sandbox.systemCallFilter == .active),
            InstalledPart(prefix + "memory limit of the kernel", sandbox.memoryLimit),
        ]
    }

    /// What requests need beside the fetch host. Nothing of it is a fault where the network is off.
    private var networkParts: [InstalledPart] {
        let servers = NameServers.configured()
        return [
            InstalledPart(
                "network", .note,
                rules.networkOptions.isOn ? "the network is on" : "the network is off; --network allows it"),
            certificatePart,
            InstalledPart(
                "name servers", servers.isEmpty ? .note : .ok,
                servers.isEmpty ? "\(NameServers.path) names none" : servers.joined(separator: ", ")),
        ]
    }

    private var certificatePart: InstalledPart {
        do {
            return InstalledPart("certificates", .ok, try rules.networkOptions.policy.certificateBundle().path)
        } catch {
            return InstalledPart("certificates", .note, error.message)
        }
    }

    private var desktopParts: [InstalledPart] {
        ["lectern", "bible", "https"].map { scheme in
            let handler = try? Installation.desktop.handler(of: scheme)
            return InstalledPart(
                "\(scheme): links", handler == nil ? .note : .ok, handler ?? "no app of this desktop opens them")
        }
    }
}

private struct InstalledPart {
    enum State: String {
        case ok
        /// Missing, which is not a fault.
        case note
        case missing
        /// There, and not usable.
        case wrong
    }

    let name: String
    let state: State
    let detail: String

    init(_ name: String, _ state: State, _ detail: String) {
        self.name = name
        self.state = state
        self.detail = detail
    }

    /// A part of the sandbox; an optional one may be missing if the kernel does not have it.
    init(_ name: String, _ state: SandboxReport.State, detail: String = "", isOptional: Bool = false) {
        let isAccepted = isOptional && state == .unsupported
        self.init(
            name, state == .active ? .ok : isAccepted ? .note : .missing,
            detail.isEmpty ? state.description : "\(state), \(detail)")
    }

    var cells: [String] { [name, state.rawValue, detail] }

    var json: JSONOutput { ["part": .string(name), "state": .string(state.rawValue), "detail": .string(detail)] }
}
