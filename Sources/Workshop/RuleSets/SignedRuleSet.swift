package import LinkEngine
package import Text

/// A rule set whose signature has been verified: the manifest, and what is signed about it.
package struct SignedRuleSet: Sendable {
    /// The signed manifest.
    package let file: SourceFile
    /// What the manifest says of itself.
    package let identity: RuleSetIdentity
    /// The last day on which the set may be taken, as `2027-06-30`.
    package let expires: String

    /// Reads a manifest whose signature has been verified.
    ///
    /// - Parameter comment: the trusted comment of the signature.
    /// - Throws: A finding if one of them is not as it must be, or they disagree.
    package init(_ file: SourceFile, comment: String) throws(Finding) {
        self.file = file
        identity = try RuleSetIdentity(of: file)
        let words = comment.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard let expires = words.last, Self.isDate(expires), comment == identity.comment(expiring: expires) else {
            throw Finding(
                .error, "the signature is of something else: \"\(Printable.shortened(comment))\"",
                note: "its trusted comment must be \"\(identity.comment(expiring: "YYYY-MM-DD"))\"")
        }
        self.expires = expires
    }

    /// Whether a text is a date such as `2027-06-30`. Two of them compare as texts.
    package static func isDate(_ text: String) -> Bool {
        text.wholeMatch(
            of: /[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9])|(?:0[13-9]|1[0-2])-30|(?:0[13578]|1[02])-31)/)
            != nil
    }
}

/// What a rule set says of itself, under the key `set` of its manifest.
package struct RuleSetIdentity: Sendable, Equatable {
    package let name: String
    package let version: Int
    package let licence: String
    package let scope: RuleScope

    /// - Throws: A finding if the manifest is not one of a rule set.
    package init(of file: SourceFile) throws(Finding) {
        let root = try file.parsed().root
        func finding(_ message: String, at value: JSONValue) -> Finding {
            Finding(.error, message, at: SourceLocation(file: file, offset: value.offset))
        }
        guard let value = ManifestObject(root, kind: .manifest)?[.set], let set = ManifestObject(value, kind: .set)
        else { throw finding("the manifest has no \"set\", so it is not a rule set", at: root) }
        guard let name = set.string(.name), Self.isName(name) else {
            throw finding("the name of the set must be lower-case letters, digits and hyphens, at most 40", at: value)
        }
        guard let version = set[.version].flatMap({ $0.number ?? $0.string }).flatMap({ Int($0) }), version > 0 else {
            throw finding("the version of the set is not a number from 1", at: value)
        }
        guard let licence = set.string(.licence), licence.wholeMatch(of: /[A-Za-z0-9.+() -]{1,100}/) != nil else {
            throw finding("\"licence\" is missing, or is not an SPDX expression such as CC0-1.0", at: value)
        }
        scope = RuleScope(set)
        guard set[.hosts]?.items?.count == scope.hosts.count, scope.hosts.allSatisfy(Self.isHost),
            set[.schemes]?.items?.count == scope.schemes.count, scope.schemes.allSatisfy(Self.isScheme)
        else { throw finding("the scope of the set is not a list of hosts and a list of schemes", at: value) }
        (self.name, self.version, self.licence) = (name, version, licence)
    }

    /// Whether a text may be the name of a set, which becomes a part of the names of files.
    package static func isName(_ text: String) -> Bool { text.wholeMatch(of: /[a-z0-9][a-z0-9-]{0,39}/) != nil }

    private static func isHost(_ text: String) -> Bool {
        text.wholeMatch(of: /\*|(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+/) != nil
    }

    private static func isScheme(_ text: String) -> Bool { text.wholeMatch(of: /\*|[a-z][a-z0-9+.-]*/) != nil }

    /// The trusted comment of a signature of the set.
    package func comment(expiring date: String) -> String { "lectern rules \(name) \(version) until \(date)" }

    /// The trusted comment of a signature of the key that follows the one of the set.
    package static func comment(ofKeyFor name: String) -> String { "lectern rules \(name) key" }
}
