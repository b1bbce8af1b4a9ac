import LinkEngine
import Requests
public import Text

/// The documents that the client has open, and the rule files beside them.
struct Workspace {

    private let files: WorkspaceFiles
    var folders: [String] = []
    /// The open documents by their URIs.
    private(set) var documents: [String: RuleDocument] = [:]
    /// What the rule files of a folder say to those who examine one of them; as they are on disk.
    private var contexts: [String: RuleContext] = [:]
    /// The documents to examine, the one that was changed last at the end.
    private var pending: [String] = []
    /// How many requests were sent to the client.
    var requests = 0

    init(files: WorkspaceFiles) { self.files = files }

    /// Whether a document is not examined to its end.
    var hasWork: Bool { !pending.isEmpty }

    /// Opens a document.
    mutating func open(_ uri: String, version: Int, text: [UInt8]) throws(ResponseError) {
        let others = documents.values.reduce(0) { $1.uri == uri ? $0 : $0 + $1.text.bytes.count }
        guard text.count <= WorkshopLimits.editorDocument, others + text.count <= 8 * WorkshopLimits.editorDocument
        else {
            throw ResponseError(.requestFailed, "\(uri) is too large: \(text.count) bytes")
        }
        let path = DocumentURI.path(uri) ?? uri
        let folder = files.folder(path, folders)
        let isInFolder = folder.map { path.hasPrefix($0 + "/") } ?? false
        documents[uri] = RuleDocument(
            uri: uri, path: path, version: version, text: text, context: context(of: path, folder, isInFolder),
            isInFolder: isInFolder)
        schedule(uri)
    }

    /// Changes a document.
    ///
    /// - Throws: `ResponseError` if it is not open, or the change is not valid.
    mutating func change(
        _ uri: String, to version: Int, _ edit: (inout DocumentText) throws(ResponseError) -> Void
    ) throws(ResponseError) {
        guard let open = documents[uri] else { throw ResponseError(.invalidParameters, "\(uri) is not open") }
        guard version > open.version else {
            throw ResponseError(
                .invalidParameters, "the change to version \(version) of \(uri) is dropped: it has \(open.version)")
        }
        schedule(uri)
        try documents[uri]?.change(to: version, edit)
    }

    mutating func close(_ uri: String) throws(ResponseError) {
        guard documents.removeValue(forKey: uri) != nil else {
            throw ResponseError(.invalidParameters, "\(uri) is not open")
        }
        pending.removeAll { $0 == uri }
    }

    /// A document, its rules found.
    mutating func document(_ uri: String) throws(ResponseError) -> RuleDocument {
        documents[uri]?.prepare()
        guard let document = documents[uri] else { throw ResponseError(.invalidParameters, "\(uri) is not open") }
        return document
    }

    /// Keeps what was found out about a document.
    mutating func update(_ document: RuleDocument) { documents[document.uri] = document }

    /// Reads the rule files again: other programs, or the client, have changed some.
    mutating func reload() {
        contexts = [:]
        for (uri, document) in documents {
            let folder = files.folder(document.path, folders)
            let isInFolder = folder.map { document.path.hasPrefix($0 + "/") } ?? false
            let context = context(of: document.path, folder, isInFolder)
            documents[uri]?.update(context)
            schedule(uri)
        }
    }

    /// Continues to examine the document that was changed last.
    ///
    /// - Returns: messages for the client.
    mutating func work(_ scripts: ScriptRunner, _ encoding: PositionEncoding) -> [JSONOutput] {
        guard let uri = pending.last, var document = documents.removeValue(forKey: uri) else {
            _ = pending.popLast()
            return []
        }
        let isKnown = document.work(scripts)
        if document.stage == .done || !document.isRuleFile && document.stage != .outline { pending.removeLast() }
        let message = isKnown ? document.newDiagnostics(encoding) : nil
        documents[uri] = document
        return message.map { [$0] } ?? []
    }

    private mutating func schedule(_ uri: String) {
        pending.removeAll { $0 == uri }
        pending.append(uri)
    }

    private mutating func context(of path: String, _ folder: String?, _ isInFolder: Bool) -> RuleContext {
        guard let folder else { return RuleContext(neighbours: []) }
        let known = contexts[folder] ?? RuleContext(neighbours: files.files(folder))
        contexts[folder] = known
        return known.forDocument(at: path, isContribution: isInFolder)
    }
}

/// How the server reads the rule files beside a document; it reads nothing else.
public struct WorkspaceFiles: Sendable {
    /// The folder of rules that a file is in or, by the second argument, that the folders of the workspace have; nil if
    /// there is none.
    let folder: @Sendable (String, [String]) -> String?
    /// The rule files of such a folder.
    let files: @Sendable (String) -> [SourceFile]

    /// Creates access to files.
    ///
    /// - Parameters:
    ///   - folder: the folder of rules that a file belongs to, given the folders of the workspace.
    ///   - files: the rule files of such a folder, as far as they can be read.
    public init(
        folder: @escaping @Sendable (String, [String]) -> String?, files: @escaping @Sendable (String) -> [SourceFile]
    ) {
        self.folder = folder
        self.files = files
    }
}
