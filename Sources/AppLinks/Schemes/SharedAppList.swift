import Bible
import Files
import Text
import URLText

/// The list of apps of the [common share sheet project](https://github.com/Verses/Common_Bible_Share_Sheet),
/// `apps.plist`, as rules.
public struct SharedAppList: Sendable {
    /// Why a list cannot be imported.
    public struct ImportError: Error, Equatable {
        /// What was found and what was expected, for people.
        public let message: String
    }

    /// The apps in the order of their names.
    private let files: [(identifier: String, rules: JSONOutput)]

    /// Reads a property list, XML or binary.
    ///
    /// - Throws: `ImportError` if the bytes are not a property list, or an app of it is not valid.
    public init(propertyList bytes: [UInt8]) throws(ImportError) {
        var names: [String: String] = [:]
        var files: [(String, JSONOutput)] = []
        for member in try Self.members(bytes).sorted(by: { $0.key < $1.key }) {
            let app = try SharedApp(member)
            if let other = names.updateValue(app.name, forKey: app.identifier) {
                let pair = "\"\(Printable.line(other))\" and \"\(Printable.line(app.name))\""
                throw ImportError(message: "root: \(pair) both give the identifier \(app.identifier)")
            }
            files.append((app.identifier, app.rules))
        }
        self.files = files
    }

    private static func members(_ bytes: [UInt8]) throws(ImportError) -> [PropertyListValue.Member] {
        let limits = PropertyListLimits(
            bytes: AppLinksLimits.appList, levels: 4, items: 100_000, text: AppLinksLimits.appList)
        let value: PropertyListValue
        do throws(PropertyListError) {
            value = try PropertyListValue(bytes, limits: limits)
        } catch {
            throw ImportError(message: Self.message(error))
        }
        guard case .dictionary(let members) = value else {
            throw ImportError(message: "root: a dictionary of apps was expected, not \(value.typeName)")
        }
        return members
    }

    private static func message(_ error: PropertyListError) -> String {
        switch error {
        case .tooDeep, .tooManyItems, .tooMuchText: "the property list contains more than a list of apps does"
        default: "this is not a valid list of apps: \(error.message)"
        }
    }

    /// The apps as one manifest in JSON.
    public var manifest: String { Self.file(of: files.map(\.rules)) }

    /// Writes one rule file for each app into a folder, which is created if necessary.
    ///
    /// - Throws: `ImportError` if a file cannot be written, or if one of them exists; then nothing is written.
    public func write(into folder: String) throws(ImportError) {
        let files = files.map { (path: "\(folder)/\($0.identifier).json", text: Self.file(of: [$0.rules])) }
        if let file = files.first(where: { FileSystem.isFile($0.path) }) {
            throw ImportError(message: "\(file.path) already exists")
        }
        do {
            try FileSystem.makeFolder(folder)
            for file in files { try FileSystem.replace(file.path, with: Array(file.text.utf8)) }
        } catch {
            throw ImportError(message: error.message)
        }
    }

    private static func file(of apps: [JSONOutput]) -> String {
        let file: JSONOutput = ["$schema": "../../schema/rules.schema.json", "apps": .array(apps)]
        return file.pretty + "\n"
    }
}

/// An app from the list of the common share sheet project.
private struct SharedApp {
    /// The identifier, derived from the name: its letters and digits in lower case, other characters as hyphens.
    let identifier: String
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
        [
            "identifier": .string(identifier), "name": .string(name.prefix(1).uppercased() + name.dropFirst()),
            "scheme": .string(scheme), "storeId": storeID.map { .string($0) },
            // The list is of apps for iOS.
            "os": ["ios": [:]], "intentions": .strings(intentions.map(\.rawValue)),
            "docs": "https://github.com/Verses/Common_Bible_Share_Sheet", "passage": "common-scheme",
        ]
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

    private func wrongType(_ value: PropertyListValue, _ key: String, expected: String) -> SharedAppList.ImportError {
        error("\(key) is \(value.typeName) where \(expected) was expected")
    }
}
