package import PCRE
package import Text
import URLText

/// One object of a rule file, its keys looked up in the schema.
package struct ManifestObject: Sendable {
    /// What the object describes.
    package let kind: ManifestSchema.Kind
    package let value: JSONValue
    /// The key of the table that has the object as a value: the regex of a redirect.
    package let tableKey: JSONValue?
    /// The members in the order of the file.
    package let members: [JSONMember]
    /// The key of each member; nil: such an object has no such key.
    let spellings: [ManifestSchema.Spelling?]
    /// Whether each member has a key that such objects may have, and a spelling that no other member has.
    let hasOnlyDistinctKnownKeys: Bool

    /// Nil where the value is not an object.
    package init?(_ value: JSONValue, kind: ManifestSchema.Kind, tableKey: JSONValue? = nil) {
        guard let members = value.members else { return nil }
        self.kind = kind
        self.value = value
        self.tableKey = tableKey
        self.members = members
        let keys = kind.keys
        var (spellings, seen, isUsual) = ([ManifestSchema.Spelling?](), [Bool](), true)
        spellings.reserveCapacity(members.count)
        seen = Array(repeating: false, count: keys.spellings.count)
        for member in members {
            let index = member.key.withText { keys.index(of: $0) }
            spellings.append(index.map { keys.spellings[$0] })
            guard let index, !seen[index] else {
                isUsual = false
                continue
            }
            seen[index] = true
        }
        self.spellings = spellings
        hasOnlyDistinctKnownKeys = isUsual
    }

    /// The value of a key in its canonical spelling, else in an older one. A null counts as absent, and the last of
    /// several members with one name is its value.
    package subscript(key: ManifestSchema.Key) -> JSONValue? { self[key, isAlias: false] ?? self[key, isAlias: true] }

    subscript(key: ManifestSchema.Key, isAlias isAlias: Bool) -> JSONValue? {
        let spelling = ManifestSchema.Spelling(key: key, isAlias: isAlias)
        guard let index = spellings.lastIndex(of: spelling), !members[index].value.isNull else { return nil }
        return members[index].value
    }

    /// The text of a key's value; nil where the key is absent or its value is not a string.
    package func string(_ key: ManifestSchema.Key) -> String? { self[key]?.string }

    /// The strings of an array.
    package func strings(_ key: ManifestSchema.Key) -> [String] { self[key]?.items?.compactMap { $0.string } ?? [] }

    /// What people call the object.
    package var label: String? { kind.members.first { $0.role == .label }.flatMap { string($0.key) } }
}

extension ManifestObject {
    /// Every object of a rule file, each before the objects in it.
    package static func all(in root: JSONValue) -> [ManifestObject] {
        var objects: [ManifestObject] = []
        visit(root) { objects.append($0) }
        return objects
    }

    /// Calls a function with every object of a rule file, each before the objects in it. Only those around it are in
    /// memory at the same time.
    package static func visit(_ root: JSONValue, _ body: (ManifestObject) -> Void) {
        ManifestObject(root, kind: .manifest)?.visit(body)
    }

    private func visit(_ body: (ManifestObject) -> Void) {
        body(self)
        guard !members.isEmpty else { return }
        for member in kind.members {
            guard let value = self[member.key] else { continue }
            Self.forEachObject(in: value, of: member.types) { $0.visit(body) }
        }
    }

    package func objects(_ key: ManifestSchema.Key) -> [ManifestObject] {
        guard let member = kind.member(key), let value = self[key] else { return [] }
        var objects: [ManifestObject] = []
        Self.forEachObject(in: value, of: member.types) { objects.append($0) }
        return objects
    }

    private static func forEachObject(
        in value: JSONValue, of types: [ManifestSchema.ValueType], tableKey: JSONValue? = nil,
        _ body: (ManifestObject) -> Void
    ) {
        for type in types {
            switch type {
            case .object(let kind):
                if let object = ManifestObject(value, kind: kind, tableKey: tableKey) { body(object) }
            case .array(let types): value.forEachItem { forEachObject(in: $0, of: types, body) }
            case .table(let types):
                value.forEachMember { forEachObject(in: $0.value, of: types, tableKey: $0.key, body) }
            case .any, .null, .string, .digits, .flag: continue
            }
        }
    }
}

extension ManifestObject {
    /// Whether a manifest is written for Lectern: Opener's language has neither these keys nor apps that open passages or places.
    package var isOwnManifest: Bool {
        if ([.schema, .order, .set, .passages, .places] as [ManifestSchema.Key]).contains(where: { self[$0] != nil }) {
            return true
        }
        var hasForm = false
        self[.apps]?.forEachItem {
            let app = ManifestObject($0, kind: .app)
            hasForm = hasForm || app?[.passage] != nil || app?[.place] != nil
        }
        return hasForm
    }
}

extension ManifestObject {
    /// The regex of a rule: the value of a key, or the table key of a redirect.
    package var regex: JSONValue? { kind == .redirect ? tableKey : self[.regex] }

    /// The regex compiled as the engine compiles it; nil where it is not valid.
    package var pattern: Pattern? {
        guard let source = regex?.string else { return nil }
        guard !kind.readsSite else { return try? ReadingRule.pattern(source) }
        return try? Pattern(source, options: self[.headers]?.flag == true ? [.multiline] : [])
    }

    /// A link as the regex sees it.
    package func subject(_ link: String) -> Subject { Subject(kind.readsSite ? NormalizedLink(link).url : link) }
}

extension JSONValue {
    /// The truth of a boolean, which manifests also write as 0 and 1; nil for any other value.
    package var flag: Bool? {
        switch number {
        case "1": true
        case "0": false
        default: bool
        }
    }
}

extension ManifestObject {
    /// The bytes of the file that the object is about: those of its own, of a redirect also its regex.
    private var extent: Range<Int> { (tableKey?.range.lowerBound ?? value.range.lowerBound)..<value.range.upperBound }

    /// The checks that an object switches off for itself; a manifest for its whole file.
    package func allowances(in file: SourceFile) -> [Allowance] {
        guard kind.member(.allow) != nil, let members = self[.allow]?.members else { return [] }
        return members.compactMap { member in
            guard let check = CheckName(rawValue: member.name), check.isAllowable else { return nil }
            let location = SourceLocation(file: file, offset: member.key.offset)
            return Allowance(check, for: kind == .manifest ? 0..<file.bytes.count + 1 : extent, at: location)
        }
    }

    /// The checks that are switched off in a file, those of outer objects first.
    package static func allowances(in file: SourceFile) -> [Allowance] {
        guard mayAllow(file), let document = try? file.parsed() else { return [] }
        var allowances: [Allowance] = []
        visit(document.root) { allowances += $0.allowances(in: file) }
        return allowances
    }

    /// Whether a file has the key. Most have not, and those of Opener are large.
    package static func mayAllow(_ file: SourceFile) -> Bool {
        let (bytes, key) = (file.bytes, allowKey)
        return bytes.span.firstIndex(of: key.span) != nil
    }

    private static let allowKey = Array("\"\(ManifestSchema.Key.allow.rawValue)\"".utf8)
}
