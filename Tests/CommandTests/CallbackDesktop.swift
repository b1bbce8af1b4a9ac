import DesktopTesting
import Foundation
import TestCorpora

/// A fake desktop with an app that records its URLs, and answers calls of x-callback-url depending on their action.
struct CallbackDesktop {
    /// Whether the programs that it needs exist.
    static let isPossible = FakeDesktop.has("/usr/bin/xdg-open", "/usr/bin/xdg-mime", "/bin/bash")

    private let desktop: FakeDesktop
    /// The pipe to which the app writes its URLs.
    private let recorder: Int32

    /// A desktop on which the app handles some schemes, and Lectern its own.
    init(schemes: [String], registersLectern: Bool = true) throws {
        desktop = try FakeDesktop()
        recorder = try desktop.openPipe("record.pipe")
        try desktop.makePipe("fifo")
        let app = desktop.path("bin/app")
        try TestProgram.write(Self.app, to: URL(filePath: app))
        try desktop.register("app", schemes: schemes, exec: "\(app) %u")
        if registersLectern {
            try desktop.register("lectern", schemes: ["lectern"], exec: "\(Self.lectern) handle %u")
        }
        try FileManager.default.createDirectory(
            atPath: path("run"), withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    }

    static let lectern = Program.folder.appending(path: "lectern").path

    func path(_ name: String) -> String { desktop.path(name) }

    /// The environment variables that describe the desktop.
    var environment: [String: String] {
        desktop.environment.merging([
            "XDG_RUNTIME_DIR": path("run"), "XDG_CURRENT_DESKTOP": "X-Generic", "DISPLAY": ":99",
            "LECTERN": Self.lectern, "RECORD": path("record.pipe"), "FIFO": path("fifo"),
        ]) { $1 }
    }

    /// Runs `lectern` on this desktop.
    func run(_ arguments: String..., changing changes: [String: String] = [:]) throws -> Program {
        try Program(arguments, environment: environment.merging(changes) { $1 })
    }

    /// Waits until the app has recorded a number of lines, and returns all lines that it has recorded by then.
    func record(_ count: Int = 0) throws -> [String] {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        var poller = pollfd(fd: recorder, events: Int16(POLLIN), revents: 0)
        while true {
            let isWaiting = bytes.count { $0 == UInt8(ascii: "\n") } < count
            guard unsafe poll(&poller, 1, isWaiting ? 30_000 : 0) > 0 else { break }
            guard unsafe read(recorder, &byte, 1) == 1 else { break }
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// The sockets that exist on the desktop.
    var sockets: [String] {
        let files = FileManager.default.enumerator(at: desktop.folder, includingPropertiesForKeys: nil)
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
