package import Files
import Text

/// A revision of a git repository and maybe a path in it: `HEAD~1`, `v1.2:rules`.
package struct GitRevision: CustomStringConvertible, Sendable {
    /// What git is asked for.
    let name: String
    /// The path, from the root of the repository or, with `./` or `../` at its start, from the working directory; nil if
    /// none is named.
    let path: String?
    /// The revision as it was given, safe to print.
    package let description: String

    /// Reads a revision.
    ///
    /// - Throws: `FileError` if git would take it for something else.
    package init(_ text: String) throws(FileError) {
        description = Printable.line(text)
        let colon = text.firstIndex(of: ":")
        name = String(text[..<(colon ?? text.endIndex)])
        path = colon.map { String(text[text.index(after: $0)...]) }
        guard !name.isEmpty, !name.hasPrefix("-"), !name.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else {
            throw FileError(
                message: "\"\(description)\" is neither a file nor a folder, and not the name of a git revision")
        }
    }

    var printedName: String { Printable.line(name) }

    /// What a file of the revision is called.
    func name(of file: String) -> String { file.isEmpty ? name : "\(name):\(file)" }

    /// Where its rules may be, as paths from the root of the repository.
    ///
    /// - Parameter folder: the path of the working directory.
    /// - Throws: `FileError` if the path leads out of the repository.
    func paths(from folder: String) throws(FileError) -> [String] {
        guard let path else { return [folder + "rules", folder + "manifest.json"] }
        let isRelative = path == "." || path == ".." || path.hasPrefix("./") || path.hasPrefix("../")
        var components: [Substring] = []
        for component in ((isRelative ? folder : "") + path).split(separator: "/") where component != "." {
            guard component == ".." else {
                components.append(component)
                continue
            }
            guard components.popLast() != nil else {
                throw FileError(message: "\(description): this path is outside the repository")
            }
        }
        guard !path.hasPrefix("/") else {
            throw FileError(message: "\(description): the path starts at the root of the repository, without a slash")
        }
        return [components.joined(separator: "/")]
    }
}

/// A file of a revision.
struct GitTreeEntry {
    enum Kind: String {
        case file = "a file"
        case symbolicLink = "a symbolic link"
        case submodule = "a submodule"
    }

    let kind: Kind
    /// The name of its contents.
    let object: String
    /// In bytes.
    let size: Int
    /// From the root of the repository.
    let path: String

    /// Reads what `ls-tree -l` prints: mode, type, object and size, a tab and the path.
    init?(_ record: some Collection<UInt8>) {
        let text = String(decoding: record, as: UTF8.self)
        guard let tab = text.firstIndex(of: "\t") else { return nil }
        let fields = text[..<tab].split(separator: " ")
        guard fields.count == 4 else { return nil }
        kind = fields[0] == "120000" ? .symbolicLink : fields[1] == "commit" ? .submodule : .file
        object = String(fields[2])
        size = Int(fields[3]) ?? 0
        path = String(text[text.index(after: tab)...])
    }
}
