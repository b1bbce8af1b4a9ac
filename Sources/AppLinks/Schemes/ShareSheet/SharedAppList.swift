import Files
import Text

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
        JSONOutput.object([("$schema", .string("../../schema/rules.schema.json")), ("apps", .array(apps))]).pretty
            + "\n"
    }
}
