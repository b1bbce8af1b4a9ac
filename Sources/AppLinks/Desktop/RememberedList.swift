import Files
import Text

/// The user's `mimeapps.list` before Lectern was registered, saved in `$XDG_CONFIG_HOME/lectern/mimeapps.json`, so that it
/// can be restored byte for byte.
struct RememberedList: Equatable {
    /// The text before the first registration; nil if there was no file.
    var before: String?
    /// The text after the last registration.
    var after: String
    /// Whether the user's folder of entries had a `mimeinfo.cache`.
    var hadCache: Bool

    static func path(on desktop: Desktop) -> String? {
        XDGFolders(environment: desktop.environment).configHome.map { $0 + "/lectern/mimeapps.json" }
    }

    init(before: String?, after: String, hadCache: Bool) {
        self.before = before
        self.after = after
        self.hadCache = hadCache
    }

    /// Reads the file; nil if it is missing or malformed.
    init?(on desktop: Desktop) {
        guard let path = Self.path(on: desktop),
            let bytes = try? FileSystem.read(path, maximumSize: 4 * AppLinksLimits.desktopFile),
            let root = try? JSONDocument(bytes).root, let after = root["after"]?.string
        else { return nil }
        self.init(before: root["before"]?.string, after: after, hadCache: root["cache"]?.bool ?? true)
    }

    /// The text of the file.
    var text: String {
        JSONOutput.object([("before", JSONOutput(before)), ("after", .string(after)), ("cache", .bool(hadCache))])
            .pretty
            + "\n"
    }

    /// A list without the items of Lectern: exactly as it was before the registration if nothing else has changed since.
    ///
    /// - Parameters:
    ///   - current: the text of the list; nil if there is no file.
    ///   - remembered: the list before the registration, if it is known.
    static func withoutOwnItems(_ current: String?, _ remembered: RememberedList?) -> String? {
        if let remembered, remembered.after == current { return remembered.before }
        guard let current else { return nil }
        var list = KeyFile(current)
        for group in ["Default Applications", "Added Associations"] {
            let keys = list.keys(in: group, listing: LecternEntry.id)
            for key in keys {
                list.set(key, to: list.items(key, in: group).filter { $0 != LecternEntry.id }, in: group)
            }
            let hadGroup = remembered.map { KeyFile($0.before ?? "").has(group) } ?? false
            if !keys.isEmpty, !hadGroup { list.removeIfEmpty(group) }
        }
        let isUnchanged = list.text == current
        return list.text.isEmpty && !isUnchanged && remembered?.before == nil ? nil : list.text
    }
}
