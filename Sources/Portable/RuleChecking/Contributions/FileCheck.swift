import LinkEngine
import Text

/// Rule files that nobody would read: with another extension, without rules, or in the folder of another kind of rules.
struct FileCheck {
    let files: [SourceFile]
    /// The paths of the other files in their folders.
    let ignored: [String]

    var findings: [Finding] { ignored.map(Self.finding) + files.flatMap(Self.findings) }

    private static func finding(aboutIgnored path: String) -> Finding {
        Finding(
            .fileExtension, "this file is not read",
            at: SourceLocation(file: SourceFile(path: path, bytes: []), offset: 0),
            note: "the name of a rule file ends in .json: rename it")
    }

    private static func findings(_ file: SourceFile) -> [Finding] {
        guard let root = (try? file.parsed())?.root,
            let manifest = ManifestObject(root, kind: .manifest)
        else { return [] }
        let parts = ManifestSchema.Kind.manifest.members.filter {
            $0.role == .parts || [.order, .set].contains($0.key)
        }.map { $0.key }
        let used = Set(parts.filter { isUsed(manifest[$0]) })
        // An empty list of rules is a beginning, and a server starts with it.
        guard parts.contains(where: { manifest[$0] != nil }) else {
            return [
                Finding(
                    .fileNoRules, "the file has no rules", at: SourceLocation(file: file, offset: root.offset),
                    note: "add \"passages\" for a site, or \"apps\" for an app; or remove the file")
            ]
        }
        return [misplaced(manifest, used, in: file)].compactMap { $0 }
    }

    private static func isUsed(_ part: JSONValue?) -> Bool {
        // What is neither an array nor an object has a finding of its own.
        part.map { ($0.items?.isEmpty ?? $0.members?.isEmpty) != true } ?? false
    }

    /// A site in the folder `apps`, where the app's own links may be beside it, or an app in the folder `sites`.
    private static func misplaced(
        _ manifest: ManifestObject, _ used: Set<ManifestSchema.Key>, in file: SourceFile
    ) -> Finding? {
        let folders = file.path.split(separator: "/").dropLast()
        let found: (key: ManifestSchema.Key, what: String, folder: String)? =
            switch folders.last {
            case "apps" where !used.contains(.apps) && used.contains(.passages): (.passages, "site", "sites")
            case "sites" where used.contains(.apps): (.apps, "app", "apps")
            default: nil
            }
        guard let found, let key = manifest.members.first(where: { $0.name == found.key.rawValue })?.key else {
            return nil
        }
        return Finding(
            .fileFolder, "the rules of this \(found.what) are in the folder \"\(folders.last ?? "")\"",
            at: SourceLocation(file: file, offset: key.offset),
            note: "move them to the folder \"\(found.folder)\" beside it")
    }
}
