package import Files
import LinkEngine
package import Text

/// The rule sets that a person has added: a folder with the manifests of each set's current and previous version, and a list.
///
/// A manifest is written under the name of its version before the list names it, and never changed. So the list is the only
/// switch: it is replaced atomically, under the lock of its folder.
package struct RuleSetStore: Sendable {
    /// A set in the list. The first of two with rules for a link is used.
    package struct Entry: Sendable, Equatable {
        package var name: String
        /// The URL or the path from which it is updated.
        package var source: String
        /// The public key that its signatures must be of.
        package var key: String
        /// The version that is used.
        package var version: Int
        /// The version that was used before; nil if there is none.
        package var previous: Int?
        /// The highest version that has ever been taken.
        package var newest: Int
        /// The last day on which the newest signature is valid.
        package var expires: String

        /// Creates an entry.
        package init(_ set: SignedRuleSet, source: String, key: String) {
            (name, version, newest) = (set.identity.name, set.identity.version, set.identity.version)
            (expires, self.source, self.key) = (set.expires, source, key)
        }

        /// The entry after another version has been taken.
        package func taking(_ set: SignedRuleSet, key: String) -> Entry {
            var entry = Entry(set, source: source, key: key)
            entry.previous = set.identity.version == version ? previous : version
            return entry
        }
    }

    private let folder: String

    /// - Parameter folder: the path of the folder, which need not exist. Only its owner may be able to change its parent folder.
    package init(folder: String) { self.folder = folder }

    private var list: String { folder + "/sets.json" }

    /// The path of the manifest of a version.
    package func path(_ entry: Entry, version: Int) -> String { "\(folder)/\(entry.name)-\(version).json" }

    /// The manifest of a version; nil means the one that is used.
    ///
    /// - Throws: `FileError` if it cannot be read, or others could have changed it.
    package func manifest(of entry: Entry, version: Int? = nil) throws(FileError) -> SourceFile {
        let path = path(entry, version: version ?? entry.version)
        guard FileSystem.isRegularFile(path) else {
            throw FileError(
                message:
                    "\(path): is missing or is not a file; run `lectern rules remove \(entry.name)` and add it again")
        }
        try FileSystem.checkProtected([path])
        return SourceFile(path: path, bytes: try FileSystem.read(path, maximumSize: SystemLimits.ruleSet))
    }

    /// The sets in the order in which they were added; none if there is no list.
    ///
    /// - Throws: `FileError` if the list cannot be read, or others could have changed it.
    package func entries() throws(FileError) -> [Entry] {
        guard FileSystem.exists(list) else { return [] }
        try FileSystem.checkProtected([list])
        return try entries(in: FileSystem.read(list, maximumSize: SystemLimits.changedFile))
    }

    /// Changes the list, while no other process does, then removes the manifests that it no longer names.
    ///
    /// - Parameter change: may write manifests first.
    /// - Throws: `FileError` if something cannot be written, and what `change` throws. Then nothing is changed.
    private func update(_ change: (inout [Entry]) throws -> Void) throws {
        try FileSystem.makeFolder(folder)
        try FileSystem.checkProtected([folder])
        try updateList(change)
        try? updateList { _ in }
    }

    /// Changes the list, and removes the manifests that neither the old list nor the new one names.
    private func updateList(_ change: (inout [Entry]) throws -> Void) throws {
        try FileSystem.update(list, maximumSize: SystemLimits.changedFile, isPrivate: true) { bytes in
            let old = try bytes.map(entries) ?? []
            var new = old
            try change(&new)
            let kept = Set(
                (old + new).flatMap { entry in
                    [entry.version, entry.previous].compactMap(\.self).map { path(entry, version: $0) }
                })
            for path in try FileSystem.files(under: folder) where isManifest(path) && !kept.contains(path) {
                try FileSystem.remove(path)
            }
            return Array((JSONOutput.array(new.map(\.json)).pretty + "\n").utf8)
        }
    }

    /// Whether a path in the folder is that of a version's manifest.
    private func isManifest(_ path: String) -> Bool {
        path.dropFirst(folder.count).wholeMatch(of: /\/[a-z0-9][a-z0-9-]*-[0-9]+\.json/) != nil
            && FileSystem.isRegularFile(path)
    }

    /// Takes a set, whose review has found no error.
    ///
    /// - Parameters:
    ///   - entry: the entry of the set.
    ///   - old: the entry on which the review was based; nil if the set is new.
    /// - Throws: `FileError` if the entry has changed since, or something cannot be written.
    package func take(_ set: SignedRuleSet, as entry: Entry, replacing old: Entry?) throws {
        try replace(old, with: entry) {
            guard ![old?.version, old?.previous].contains(entry.version) else { return }
            try FileSystem.replace(path(entry, version: entry.version), with: set.file.bytes, isPrivate: true)
        }
    }

    /// Replaces an entry, adds one, or removes one.
    ///
    /// - Parameter write: writes what the new entry names.
    /// - Throws: `FileError` if the entry has changed since it was read, or something cannot be written.
    package func replace(_ old: Entry?, with new: Entry?, _ write: () throws -> Void = {}) throws {
        guard let name = (old ?? new)?.name else { return }
        try update { entries in
            let index = entries.firstIndex { $0.name == name }
            guard index.map({ entries[$0] }) == old else {
                throw FileError(message: "\(name): another command has changed this rule set; run this one again")
            }
            try write()
            if let index { entries.remove(at: index) }
            if let new { entries.insert(new, at: index ?? entries.count) }
        }
    }
}

extension RuleSetStore {
    private func entries(in bytes: [UInt8]) throws(FileError) -> [Entry] {
        let items = (try? SourceFile(path: list, bytes: bytes).parsed())?.root.items
        let entries = items?.compactMap(Entry.init)
        guard let entries, entries.count == items?.count, Set(entries.map(\.name)).count == entries.count else {
            throw FileError(message: "\(list): is not a list of rule sets; remove it and add them again")
        }
        return entries
    }
}

extension RuleSetStore.Entry {
    /// Nil if the value is not an entry. The name becomes a part of paths.
    fileprivate init?(_ value: JSONValue) {
        func int(_ name: String) -> Int? { value[name]?.number.flatMap { Int($0) } }
        guard let name = value["name"]?.string, RuleSetIdentity.isName(name), let source = value["source"]?.string,
            let key = value["key"]?.string.flatMap(Minisign.key), let version = int("version"),
            let newest = int("newest"), let expires = value["expires"]?.string, version > 0,
            SignedRuleSet.isDate(expires)
        else { return nil }
        (self.name, self.source, self.key, self.version) = (name, source, key, version)
        (self.newest, self.expires, previous) = (newest, expires, int("previous"))
    }

    /// What a person should know of the set after its signature has expired; nil before.
    package func expiryWarning(on today: String) -> String? {
        guard expires < today else { return nil }
        return "the signature of \(name), version \(newest), expired on \(expires), and nothing newer has been taken; "
            + "run `lectern rules update`"
    }

    package var json: JSONOutput {
        [
            "name": .string(name), "source": .string(source), "key": .string(key), "version": .int(version),
            "previous": previous.map { .int($0) } ?? .null, "newest": .int(newest), "expires": .string(expires),
        ]
    }
}
