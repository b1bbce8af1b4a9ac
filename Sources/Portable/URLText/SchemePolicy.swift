import Text

/// Decides which URLs a rule may produce: rules are contributed, so their results are not trusted.
public struct SchemePolicy: Sendable {
    /// Schemes that are never opened, in lower case, by what they do.
    static let refused = Set(
        [
            // Run code, or show what a page made up.
            "javascript", "jscript", "ecmascript", "livescript", "mocha", "vbscript", "data", "blob", "about",
            "applescript", "omnijs-run", "shortcuts", "iterm2", "exec", "shell", "hcp",
            "x-help-script", "scriptable", "pythonista", "pythonista2", "pythonista3", "powershell", "cmd", "wsl",
            "bottles", "devpod", "podman-desktop", "ashell", "blinkshell", "hammerspoon", "kmtrigger", "raycast",
            "alfred", "btt", "tasker", "warp", "claude-cli", "trae", "kiro", "antigravity", "mshta",
            "wscript", "msdt", "goose", "lmstudio", "omnigraffle", "omnioutliner", "omniplan", "tsvncmd", "xcode",
            // Read files of this machine, or parts of programs.
            "file", "localfile", "content", "filesystem", "disk", "disks", "volume", "admin", "externalfile", "archive",
            "trash", "recent", "computer", "network", "mtp", "gphoto2", "cdda", "burn", "jar", "zip", "tar", "mhtml",
            "wyciwyg", "resource", "res", "android.resource", "chrome", "chrome-extension", "chrome-untrusted",
            "chrome-search", "moz-extension", "moz-icon", "safari-extension", "safari-web-extension", "devtools",
            "edge", "microsoft-edge", "microsoft-edge-holographic",
            "sysimage", "mk", "its", "ie.http", "vnd.ms.radio", "x-coredata",
            // Connect to file servers, which sends a password or its hash, and shows what is there as folders.
            "smb", "smbs", "cifs", "afp", "afs", "nfs", "dav", "davs", "webdav", "webdavs", "ftp", "ftps", "sftp",
            "scp",
            "fish", "tftp", "rsync", "dav+sd", "davs+sd", "ftpis", "afc", "obex", "obexftp", "google-drive", "gdrive",
            "onedrive", "applications", "desktop", "filenamesearch", "recentdocuments",
            "starred", "other-locations", "dns-sd", "zeroconf", "nxfish", "kdeconnect", "programs", "remote", "stssync",
            "x-nautilus-search", "search", "search-ms",
            // Start programs with the URL as an argument: terminals, shells, viewers of other computers, clones of code.
            "ssh", "ssh2", "x-ssh", "svn+ssh", "git+ssh", "git+http", "git+https", "git+file", "svn+http", "svn+https",
            "svn+file", "hg", "bzr", "cvs", "ssh+git", "git-ssh", "ext", "git", "svn", "telnet", "rlogin",
            "rsh", "tn3270", "mosh",
            "putty", "winscp", "vnc", "rdp", "spice", "spice+tls", "x-terminal", "teamviewer8", "teamviewer10",
            "teamviewerapi", "tvchat1", "tvcontrol1", "tvfiletransfer1", "tvjoinv8", "tvpresent1", "tvsendfile1",
            "tvsqcustomer1", "tvsqsupport1", "tvvideocall1", "tvvpn1", "anydesk", "rustdesk", "finger", "gopher",
            "wais", "dict", "ldap", "ldaps", "ldapi", "news",
            "snews",
            "nntp", "firefoxurl", "navigatorurl", "vscode", "vscode-insiders", "vscode-remote", "phpstorm", "pycharm",
            "webstorm", "vscodium", "code-oss", "cursor",
            "windsurf",
            "zed", "txmt", "subl", "mvim", "bbedit", "emacs", "org-protocol", "jetbrains", "idea", "sourcetree",
            "x-github-client", "x-github-desktop-auth", "odopen", "github-mac", "github-windows", "gitkraken",
            // Install programs.
            "itms-services", "jnlp", "jnlps", "apt", "apt+http", "snap", "snap+install", "flatpak",
            "flatpak+http", "flatpak+https",
            "package",
            "appinstaller", "cydia", "sileo", "zbra",
            "ocs", "ocsurl", "altstore", "sidestore", "apple-magnifier", "fdroidrepo", "fdroidrepos", "obtainium",
            "itch", "nxm", "curseforge",
            // Open help and settings of operating systems.
            "help", "ghelp", "man", "info", "x-man", "x-man-page", "x-help-action", "x-apple-helpbasic", "prefs",
            "app-prefs", "app-settings", "x-apple.systempreferences", "settings", "windowsdefender",
            // Start games and servers, call, or hand over accounts, passwords and money.
            "steamlink", "heroic", "lutris", "roblox", "roblox-player", "roblox-studio", "minecraft", "origin",
            "origin2", "uplay", "ts3server",
            "teamspeak", "mumble", "signalcaptcha", "zoomphonecall", "skype", "callto", "tel", "telprompt",
            "facetime", "facetime-audio", "facetime-prompt", "line", "kakaotalk",
            "dcaccount", "dclogin", "bitwarden", "onepassword", "onepassword8", "keepassxc", "otpauth",
            "otpauth-migration", "postman", "venmo", "paypal", "bitcoin", "lightning", "ethereum", "upi",
            "google.navigation",
            "payto", "monero", "litecoin", "bitcoincash", "dogecoin", "solana", "cashapp", "alipay", "alipays",
            "gpay", "phonepe", "lnurl", "lnurlp", "lnurlw", "wc", "metamask", "openid4vp", "openid-credential-offer",
            "bankid", "swish", "vipps", "tez", "ton", "tonkeeper", "ledgerlive", "keyauth", "fido", "sip", "sips",
            "sms", "smsto", "mms", "mmsto", "wtai",
            // Connect to networks and to other computers.
            "anyconnect", "openvpn", "wireguard", "ss", "vmess", "vless", "trojan", "clash", "clash-verge",
            "sing-box", "v2rayng", "hiddify", "nx", "x2go", "remmina",
            "parsec",
            // Open documents in Microsoft Office, beside those that start with `ms-`.
            "onenote", "onenote-cmd", "outlook", "mapi",
        ])

    /// What the schemes of Windows and of Microsoft Office start with. They open documents, settings, and parts of Windows
    /// that have been used to attack it.
    static let systemPrefix = "ms-"

    /// Those that are opened all the same: the pages of a store.
    private static let harmlessSystemSchemes = ["ms-windows-store"]

    /// Whether a scheme in lower case is never opened.
    package static func isRefused(_ scheme: String) -> Bool {
        refused.contains(scheme) || scheme.hasPrefix(systemPrefix) && !harmlessSystemSchemes.contains(scheme)
    }

    /// The schemes that the app declares, in lower case.
    private let declared: [String]
    /// The declared schemes that are not refused, and those of the web, each with a colon after it.
    private let harmless: [UInt8]

    /// The policy for an app that declares these schemes.
    package init(appSchemes: [String]) {
        declared = appSchemes.map { $0.lowercased() }
        harmless = (declared.filter(Self.isPlain) + Self.webSchemes).flatMap { Array($0.utf8) + [Self.colon] }
    }

    /// The policy for links that are not the result of an app's rule: only the schemes of the web are not foreign.
    package static let general = SchemePolicy(appSchemes: [])

    /// The decision on a URL.
    package enum Verdict: Equatable {
        case allowed
        /// Allowed, but the app does not declare this scheme.
        case foreign(String)
        /// Not allowed, for this reason.
        case refused(String)
    }

    /// Decides on the result of a rule for the app.
    ///
    /// - Parameter isBeginning: whether it is only the beginning of a result.
    package func verdict(on url: String, isBeginning: Bool = false) -> Verdict {
        let isPrintableASCII = url.utf8.isPrintableASCII
        if isPrintableASCII, isHarmless(url), Self.isWeb(url) || !NestedURLs.mayOccur(in: url) { return .allowed }
        guard let scheme = Self.scheme(of: url) else { return .refused("the result has no scheme") }
        if Self.isRefused(scheme) { return .refused("the scheme \(scheme): is never opened") }
        if let reason = OpenableActions.refusal(of: url, scheme: scheme, isBeginning: isBeginning) {
            return .refused(reason)
        }
        if let reason = nestedRefusal(of: url, scheme: scheme) { return .refused(reason) }
        if !isPrintableASCII, url.unicodeScalars.contains(where: Printable.isUnsafe) {
            return .refused("the result contains a control character")
        }
        return Self.webSchemes.contains(scheme) || declared.contains(scheme) ? .allowed : .foreign(scheme)
    }

    private func nestedRefusal(of url: String, scheme: String) -> String? {
        if Self.webSchemes.contains(scheme) { return nil }
        let mayBeRefused = AndroidIntent.schemes.contains(scheme) || NestedURLs.mayOccur(in: url)
        return mayBeRefused ? NestedURLs.refusal(of: url) : nil
    }

    /// Whether a URL, or the start of one, has one of the web's schemes or a declared one that is not refused.
    package func isHarmless(_ url: String) -> Bool { isHarmless(url.utf8.span) }

    /// Whether a URL in UTF-8 has one of the web's schemes or a declared one that is not refused.
    package func isHarmless(_ bytes: Span<UInt8>) -> Bool {
        let schemes = harmless.span
        var start = 0
        while start < schemes.count {
            var index = 0
            while index < bytes.count, bytes[index].lowercasedASCII == schemes[start + index] {
                if bytes[index] == Self.colon { return true }
                index += 1
            }
            while schemes[start] != Self.colon { start += 1 }
            start += 1
        }
        return false
    }

    private static let colon = UInt8(ascii: ":")

    /// Whether a scheme is not refused, and its URLs are not put together from attributes.
    private static func isPlain(_ scheme: String) -> Bool {
        self.scheme(of: scheme + ":") == scheme && !AndroidIntent.schemes.contains(scheme) && !isRefused(scheme)
            && !OpenableActions.isLimited(scheme)
    }

    /// The schemes of pages on the web.
    package static let webSchemes = ["http", "https"]

    /// Whether a URL has one of the web's schemes, in any case.
    public static func isWeb(_ url: String) -> Bool { isWeb(url.utf8.span) }

    /// Whether a URL in UTF-8 has one of the web's schemes, in any case.
    package static func isWeb(_ url: Span<UInt8>) -> Bool {
        // Nearly every link, which is asked for several times.
        url.hasText(https.span) || general.isHarmless(url)
    }

    private static let https = Array("https:".utf8)

    /// The URL with scheme and host in lower case, which is the same link (RFC 3986, section 6.2.2.1), if it is one of the
    /// web; any other text unchanged.
    package static func lowercasingWebHost(_ url: String) -> String {
        let bytes = url.utf8.span
        guard isWeb(bytes) else { return url }
        let scheme = bytes.indexOrEnd(of: colon)
        let hasHost = bytes.hasText(colonAndSlashes.span, at: scheme)
        let start = hasHost ? scheme + colonAndSlashes.count : scheme
        let end = hasHost ? bytes.indexOrEnd(from: start) { authorityEnds.contains($0) } : scheme
        // What is before the host, a user name, keeps its case.
        let host = (start..<end).last { bytes[$0] == UInt8(ascii: "@") } ?? start
        let changed = (0..<end).filter { ($0 < scheme || $0 >= host) && bytes[$0].isASCIICapital }
        if changed.isEmpty { return url }
        var lowercased = Array(url.utf8)
        for index in changed { lowercased[index] = lowercased[index].lowercasedASCII }
        return String(decoding: lowercased, as: UTF8.self)
    }

    private static let colonAndSlashes = Array("://".utf8)
    private static let authorityEnds = ASCIISet("/?#\\")

    /// The scheme of a URL in lower case (RFC 3986, section 3.1); nil if it has none.
    public static func scheme(of url: String) -> String? {
        guard let colon = url.utf8.firstIndex(of: colon) else { return nil }
        // Checked before it is put in lower case: that of U+212A, the Kelvin sign, is an ASCII letter.
        let scheme = url[..<colon]
        guard scheme.utf8.first?.isASCIILetter == true, scheme.utf8.allSatisfy({ $0.isSchemeCharacter }) else {
            return nil
        }
        return scheme.lowercased()
    }
}
