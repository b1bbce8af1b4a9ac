import LecternService
import Testing

@Suite struct ServiceTests {
    @Test func theModuleBuilds() {}
}
