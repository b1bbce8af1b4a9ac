import DesktopTesting
import Foundation
import Glibc

/// `lectern` on a terminal of its own, whose keys a test presses.
final class TerminalSession {
    struct Failure: Error {
        let message: String
    }

    /// All that the terminal was sent so far.
    private(set) var output = ""
    /// The bytes of the output, decoded as a whole because a read may end within a character.
    private var bytes: [UInt8] = []
    /// How far it was waited for.
    private lazy var read = output.startIndex
    /// The settings of the terminal before the program started.
    let before: String
    private let keyboard: FileHandle
    private let terminal: FileHandle
    private let process = Process()

    init(
        _ arguments: [String], on desktop: FakeDesktop, rows: UInt16 = 24, columns: UInt16 = 80,
        environment: [String: String] = [:]
    ) throws {
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        var (master, slave): (Int32, Int32) = (-1, -1)
        guard unsafe openpty(&master, &slave, nil, nil, &size) == 0 else {
            throw Failure(message: "there is no pseudo-terminal")
        }
        keyboard = FileHandle(fileDescriptor: master, closeOnDealloc: true)
        terminal = FileHandle(fileDescriptor: slave, closeOnDealloc: true)
        before = Self.settings(of: slave)
        process.executableURL = Program.folder.appending(path: "lectern")
        process.arguments = arguments
        process.environment = desktop.environment.merging([
            "LECTERN_MANIFEST": Program.project.appending(path: "manifest.json").path
        ]) { $1 }.merging(environment) { $1 }
        process.standardInput = terminal
        process.standardOutput = terminal
        process.standardError = terminal
        try process.run()
    }

    /// The settings of the terminal now.
    var settings: String { Self.settings(of: terminal.fileDescriptor) }

    private static func settings(of terminal: Int32) -> String {
        var settings = termios()
        unsafe tcgetattr(terminal, &settings)
        return "\(settings)"
    }

    func press(_ keys: String) throws { try keyboard.write(contentsOf: Data(keys.utf8)) }

    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// Waits until the terminal was sent a text after that which was waited for last, and gives all up to its end.
    @discardableResult
    func wait(for text: String) throws -> Substring {
        while true {
            if let place = output[read...].range(of: text) {
                defer { read = place.upperBound }
                return output[read..<place.upperBound]
            }
            let offset = output.utf8.distance(from: output.startIndex, to: read)
            guard receive(timeout: 20_000) else {
                throw Failure(message: "waited for \(text), have \(output[read...])")
            }
            read = output.utf8.index(output.startIndex, offsetBy: offset)
        }
    }

    /// Waits for the program to end: its status, negative for a signal.
    func end() throws -> Int32 {
        // A program whose output nobody reads waits when the terminal's buffer is full.
        while process.isRunning { receive(timeout: 20) }
        process.waitUntilExit()
        while receive(timeout: 0) {}
        return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }

    /// Adds what the terminal was sent to the output; false if that is nothing within the timeout in milliseconds.
    @discardableResult
    private func receive(timeout: Int32) -> Bool {
        var entry = pollfd(fd: keyboard.fileDescriptor, events: Int16(POLLIN), revents: 0)
        guard unsafe poll(&entry, 1, timeout) > 0 else { return false }
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = unsafe Glibc.read(keyboard.fileDescriptor, &chunk, chunk.count)
        guard count > 0 else { return false }
        bytes += chunk[..<count]
        output = String(decoding: bytes, as: UTF8.self)
        return true
    }
}
