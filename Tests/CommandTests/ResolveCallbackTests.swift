import Foundation
import Testing

/// `lectern resolve --x-success`: openings that come back.
@Suite struct ResolveCallbackTests {
    static let manifest = #"""
        { "apps": [ { "identifier": "viewer", "name": "Viewer", "scheme": "viewer" },
                    { "identifier": "plain", "name": "Plain", "scheme": "plain" } ],
          "actions": [ { "title": "Open", "regex": "https?://(.*)\\.pdf",
                         "formats": [ { "appIdentifier": "viewer", "format": "viewer://x-callback-url/add?url=$1#p" },
                                      { "appIdentifier": "plain", "format": "plain:$1" } ] },
                       { "title": "Listen", "regex": "https?://(.*)\\.mp3",
                         "formats": [ { "appIdentifier": "plain", "format": "plain:$1" } ] },
                       { "title": "Look", "regex": "https?://(.*)\\.png",
                         "formats": [ { "appIdentifier": "viewer",
                                        "format": "viewer://x-callback-url/show?x-source=Own&url=$1" } ] } ] }
        """#
    static let options = [
        "--x-success", "home://a?b=c&d#e", "--x-error", "home:f", "--x-cancel", "home:g", "--x-source", "A B",
    ]
    static let added =
        "x-success=home%3A%2F%2Fa%3Fb%3Dc%26d%23e&x-source=A%20B&x-error=home%3Af&x-cancel=home%3Ag"

    let folder: TemporaryFolder
    let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = try folder.write(Self.manifest, to: "m.json")
    }

    private func resolve(_ arguments: String...) throws -> Program {
        try Program(["resolve", "--manifest", path] + arguments, environment: [:])
    }

    private func resolveWithCallbacks(_ arguments: String...) throws -> Program {
        try Program(["resolve", "--manifest", path] + arguments + Self.options, environment: [:])
    }

    @Test func appsThatTakeCallbacksGetThem() throws {
        let run = try resolveWithCallbacks("https://a.b/c.pdf")
        #expect(
            run.output == """
                viewer\tOpen\tviewer://x-callback-url/add?\(Self.added)&url=a.b/c#p\t
                plain\tOpen\tplain:a.b/c\t

                """)
        #expect(run.error == "")
        #expect(run.status == 0)
    }

    @Test func anAppThatTakesNoneIsSaidToTakeNone() throws {
        let run = try resolveWithCallbacks("https://a.b/c.pdf", "--app", "plain")
        #expect(run.output == "plain:a.b/c\n")
        #expect(run.error == "note: Plain does not support callbacks, so they are omitted\n")
        #expect(run.status == 0)
    }

    @Test func whereNoAppTakesThemThatIsSaid() throws {
        let run = try resolveWithCallbacks("https://a.b/c.mp3")
        #expect(run.output == "plain\tListen\tplain:a.b/c\t\n")
        #expect(run.error == "note: no app for this link supports callbacks, so they are omitted\n")
    }

    @Test func whatTheRuleSaysItselfStays() throws {
        let run = try resolveWithCallbacks("https://a.b/c.png")
        #expect(run.output == "viewer\tLook\tviewer://x-callback-url/show?x-source=Own&url=a.b/c\t\n")
        #expect(run.error.contains("the URL has an x-source of its own"))
    }

    @Test(arguments: ["--x-success", "--x-error", "--x-cancel"], ["javascript:a", "file:///a", "a", "", "a:%"])
    func callbacksThatMustNotBeOpenedAreWrongUse(option: String, url: String) throws {
        let run = try resolve("https://a.b/c.pdf", option, url)
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.error.contains("\(option): "))
    }
}
