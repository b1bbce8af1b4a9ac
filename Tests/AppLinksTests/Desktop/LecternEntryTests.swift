import AppLinks
import DesktopTesting
import Testing

/// The desktop entry of Lectern itself.
@Suite struct LecternEntryTests {
    @Test(.enabled(if: FakeDesktop.has("/usr/bin/desktop-file-validate")), arguments: [false, true])
    func theEntryIsValid(isBrowser: Bool) throws {
        let desktop = try RegistrationTests.desktop()
        _ = try RegistrationTests.register(on: desktop, schemes: ["lectern", "x-a.b+c"], isBrowser: isBrowser).apply()
        let entry = desktop.path("data/applications/lectern.desktop")
        #expect(try desktop.ask("/usr/bin/desktop-file-validate", entry) == "")
    }

    /// The path of the program may contain characters that desktop entries must escape.
    @Test(arguments: ["my app", "a$HOME`b`", "q\"u'o\\te", "100%u", "plain"])
    func anyPathMayBeRegistered(name: String) throws {
        let desktop = try RegistrationTests.desktop()
        try desktop.install("told", schemes: [])
        let pipe = desktop.path("told.pipe")
        try desktop.script("printf '%s\\n' \"$@\" -END- > '\(pipe)'\n", to: "bin/\(name)")
        let environment = Desktop(environment: desktop.environment)
        _ = try DesktopRegistration.register(
            desktop.path("bin/\(name)"), schemes: ["foo"], isBrowser: false, on: environment
        ).apply()
        try environment.open("foo:--help")
        #expect(try desktop.arguments(of: "told") == ["handle", "--", "foo:--help"])
        let entry = desktop.path("data/applications/lectern.desktop")
        #expect(try desktop.ask("/usr/bin/env", "desktop-file-validate", entry) == "")
    }

    static let schemes: [(schemes: [String], names: [String]?)] = [
        ([], ["lectern", "bible"]), (["XYZ", "xyz", "x-sadun-services"], ["xyz", "x-sadun-services"]),
        (["http"], nil), (["HTTPS"], nil), (["javascript"], nil), (["file"], nil), (["a b"], nil), ([""], nil),
        (["-a"], nil), (["1a"], nil), (["a:b"], nil), (["a;b"], nil), (["é"], nil), (["a\nb"], nil),
    ]

    @Test(arguments: schemes) func schemesAreChecked(schemes: [String], names: [String]?) {
        #expect((try? OwnSchemes(schemes))?.names == names)
    }
}
