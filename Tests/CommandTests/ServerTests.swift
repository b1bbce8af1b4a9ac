import Foundation
import Testing

/// Servers of a person's own: `lectern prefer server`.
@Suite struct ServerTests {
    private let folder = try? TemporaryFolder()

    private func run(_ arguments: String...) throws -> Program {
        let folder = try #require(folder)
        return try Program(arguments, environment: ["XDG_CONFIG_HOME": folder.url.appending(path: "config").path])
    }

    @Test(arguments: [
        ("jitsi", "https://meet.example.org/TestRoom", "jitsi-meet://meet.example.org/TestRoom"),
        ("Jitsi", "https://Meet.Example.Org/TestRoom?x#y", "jitsi-meet://meet.example.org/TestRoom"),
        ("mastodon", "https://meet.example.org/@name", "icecubesapp://meet.example.org/@name"),
        (
            "mastodon", "https://meet.example.org/@name/110000000000000000",
            "icecubesapp://meet.example.org/@name/110000000000000000"
        ),
        (
            "mattermost", "https://meet.example.org/team/channels/town-square",
            "mattermost://meet.example.org/team/channels/town-square"
        ),
    ])
    func aNamedServerOpensAsThePublicOne(service: String, link: String, opened: String) throws {
        #expect(try run("--no-browsers", link).status == 1)
        #expect(try run("prefer", "server", service, "meet.example.org", "b.example").status == 0)
        #expect(try run("--no-browsers", link).output.contains("\t\(opened)\t"))
        #expect(try run("explain", link).output.contains("server: meet.example.org\n"))
        #expect(try run("open", "--dry-run", link).error.contains("no app"))
        for other in [
            "https://meet-example.org/", "https://meet.example.org.example.net/", "https://a.meet.example.org/",
            "https://meet.example.org@example.net/", "https://example.net/?u=https://meet.example.org/",
        ] {
            let path = link.drop { $0 != ":" }.dropFirst(3).drop { $0 != "/" }.dropFirst()
            #expect(try run("--no-browsers", other + path).status == 1, "\(other)\(path)")
        }
        #expect(try run("prefer", "--clear", "server", service).output == "")
        #expect(try run("--no-browsers", link).status == 1)
    }

    @Test func theServersAreListed() throws {
        #expect(try run("prefer", "server").output == "jitsi\t\nmastodon\t\nmattermost\t\n")
        #expect(try run("prefer", "server", "mastodon", "a.example").output == "server of mastodon\ta.example\n")
        #expect(
            try run("prefer", "server", "jitsi", "B.example", "b.example").output
                == "server of jitsi\tb.example\nserver of mastodon\ta.example\n")
        #expect(try run("prefer", "logos").output.hasPrefix("bible\tlogos\nserver of jitsi\tb.example\n"))
        #expect(try run("prefer", "server").output == "jitsi\tb.example\nmastodon\ta.example\nmattermost\t\n")
        #expect(
            try run("prefer", "--clear", "server", "jitsi").output == "bible\tlogos\nserver of mastodon\ta.example\n")
        #expect(try run("prefer", "server", "mastodon", "b.example", "c.example").status == 0)
        #expect(
            try run("prefer", "--clear", "server", "mastodon", "A.example", "c.example", "d.example").output
                == "bible\tlogos\nserver of mastodon\tb.example\n")
    }

    @Test(arguments: [
        (["server", "jitsy", "a.example"], "did you mean \"jitsi\"?"),
        (["server", "zoom", "a.example"], "the services are jitsi, mastodon, mattermost"),
        (["server", "jitsi"], "the host of your server is missing"),
        (["server", "jitsi", "https://a.example/"], "is not a host"), (["server", "jitsi", "*"], "is not a host"),
        (["server", "jitsi", "a|b.example"], "is not a host"), (["server", "jitsi", ".*"], "is not a host"),
        (["server", "jitsi", "a.example:8443"], "is not a host"),
        (["server", "jitsi", "m\u{FC}nchen.example"], "is not a host"),
        (["--clear", "server"], "prefer server --clear needs a service"),
        (["--clear", "server", "jitsi", "https://a.example/"], "is not a host"),
        (["--hide", "logos", "server"], "cannot be combined with --hide"),
        (["--clear", "--show", "logos", "server", "jitsi"], "cannot be combined with --hide"),
    ])
    func whatIsNoServerIsRefused(arguments: [String], message: String) throws {
        let folder = try #require(folder)
        let run = try Program(
            ["prefer"] + arguments, environment: ["XDG_CONFIG_HOME": folder.url.appending(path: "config").path])
        #expect(run.status == 2)
        #expect(run.error.contains(message), "\(run.error)")
        #expect(try self.run("prefer").output == "")
    }

    /// What somebody wrote into the file is not a regex.
    @Test(arguments: [#"{ "jitsi": [".*"] }"#, #"{ "jitsi": "a.example" }"#, "[]"])
    func aFileWithOtherServersIsRefused(servers: String) throws {
        try #require(folder).write("{ \"servers\": \(servers) }", to: "config/lectern/preferences.json")
        let run = try run("https://a.example/x")
        #expect(run.status == 2)
        #expect(run.error.contains("correct or remove the file"), "\(run.error)")
    }
}
