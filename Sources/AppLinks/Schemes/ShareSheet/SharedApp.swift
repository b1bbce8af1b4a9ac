import Bible
import Text
import URLText

/// An app from the list of the common share sheet project.
struct SharedApp {
    /// The identifier, derived from the name: its letters and digits in lower case, other characters as hyphens.
    let identifier: String
    /// The name in the list.
    let name: String
    private let scheme: String
    private let intentions: [CommonSchemeURL.Intention]
    private let storeID: String?

    /// Reads an entry of the list.
    init(_ member: PropertyListValue.Member) throws(SharedAppList.ImportError) {
        let fields = try Fields(member)
        name = member.key
        identifier = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
        guard !identifier.isEmpty else { throw fields.error("the name has no letters or digits for an identifier") }
        let text = try fields.string("url-scheme")
        scheme = Self.withoutEnding(text)
        guard Self.isScheme(scheme) else {
            throw fields.error(
                "\"\(Printable.line(text))\" is not a valid URL scheme of an app, like bible-yourappname")
        }
        let names = try fields.strings("supported-intentions")
        intentions = names.compactMap(CommonSchemeURL.Intention.init(rawValue:))
        guard !intentions.isEmpty, intentions.count == names.count else {
            throw fields.error("supported-intentions must be one or more of Read, Study, Memorize, Listen")
        }
        storeID = try fields.optionalString("iTunes-url").flatMap(Self.storeID)
    }

    /// The app as an entry of a rule file.
    var rules: JSONOutput {
        .object(
            [
                ("identifier", .string(identifier)),
                ("name", .string(name.prefix(1).uppercased() + name.dropFirst())), ("scheme", .string(scheme)),
            ] + (storeID.map { [("storeId", .string($0))] } ?? []) + [
                // The list is of apps for iOS.
                ("os", .object([("ios", .object([]))])),
                ("intentions", .array(intentions.map { .string($0.rawValue) })),
                ("docs", .string("https://github.com/Verses/Common_Bible_Share_Sheet")),
                ("passage", .string("common-scheme")),
            ])
    }

    /// The text without the `://` with which the document of the share sheet writes a scheme.
    private static func withoutEnding(_ text: String) -> String {
        for ending in ["://", ":"] where text.hasSuffix(ending) { return String(text.dropLast(ending.count)) }
        return text
    }

    private static func isScheme(_ text: String) -> Bool {
        guard SchemePolicy.scheme(of: text + ":") == text.lowercased() else { return false }
        if case .refused = SchemePolicy.general.verdict(on: text + ":") { return false }
        return !SchemePolicy.webSchemes.contains(text.lowercased())
    }

    /// The number of the app in a link to the store, `.../id939461663?ls=1&mt=8`.
    private static func storeID(_ link: String) -> String? {
        let path = link.prefix { $0 != "?" && $0 != "#" }
        guard let number = path.split(separator: "/").last(where: { $0.hasPrefix("id") })?.dropFirst(2),
            !number.isEmpty, number.utf8.allSatisfy(\.isASCIIDigit)
        else { return nil }
        return String(number)
    }
}

/// The dictionary of an entry of the list.
private struct Fields {
    private let path: String
    private let members: [PropertyListValue.Member]

    init(_ member: PropertyListValue.Member) throws(SharedAppList.ImportError) {
        path = "root > \(Printable.shortened(Printable.line(member.key)))"
        guard case .dictionary(let members) = member.value else {
            throw SharedAppList.ImportError(message: "\(path): a dictionary was expected, not \(member.value.typeName)")
        }
        self.members = members
    }

    func error(_ message: String) -> SharedAppList.ImportError {
        SharedAppList.ImportError(message: "\(path): \(message)")
    }

    func string(_ key: String) throws(SharedAppList.ImportError) -> String {
        guard let text = try optionalString(key) else { throw error("\(key) is missing") }
        return text
    }

    func optionalString(_ key: String) throws(SharedAppList.ImportError) -> String? {
        guard let value = self[key] else { return nil }
        guard case .string(let text) = value else { throw wrongType(value, key, expected: "a string") }
        return text
    }

    func strings(_ key: String) throws(SharedAppList.ImportError) -> [String] {
        guard let value = self[key] else { throw error("\(key) is missing") }
        guard case .array(let items) = value else { throw wrongType(value, key, expected: "an array of strings") }
        var texts: [String] = []
        for item in items {
            guard case .string(let text) = item else { throw wrongType(item, key, expected: "an array of strings") }
            texts.append(text)
        }
        return texts
    }

    private subscript(key: String) -> PropertyListValue? { members.last { $0.key == key }?.value }

    private func wrongType(
        _ value: PropertyListValue, _ key: String, expected: String
    ) -> SharedAppList.ImportError {
        error("\(key) is \(value.typeName) where \(expected) was expected")
    }
}
