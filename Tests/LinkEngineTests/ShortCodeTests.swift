import Testing

@testable import LinkEngine

/// Short codes of OpenStreetMap, by its own decoder.
@Suite struct ShortCodeTests {
    @Test(arguments: [
        ("0EEQjE--", "geo:51.51077,0.05493?z=9"), ("0EEQjE==", "geo:51.51077,0.05493?z=9"),
        ("0EEQjEEb", "geo:51.51100,0.05500?z=16"), ("T6o2zWV0-", "geo:34.04592,-90.91041?z=14"),
        ("zH_@aB3d", "geo:33.37783,56.19597?z=16"), ("zH_~aB3d", "geo:33.37783,56.19597?z=16"),
        ("AAA--", "geo:-90.00000,-180.00000?z=0"), ("AAA", "geo:-90.00000,-180.00000?z=1"),
        ("___", "geo:63.98438,179.29688?z=1"), ("~~~~~~~~~~", "geo:90.00000,180.00000?z=22"),
    ])
    func aCodeIsThePointAndTheZoom(code: String, url: String) throws {
        let read = try #require(ShortCode(code))
        #expect(Place(point: read.point, zoom: read.zoom)?.url == url)
    }

    @Test(arguments: [
        "", "-", "AA", "AA--", "AAA-", "AAA---", "AAA=-=", "AAAAAAAAAAA", "AA A", "AAA\u{FF21}", "AA%41", "-AAA",
        "AAA-A",
    ])
    func anythingElseIsNoCode(text: String) {
        #expect(ShortCode(text) == nil)
    }
}
