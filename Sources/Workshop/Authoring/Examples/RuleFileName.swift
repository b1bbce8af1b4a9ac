package import Text

/// The name of a rule file, or the identifier of an app, which is one.
package enum RuleFileName {
    private static let maximumLength = 64

    /// - Throws: A finding if a name has other characters than lower-case letters, digits and hyphens, and so could lead
    ///   to another folder.
    package static func check(_ name: String) throws(Finding) {
        guard !name.isEmpty, name.unicodeScalars.count <= maximumLength, name.first != "-",
            name.unicodeScalars.allSatisfy(isAllowed)
        else {
            throw Finding(
                .error, "\"\(Printable.shortened(Printable.line(name)))\" cannot be the name of a rule file",
                note: "use lower-case letters, digits and hyphens: example-bible")
        }
    }

    static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) || scalar == "-"
    }
}
