import Bible
import TestCorpora

@testable import LinkEngine
@testable import URLText

/// Makes near misses of links that people posted; the same ones in every run.
struct NearMissGenerator {
    private let links: [PostedLink]
    private let hosts: [String: String]
    private var numbers: SeededGenerator
    private var result: [NearMiss] = []

    init(links: [PostedLink], seed: UInt64) {
        self.links = links.filter { $0.unsure != true }
        let sites = links.compactMap { link in LinkParts(link.url).map { ($0.host, link.site) } }
        hosts = Dictionary(sites, uniquingKeysWith: { first, _ in first })
        numbers = SeededGenerator(state: seed)
    }

    /// One or two of every kind for every link that is a passage, and other pages of every host.
    mutating func misses() -> [NearMiss] {
        for link in links { add(link) }
        for (host, site) in hosts.sorted(by: { $0.key < $1.key }) { addOtherPages(of: host, site: site) }
        return result
    }

    private mutating func add(_ link: PostedLink) {
        guard let stated = link.passages, let passage = try? Passage(parsing: stated) else {
            if link.passages == nil { result.append(NearMiss(site: link.site, kind: .otherPage, url: link.url)) }
            return
        }
        if let parts = LinkParts(link.url) {
            addHosts(parts, link)
            addLinksWithinLinks(parts, link)
            addAdditions(parts, link)
        }
        let url = NormalizedLink(link.url).url
        if let misspelt = MisspeltBook(in: url, of: passage, &numbers) { add(misspelt.url, .misspeltBook, link) }
        guard passage.spans.count == 1, let first = passage.spans.first?.start, let chapter = first.chapter else {
            return
        }
        for shifted in [chapter + 200, 0] { add(url.shifting(chapter, to: shifted), .chapterOutOfBounds, link) }
        if let verse = first.verse { add(url.shifting(verse, to: verse + 200), .verseOutOfBounds, link) }
    }

    private mutating func add(_ url: String?, _ kind: NearMiss.Kind, _ link: PostedLink, right: String? = nil) {
        guard let url else { return }
        result.append(NearMiss(site: link.site, kind: kind, url: url, right: right, original: link.url))
    }

    private mutating func addHosts(_ parts: LinkParts, _ link: PostedLink) {
        for _ in 0..<2 {
            let host = lookAlike(of: parts.host)
            if hosts[host] == nil { add("https://\(host)\(parts.rest)", .lookAlikeHost, link) }
        }
        let other = ["evil.test", "com", "org.evil.test", "bible"].randomElement(using: &numbers) ?? "evil.test"
        add("https://\(parts.host).\(other)\(parts.rest)", .subHost, link)
        let user =
            ["\(parts.host)", "\(parts.host):443", "\(parts.host)%2F", "www.\(parts.host):x"].randomElement(
                using: &numbers) ?? ""
        add("https://\(user)@evil.test\(parts.rest)", .userInformation, link)
        add("https://evil.test@\(parts.host)\(parts.rest)", .userInformation, link, right: link.passages)
    }

    /// A host that a hurried eye takes for another one.
    private mutating func lookAlike(of host: String) -> String {
        var labels = host.split(separator: ".").map(String.init)
        let place = max(labels.count - 2, 0)
        let label = labels[place]
        labels[place] =
            switch Int.random(in: 0..<8, using: &numbers) {
            case 0: "not" + label
            case 1: "my-" + label
            case 2: label + "s"
            case 3: String(label.dropFirst())
            case 4: label.replacing("b", with: "\u{0432}").replacing("o", with: "\u{043E}") + "\u{0435}"
            case 5: label.replacing("i", with: "1").replacing("e", with: "ee")
            case 6: "www" + label
            default: label + "-online"
            }
        let changed = labels.joined(separator: ".")
        return changed == host || labels[place].isEmpty ? "x" + host : changed
    }

    private mutating func addLinksWithinLinks(_ parts: LinkParts, _ link: PostedLink) {
        let url = "https://\(parts.host)\(parts.rest)"
        let encoded = PercentEncoding.encode(url, keeping: .nothing)
        let forms = [
            "https://evil.test/\(url)", "https://evil.test/\(parts.host)\(parts.rest)",
            "https://evil.test/go?u=\(encoded)",
            "https://evil.test/?\(url)", "https://evil.test/#\(url)", "https://evil.test/a#/\(parts.host)\(parts.rest)",
            "https://evil.test/?\(parts.host)=1&u=\(url)", "https://evil.test/\(encoded)",
            "mailto:a@evil.test?body=\(encoded)",
        ]
        for _ in 0..<2 { add(forms.randomElement(using: &numbers), .linkWithinLink, link) }
    }

    private mutating func addAdditions(_ parts: LinkParts, _ link: PostedLink) {
        let (path, query, fragment) = parts.splitRest
        let more = ["/evil", "/a/b", "/extra/3/16", "/login", "/99/99"].randomElement(using: &numbers) ?? "/evil"
        let slash = path.hasSuffix("/") ? String(path.dropLast()) : path
        add("https://\(parts.host)\(slash)\(more)\(query)\(fragment)", .extraSegments, link, right: link.passages)
        let mark = query.isEmpty ? "?" : "&"
        let source = ["utm_source=chatgpt.com", "fbclid=IwAR3", "ref=16"].randomElement(using: &numbers) ?? ""
        add("https://\(parts.host)\(path)\(query)\(mark)\(source)\(fragment)", .tracking, link, right: link.passages)
    }

    private mutating func addOtherPages(of host: String, site: String) {
        let paths = [
            "/", "/about", "/versions/", "/login?next=/john/3", "/search?q=love", "/search/love", "/search/john/3",
            "/search?query=John+loved+16", "/quicksearch/?quicksearch=John+3", "/reading-plans/123-john",
            "/reading-plans/john/3", "/reading-plans/esv/2026/03/16", "/plans/john-3-days", "/plans/john/3",
            "/plan/3/day/16",
            "/blog/2020/03/john-and-acts", "/users/john/3", "/tags/john/3/16", "/devotionals/john-3-days-with-him",
        ]
        for path in paths { result.append(NearMiss(site: site, kind: .otherPage, url: "https://\(host)\(path)")) }
    }
}
