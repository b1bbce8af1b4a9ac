package import Files
import Text

/// A folder with recordings, one file for each test.
package struct RecordingFolder: Sendable {
    package let path: String
    /// The command that records what is missing.
    package let command: String
    /// The names of the files that were there at first.
    let names: [String]

    /// Lists a folder; one that does not exist has no recordings.
    ///
    /// - Parameters:
    ///   - path: the path of the folder.
    ///   - command: the command that records what is missing, for messages.
    package init(path: String, command: String) throws(FileError) {
        self.path = path
        self.command = command
        guard FileSystem.isFolder(path, followsLinks: true) else {
            names = []
            return
        }
        names = try FileSystem.files(under: path).filter { $0.hasSuffix(".json") }
            .map { String($0.dropFirst(path.count).drop { $0 == "/" }) }.sorted()
    }

    /// What there is for a test.
    enum Content {
        case missing
        case recording(Recording)
        /// The file cannot be used.
        case unusable(Finding)
    }

    /// What there is for a test with this subject.
    func content(for subject: Recording.Subject) -> Content {
        let file = path(of: subject.fileName)
        guard FileSystem.isFile(file) else { return .missing }
        do throws(Finding) {
            return .recording(try recording(at: subject.fileName))
        } catch {
            return .unusable(error)
        }
    }

    /// Reads a file.
    ///
    /// - Throws: A finding, if it is not a recording, or one with another name.
    func recording(at name: String) throws(Finding) -> Recording {
        let file: SourceFile
        do throws(FileError) {
            file = SourceFile(
                path: path(of: name), bytes: try FileSystem.read(path(of: name), maximumSize: WorkshopLimits.recording)
            )
        } catch {
            throw Finding(.error, error.message)
        }
        do throws(Finding) {
            let recording = try Recording(file)
            let expected = recording.subject.fileName
            guard expected == name else {
                throw Finding(
                    .error, "the recording is of \(recording.subject.description), whose file is \(expected)",
                    at: SourceLocation(file: file, offset: 0),
                    note: "if it is of another rule, record it again: \(command)")
            }
            return recording
        } catch {
            let advice = error.note ?? "remove the file, and record it again: \(command)"
            throw Finding(.error, error.message, at: error.location, note: advice)
        }
    }

    /// Writes a recording. Other programs see the old file or the new one.
    ///
    /// - Throws: `FileError` if the file cannot be written, and a `Finding` if it would be too large.
    func store(_ recording: Recording) throws {
        let bytes = Array(recording.text.utf8)
        guard bytes.count <= WorkshopLimits.recording else {
            throw Finding(
                .error,
                "the recording of \(recording.subject.description) has \(bytes.count) bytes; "
                    + "at most \(WorkshopLimits.recording) are recorded")
        }
        try FileSystem.update(path(of: recording.subject.fileName), maximumSize: WorkshopLimits.recording) { _ in bytes
        }
    }

    /// Creates the folder if necessary, and checks that files can be written there.
    package func prepareForWriting() throws(FileError) { try FileSystem.checkWritable(folder: path) }

    private func path(of name: String) -> String { path.hasSuffix("/") ? path + name : path + "/" + name }
}
