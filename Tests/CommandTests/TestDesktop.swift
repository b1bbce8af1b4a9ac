import Foundation
import TestCorpora

/// A desktop of its own: xdg-utils, with folders that nobody else uses and one app, which records the URLs that it is
/// given and answers calls of x-callback-url as their action says.
struct TestDesktop {
    /// Whether its parts are there; says so where a test must skip.
    static let isPossible: Bool = {
        let missing = ["/usr/bin/xdg-open", "/usr/bin/xdg-mime", "/bin/bash"].filter {
            !FileManager.default.isExecutableFile(atPath: $0)
        }
        if !missing.isEmpty { print("skipped: no \(missing.joined(separator: ", ")); install xdg-utils") }
        return missing.isEmpty
    }()

    private let folder: TemporaryFolder
    private let recorder: FileHandle

    /// A desktop on which the app handles some schemes, and Lectern its own.
    init(schemes: [String], registersLectern: Bool = true) throws {
        folder = try TemporaryFolder()
        let app = folder.url.appending(path: "app").path
        try TestProgram.write(Self.app, to: URL(filePath: app))
        let record = folder.url.appending(path: "record")
        try Self.makePipe(record.path)
        // Open for both, so that nobody waits for anybody to open it.
        recorder = try FileHandle(forUpdating: record)
        try Self.makePipe(folder.url.appending(path: "fifo").path)
        var defaults = "[Default Applications]\n"
        try register("app", "\(app) %u", schemes, &defaults)
        if registersLectern { try register("lectern", "\(Self.lectern) handle %u", ["lectern"], &defaults) }
        try folder.write(defaults, to: "config/mimeapps.list")
        for name in ["run", "home"] {
            try FileManager.default.createDirectory(
                at: folder.url.appending(path: name), withIntermediateDirectories: false,
                attributes: [.posixPermissions: 0o700])
        }
    }

    private func register(_ name: String, _ command: String, _ schemes: [String], _ defaults: inout String) throws {
        let types = schemes.map { "x-scheme-handler/\($0)" }
        defaults += types.map { "\($0)=\(name).desktop\n" }.joined()
        let entry = """
            [Desktop Entry]
            Type=Application
            Name=\(name)
            Exec=\(command)
            MimeType=\(types.map { $0 + ";" }.joined())

            """
        try folder.write(entry, to: "data/applications/\(name).desktop")
    }

    static let lectern = Program.folder.appending(path: "lectern").path

    func path(_ name: String) -> String { folder.url.appending(path: name).path }

    /// The environment of who sits at this desktop.
    var environment: [String: String] {
        [
            "HOME": path("home"), "XDG_CONFIG_HOME": path("config"), "XDG_DATA_HOME": path("data"),
            "XDG_RUNTIME_DIR": path("run"), "XDG_CONFIG_DIRS": path("none"), "XDG_DATA_DIRS": path("none"),
            "XDG_CURRENT_DESKTOP": "X-Generic", "DISPLAY": ":99", "LECTERN": Self.lectern, "RECORD": path("record"),
            "FIFO": path("fifo"),
        ]
    }

    /// Runs `lectern` at this desktop.
    func run(_ arguments: String..., changing changes: [String: String] = [:]) throws -> Program {
        try Program(arguments, environment: environment.merging(changes) { $1 })
    }

    /// Makes a pipe of this name.
    private static func makePipe(_ path: String) throws {
        guard unsafe mkfifo(path, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    /// The next lines that the app records, as soon as it does; those that are there without a count.
    func record(_ count: Int = 0) throws -> [String] {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        var poller = pollfd(fd: recorder.fileDescriptor, events: Int16(POLLIN), revents: 0)
        while true {
            let isWaiting = bytes.count { $0 == UInt8(ascii: "\n") } < count
            guard unsafe poll(&poller, 1, isWaiting ? 30_000 : 0) > 0 else { break }
            guard unsafe read(recorder.fileDescriptor, &byte, 1) == 1 else { break }
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// The sockets that are left.
    var sockets: [String] {
        let files = FileManager.default.enumerator(at: folder.url, includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? []).map(\.path).filter {
            (try? FileManager.default.attributesOfItem(atPath: $0))?[.type] as? FileAttributeType == .typeSocket
        }
    }

    private static let app = #"""
        #!/bin/bash
        printf '%s\n' "$1" >> "$RECORD"

        # A parameter of the URL, decoded.
        parameter() {
            local query="&${2#*\?}"
            [[ $query == *"&$1="* ]] || return
            local value="${query#*"&$1="}"
            value="${value%%&*}"
            printf '%b' "${value//%/\\x}"
        }
        handle() {
            local said
            said="$("$LECTERN" handle "$1" 2>&1)"
            printf '%s %s\n' "$?" "$said" >> "$RECORD"
        }

        action="${1#*://x-callback-url/}"
        success="$(parameter x-success "$1")"
        case "${action%%\?*}" in
            translate) xdg-open "$success&x-source=TargetApp&word=Hola%20%26%20m%C3%A1s" ;;
            fail) "$LECTERN" handle "$(parameter x-error "$1")&errorCode=404&errorMessage=no+such%20word&more=1" ;;
            stop) "$LECTERN" handle "$(parameter x-cancel "$1")" ;;
            many) "$LECTERN" handle "$success&a=1&a=2&token=mine&outcome=error&x-new=3" ;;
            damage) handle "$success&word=%zz"; "$LECTERN" handle "$success" ;;
            forge)
                token="$(parameter token "$success")"
                forged="${token:0:16}000000000000000000000000000000000000000000000000"
                handle "${success/$token/$forged}"
                handle "${success/$token/${token:16}${token:0:16}}"
                "$LECTERN" handle "$success"
                ;;
            hang) read -r < "$FIFO" ;;
            tell) echo > "$FIFO" ;;
        esac
        exit 0
        """#
}
