import Foundation
import Testing

@Suite struct PreferencesTests {
    private let folder = try? TemporaryFolder()

    private func run(_ arguments: String...) throws -> Program {
        let folder = try #require(folder)
        return try Program(arguments, environment: ["XDG_CONFIG_HOME": folder.url.appending(path: "config").path])
    }

    @Test func theChosenAppIsTheOneThatLinksAreLedInto() throws {
        let page = try #require(folder).write("see https://ref.ly/Jn3.16\n", to: "page.txt")
        let without = try run("rewrite", page)
        #expect(without.status == 2)
        #expect(without.error.contains("lectern prefer ID"))
        #expect(try run("prefer").output == "")
        #expect(try run("prefer").error == "no choices are stored\n")
        #expect(try run("prefer", "bible", "logos").status == 0)
        #expect(try run("prefer").output == "bible\tlogos\n")
        #expect(try run("rewrite", page).output == "see logosref:Bible.Jn3.16\n")
        #expect(try run("prefer", "bible", "--clear").status == 0)
        #expect(try run("prefer", "bible").output == "")
    }

    @Test func eachTopicHasItsApp() throws {
        #expect(try run("prefer", "places", "organic-maps").status == 0)
        #expect(try run("prefer", "logos").status == 0)
        #expect(try run("prefer").output == "bible\tlogos\nplaces\torganic-maps\n")
        #expect(try run("prefer", "waze").output == "bible\tlogos\nplaces\twaze\n")
        #expect(try run("prefer", "bible", "waze").error.contains("cannot open passages"))
        #expect(try run("prefer", "places", "logos").error.contains("cannot open places"))
        #expect(try run("prefer", "places", "--clear").output == "bible\tlogos\n")
    }

    @Test func hiddenAppsAreLeftOutUnlessAskedFor() throws {
        #expect(
            try run("prefer", "--hide", "logos", "--hide", "Olive-Tree").output == "hidden\tlogos\nhidden\tolive-tree\n"
        )
        #expect(try !run("https://ref.ly/Jn3.16").output.contains("logos\t"))
        #expect(try run("https://ref.ly/Jn3.16", "--app", "logos").output == "logosref:Bible.Jn3.16\n")
        #expect(try run("prefer", "--show", "logos").status == 0)
        #expect(try run("prefer", "--show", "Olive-Tree").output == "")
        #expect(try run("https://ref.ly/Jn3.16").output.contains("logos\t"))
    }

    /// Processes that change the preferences wait for each other.
    @Test func changesAtTheSameTimeAllCount() async throws {
        let folder = try #require(folder)
        let apps = [
            "logos", "olive-tree", "verses", "blue-letter-bible", "youversion", "jw-library", "accordance", "andbible",
        ]
        let environment = ["XDG_CONFIG_HOME": folder.url.appending(path: "config").path]
        try await withThrowingTaskGroup(of: Int32.self) { group in
            for app in apps { group.addTask { try Program(["hide", app], environment: environment).status } }
            for try await status in group { #expect(status == 0) }
        }
        #expect(try Set(run("prefer").output.split(separator: "\n").map { String($0.dropFirst(7)) }) == Set(apps))
    }

    /// The file may be a link, also one that leads to a file that does not exist yet.
    @Test func aLinkedFileStaysLinked() throws {
        let folder = try #require(folder)
        try folder.write("", to: "config/lectern/other")
        let link = folder.url.appending(path: "config/lectern/preferences.json").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "kept.json")
        #expect(try run("prefer", "bible", "logos").status == 0)
        #expect(try run("prefer").output == "bible\tlogos\n")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "kept.json")
    }

    @Test func whatIsNotKnownIsRefused() throws {
        #expect(try run("prefer", "bible", "lgos").error.contains("did you mean \"logos\"?"))
        #expect(try run("prefer", "music", "logos").error.contains("there is no topic \"music\"; the topics are bible"))
        #expect(try run("prefer", "--show", "lgos").error.contains("did you mean \"logos\"?"))
        #expect(try run("prefer", "firefox").error.contains("\"firefox\" cannot open passages"))
        #expect(try run("hide", "nobody").status == 2)
        try #require(folder).write("{ \"prefer\": 3 }", to: "config/lectern/preferences.json")
        let broken = try run("https://ref.ly/Jn3.16")
        #expect(broken.status == 2)
        #expect(broken.error.contains("\"prefer\" is a number, not an object"))
        #expect(broken.error.contains("correct or remove the file"))
    }
}
