#if canImport(Glibc)
    import Glibc
#endif

/// Where rules come from: manifests, and folders of rule files.
public enum RuleFiles {
    /// No manifest comes near this size (the largest public one has 0.7 MB).
    static let maximumSize = 64 << 20

    /// Why a file of rules cannot be read.
    public struct ReadError: Error, Equatable, Sendable {
        /// The file, what was found and what was expected.
        public let message: String
    }

    /// Reads one manifest.
    public static func manifest(at path: String) throws(ReadError) -> SourceFile {
        SourceFile(path: path, bytes: try FileSystem.read(path, maximumSize: maximumSize))
    }

    /// Reads every `.json` file of a folder and of the folders in it, in the order of their paths.
    public static func folder(at path: String) throws(ReadError) -> [SourceFile] {
        let paths = try FileSystem.files(under: path).filter { $0.hasSuffix(".json") }.sorted()
        guard !paths.isEmpty else { throw ReadError(message: "\(path): no .json file in this folder") }
        var files: [SourceFile] = []
        for path in paths { files.append(try manifest(at: path)) }
        return files
    }

    /// The JSON of a file, or a finding that says why it is none.
    package static func document(of file: SourceFile) throws(Finding) -> JSONDocument {
        if let offset = invalidUTF8(file.bytes) {
            throw Finding(
                .error, "the file is not UTF-8: byte 0x\(String(file.bytes[offset], radix: 16))",
                at: SourceMark(file: file, offset: offset), note: "save it as UTF-8")
        }
        do {
            return try JSONDocument(file.bytes)
        } catch {
            throw Finding(
                .error, "not JSON: \(error.message)", at: SourceMark(file: file, offset: error.offset), note: error.note
            )
        }
    }

    /// The offset of the first byte that is not UTF-8.
    static func invalidUTF8(_ bytes: [UInt8]) -> Int? {
        do {
            _ = try UTF8Span(validating: bytes.span)
            return nil
        } catch {
            return error.byteOffsets.lowerBound
        }
    }
}
