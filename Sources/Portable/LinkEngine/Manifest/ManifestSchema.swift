import Text

/// The manifest language as a table: the kinds of objects, the keys that each may have, and what their values are.
///
/// The loader, `check --fix`, `bundle`, `test --coverage`, `sites` and `schemes` read it; tests compare the JSON Schema
/// and docs/keys.md with it. A new key is a case of `Key` and a line in `ManifestSchema+Kinds.swift`.
package enum ManifestSchema {
    /// What an object of a rule file describes.
    package enum Kind: Int, Sendable, CaseIterable {
        case manifest
        case app
        case systems
        case system
        case stores
        case passageForm
        case takes
        case placeForm
        case action
        case format
        case browser
        case passage
        case place
        case redirect
        case preview
        case testInput
        case testResult
        case set
    }

    /// A key that the objects of a kind may have.
    package struct Member: Sendable {
        package let key: Key
        /// Older spellings with the same meaning.
        package let aliases: [String]
        package let types: [ValueType]
        /// What the key is for.
        package let role: Role
        /// Whether Opener does not know the key, nor anything in its value.
        package let isLecternOnly: Bool

        /// The canonical spelling, then the older ones.
        package var spellings: [String] { [key.rawValue] + aliases }

        /// Whether a program reads the key.
        package func isRead(by program: Program) -> Bool { program == .lectern || !isLecternOnly }

        init(
            _ key: Key, aliases: [String] = [], _ types: ValueType..., role: Role = .property,
            isLecternOnly: Bool = false
        ) {
            self.key = key
            self.aliases = aliases
            self.types = types
            self.role = role
            self.isLecternOnly = isLecternOnly
        }
    }

    /// A program that reads manifests.
    package enum Program: Sendable {
        case opener
        case lectern
    }

    /// What a key is for.
    package enum Role: Sendable {
        /// What other parts of the manifest call the object, or the app that the object is about.
        case identifier
        /// What people call the object.
        case label
        /// Which links a rule is for.
        case matching
        /// What a rule makes of a link.
        case result
        /// The list of the objects that a manifest or an action consists of.
        case parts
        /// Any other property.
        case property
        /// The links that a rule is tried on, where the results are apart.
        case testInputs
        /// The expected result for each of those links.
        case testResults
        /// An object from links to results.
        case tests
        /// Tests that no program runs.
        case unusedTests
        /// A note to readers of the file.
        case note
        /// A key that authors renamed to switch it off.
        case disabled
        /// Checks that are switched off, with reasons.
        case allowances

        /// Whether the key is only for testing the rule.
        package var isTest: Bool {
            switch self {
            case .testInputs, .testResults, .tests, .unusedTests: true
            default: false
            }
        }
    }

    package indirect enum ValueType: Sendable, Hashable {
        case any
        case null
        case string
        /// A string of digits, or a number without a fraction.
        case digits
        /// A boolean; manifests also write 0 and 1.
        case flag
        /// An array of values that each have one of these types.
        case array([ValueType])
        /// An object whose keys are the author's own; its values each have one of these types.
        case table([ValueType])
        /// An object of the manifest language.
        case object(Kind)
    }

    /// A key of an object, resolved.
    struct Spelling: Hashable, Sendable {
        let key: Key
        let isAlias: Bool
    }
}

extension ManifestSchema.Kind {
    /// The key and its properties; nil where objects of this kind have no such key.
    package func member(_ key: ManifestSchema.Key) -> ManifestSchema.Member? { members.first { $0.key == key } }

    /// Every key that objects of this kind may have, in each of its spellings.
    package var spellings: [String] { members.flatMap { $0.spellings } }

    /// The key with a spelling; nil where objects of this kind have no such key.
    package func key(named name: String) -> ManifestSchema.Key? {
        let keys = keys
        return keys.index(of: name.utf8.span).map { keys.spellings[$0].key }
    }

    /// The keys in all their spellings.
    var keys: ManifestKeys { Self.keysByKind[rawValue] }

    private static let keysByKind = allCases.map(ManifestKeys.init)

    /// Whether such an object is a rule that reads the links of a site.
    package var readsSite: Bool { self == .passage || self == .place }

    /// What messages call such an object.
    package var title: String {
        switch self {
        case .manifest: "manifest"
        case .app: "app"
        case .systems: "list of operating systems"
        case .system: "operating system"
        case .stores: "list of stores"
        case .passageForm: "passage form"
        case .takes: "list of what the app takes"
        case .placeForm: "place form"
        case .action: "action"
        case .format: "format"
        case .browser: "browser"
        case .passage: "passage rule"
        case .place: "place rule"
        case .redirect: "redirect"
        case .preview: "preview"
        case .testInput, .testResult: "test entry"
        case .set: "rule set"
        }
    }
}

/// The keys that objects of a kind may have, in all their spellings. They are so few that a search takes fewer instructions
/// than a dictionary.
struct ManifestKeys: Sendable {
    private(set) var spellings: [ManifestSchema.Spelling] = []
    /// The texts of all spellings, one after another, and where each of them ends.
    private var texts: [UInt8] = []
    private var ends: [Int] = []

    init(_ kind: ManifestSchema.Kind) {
        for member in kind.members {
            for text in member.spellings {
                spellings.append(ManifestSchema.Spelling(key: member.key, isAlias: text != member.key.rawValue))
                texts += text.utf8
                ends.append(texts.count)
            }
        }
    }

    /// The index of a spelling in ``spellings``; nil where objects of this kind have no such key.
    func index(of text: Span<UInt8>) -> Int? {
        let (texts, ends) = (texts, ends)
        var start = 0
        for index in ends.indices {
            let end = ends[index]
            if end - start == text.count, texts.span.hasText(text, at: start) { return index }
            start = end
        }
        return nil
    }
}
