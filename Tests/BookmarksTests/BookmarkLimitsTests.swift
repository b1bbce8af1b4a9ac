import Bookmarks
import Testing

struct BookmarkLimitsTests {
    @Test func programDefaults() {
        let limits = BookmarkLimits()
        #expect([limits.bytes, limits.depth, limits.items] == [16_777_216, 64, 100_000])
    }
}
