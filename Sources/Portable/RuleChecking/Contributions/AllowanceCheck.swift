import LinkEngine
import Text

/// What is wrong with the checks that rules switch off.
struct AllowanceCheck {
    let files: [SourceFile]

    /// Names that are not known or cannot be switched off, and missing reasons.
    var findings: [Finding] {
        files.flatMap { file -> [Finding] in
            guard ManifestObject.mayAllow(file), let root = (try? file.parsed())?.root else { return [] }
            var findings: [Finding] = []
            ManifestObject.visit(root) { findings += Self.findings(about: $0, in: file) }
            return findings
        }
    }

    /// Names of checks that found nothing.
    ///
    /// - Parameter used: the allowances for which something was found.
    func unused(besides used: Set<Allowance>) -> [Finding] {
        files.flatMap(ManifestObject.allowances).filter { !used.contains($0) && Self.isCertain($0.check) }.map {
            Finding(
                .allowUnused, "\"\($0.check.rawValue)\" is allowed, but is not found here", at: $0.location,
                note: "remove it from \"allow\"")
        }
    }

    /// Whether the check finds the same whichever other files are checked.
    private static func isCertain(_ check: CheckName) -> Bool { check != .siteTwoFiles }

    private static func findings(about object: ManifestObject, in file: SourceFile) -> [Finding] {
        guard object.kind.member(.allow) != nil, let value = object[.allow] else { return [] }
        func location(_ value: JSONValue) -> SourceLocation { SourceLocation(file: file, offset: value.offset) }
        guard let members = value.members else {
            return [
                Finding(
                    .manifestWrongType, "\"allow\" is \(value.typeName), not an object from names of checks to reasons",
                    at: location(value), note: #"write { "regex/open-host": "the reason" }"#)
            ]
        }
        return members.flatMap { member in
            [nameFinding(member, at: location(member.key)), reasonFinding(member, at: location(member.value))]
                .compactMap { $0 }
        }
    }

    private static func nameFinding(_ member: JSONMember, at location: SourceLocation) -> Finding? {
        guard let check = CheckName(rawValue: member.name) else {
            return Finding(
                .allowUnknown, "there is no check \"\(member.name)\"", at: location,
                note: Spelling.hint(for: member.name, in: CheckName.allCases.map { $0.rawValue })
                    ?? "`lectern check --explain` lists them")
        }
        return check.isAllowable
            ? nil
            : Finding(
                .allowForbidden, "\"\(check.rawValue)\" cannot be allowed", at: location,
                note: "correct what it finds; `lectern check --explain \(check.rawValue)` says how")
    }

    private static func reasonFinding(_ member: JSONMember, at location: SourceLocation) -> Finding? {
        guard let reason = member.value.string else {
            return Finding(
                .manifestWrongType, "the reason for \"\(member.name)\" is \(member.value.typeName), not a string",
                at: location)
        }
        return reason.contains { !$0.isWhitespace }
            ? nil
            : Finding(
                .allowNoReason, "\"\(member.name)\" is allowed without a reason", at: location,
                note: "write why this rule may have it")
    }
}
