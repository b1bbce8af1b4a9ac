import Bible
import FoundationEssentials
import LinkEngine

/// The list of apps of the common share sheet project, `apps.plist`.
public struct SharedAppList: Sendable {
    /// An app of the list.
    struct Listing: Decodable {
        let scheme: String
        let intentions: [String]
        let store: String?

        private enum CodingKeys: String, CodingKey {
            case scheme = "url-scheme"
            case intentions = "supported-intentions"
            case store = "iTunes-url"
        }
    }

    /// Why a list cannot be imported.
    public struct ImportError: Error, Equatable {
        /// What was found, and what was expected.
        public let message: String
    }

    /// The apps by their names, in the order of the names.
    private let apps: [(name: String, listing: Listing)]

    /// Reads a property list.
    public init(propertyList bytes: [UInt8]) throws(ImportError) {
        apps = try Self.read(bytes).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// The one place that knows how property lists are read.
    private static func read(_ bytes: [UInt8]) throws(ImportError) -> [String: Listing] {
        do {
            return try PropertyListDecoder().decode([String: Listing].self, from: Data(bytes))
        } catch DecodingError.keyNotFound(let key, let context) {
            throw ImportError(message: "\(path(context)): \(key.stringValue) is missing")
        } catch DecodingError.typeMismatch(_, let context) {
            throw ImportError(message: "\(path(context)): is of the wrong type")
        } catch {
            throw ImportError(message: "the file is no property list with apps")
        }
    }

    private static func path(_ context: DecodingError.Context) -> String {
        (["root"] + context.codingPath.map(\.stringValue)).joined(separator: " > ")
    }

    /// The apps as one manifest.
    public func manifest() throws(ImportError) -> String { Self.file(of: try apps.map(Self.rules)) }

    /// Writes a file of rules for each app; where one of them is there already, none is written.
    public func write(into folder: String) throws(ImportError) {
        var files: [(path: String, text: String)] = []
        for app in apps {
            let path = "\(folder)/\(try Self.identifier(app.name)).json"
            guard !FileSystem.isFile(path) else { throw ImportError(message: "\(path) is there already") }
            files.append((path, Self.file(of: [try Self.rules(app.name, app.listing)])))
        }
        do {
            try FileSystem.makeFolder(folder)
            for file in files { try FileSystem.replace(file.path, with: Array(file.text.utf8)) }
        } catch {
            throw ImportError(message: error.message)
        }
    }

    private static func file(of apps: [JSONOutput]) -> String {
        JSONOutput.object([("$schema", .string("../../schema/rules.schema.json")), ("apps", .array(apps))]).pretty
            + "\n"
    }

    private static func identifier(_ name: String) throws(ImportError) -> String {
        let text = String(name.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
        guard text.contains(where: { $0 != "-" }) else {
            throw ImportError(message: "root > \(name): the name gives no identifier")
        }
        return text
    }

    private static func rules(_ name: String, _ listing: Listing) throws(ImportError) -> JSONOutput {
        guard SchemePolicy.scheme(of: listing.scheme + ":") != nil else {
            throw ImportError(message: "root > \(name): \"\(listing.scheme)\" is no URL scheme")
        }
        let known = listing.intentions.compactMap(CommonSchemeURL.Intention.init(rawValue:)).map(\.rawValue)
        guard !known.isEmpty, known.count == listing.intentions.count else {
            throw ImportError(message: "root > \(name): supported-intentions are Read, Study, Memorize, Listen")
        }
        let store = storeID(listing.store).map { [("storeId", JSONOutput.string($0))] } ?? []
        return .object(
            [
                ("identifier", .string(try identifier(name))), ("name", .string(capitalised(name))),
                ("scheme", .string(listing.scheme)),
            ] + store + [
                ("intentions", .array(known.map { .string($0) })),
                ("docs", .string("https://github.com/Verses/Common_Bible_Share_Sheet")),
                ("passage", .string("common-scheme")),
            ])
    }

    private static func capitalised(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    /// The number of the app in a link to the store, `.../id939461663?ls=1&mt=8`.
    private static func storeID(_ link: String?) -> String? {
        guard let path = link?.prefix(while: { $0 != "?" && $0 != "#" }) else { return nil }
        let number = path.split(separator: "/").last { $0.hasPrefix("id") }?.dropFirst(2)
        return number.flatMap { !$0.isEmpty && $0.allSatisfy(\.isNumber) ? String($0) : nil }
    }
}
