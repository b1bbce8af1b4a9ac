package import Text

/// The name of a rule file, or the identifier of an app, which is one.
package enum RuleFileName {
    /// - Throws: A finding if a name has other characters than lower-case letters, digits and hyphens, and so could lead
    ///   to another folder.
    package static func check(_ name: String) throws(Finding) {
        guard !name.isEmpty, name.unicodeScalars.count <= PortableLimits.fileName, name.first != "-",
            name.unicodeScalars.allSatisfy({ isAllowed($0) })
        else {
            throw Finding(
                .error, "\"\(Printable.shortened(Printable.line(name)))\" cannot be the name of a rule file",
                note: "use lower-case letters, digits and hyphens: example-bible")
        }
    }

    /// The name of the file of a site's rules, `bible-example` for `bible.example.org`; nil where nothing is left of the host in
    /// letters that such a name can have, or it is too long.
    package static func name(for host: SiteHost) -> String? {
        let labels = host.name.split(separator: ".").dropLast().joined(separator: "-")
        let allowed = labels.unicodeScalars.map { isAllowed($0) ? Character($0) : "-" }
        let name = String(allowed.drop { $0 == "-" }.reversed().drop { $0 == "-" }.reversed())
        return (try? check(name)) == nil ? nil : name
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) || scalar == "-"
    }
}
