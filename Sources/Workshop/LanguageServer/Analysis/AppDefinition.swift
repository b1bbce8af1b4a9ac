import LinkEngine
import Text

/// An app that rules can name.
struct AppDefinition: Sendable {
    let identifier: String
    let name: String
    let location: SourceLocation
    /// What a rule that names the app needs to know of it.
    let stub: JSONOutput

    /// Nil for an app without an identifier.
    init?(_ object: ManifestObject, in file: SourceFile) {
        guard let value = object[.identifier], let identifier = value.string else { return nil }
        self.identifier = identifier
        name = object.string(.name) ?? identifier
        location = SourceLocation(file: file, offset: value.offset)
        stub = [
            "identifier": .string(identifier), "name": .string(name), "scheme": JSONOutput(object.string(.scheme)),
            "schemes": .strings(object.strings(.schemes)),
        ]
    }

    /// The apps that a file defines for the rules of all files.
    static func all(in file: SourceFile) -> [AppDefinition] {
        let root = (try? file.parsed()).flatMap { ManifestObject($0.root, kind: .manifest) }
        return (root?.objects(.apps) ?? []).compactMap { AppDefinition($0, in: file) }
    }

    /// A file with nothing but apps, each once.
    static func file(_ apps: some Sequence<AppDefinition>) -> SourceFile {
        var seen: Set<String> = []
        let stubs = apps.filter { seen.insert($0.identifier).inserted }.map(\.stub)
        return SourceFile(path: "", bytes: Array((["apps": .array(stubs)] as JSONOutput).line.utf8))
    }
}
