package import Files
import Hosts
import Text

/// The program `minisign`, which makes and verifies signatures (Ed25519).
package struct Minisign: Sendable {
    /// Its path.
    package let program: String

    /// - Parameter environment: that of this program, for its `PATH`.
    package init(environment: [String: String]) throws(FileError) {
        guard let program = ChildProcess.program("minisign", environment: environment) else {
            throw FileError(message: "install minisign to verify signatures")
        }
        self.program = program
    }

    /// A file and its signature, as they were read.
    struct Signed: Sendable {
        /// The file that the signature is of.
        let file: SourceFile
        /// The bytes of the file with the signature.
        let signature: [UInt8]
    }

    /// A public key in the text of an argument or of a file that `minisign -G` writes; nil if there is none.
    package static func key(in text: String) -> String? {
        let line = text.split(whereSeparator: \.isNewline).last { !$0.hasPrefix("untrusted comment:") }
        return line.map(String.init).flatMap { $0.wholeMatch(of: /RW[A-Za-z0-9+\/]{54}/) == nil ? nil : $0 }
    }

    /// Verifies a signature of exactly these bytes.
    ///
    /// - Returns: its trusted comment, which it is also of.
    /// - Throws: `FileError` if it is not a signature of the key, or the program does not run.
    func trustedComment(of signed: Signed, key: String) throws(FileError) -> String {
        // The program reads files: these are copies, in a folder that nobody else can change.
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let file = folder.path + "/signed"
        try FileSystem.replace(file, with: signed.file.bytes, isPrivate: true)
        try FileSystem.replace(file + ".minisig", with: signed.signature, isPrivate: true)
        let printed: ChildProcess.Printed
        do {
            printed = try ChildProcess.output(
                of: program, arguments: ["-V", "-Q", "-P", key, "-m", file, "-x", file + ".minisig"], environment: [:],
                limit: WorkshopLimits.minisignOutput)
        } catch {
            throw FileError(message: "cannot start \(error)")
        }
        guard printed.status == 0, !printed.isTooLong,
            let comment = String(validating: printed.output, as: UTF8.self), comment.hasSuffix("\n")
        else {
            throw FileError(
                message: "\(signed.file.path): is not signed with the key \(key), or the signature is of another file")
        }
        return String(comment.dropLast())
    }

    /// Signs bytes. The program asks for the password of the key if there is one.
    ///
    /// - Returns: the bytes of the file with the signature.
    package func signature(of bytes: [UInt8], keyFile: String, comment: String) throws(FileError) -> [UInt8] {
        // The program would wait at a pipe.
        _ = try FileSystem.read(keyFile, maximumSize: WorkshopLimits.signature)
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let file = folder.path + "/signed"
        try FileSystem.replace(file, with: bytes, isPrivate: true)
        let arguments = [
            "-S", "-H", "-s", try FileSystem.absolutePath(keyFile), "-m", file, "-x", file + ".minisig", "-t", comment,
            "-c", "signature of a rule set for Lectern",
        ]
        let status: Int32
        do {
            status = try ChildProcess.run(program, arguments: arguments, environment: [:], isInteractive: true)
        } catch {
            throw FileError(message: "cannot start \(error)")
        }
        guard status == 0 else {
            throw FileError(message: "\(keyFile): minisign does not sign with this key (status \(status))")
        }
        return try FileSystem.read(file + ".minisig", maximumSize: WorkshopLimits.signature)
    }
}
