import AppLinks
import DesktopTesting
import Testing

/// Which command lines give a URL to a program as an argument, and which would run a part of it as code.
@Suite struct ExecCodeTests {
    static let unsafe = [
        #"sh -c "APP %u""#, #"env bash -c "APP --url=%U""#, #"bash -c "APP${IFS}%u""#, "/bin/dash -c 'APP$IFS%f'",
        "zsh -c 'APP;%u'", "systemd-run --user sh -c 'APP %u'",
        "flatpak run --command=sh org.example.App -c 'APP$IFS%u'",
        "snap run --shell x -c 'APP;%u'", "xargs sh -c 'APP|%u'", "python3.11 -c 'import os;os.x(\"%u\")'",
        "perl -MCPAN -e 'x(%u)'", "xterm -e 'APP %u'", "APP 'openURL(%u,new-tab)'", "APP \"a b %u\"", "APP 'x;%u'",
        "APP \"$HOME/%u\"", "%u", "APP%u",
    ]

    /// Command lines as desktop entries of real apps have them.
    static let safe = [
        "APP %u", "APP %U", "APP -- %u", "APP --new-window %u", "APP -url %u", "APP --open=%u", "APP --uri=%U",
        "APP -c %u", "APP --url %u --fullscreen", "APP 'https://mail.example.org/?view=cm&to=%u'",
        "env APP %u", "env BAMF_DESKTOP_FILE_HINT=/var/lib/snapd/desktop/applications/firefox.desktop APP %u",
        "env GDK_BACKEND=x11 MOZ_X=1 APP %U", "/usr/bin/env APP --uri=%u", "nice -n 5 APP %u",
        "APP run --branch=stable --arch=x86_64 --command=firefox --file-forwarding org.mozilla.firefox @@u %u @@",
        "APP run org.example.App --open=%u", "/opt/bin/odsh %u", "APP steam://open/%u", "APP --lang es %u",
        "APP push %u",
        "sh -c 'exec \"$0\" \"$@\"' APP %u", "bash -c 'APP \"$1\" || APP \"$@\"' bash %U",
        "sh -c 'exec APP --open \"$1\"' -- %u", "sh /dev/null %u", "bash /dev/null --url=%u", "python3 /dev/null %u",
        "busybox sh -c 'APP \"$1\"' sh %u", "python3 -m webbrowser -t %u", "python3 -u /dev/null --url=%u",
        "perl /dev/null --url=%u",
        "xterm -e APP %u", "x-terminal-emulator -e ssh %u", "x-terminal-emulator -e APP --url=%u",
        "systemd-run --user APP %u", "dbus-launch APP %u", "APP 100%%u %u",
    ]

    private static func handler(of exec: String) throws -> String? {
        let desktop = try FakeDesktop()
        let words = exec.split(separator: " ")
        // Programs that this machine may not have.
        for word in words {
            let name = word.split(separator: "/").last.map(String.init) ?? ""
            if name.allSatisfy({ $0.isLetter || $0.isNumber || "-.".contains($0) }) {
                try desktop.script("exit 0\n", to: "bin/\(name)")
            }
        }
        let path = desktop.path("bin/APP")
        try desktop.script("exit 0\n", to: "bin/APP")
        let line = exec.replacing("/opt/bin/odsh", with: desktop.path("bin/odsh")).replacing("APP", with: path)
        try desktop.register("a", schemes: ["foo"], exec: line.replacing("\\", with: "\\\\"))
        return try Desktop(environment: desktop.environment).handler(of: "foo")
    }

    @Test(arguments: unsafe) func aURLMustNotBecomeCode(exec: String) throws {
        #expect(try Self.handler(of: exec) == nil)
    }

    @Test(arguments: safe) func aURLMayBeAnArgument(exec: String) throws {
        #expect(try Self.handler(of: exec) == "a.desktop")
    }
}
