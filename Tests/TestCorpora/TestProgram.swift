public import Foundation

/// Programs that tests write and start.
public enum TestProgram {
    /// Writes a program through another process: a file that this one had open for writing could not be executed
    /// ("text file busy") while another test is just starting a process, which inherits all that is open.
    public static func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let shell = Process()
        shell.executableURL = URL(filePath: "/bin/sh")
        shell.arguments = ["-c", "printf '%s' \"$1\" > \"$2\" && chmod 755 \"$2\"", "sh", text, file.path]
        try shell.run()
        shell.waitUntilExit()
    }
}
