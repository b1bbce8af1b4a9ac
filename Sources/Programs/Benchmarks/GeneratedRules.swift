import TestCorpora

/// Rules for sites that do not exist, and links of these sites: the shapes of rules that people write, any number of them.
/// Several rules share a site, as in a grown collection.
struct GeneratedRules {
    /// A shape of a regex and of its links: `H` is the host, `N` a name, `D` a number.
    private struct Shape {
        let regex: String
        let link: String
    }

    private static let shapes = [
        Shape(regex: "https?://(?:www\\.)?H/status/(\\d+)", link: "https://www.H/status/D"),
        Shape(regex: "^https?://(?:m|www|mobile)\\.H/(?:user|users|u)/(\\w+)/?$", link: "https://m.H/users/N"),
        Shape(regex: "(?i)https?://H/([\\w-]+)\\?.*\\bid=(\\d+).*", link: "https://H/N?a=b&id=D"),
        Shape(regex: "https?://([a-z0-9-]+)\\.H/p/([^/?#]+)(?:[/?#].*)?$", link: "https://N.H/p/N-D?x=1"),
        Shape(regex: "https?://(?:.+\\.)?H/(?!about|help)([^/]+)/([^/?]+)$", link: "https://de.H/N/D"),
        Shape(regex: "https?://H/watch\\?(?:.*&)?v=([\\w-]{4,})(?:&t=(\\d+))?", link: "https://H/watch?l=N&v=ND&t=D"),
        Shape(regex: "https?://(?:\\w+\\.)?H/.*-(\\d+)\\.html?(?:\\?.*)?$", link: "https://H/N/N-D.html"),
        Shape(regex: "https?://H/(?:en|de|fr|es)/(item|list|store)/(\\w+).*", link: "https://H/de/item/ND#top"),
        Shape(regex: "https?://open\\.H/(album|track|artist)/(.+)", link: "https://open.H/track/ND"),
        Shape(regex: "https?://H/\\?(?:[^#]*&)?q=([^&#]*)", link: "https://H/?lang=en&q=N+N"),
    ]

    private static let words = [
        "river", "stone", "paper", "cloud", "light", "green", "music", "photo", "daily", "world", "local", "garden",
        "story", "north", "harbor",
        "silver", "market", "winter", "signal", "copper", "meadow", "lantern", "bridge", "planet",
    ]
    private static let endings = ["com", "org", "net", "io", "co.uk", "de", "app", "fm"]

    let regexes: [String]
    private let hosts: [String]

    /// - Parameter count: how many rules there are.
    init(count: Int) {
        // Three rules a site; a number tells sites apart that have the same words.
        hosts = (0..<(count + 2) / 3).map { site in
            let words = Self.words
            let word = words[site % words.count] + words[site / words.count % words.count]
            let number = site / (words.count * words.count)
            return word + (number == 0 ? "" : "\(number)") + "." + Self.endings[site % Self.endings.count]
        }
        let hosts = hosts
        regexes = (0..<count).map { rule in
            Self.shape(of: rule).regex.replacing("H", with: hosts[rule / 3].replacing(".", with: "\\."))
        }
    }

    /// The rules of a site have successive shapes; the sites begin with different ones.
    private static func shape(of rule: Int) -> Shape { shapes[(rule + rule / 30) % shapes.count] }

    /// Links, of which every other one is for a rule.
    func links(_ count: Int, _ random: inout SeededGenerator) -> [[UInt8]] {
        (0..<count).map { number in
            number.isMultiple(of: 2)
                ? Self.unrelatedLink(&random) : link(of: random.next(below: regexes.count), &random)
        }
    }

    private func link(of rule: Int, _ random: inout SeededGenerator) -> [UInt8] {
        var link: [UInt8] = []
        for byte in Self.shape(of: rule).link.utf8 {
            switch byte {
            case UInt8(ascii: "H"): link += hosts[rule / 3].utf8
            case UInt8(ascii: "N"): link += Self.words[random.next(below: Self.words.count)].utf8
            case UInt8(ascii: "D"): link += String(random.next(below: 1_000_000)).utf8
            default: link.append(byte)
            }
        }
        return link
    }

    static func unrelatedLink(_ random: inout SeededGenerator) -> [UInt8] {
        func word() -> String {
            words[random.next(below: words.count)] + (random.next(below: 2) == 0 ? "" : "\(random.next(below: 1000))")
        }
        var link = "https://\(random.next(below: 2) == 0 ? "www." : "")\(word())-\(word()).example"
        for _ in 0...random.next(below: 4) { link += "/" + word() }
        if random.next(below: 3) == 0 { link += "?\(word())=\(random.next(below: 100_000))&\(word())=\(word())" }
        return Array(link.utf8)
    }
}

extension SeededGenerator {
    mutating func next(below bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
