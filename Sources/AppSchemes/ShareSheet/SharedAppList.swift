import Files
import JSONText
import PropertyList
import UTF8Text

/// The list of apps of the common share sheet project, `apps.plist`.
public struct SharedAppList: Sendable {
    /// Why a list cannot be imported.
    public struct ImportError: Error, Equatable {
        /// What was found, and what was expected.
        public let message: String
    }

    /// A larger list is refused, in bytes.
    private static let maximumSize = 16 << 20

    /// The apps in the order of their names: the identifiers, and the files of rules.
    private let files: [(identifier: String, rules: JSONOutput)]

    /// Reads a property list, XML or binary.
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
        let limits = PropertyListLimits(bytes: maximumSize, levels: 4, items: 100_000, text: maximumSize)
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
        case .tooDeep, .tooManyItems, .tooMuchText: "the property list holds more than a list of apps does"
        default: "this is no list of apps: \(error.message)"
        }
    }

    /// The apps as one manifest.
    public var manifest: String { Self.file(of: files.map(\.rules)) }

    /// Writes a file of rules for each app; where one of them is there already, none is written.
    public func write(into folder: String) throws(ImportError) {
        let files = files.map { (path: "\(folder)/\($0.identifier).json", text: Self.file(of: [$0.rules])) }
        if let file = files.first(where: { FileSystem.isFile($0.path) }) {
            throw ImportError(message: "\(file.path) is there already")
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
