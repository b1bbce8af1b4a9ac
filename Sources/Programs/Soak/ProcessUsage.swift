import Foundation

/// What this process and its children take from the system.
struct ProcessUsage: CustomStringConvertible {
    var descriptors = 0
    /// Resident memory in bytes.
    var memory = 0
    /// The identifiers of the children, and their states as the kernel abbreviates them.
    var children: [(identifier: Int, state: Substring)] = []
    /// Resident memory of the largest child in bytes.
    var hostMemory = 0

    var zombies: Int { children.count { $0.state == "Z" } }

    var description: String {
        "program \(memory >> 20) MB, \(children.count) hosts of at most \(hostMemory >> 20) MB, \(zombies) zombies, "
            + "\(descriptors) descriptors"
    }

    static var current: ProcessUsage {
        func entries(_ path: String) -> [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }
        var usage = ProcessUsage()
        usage.descriptors = entries("/proc/self/fd").count
        usage.memory = resident("self")
        for identifier in entries("/proc").compactMap({ Int($0) }) {
            // The name in parentheses may contain spaces.
            let fields = text("\(identifier)/stat").split(separator: ")").last?.split(separator: " ") ?? []
            guard fields.count > 1, fields[1] == "\(ProcessInfo.processInfo.processIdentifier)" else { continue }
            usage.children.append((identifier, fields[0]))
            usage.hostMemory = max(usage.hostMemory, resident("\(identifier)"))
        }
        return usage
    }

    private static func text(_ path: String) -> String {
        (try? String(contentsOfFile: "/proc/\(path)", encoding: .utf8)) ?? ""
    }

    private static func resident(_ process: String) -> Int {
        let pages = text("\(process)/statm").split(separator: " ").dropFirst().first.flatMap { Int($0) }
        return (pages ?? 0) * Int(getpagesize())
    }
}
