import Bible
import Testing

@testable import lectern

/// `lectern sites gateway` and the like.
@Suite struct ListFilterTests {
    /// Arguments, and the first cells of the rows.
    static let lists: [(arguments: String, first: [String])] = [
        ("sites gateway", ["Bible Gateway", "Scholars Gateway"]), ("sites GATEWAY bíble", ["Bible Gateway"]),
        ("apps logos", ["logos"]), ("apps memorize", ["verses"]),
        ("books johannes --language de", ["John", "1John", "2John", "3John"]),
        ("books genesis", ["Gen"]), ("books 1jn", ["1John"]), ("translations reina-valera 1909", ["RVR09"]),
        ("translations danish", ["DO33", "DO92"]), ("schemes youversion", ["youversion:"]),
    ]

    @Test(arguments: lists) func aListIsFiltered(arguments: String, first: [String]) throws {
        let run = try Program(arguments.split(separator: " ").map(String.init))
        #expect(run.status == 0, "\(run.error)")
        #expect(run.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) } == first)
    }

    @Test(arguments: [
        ("sites", "site"), ("apps", "app"), ("books", "book"), ("translations", "translation"), ("schemes", "scheme"),
    ])
    func anEmptyListIsAnError(command: String, kind: String) throws {
        let run = try Program(command, "qwertz", "x")
        #expect(run.output == "")
        #expect(run.error == "Error: there is no \(kind) with \"qwertz x\" in a name\n")
        #expect(run.status == 1)
        let json = try Program(command, "qwertz", "--json")
        #expect(json.output == "[]\n")
        #expect(json.status == 1)
    }

    @Test(arguments: [
        ("sites gatway", "did you mean \"gateway\"?"), ("apps logso", "did you mean \"logos\"?"),
        ("books Jonh", "did you mean \"john\"?"),
    ])
    func aMisspeltWordGetsTheNearestOne(arguments: String, hint: String) throws {
        let run = try Program(["list"] + arguments.split(separator: " ").map(String.init))
        #expect(run.error.hasSuffix("in a name; \(hint)\n"), "\(run.error)")
    }

    /// The built-in rules show no app as new.
    @Test func noNewAppIsSaid() throws {
        let run = try Program("apps", "--new")
        #expect(run.output == "")
        #expect(run.error == "Error: there is no new app\n")
        #expect(run.status == 1)
        #expect(try Program("apps", "--new", "--json").output == "[]\n")
    }

    @Test func jsonIsFilteredToo() throws {
        let apps = try #require(try Program("apps", "logos", "--json").json as? [[String: Any]])
        #expect(apps.map { $0["identifier"] as? String } == ["logos"])
    }

    @Test func everyLanguageHasAName() {
        let codes = Set(Translation.all.map(\.language) + BookNames.languageCodes)
        #expect(codes.subtracting(LanguageNames.english.keys).isEmpty)
    }
}
