import Bible
import Documents
import Files
import Text

/// The files of documents that arguments name: files, folders with the documents in them, and globs.
struct DocumentFiles: OrderedSource, Sendable {
    struct Entry: Sendable, Hashable {
        /// The path, or `-` for standard input.
        let path: String
        /// Whether an argument names the file itself; if not, it was found in a folder or by a glob.
        let isNamed: Bool
    }

    /// The files, each once, in the order of the arguments.
    private(set) var entries: [Entry] = []
    /// What could not be read, or is not there.
    private(set) var problems: [String] = []
    /// Whether the arguments may name more than one file.
    let isSeveral: Bool

    private var taken = 0
    private let suffixes: Set<String>?
    /// The absolute paths of the files.
    private var known: Set<String> = []

    /// Finds the files.
    ///
    /// - Parameters:
    ///   - arguments: the paths of files and folders, and globs in which `**` is any number of folders.
    ///   - suffixes: those of the files that are wanted, in lower case and without the dot; nil for any file that is
    ///     named, and for the documents in folders.
    init(_ arguments: [String], suffixes: [String]? = nil) {
        self.suffixes = suffixes.map(Set.init)
        isSeveral =
            arguments.count > 1 || arguments.contains { FileSystem.isFolder($0, followsLinks: true) || Self.isGlob($0) }
        for argument in arguments { add(argument) }
    }

    var mustWait: Bool { false }

    /// The next file; nil at the end.
    mutating func next() -> Entry? {
        guard taken < entries.count else { return nil }
        defer { taken += 1 }
        return entries[taken]
    }

    private mutating func add(_ argument: String) {
        if FileSystem.isFolder(argument, followsLinks: true) {
            let suffixes = suffixes
            let search = FileSearch(argument) { Self.isDocument($0, suffixes) }
            problems += search.problems.map(\.message)
            if search.files.isEmpty, search.problems.isEmpty {
                let wanted = (suffixes ?? Set(DocumentFormat.suffixes.keys)).sorted().map { ".\($0)" }
                problems.append(
                    "\(Printable.line(argument)): no file that is not ignored ends in \(wanted.joined(separator: ", "))"
                )
            }
            for path in search.files { add(path, isNamed: false) }
        } else if Self.isGlob(argument) {
            add(glob: argument)
        } else if suffixes.map({ $0.contains(DocumentFormat.suffix(of: argument)) || argument == "-" }) ?? true {
            add(argument, isNamed: true)
        }
    }

    private static func isGlob(_ argument: String) -> Bool { Glob.isPattern(argument) && !FileSystem.exists(argument) }

    /// Searches the folder that the pattern names before its first wildcard.
    private mutating func add(glob pattern: String) {
        let parts = pattern.split(separator: "/", omittingEmptySubsequences: false)
        let count = parts.prefix { !Glob.isPattern(String($0)) }.count
        let path = parts[..<count].joined(separator: "/")
        let folder = count == 0 ? "." : path.isEmpty ? "/" : path
        let skipped = folder.hasSuffix("/") ? folder.utf8.count : folder.utf8.count + 1
        let glob = Glob(parts[count...].joined(separator: "/").utf8)
        let suffixes = suffixes
        let search = FileSearch(folder) { Self.isDocument($0, suffixes) && glob.matches($0.utf8.dropFirst(skipped)) }
        problems += search.problems.map(\.message)
        if search.files.isEmpty { problems.append("\(Printable.line(pattern)): no document matches") }
        for file in search.files {
            add(count == 0 ? String(file.unicodeScalars.dropFirst(skipped)) : file, isNamed: false)
        }
    }

    private mutating func add(_ path: String, isNamed: Bool) {
        // A path that leads nowhere is reported when it is read.
        let identity = (try? FileSystem.absolutePath(path)) ?? path
        if known.insert(identity).inserted { entries.append(Entry(path: path, isNamed: isNamed)) }
    }

    private static func isDocument(_ path: String, _ suffixes: Set<String>?) -> Bool {
        let suffix = DocumentFormat.suffix(of: path)
        return suffixes?.contains(suffix) ?? (DocumentFormat.suffixes[suffix] != nil)
    }
}

extension FileSystem {
    /// Reads a document; `-` is standard input.
    static func document(_ path: String) throws(FileError) -> [UInt8] {
        let limit = DocumentFormat.maximumSize
        return path == "-" ? try readStandardInput(maximumSize: limit) : try read(path, maximumSize: limit)
    }
}

extension FileError {
    /// The message about the argument for a document, which may be a reference.
    func message(about argument: String) -> String {
        message + ((try? Reference(parsing: argument)) != nil ? "; `lectern passage` reads a reference" : "")
    }
}

/// A document that is not a text: none of the formats has a zero byte, but UTF-16 has.
struct BinaryDocument: Error {
    static func check(_ bytes: [UInt8]) throws(BinaryDocument) {
        if bytes.span.containsByte(0) { throw BinaryDocument() }
    }

    /// The line about a file that is skipped.
    ///
    /// - Throws: `Failure` if an argument names the file itself.
    func remark(on entry: DocumentFiles.Entry) throws(Failure) -> String {
        let name = entry.path == "-" ? "standard input" : Printable.line(entry.path)
        let reason = "contains a zero byte: not a text file, or UTF-16"
        guard !entry.isNamed else { throw Failure("\(name): \(reason)") }
        return "skipped \(name): \(reason)"
    }
}
