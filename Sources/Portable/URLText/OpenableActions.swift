import Text

/// What may be opened of schemes that can also run, install, call, pay or log in: an allow list of their actions.
///
/// A rule cannot add to it, whoever wrote it. Sources of the actions: the documents that the rules in `rules/general` name.
enum OpenableActions {
    /// The starts of the URLs that may be opened, after the scheme and its slashes, in lower case; none where nothing may.
    private static let starts: [String: [String]] = [
        // Games: their pages, not what starts, installs or connects.
        "steam": ["store/", "url/communityfilepage/", "url/gamehub/", "url/steamidpage/", "url/storeapppage/"],
        "steamlink": [], "com.epicgames.launcher": ["store/"],
        "goggalaxy": ["opengameview/", "openstoreurl/", "openstore/"], "heroic": [], "lutris": [], "roblox": [],
        "roblox-player": [], "roblox-studio": [], "minecraft": [], "ts3server": [], "teamspeak": [], "mumble": [],
        // Messages and meetings: rooms, people and invitations, which all ask; not accounts, calls and proxies.
        "sgnl": ["signal.me/", "signal.group/", "signal.link/", "addstickers"], "signalcaptcha": [],
        "tg": [
            "resolve?", "join?", "addstickers?", "addemoji?", "addlist?", "privatepost?", "msg_url?", "msg?", "share?",
            "boost?", "bg?", "addtheme?",
        ],
        "zoommtg": zoom, "zoomus": zoom, "zoomphonecall": [],
        "skype": [], "callto": [], "rocketchat": ["room?"],
        "discord": ["-/channels/", "-/invite/", "-/users/", "discord.com/channels/", "discord.com/invite/"],
        "line": [], "kakaotalk": [], "dcaccount": [], "dclogin": [],
        "nostr": ["npub1", "nprofile1", "note1", "nevent1", "naddr1"],
        // Films: pages, not extensions and callbacks.
        "stremio": ["detail/"], "iina": ["weblink?url="],
        // Accounts, passwords and money.
        "bitwarden": [], "onepassword": [], "onepassword8": [], "keepassxc": [], "otpauth": [], "otpauth-migration": [],
        "postman": [], "venmo": [], "paypal": [], "bitcoin": [], "lightning": [], "ethereum": [], "upi": [],
        // Notes: what is there, not what writes.
        "obsidian": ["open?", "show-plugin?", "vault/"], "joplin": ["x-callback-url/opennote?"],
        // Routes are shown, not started.
        "google.navigation": [], "om": ["map?", "search?", "v2/dir?", "v2/search?", "v2/crosshair?"],
        "ms-windows-store": ["pdp/?productid=", "pdp?productid="],
    ]

    /// Meetings on hosts of Zoom.
    private static let zoom = ["zoom.us", "zoom.com", "zoom.com.cn", "zoomgov.com"].flatMap {
        ["\($0)/join?", "*.\($0)/join?"]
    }

    /// Whether only some URLs of a scheme in lower case may be opened.
    static func isLimited(_ scheme: String) -> Bool { starts[scheme] != nil }

    /// Why a URL may not be opened; nil if it may.
    ///
    /// - Parameter isBeginning: whether it is only the beginning of a URL.
    static func refusal(of url: String, scheme: String, isBeginning: Bool) -> String? {
        guard let starts = starts[scheme] else { return nil }
        let action = url.utf8.dropFirst(scheme.utf8.count + 1).drop { $0 == slash }.map { $0.lowercasedASCII }
        let path = action.prefix { !ends.contains($0) }
        // `store/../run/1`, also encoded.
        let isPlain =
            !path.contains { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "\\") }
            && !zip(path, path.dropFirst()).contains { $0 == dot && $1 == dot }
        if isPlain, starts.contains(where: { matches(action, $0) || isBeginning && $0.utf8.starts(with: action) }) {
            return nil
        }
        if starts.isEmpty { return "the scheme \(scheme): is never opened" }
        let name = String(decoding: path.prefix { $0 != slash }, as: UTF8.self)
        return "\"\(name)\" is not among the actions of \(scheme): that are opened"
    }

    private static let slash = UInt8(ascii: "/")
    private static let dot = UInt8(ascii: ".")
    private static let ends = ASCIISet("?#")

    /// - Parameter start: the start of an action; `*` is the part of a host before the rest.
    private static func matches(_ action: [UInt8], _ start: String) -> Bool {
        guard start.utf8.first == UInt8(ascii: "*") else { return action.starts(with: start.utf8) }
        let host = action.prefix { $0.isASCIIAlphanumeric || $0 == dot || $0 == UInt8(ascii: "-") }
        let (suffix, path) = (start.utf8.dropFirst().prefix { $0 != slash }, start.utf8.drop { $0 != slash })
        return host.suffix(suffix.count).elementsEqual(suffix) && action[host.endIndex...].starts(with: path)
    }
}
