public import Text

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
