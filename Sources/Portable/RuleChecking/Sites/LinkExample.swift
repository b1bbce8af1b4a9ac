package import Bible
import LinkEngine
package import Text

/// A link of a site, and the passage that it is a page of.
package struct LinkExample: Sendable {
    /// The link as it was given.
    package let link: String
    /// The passage, with the translation that its reference names; nil for a link that is not a passage.
    package let passage: CommonSchemeURL?

    /// What stands for no passage.
    private static let none: Set = ["null", "none"]

    /// An example of its two texts.
    ///
    /// - Parameter reference: `John 3:16 ESV`, a URL of the common scheme, or `null`.
    /// - Throws: A finding if the reference is not one.
    package init(link: String, reference: String) throws(Finding) {
        self.link = link
        passage = try Self.passage(reference)
    }

    /// The most signs `=` at the end of a text, behind which a reference is looked for.
    private static let maximumParameters = 100

    /// An example in one text, `URL=REFERENCE`. URLs have `=` too, so the last one that a reference follows counts; where
    /// there is none, a space may stand between the two.
    package init(argument: String) throws(Finding) {
        let equals = argument.indices.filter { argument[$0] == "=" }
        if let start = equals.first(where: { argument[$0...].hasPrefix("=bible:") }) {
            try self.init(link: String(argument[..<start]), reference: String(argument[start...].dropFirst()))
            return
        }
        for index in equals.suffix(Self.maximumParameters).reversed() {
            let reference = String(argument[index...].dropFirst())
            guard Self.isReference(reference) else { continue }
            try self.init(link: String(argument[..<index]), reference: reference)
            return
        }
        guard let space = argument.firstIndex(of: " ") else {
            throw Finding(
                .error, "there is no reference after the link \(Printable.shortened(Printable.line(argument)))",
                note: "write the passage of the page after =, such as 'https://example.org/john/3#v16=John 3:16'")
        }
        // What comes after `=` tells why it is not a reference: the verse does not exist.
        let isSpaced = equals.isEmpty || Self.isReference(String(argument[space...].dropFirst()))
        let mark = isSpaced ? space : equals[equals.count - 1]
        try self.init(link: String(argument[..<mark]), reference: String(argument[mark...].dropFirst()))
    }

    private static func isReference(_ text: String) -> Bool {
        none.contains(text.lowercased()) || (try? passage(text)) != nil
    }

    private static func passage(_ text: String) throws(Finding) -> CommonSchemeURL? {
        if none.contains(text.lowercased()) { return nil }
        do {
            if text.hasPrefix("bible:") { return try CommonSchemeURL(parsing: text).canonical }
            return CommonSchemeURL(try Reference(parsing: text, correcting: []))
        } catch {
            throw Finding(
                .error, "\"\(Printable.shortened(Printable.line(text)))\" is not a reference: \(error.message)",
                note: error.hint(for: text) ?? "write it like John 3:16, or null for a link that is not a passage")
        }
    }
}
