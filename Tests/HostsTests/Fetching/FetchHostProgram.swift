import Foundation
import HTTPTesting
import Hosts
import Requests
import TestCorpora

/// The fetch host, started in a way that a test chooses.
final class FetchHostProgram {
    /// The path to start it by.
    let path: String
    private let folder: URL

    /// The path of the build product, beside the test bundle.
    static let built = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "lectern-fetch-host").path

    /// The fetch host under a unique name, so that its processes are not confused with those of other tests.
    ///
    /// - Parameter launcher: what starts it, as a shell command that is followed by its path; nil: nothing.
    init(launcher: String? = nil) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "fetch-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let link = folder.appending(path: folder.lastPathComponent)
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: Self.built)
        guard let launcher else {
            path = link.path
            return
        }
        let script = folder.appending(path: "start")
        let command = launcher.replacing("FOLDER", with: folder.path)
        try TestProgram.write("#!/bin/sh\nexec \(command) '\(link.path)'\n", to: script)
        path = script.path
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The text of a file that the launcher wrote into `FOLDER`.
    func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }

    /// The names of the files that the launcher wrote into `FOLDER`.
    func files(prefix: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix(prefix) }
    }

    /// Its processes, running or not waited for.
    var processes: [pid_t] {
        let name = folder.lastPathComponent
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return entries.compactMap { pid_t($0) }.filter { identifier in
            let text = (try? String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8)) ?? ""
            return text.contains("(\(name.prefix(15)))")
        }
    }

    /// The most physical memory that each of its processes has taken so far, in bytes.
    var peaks: [Int] {
        processes.compactMap { identifier in
            let text = (try? String(contentsOfFile: "/proc/\(identifier)/status", encoding: .utf8)) ?? ""
            return text.firstMatch(of: /VmHWM:\s+(\d+) kB/).flatMap { Int($0.output.1) }.map { $0 << 10 }
        }
    }
}

extension FetchPolicy {
    /// Every host is the test server.
    static func only(_ server: HTTPServer) -> FetchPolicy {
        FetchPolicy(
            connections: ["*:80=127.0.0.1:\(server.port)", "*:443=127.0.0.1:\(server.tlsPort)"]
                .compactMap { Connection($0) },
            certificates: server.certificates)
    }
}

extension Fetcher {
    /// What becomes of a request: the status and the content, or the kind of failure and the message.
    func outcome(
        _ url: String, method: String = "GET", headers: KeyValuePairs<String, String> = [:], body: String = ""
    ) -> String {
        let request = FetchRequest(
            method: method, url: url, headers: headers.map { HeaderField(name: $0, value: $1) }, body: Array(body.utf8))
        do throws(FetchError) {
            let response = try response(to: request, within: .seconds(10))
            return "\(response.status) \(String(decoding: response.body, as: UTF8.self))"
        } catch {
            return "\(error.kind): \(error)"
        }
    }
}
