import LinkEngine
import SharePage
import Testing

@Suite struct SharePagesTests {
    @Test func theStartPageIsHTML() throws {
        let pages = SharePages(engine: try Engine.standard())
        let response = pages.response(to: PageRequest(path: "/", origin: "http://localhost"))
        #expect(response?.status == 200)
    }
}
