import Foundation

/// A copy of the script host under a unique name, so that its processes are not confused with those of other tests.
struct ScriptHostProgram: ~Copyable {
    let path: String
    private let name: String

    /// The path of the build product, beside the test bundle.
    static let built = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("lectern-script-host").path

    init() throws {
        name = "host-" + UUID().uuidString.prefix(8)
        path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: Self.built)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Its processes, running or not waited for.
    var processes: [pid_t] {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return entries.compactMap { pid_t($0) }.filter { identifier in
            let text = (try? String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8)) ?? ""
            return text.contains("(\(name))")
        }
    }

    /// The resident memory of its processes in bytes.
    var memory: Int {
        processes.reduce(0) { sum, identifier in
            let text = try? String(contentsOfFile: "/proc/\(identifier)/statm", encoding: .utf8)
            return sum + (text?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * Int(getpagesize())
        }
    }
}
