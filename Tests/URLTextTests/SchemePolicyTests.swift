import Testing

@testable import URLText

/// The URLs that a rule of an app with the schemes `app` and `ms-app` may and may not produce.
@Suite struct SchemePolicyTests {
    static let policy = SchemePolicy(
        appSchemes: ["app", "ms-app", "view-source", "intent", "android-app", "file", "ssh"])

    /// Names of schemes that the table of the policy must have: what they open is not the page of an app.
    static let dangerous = """
        smb cifs afp nfs dav davs webdav webdavs ftp ftps sftp scp fish rsync search search-ms stssync
        ssh telnet rlogin tn3270 mosh vnc rdp ldap finger gopher news nntp svn+ssh git
        jnlp itms-services apt flatpak+https flatpak+http ms-appinstaller package
        x-man-page help man info x-apple.systempreferences prefs app-prefs app-settings
        ms-settings ms-settings-wifi ms-word ms-excel ms-powerpoint ms-access ms-infopath ms-publisher ms-visio ms-project ms-spd
        ms-officeapp ms-msdt ms-search ms-officecmd ms-cxh ms-its ms-help ms-gamingoverlay ms-screenclip ms-anything-new onenote
        vscode vscode-insiders cursor jetbrains sourcetree x-github-client shortcuts iterm2 omnijs-run
        dav+sd ftpis afc obex google-drive onedrive kdeconnect microsoft-edge ssh+git git-ssh ext txmt subl mvim emacs snap
        disk disks volume mtp trash resource res mk ie.http vnd.ms.radio firefoxurl
        javascript vbscript data file jar shell hcp about blob content
        """.split { $0 == " " || $0 == "\n" }.map(String.init)

    @Test(arguments: dangerous)
    func dangerousSchemesAreRefusedInEveryPlace(scheme: String) {
        let escaped = scheme.utf8.map { "%" + String($0, radix: 16) }.joined()
        for url in [
            "\(scheme):x", "\(scheme)://x/y", "\(scheme.uppercased())://x", "\(scheme)://-oProxyCommand=x",
            "\(scheme):",
            "app:\(scheme):x", "app://\(scheme):x", "view-source:\(scheme.uppercased()):x", "app:\(escaped)%3Ax",
            "app://x-callback-url/a?x-success=\(scheme):x", "app://x-callback-url/a?x-success=\(scheme)%3A//x",
            "intent://x#Intent;scheme=\(scheme);end", "android-app://com.x/\(scheme)/y",
        ] {
            guard case .refused = Self.policy.verdict(on: url) else {
                Issue.record("\(url): \(Self.policy.verdict(on: url))")
                continue
            }
        }
    }

    static let refusedSchemes = [
        "javascript:alert(1)", "JavaScript:alert(1)", "JAVASCRIPT:", "javascript:", "data:text/html,x", "DATA:,x",
        "file:///etc/passwd", "FILE:/etc/passwd", "file:x", "vbscript:msgbox(1)", "blob:https://x/1", "about:blank",
        "about:config", "content://settings/system", "livescript:x", "mocha:x", "jar:file:///x.jar!/a",
        "jar:https://x/y.jar!/z", "JAR:FILE:///x!/", "mhtml:file://C:/x.mht", "mhtml:https://x/y!z",
        "filesystem:https://x/temporary/y", "filesystem:file:///persistent/x", "wyciwyg://0/https://x",
        "resource://gre/x", "res://ieframe.dll/x", "chrome://settings", "chrome-extension://abc/x",
        "moz-extension://a/b",
        "devtools://devtools/x", "shell:startup", "hcp://services/x", "mk:@MSITStore:C:\\x.chm::/y", "its:x.chm::/y",
        "ms-its:x.chm::/y", "ms-itss:x", "ms-msdt:/id PCWDiagnostic", "ms-msdt:-id PCWDiagnostic /skip force",
        "MS-MSDT:/id x", "ms-officecmd:{\"id\":3}", "ms-appinstaller:?source=https://x/y.msix", "ms-cxh:x",
        "ms-cxh-full://0", "ms-search:query=x", "search-ms:query=x&crumb=location:\\\\x\\y", "SEARCH-MS:displayname=x",
        "itms-services://?action=download-manifest&url=https://x/y.plist",
    ]

    static let noSchemes = [
        "", "javascript", "no scheme", "//x/y", "/etc/passwd", "java\u{212A}script:x", "\u{212A}ile:///etc/passwd",
        "\u{17F}hell:x", "\u{FF4A}avascript:x", "javascript%3Aalert(1)", "java%73cript:x", "%6Aavascript:x",
        " javascript:x", "\tjavascript:x", "\njavascript:x", "\u{1}javascript:x", "java\nscript:x", "java\tscript:x",
        "java\rscript:x", "java\u{0}script:x", "java\u{200B}script:x", "\u{FEFF}javascript:x", "1a:b", "-a:b", ":a",
        "javascript\u{FF1A}x", "\u{202E}tpircsavaj:x",
    ]

    static let nested = [
        "view-source:javascript:alert(1)", "VIEW-SOURCE:JAVASCRIPT:x", "view-source:view-source:javascript:x",
        "view-source:file:///etc/passwd", "view-source:data:text/html,x", "view-source: javascript:x",
        "view-source://javascript:x", "view-source:/javascript:x", "view-source:\\javascript:x",
        "view-source:%6Aavascript:x", "view-source:javascript%3Ax", "view-source:java%0Ascript:x",
        "view-source:java%09script:x", "view-source:%20%0Djavascript:x", "view-source:java%2573cript:x",
        "view-source:java%25250Ascript:x", "view-source:%00javascript:x", "view-source:%E2%80%8Bjavascript:x",
        "view-source:javascript:x%FF", "view-source:'javascript:x'",
        "view-source:\"javascript:x\"", "view-source:(javascript:x)", "feed:javascript:x", "feed:data:text/xml,x",
        "feed://javascript:x", "feed:feed:feed:javascript:x", "feed:file:///x", "pcast:javascript:x",
        "microsoft-edge:javascript:x", "microsoft-edge:file:///x", "googlechrome://javascript:x", "web+x:javascript:x",
        "opera-http:javascript:x", "app:javascript:x", "app://javascript:x", "app:///javascript:x", "app:file:///x",
        "APP:JavaScript:x", "x-web-search:javascript:x", "firefox:feed:view-source:jar:file:///x!/",
        "mailto:javascript:x", "app:blob:https://x", "app:about:blank", "app:content://x", "app:vbscript:x",
        "ms-word:ofe|u|file:///c:/x.doc", "ms-word:ofv|u|javascript:x", "ms-app:x|javascript:x", "app:search-ms:x",
        "app:ms-msdt:/id", "app:filesystem:https://x/y", "ms-app:x|y|https://x/y.doc", "ms-word:ofe|u|https://x/y.doc",
    ]

    static let intents = [
        "intent://x#Intent;component=a/b;end", "intent://x#Intent;Component%3Da/b;end",
        "INTENT://x#Intent;component=a/b;end",
        "intent:#Intent;action=a;component=com.x/.Y;end", "intent://x#Intent;%63omponent=a/b;end",
        "intent://x#Intent;scheme=javascript;end", "intent://x#Intent;scheme=file;end",
        "intent://x#Intent;SCHEME=data;end",
        "intent://x#Intent;scheme=content;package=a;end", "intent:///etc/passwd#Intent;scheme=file;end",
        "intent://x#Intent;scheme=java%0Ascript;end", "intent:javascript:x#Intent;end", "intent:file:///x#Intent;end",
        "intent://javascript:x#Intent;end", "intent:content://x#Intent;end",
        "intent://x#Intent;S.browser_fallback_url=javascript:x;end",
        "intent://x#Intent;S.browser_fallback_url=javascript%3Ax;end",
        "intent://x#Intent;S.browser_fallback_url=file%3A%2F%2F%2Fx;end",
        "intent://x#Intent;S.browser_fallback_url=app%3A%2F%2Fx;end",
        "intent://x#Intent;S.browser_fallback_url=data%253A,x;end", "intent://x#Intent;S.url=javascript%3Ax;end",
        "intent://x#Intent;SEL;scheme=https;end", "intent://x#Intent;sel;end",
        "intent://x#Intent;SEL;component=a/b;end",
        "intent://x#Intent;scheme=https;SEL;package=a;end", "android-app://com.x/javascript/alert(1)",
        "android-app://com.x/file/etc/passwd", "ANDROID-APP://com.x/FILE/x",
        "android-app://com.x/https/x#Intent;SEL;end",
        "android-app://com.x/https/x#Intent;component=a/b;end", "app://x#Intent;component=a/b;end",
        "app://x#Intent;SEL;end", "view-source:intent://x#Intent;component=a/b;end",
    ]

    static let callbacks = [
        "app://x-callback-url/a?x-success=javascript:x", "app://x-callback-url/a?x-success=javascript%3Ax",
        "app://x-callback-url/a?x-error=file%3A%2F%2F%2Fx", "app://x-callback-url/a?b=c&x-cancel=data%3A,x",
        "app://x-callback-url/a?X-Success=javascript%3Ax", "app://x-callback-url/a?x%2Dsuccess=javascript%3Ax",
        "app://x-callback-url/a?x-success=java%0Ascript%3Ax", "app://x-callback-url/a?x-success=%20javascript%3Ax",
        "app://x-callback-url/a?x-success=javascript%253Ax", "app:///x?x-success=vbscript:x",
        "foo://x?x-error=about:blank",
        "app://x-callback-url/a?x-success=app%3A%2F%2Fb%3Fx-error%3Djavascript%253Ax",
        "app://x-callback-url/a?x-success=view-source%3Ajavascript%3Ax",
        "app://x-callback-url/a?x-success=intent%3A%2F%2Fx%23Intent%3BSEL%3Bend",
        "app://x-callback-url/a?x-success=https%3A%2F%2Fx&x-error=javascript%3Ax",
    ]

    /// URLs that only some parsers find: after a plus sign, in the fragment, between semicolons, after several decodings.
    static let unusual = [
        "app://x-callback-url/a?x-success=+javascript:x", "app://x-callback-url/a?x-success=%09+%20javascript:x",
        "view-source:+javascript:x", "app://x-callback-url/a?x-success+=javascript:x", "app://a?+x-error=file:///x",
        "app://a?b=1;x-success=javascript:x", "app://a;x-success=javascript:x", "app://a#x-success=javascript:x",
        "app://a#?x-cancel=javascript:x", "app://a?b=1#c&x-success=javascript:x", "app://a??x-success=javascript:x",
        "app://a%3Fb=%2523&x-success=javascript:x", "app://a%3Fb=%23&x-success=javascript:x",
        "app://a?x-success=app://b%3Fc%3D%2523%26x-error%3Djavascript:x", "app://a?b=?x-success=javascript:x",
        "view-source:javascript%25252525252525252525253Ax", "view-source:%%36aavascript:x",
        "app://a?x-success=ms-word:b%26c%7Cfile:///x",
    ]

    static let furtherIntents = [
        "intent:x#component(com.x!com.x.Y)", "intent://x#action(a.b)component(com.x!com.x.Y)end",
        "intent:x%23component(com.x!com.x.Y)", "intent:x#extras(S.url=javascript%3Ax)",
        "app://a?x-success=intent:x%23component(a!b)", "android-app:///javascript/x",
        "view-source:android-app://com.x/javascript/x", "app://a?x-success=android-app://c.d/file/x",
        "ms-x:a|android-app://com.x/javascript/x",
    ]

    static let shares = [
        "ms-word:ofe|u|\\\\server\\share\\x.doc", "ms-excel:ofv%7Cu%7C%5C%5Cserver%5Cx", "ms-word:ofe|u|//server/x.doc",
        "app://a?x-success=ms-word:ofe%7Cu%7C%5C%5Cserver%5Cx", "smb://server/share", "search:query=x",
        "app:search:query=x",
        "admin:///etc/passwd", "applescript://x", "ms-appx-web:///x", "chrome-untrusted://x", "jscript:x",
        "ecmascript:x",
    ]

    static let controls = [
        "https://x/\u{202E}y", "app://x\ny", "app://x\u{7F}", "https://x/\u{85}", "https://x/\u{9B}31m",
        "app://\u{1B}]0;x\u{7}",
        "https://x/\u{2028}", "app://x/\u{2066}y",
    ]

    @Test(
        arguments: refusedSchemes + noSchemes + nested + intents + callbacks + unusual + furtherIntents + shares
            + controls)
    func dangerousURLsAreRefused(url: String) {
        guard case .refused = Self.policy.verdict(on: url) else {
            Issue.record("\(url.debugDescription): \(Self.policy.verdict(on: url))")
            return
        }
    }

    @Test(arguments: [
        "https://x", "HTTP://X/javascript:x", "https://x/?x-success=javascript:x", "https://x/#Intent;SEL;end",
        "https:x",
        "app://x", "APP://X", "app:x", "app://open?url=javascript%3Ax", "app://open?url=file:///x",
        "app://x/javascript:x",
        "app://x?data:x", "app://javascripts/x", "app:/data/x", "app://file/x", "app://x/%E2%80%93", "app://x?a;b=c|d",
        "app://x-callback-url/a?x-success=https%3A%2F%2Fx&x-error=app%3A%2F%2Fy",
        "app://x?x-success=done&x-source=javascript:",
        "app://x-callback-url/a?url=javascript%3Ax&x-success=app:", "view-source:https://x",
        "app://items-1:2", "app://x?url=http://y&z=https://w:8",
        "intent://x#Intent;scheme=https;package=com.x;end",
        "intent://x/y?z=1#Intent;scheme=app;S.browser_fallback_url=https%3A%2F%2Fx%2F%3Fcomponent%3D1%23part;end",
        "android-app://com.x/https/x/data/y", "app://x/\u{E9}", "https://x/\u{200C}y",
        "app://x?x-success=+app://y", "app://x?a=1+2&x-success=app://y", "app://x?x-successful=javascript:",
        "app://x#components", "app://x?text=Title%20%7C%20Data:%20more", "intent://x?a=b|c#Intent;scheme=app;end",
        "android-app://com.x", "app://x?x-success=", "app://x?x-success", "app://x/%2525", "app:+49",
    ])
    func otherURLsAreAllowed(url: String) {
        #expect(Self.policy.verdict(on: url) == .allowed)
    }

    @Test(arguments: [
        ("b://x", "b"), ("spotify:user:x", "spotify"), ("feed:https://x/rss", "feed"), ("feed://x/rss", "feed"),
        ("sitesucker:https://x", "sitesucker"), ("ms-windows-store://pdp/?productid=9", "ms-windows-store"),
        ("mailto:a@b", "mailto"),
        ("geo:1,2?q=file:x", "geo"), ("itms-apps://x", "itms-apps"), ("googlechrome://x/y", "googlechrome"),
    ])
    func otherSchemesAreForeign(url: String, scheme: String) {
        #expect(Self.policy.verdict(on: url) == .foreign(scheme))
    }

    @Test func theTableIsLargeEnough() {
        let refused = Self.refusedSchemes + Self.noSchemes + Self.nested + Self.intents + Self.callbacks + Self.controls
        #expect(Set(refused).count >= 150)
    }

    /// Each of these is one level of nesting or encoding more. Were the time exponential, this test would not end.
    @Test(arguments: [
        ("view-source:", true), ("app://x?x-success=", true), ("%25", true), ("feed://", true),
        ("intent:#Intent;S.a=", false), ("a:", true), ("%2525", true), ("|", true), ("25", true),
        ("|x-success=y:?x-success=z:", true), ("&x-success=a:#Intent;S.b=", false),
    ])
    func longURLsAreDecided(part: String, isOpened: Bool) {
        let url = "app:%" + String(repeating: part, count: 4000)
        if case .refused = Self.policy.verdict(on: url) { #expect(!isOpened) } else { #expect(isOpened) }
    }

    /// What may be opened of schemes that also run, install, call, pay or log in, whatever app declares them.
    static let openable = [
        "steam://store/220", "steam://url/CommunityFilePage/123", "sgnl://signal.me/#p/+15551234567",
        "tg://resolve?domain=durov&post=1", "tg://join?invite=abc", "zoommtg://zoom.us/join?confno=123456789",
        "zoommtg://fau.zoom-x.de/join?confno=65566267991",
        "zoomus://us02web.zoom.us/join?action=join&confno=123456789&pwd=a%2Fb", "discord://-/invite/abc",
        "rocketchat://room?host=open.rocket.chat&rid=1", "obsidian://open?vault=a&file=b", "om://map?v=1&ll=1,2",
        "ms-windows-store://pdp/?ProductId=9WZDNCRFJ3TJ", "stremio:///detail/movie/tt1/tt1",
        "nostr:npub1abc", "appstream://org.gimp.GIMP",
        "iina://weblink?url=https%3A%2F%2Fa.b", "xmpp:room@example.org?join", "element://vector/webapp/#/room/%21a%3Aa",
        "msteams://teams.microsoft.com/l/channel/19%3A9be3%40thread.tacv2/General?groupId=a", "anytype://invite/?cid=a",
        "mattermost://a.org/core/pl/x7pj", "jitsi-meet://meet.jit.si/Caf%C3%A9Meeting", "whatsapp://send?phone=1",
        "goggalaxy://openStoreUrl/embed.gog.com/game/soma", "omnifocus:///task/abc", "bluesky://profile/a.example.org",
    ]
    static let acting = [
        "steam://run/220", "steam://rungameid/220", "steam://install/220", "steam://connect/1.2.3.4",
        "steam://openurl/x",
        "steam:run/220", "STEAM://RUN/220", "steam:///run/220", "steam://store/../run/220",
        "steam://store/%2e%2e/run/220",
        "steam://store\\..\\run", "steam://%72un/220", "steam:", "sgnl://linkdevice?uuid=a&pub_key=b",
        "tg://login?token=a",
        "tg://proxy?server=a", "tg://socks?server=a", "tg://confirmphone?hash=a", "tg:resolvex?domain=a",
        "zoommtg://evil.example/join?confno=1", "zoommtg://zoom.us.evil.example/join?confno=1",
        "zoommtg://zoom.us@evil.example/join?confno=1", "zoommtg://evilzoom.us/join?confno=1",
        "zoommtg://evilzoom-x.de/join?confno=1",
        "zoommtg://zoom.us/start?confno=1", "zoomphonecall://15551234567", "skype:echo123?call", "callto:+15551234567",
        "rocketchat://auth?token=a", "discord://-/gifts/abc", "discord://-/../gifts/abc", "obsidian://new?content=a",
        "venmo://pay?recipients=a", "bitcoin:abc?amount=1", "otpauth://totp/a?secret=b",
        "roblox-player:1+launchmode:play",
        "heroic://launch/a", "com.epicgames.launcher://apps/a?action=launch", "goggalaxy://runGame/1",
        "google.navigation:q=a", "om://v2/nav?ll=1,2", "ms-windows-store://assoc/?x", "bitwarden://a",
        "stremio://addon.example/manifest.json", "nostr:nsec1abc",
        "dclogin:a@b?p=c",
        "minecraft://?import=a", "scriptable:///run/a", "pythonista3://a?action=run", "tel:+15551234567",
        "facetime:a@example.org", "wsl:a", "bluesky://verify-email?code=1", "omnifocus://localhost/omnijs-run?script=a",
        "xmpp:a@b?command;node=x;action=execute", "xmpp:a@b?register", "xmpp:a@b?recvfile;url=x",
        "whatsapp://call?phone=1",
        "msteams:/l/call/0/0?users=a", "msteams://teams.microsoft.com/l/team/../call/0", "goose://extension?cmd=npx",
        "msteams://teams.microsoft.com/l/team/%2e%2e/call/0", "mattermost://s/login/desktop?server_token=a",
        "element://vector/webapp/?loginToken=a", "jitsi-meet://evil.example/x#config.a=1",
        "anytype://main/import/?source=a",
        "goggalaxy://openStoreUrl/evil.example/login", "tvcontrol1:x", "origin2://game/launch", "xcode://clone?repo=a",
    ]

    /// Ways around the list: other schemes that lead to a limited one, and parameters.
    static let detours = [
        "intent://run/1#Intent;scheme=steam;package=a;end", "intent://login#Intent;scheme=tg;end",
        "android-app://a/steam/run/1", "view-source:steam://run/1", "app://x-callback-url/a?x-success=steam://store/1",
        "iina://weblink?url=https%3A%2F%2Fa.b&mpv_options/script=x", "iina://weblink?url=file:///etc/passwd",
        "iina://weblink?url=%66ile:///etc/passwd", "iina://weblink?url=%20file:///x", "iina://weblink?url=smb://x",
        "iina://weblink?url=https%3A%2F%2Fa.b&%6dpv_x=y", "zoommtg://zoom.us/join?action=start&confno=1",
        "zoommtg://zoom.us/join?confno=1&zak=x", "tg://resolve?domain=telegrampassport&bot_id=1",
        "tg://resolve?domain=oauth&startapp=x", "tg://resolve?domain=%6Fauth&start=1", "tg://resolve?domain=%256Fauth",
        "zoommtg://zoom.us/join?action=%73tart&confno=1", "iina://weblink?url=https%3A%2F%2Fa.b&url=%66ile:///a",
        "steam://store/1\" -applaunch 440", "steam://store/1;run/2",
        "zoommtg://zoom.us/join?confno=1%26action=start", "zoommtg://zoom.us/join?%20action=start",
        "zoommtg://zoom.us/join?token=x",
        "zoommtg://zoom.us/join?%E2%80%8Bzak=x", "tg://resolve?domain=a&livestream=x",
        "tg://resolve?domain=a&voicechat",
        "obsidian://open?vault=a&x-success=https://evil.example", "intent:x#Intent;action=com.evil.INSTALL;end",
        "intent://x#Intent;scheme=https;S.apk=a;end", "intent://x#Intent;scheme=https;B.a=true;end",
        "steam://store//run/1", "ms-windows-store://pdp/?productid=X&mode=mini",
    ]

    @Test(arguments: detours) func nothingLeadsAroundTheList(url: String) {
        let schemes = [
            "app", "intent", "android-app", "view-source", "iina", "zoommtg", "tg", "steam", "ms-windows-store",
            "obsidian",
        ]
        if case .refused = SchemePolicy(appSchemes: schemes).verdict(on: url) { return }
        Issue.record("\(url) is opened")
    }

    @Test func onlyListedActionsOfActingSchemesAreOpened() {
        for url in Self.openable + Self.acting {
            let scheme = String(url.prefix { $0 != ":" })
            let verdict = SchemePolicy(appSchemes: [scheme]).verdict(on: url)
            #expect((verdict == .allowed) == Self.openable.contains(url), "\(url): \(verdict)")
        }
    }
}
