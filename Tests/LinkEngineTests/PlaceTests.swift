import Bible
import Foundation
import NativeEngine
import Requests
import TestCorpora
import Testing

@testable import LinkEngine

@Suite struct PlaceTests {
    private static let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static let engine: Engine = {
        let files = (try? RuleFiles.folder(at: project.appending(path: "rules").path)) ?? []
        return Engine(manifest: Manifest(files: files), scripts: .off)
    }()

    private struct MapLink: Decodable {
        let url: String
        /// The canonical URL; nil where there is no place.
        let place: String?
    }

    private static func place(of link: String) -> String? { engine.resolve(link).place?.url }

    @Test func linksAreReadAsTheyWereJudged() throws {
        let links: [MapLink] = try Corpus.mapLinks.lines()
        #expect(links.count >= 170)
        for link in links { #expect(Self.place(of: link.url) == link.place, "\(link.url)") }
    }

    /// The coordinates of a link of each form, and what must not be read in their place.
    static let forms = [
        "geo:LAT,LON", "geo:LAT,LON?z=5", "https://www.google.com/maps/@LAT,LON,17z",
        "https://maps.google.com/?q=LAT,LON",
        "https://www.google.com/maps/search/?api=1&query=LAT,LON", "https://www.google.com/maps/dir/Paris/LAT,LON",
        "https://www.google.com/maps/place/X/data=!3m1!4b1!8m2!3dLAT!4dLON", "https://maps.apple.com/?ll=LAT,LON&q=X",
        "https://maps.apple.com/?q=LAT,LON", "https://www.openstreetmap.org/#map=16/LAT/LON",
        "https://www.openstreetmap.org/?mlat=LAT&mlon=LON#map=16/1/2", "https://www.bing.com/maps?cp=LAT~LON&lvl=5",
        "https://waze.com/ul?ll=LAT,LON", "https://osmand.net/map/?pin=LAT,LON#5/1/2", "om://map?v=1&ll=LAT,LON&n=X",
        "https://yandex.ru/maps/?pt=LON,LAT&z=5", "https://yandex.ru/maps/?ll=LON,LAT&z=5",
    ]

    static let invalidPoints = [
        ("1e9", "2"), ("", ""), ("1", "NaN"), ("90.0000001", "5"), ("-90.5", "5"), ("5", "180.0000001"), ("91", "0"),
        ("\u{FF14}\u{FF18}.85", "2"), ("NaN", "NaN"), ("48.\(String(repeating: "3", count: 400))", "2.3"),
        ("48\u{B0}51'30\"N", "2\u{B0}17'40\"E"), ("48.85N", "2.29E"), ("048.85", "2.29"), ("48.", "2"), (".5", "2"),
        ("0x10", "2"), ("48.85.1", "2"), ("--1", "2"), ("undefined", "undefined"), ("null", "null"),
    ]

    @Test(arguments: forms) func whatIsNotAPointIsNotRead(form: String) {
        for (latitude, longitude) in Self.invalidPoints {
            let link = form.replacing("LAT", with: latitude).replacing("LON", with: longitude)
            #expect(Self.place(of: link) == nil, "\(link)")
        }
        let link = form.replacing("LAT", with: "-48.0500").replacing("LON", with: "180.000")
        #expect(Self.place(of: link)?.hasPrefix("geo:-48.0500,180.000") == true, "\(link)")
    }

    @Test(arguments: [
        ("geo:0,0?q=pizza", "geo:0,0?q=pizza"), ("geo:0,0", "geo:0,0"), ("geo:?z=5", nil),
        ("geo:0,0?q=0,0(Null%20Island)", nil),
        ("https://maps.apple.com/?ll=0,0&q=Paris", nil),
        ("https://www.google.com/maps/search/pizza/@0.0,-0,14z", "geo:0,0?q=pizza"),
    ])
    func zerosBesideATextAreNoPoint(link: String, place: String?) { #expect(Self.place(of: link) == place) }

    /// Texts that would change the link if they were not encoded.
    static let hostileTexts = [
        "A&B", "A#B", "a\nb", "&ll=1,2", "x?y=z", "100%", "a+b", "\"><script>", "javascript:alert(1)", "A~point.1_2",
        "a=b;c", "caf\u{E9} \u{1F355}", "a)b(c",
    ]

    @Test(arguments: hostileTexts) func textsAreEncodedInEveryLink(text: String) throws {
        let query = try #require(Place(point: nil, query: text))
        let pin = try #require(
            Place(point: Place.Point(latitude: "48.8584", longitude: "2.2945"), zoom: 17, label: text))
        for place in [query, pin] {
            #expect(Self.place(of: place.url) == place.url)
            let openings = Self.engine.resolve(place.url).openings.filter { $0.title == Opening.placeTitle }
            #expect(openings.count >= 6)
            for opening in openings {
                #expect(opening.url.allSatisfy { $0.isASCII && !$0.isWhitespace && !"<>\"".contains($0) })
                #expect(opening.url.count { $0 == "#" } <= 1)
                guard let read = Self.engine.resolve(opening.url).place?.place else { continue }
                #expect(read.query == place.query, "\(opening.url)")
                #expect(read.point == place.point, "\(opening.url)")
            }
        }
    }

    @Test func whatIsWrittenIsReadAsTheSamePoint() throws {
        var generator = SeededGenerator(state: 32)
        var read = Set<String>()
        for number in 0..<200 {
            let point = try #require(Self.randomPoint(&generator))
            let zoom = number % 3 == 0 ? nil : number % 22
            let place = try #require(Place(point: point, zoom: zoom, label: number % 2 == 0 ? "Caf\u{E9} & Bar" : nil))
            for opening in Self.engine.resolve(place.url).openings where opening.title == Opening.placeTitle {
                guard let again = Self.engine.resolve(opening.url).place?.place else { continue }
                read.insert(opening.app)
                #expect(again.point == point, "\(opening.url)")
                if !opening.losses.contains(where: { $0.kind == .zoom }) {
                    #expect(again.zoom == zoom, "\(opening.url)")
                }
                if !opening.losses.contains(where: { $0.kind == .label }) { #expect(again.label == place.label) }
            }
        }
        #expect(read == Set(Self.engine.rules.placeApps.map(\.identifier)))
    }

    private static func randomPoint(_ generator: inout SeededGenerator) -> Place.Point? {
        func number(_ limit: Int, _ generator: inout SeededGenerator) -> String {
            let decimals = (0..<Int.random(in: 0...15, using: &generator)).map { _ in
                "\(Int.random(in: 0...9, using: &generator))"
            }
            let whole = Int.random(in: 1 - limit..<limit, using: &generator)
            return "\(whole)" + (decimals.isEmpty ? "" : "." + decimals.joined())
        }
        return Place.Point(latitude: number(90, &generator)[...], longitude: number(180, &generator)[...])
    }

    /// Whatever is changed in a link, it never becomes one to another place, unless its numbers or its text changed.
    @Test func changedLinksLeadToNoOtherPlace() throws {
        let links: [MapLink] = try Corpus.mapLinks.lines()
        // Another short code is another place, as other numbers are.
        let known = links.filter { !$0.url.contains("/go/") }.compactMap { link in
            link.place.flatMap { _ in Self.engine.resolve(link.url).place?.place }.map { (link.url, $0) }
        }
        var generator = SeededGenerator(state: 10_000)
        let characters = Array("abcxyzQ./?#&=@!,;:~_%-+ ".unicodeScalars.map(Character.init))
        for _ in 0..<10_000 {
            let (link, place) = try #require(known.randomElement(using: &generator))
            var changed = Array(link)
            let index = Int.random(in: changed.indices, using: &generator)
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: changed.remove(at: index)
            case 1: changed.insert(try #require(characters.randomElement(using: &generator)), at: index)
            default: changed[index] = try #require(characters.randomElement(using: &generator))
            }
            let text = String(changed)
            guard let read = Self.engine.resolve(text).place?.place, let point = read.point, point != place.point else {
                continue
            }
            // The other numbers of the link, or those with the changed digits.
            #expect(Self.isWritten(point, in: text), "\(text) is read as \(read.url), \(link) as \(place.url)")
        }
    }

    /// Whether both numbers are in the link as numbers of their own, not as parts of longer ones.
    private static func isWritten(_ point: Place.Point, in link: String) -> Bool {
        let numbers = (link.removingPercentEncoding ?? link).matches(of: /-?\d+(?:\.\d+)?/).map { String($0.output) }
        return numbers.contains(point.latitude) && numbers.contains(point.longitude)
    }

    @Test func aRouteIsReadAsItsDestination() {
        let resolution = Self.engine.resolve("https://www.google.com/maps/dir/Paris/48.8584,2.2945")
        #expect(resolution.place?.isDestination == true)
        let opening = resolution.openings.first { $0.app == "organic-maps" }
        #expect(opening?.url == "om://map?v=1&ll=48.8584,2.2945")
        #expect(opening?.losses.map(\.description) == ["route: opens only its destination"])
    }

    @Test func jsonHasThePlaceBesideThePassage() throws {
        var json: [UInt8] = []
        Self.engine.resolve("geo:48.8584,2.2945?z=17&q=48.8584,2.2945(Tower)").appendJSON(
            [.passage, .place], to: &json)
        #expect(
            String(decoding: json, as: UTF8.self) == """
                {"passage":null,"place":{"lat":"48.8584","lon":"2.2945","zoom":17,"query":null,"label":"Tower",\
                "route":false,"text":"Tower","site":null,\
                "url":"geo:48.8584,2.2945?z=17&q=48.8584,2.2945(Tower)"}}
                """)
        json = []
        Self.engine.resolve("John 3:16").appendJSON([.input, .place], to: &json)
        #expect(String(decoding: json, as: UTF8.self) == "{\"input\":\"John 3:16\"}")
    }

    @Test func hostsThatOnlyLookAlikeAreNotRead() {
        let links = [
            "https://www.google.com.evil.org/maps/@48.85,2.29,17z", "https://google.com@evil.org/maps/@48.85,2.29,17z",
            "https://www.go\u{43E}gle.com/maps/@48.85,2.29,17z", "https://wwwgoogle.com/maps/@48.85,2.29,17z",
            "https://maps-apple.com/?ll=48.85,2.29", "https://maps.apple.com.evil.org/?ll=48.85,2.29",
            "https://openstreetmap.org.evil.org/#map=16/33.8/35.5", "https://yandex.ru.evil.org/maps/?ll=37,55",
            "https://evil.org/?u=https://maps.apple.com/?ll=48.85,2.29", "https://bing.com.evil.org/maps?cp=1~2",
            "https://evilwaze.com/ul?ll=1,2", "https://osmand.network/map/?pin=1,2",
            "https://omaps.app.evil.org/map?ll=1,2",
        ]
        for link in links { #expect(Self.place(of: link) == nil, "\(link)") }
    }
}
