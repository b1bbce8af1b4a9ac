import Bible
import JSONText
import PropertyList
import URLText
import UTF8Text

/// An app of the list of the common share sheet project, as rules have it.
struct SharedApp {
    /// The identifier that its name gives.
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
        guard !identifier.isEmpty else { throw fields.fault("the name gives no identifier") }
        let scheme = try fields.string("url-scheme")
        guard Self.isScheme(scheme) else {
            throw fields.fault("\"\(Printable.line(scheme))\" is no URL scheme of an app, like bible-yourappname")
        }
        self.scheme = scheme
        let stated = try fields.strings("supported-intentions")
        intentions = stated.compactMap(CommonSchemeURL.Intention.init(rawValue:))
        guard !intentions.isEmpty, intentions.count == stated.count else {
            throw fields.fault("supported-intentions are Read, Study, Memorize, Listen, and at least one of them")
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
                ("intentions", .array(intentions.map { .string($0.rawValue) })),
                ("docs", .string("https://github.com/Verses/Common_Bible_Share_Sheet")),
                ("passage", .string("common-scheme")),
            ])
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
            !number.isEmpty, number.utf8.allSatisfy({ (0x30...0x39).contains($0) })
        else { return nil }
        return String(number)
    }
}

/// What an entry of the list says.
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

    func fault(_ what: String) -> SharedAppList.ImportError { SharedAppList.ImportError(message: "\(path): \(what)") }

    func string(_ key: String) throws(SharedAppList.ImportError) -> String {
        guard let text = try optionalString(key) else { throw fault("\(key) is missing") }
        return text
    }

    func optionalString(_ key: String) throws(SharedAppList.ImportError) -> String? {
        guard let value = self[key] else { return nil }
        guard case .string(let text) = value else { throw wrongType(value, key, expected: "a string") }
        return text
    }

    func strings(_ key: String) throws(SharedAppList.ImportError) -> [String] {
        guard let value = self[key] else { throw fault("\(key) is missing") }
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
        fault("\(key) is \(value.typeName) where \(expected) was expected")
    }
}
