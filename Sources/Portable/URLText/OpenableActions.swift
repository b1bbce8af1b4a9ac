import Text

/// The allowed actions of schemes that can also run, install, call, pay or log in.
///
/// Rules cannot extend the list. The rules in `rules/general` name the sources.
enum OpenableActions {
    /// What may be opened of a scheme.
    private struct Limit {
        /// The allowed beginnings of URLs, in lower case, after the scheme and its slashes.
        var starts: [String]
        /// The beginnings of parameters that log in, hand over an account or change how an app runs, in lower case.
        var refusedParameters: [String] = []
        /// Whether a path may have parentheses, and percent-encoded characters other than `.`, `/` and `%`.
        var hasEscapes = false
    }

    private static let limits: [String: Limit] = [
        // Games: their pages, not what starts, installs or connects.
        "steam": Limit(
            starts: [
                "store/", "url/communityfilepage/", "url/gamehub/", "url/steamidpage/", "url/steamworkshoppage/",
                "url/storeapppage/",
            ]),
        "com.epicgames.launcher": Limit(starts: ["store/"]),
        "osu": Limit(starts: ["b/", "s/", "u/"]), "msxbox": Limit(starts: ["game/"]),
        "vrcx": Limit(starts: ["avatar/", "group/", "user/", "world/"]),
        "itms-beta": Limit(starts: ["testflight.apple.com/join/"]), "ibooks": Limit(starts: ["books.apple.com/"]),
        "goggalaxy": Limit(starts: [
            "opengameview/", "openstoreurl/embed.gog.com/", "openstoreurl/www.gog.com/", "openstore/",
        ]),
        // Messages and meetings: rooms, people and invitations, which all ask; not accounts, calls and proxies.
        "sgnl": Limit(starts: ["signal.me/", "signal.group/", "signal.link/", "addstickers"]),
        "tg": Limit(
            starts: [
                "resolve?", "join?", "addstickers?", "addemoji?", "addlist?", "privatepost?", "msg_url?", "msg?",
                "share?", "boost?", "bg?", "addtheme?", "contact?", "message?", "nft?",
            ],
            refusedParameters: [
                "domain=oauth", "domain=telegrampassport", "bot_id=", "scope=", "startattach", "attach", "videochat",
                "voicechat", "livestream", "game=", "startapp", "appname=", "startgroup", "startchannel", "admin=",
            ]),
        "zoommtg": zoom, "zoomus": zoom, "rocketchat": Limit(starts: ["room?"]),
        "discord": Limit(
            starts: [
                "-/channels/", "-/events/", "-/invite/", "-/users/", "discord.com/channels/", "discord.com/invite/",
            ]),
        "slack": Limit(starts: ["channel?", "app?", "open?", "user?", "file?"]),
        "whatsapp": Limit(starts: ["send?", "chat?", "channel?"]), "anytype": Limit(starts: ["invite/?", "object/?"]),
        "bluesky": Limit(starts: ["intent/compose?", "profile/", "starter-pack/"]),
        "element": Limit(starts: ["vector/webapp/#/room/", "vector/webapp/#/user/"]),
        "msteams": Limit(
            starts: ["teams.live.com/meet/", "teams.microsoft.com/meet/"]
                + ["channel/", "chat/", "message/", "team/", "meetup-join/"].map { "teams.microsoft.com/l/\($0)" },
            hasEscapes: true),
        "mattermost": Limit(starts: [""], refusedParameters: ["server_token=", "client_token=", "token="]),
        "jitsi-meet": Limit(
            starts: [""], refusedParameters: ["config.", "interfaceconfig.", "jwt=", "userinfo."], hasEscapes: true),
        "xmpp": Limit(
            starts: [""],
            refusedParameters: [
                "command", "node=", "action=", "register", "unregister", "remove", "recvfile", "sendfile", "roster",
                "subscribe", "unsubscribe", "pubsub", "probe", "vcard", "disco",
            ], hasEscapes: true),
        "wire": Limit(starts: ["conversation-join/"]), "missive": Limit(starts: ["mail.missiveapp.com/"]),
        "nostr": Limit(starts: ["npub1", "nprofile1", "note1", "nevent1", "naddr1"]),
        // Films: pages, not extensions and callbacks.
        "stremio": Limit(starts: ["detail/"]), "plex": Limit(starts: ["preplay/"]),
        "kindle": Limit(starts: ["book?action=open"]),
        "iina": Limit(
            starts: ["http", "https"].flatMap { ["weblink?url=\($0)://", "weblink?url=\($0)%3a%2f%2f"] },
            refusedParameters: ["mpv_", "url=file", "url=/"]),
        // Notes: what is there, not what writes.
        "obsidian": Limit(
            starts: ["open?", "show-plugin?", "vault/"],
            refusedParameters: ["path=", "append", "content=", "prepend", "x-"]),
        "affine": Limit(starts: ["app.affine.pro/workspace/"]),
        "craftdocs": Limit(starts: ["open?"], refusedParameters: ["x-"]),
        "remnote": Limit(starts: ["w/"]), "roam": Limit(starts: ["#/app/"]),
        "omnifocus": Limit(starts: ["task/", "folder/", "perspective/", "tag/"]),
        "workflowy": Limit(starts: ["workflowy.com/"]),
        "joplin": Limit(starts: ["x-callback-url/opennote?"]),
        // Routes are shown, not started.
        "osmandmaps": Limit(starts: ["?"]), "waze": Limit(starts: ["?"], refusedParameters: ["navigate"]),
        "guru": Limit(starts: ["show?", "search?"]), "kakaomap": Limit(starts: ["look?", "search?"]),
        "cm": Limit(starts: ["map?", "search?"]), "comaps": Limit(starts: ["map?", "search?"]),
        "magicearth": Limit(starts: ["?show_on_map", "?open_search"]),
        "yandexnavi": Limit(starts: ["show_point_on_map?"]),
        "om": Limit(starts: ["map?", "search?", "v2/dir?", "v2/search?", "v2/crosshair?"]),
        "ms-windows-store": Limit(
            starts: ["pdp/?productid=", "pdp?productid="], refusedParameters: ["install", "mode="]),
    ]

    /// Meetings on hosts of Zoom.
    private static let zoom = Limit(
        starts: ["zoom.us", "zoom.com", "zoom.com.cn", "zoomgov.com", "zoom-x.de"].flatMap {
            ["\($0)/join?", "*.\($0)/join?"]
        },
        refusedParameters: ["zak=", "tk=", "token=", "sso_token=", "url=", "action=start"])

    /// The schemes of which only some URLs may be opened.
    static let schemes: [String] = Array(limits.keys)

    /// Whether only some URLs of a scheme in lower case may be opened.
    static func isLimited(_ scheme: String) -> Bool { limits[scheme] != nil }

    /// The reason why a URL must not be opened; nil if it may be opened.
    ///
    /// - Parameter isBeginning: whether it is only the beginning of a URL.
    static func refusal(of url: String, scheme: String, isBeginning: Bool) -> String? {
        guard let limit = limits[scheme] else { return nil }
        let action = url.utf8.dropFirst(scheme.utf8.count + 1).drop { $0 == slash }.map { $0.lowercasedASCII }
        let path = Array(action.prefix { !ends.contains($0) })
        // Not `store/../run/1`, also encoded, and nothing that a shell or another app splits.
        let decoded = limit.hasEscapes ? PercentEncoding.decodedRepeatedly(path.span) : path
        let hasPlainMarks =
            path == decoded || decoded.count { $0 == slash || $0 == dot } == path.count { $0 == slash || $0 == dot }
        let isPlain =
            hasPlainMarks
            && path.allSatisfy {
                $0.isASCIIAlphanumeric || pathMarks.contains($0) || limit.hasEscapes && escapes.contains($0)
            }
            && !zip(decoded, decoded.dropFirst()).contains { $0 == $1 && ($0 == dot || $0 == slash) }
        if let name = refusedParameter(in: action.dropFirst(path.count), limit) {
            return "\(scheme): links may not have the parameter \"\(name)\""
        }
        if isPlain, limit.starts.contains(where: { matches(action, $0) || isBeginning && $0.utf8.starts(with: action) })
        {
            return nil
        }
        let name = String(decoding: path.prefix { $0 != slash }, as: UTF8.self)
        return "\(scheme): links may not start the action \"\(name)\""
    }

    private static let slash = UInt8(ascii: "/")
    private static let dot = UInt8(ascii: ".")
    private static let escapes = ASCIISet("%()")
    private static let ends = ASCIISet("?#")
    private static let parameterEnds = ASCIISet("?#&;")
    private static let pathMarks = ASCIISet("/._-+*@:~")

    /// The name of a parameter that is not allowed, encoded or not, also within the value of another.
    private static func refusedParameter(in query: ArraySlice<UInt8>, _ limit: Limit) -> String? {
        guard !limit.refusedParameters.isEmpty else { return nil }
        let plain = PercentEncoding.decodedRepeatedly(Array(query).span).map { $0.lowercasedASCII }
        for item in plain.split(whereSeparator: parameterEnds.contains) {
            let visible = item.drop { $0 <= UInt8(ascii: " ") || $0 >= 0x7F }
            if limit.refusedParameters.contains(where: { visible.starts(with: $0.utf8) }) {
                return String(decoding: visible.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
            }
        }
        return nil
    }

    /// - Parameter start: the start of an action; `*` is the part of a host before the rest.
    private static func matches(_ action: [UInt8], _ start: String) -> Bool {
        guard start.utf8.first == UInt8(ascii: "*") else { return action.starts(with: start.utf8) }
        let host = action.prefix { $0.isASCIIAlphanumeric || $0 == dot || $0 == UInt8(ascii: "-") }
        let (suffix, path) = (start.utf8.dropFirst().prefix { $0 != slash }, start.utf8.drop { $0 != slash })
        return host.suffix(suffix.count).elementsEqual(suffix) && action[host.endIndex...].starts(with: path)
    }
}
