import Files
import Foundation
import Requests
import Testing
import Text
import Workshop

/// The folder of rule sets.
@Suite struct RuleSetStoreTests {
    typealias Example = RuleSetReviewTests.Example

    let root = FileManager.default.temporaryDirectory.appending(path: "lectern-\(UUID().uuidString)")
    var folder: URL { root.appending(path: "sets") }
    var store: RuleSetStore { RuleSetStore(folder: folder.path) }

    static func entry(_ set: SignedRuleSet) -> RuleSetStore.Entry {
        RuleSetStore.Entry(set, source: "/example.json", key: "RW" + String(repeating: "A", count: 54))
    }

    /// Takes versions of a set, one after another.
    @discardableResult func take(_ versions: Int...) throws -> RuleSetStore.Entry {
        var entry = try store.entries().first
        for version in versions {
            let set = try RuleSetReviewTests.example { $0.version = version }.signed()
            let new = entry?.taking(set, key: entry?.key ?? "") ?? Self.entry(set)
            try store.take(set, as: new, replacing: entry)
            entry = new
        }
        return try #require(entry)
    }

    var files: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }

    @Test func thePreviousVersionIsKept() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let entry = try take(1, 2, 5)
        #expect((entry.version, entry.previous, entry.newest) == (5, 2, 5))
        #expect(try store.entries() == [entry])
        #expect(try files == ["example-2.json", "example-5.json", "sets.json"])
        #expect(try store.manifest(of: entry).bytes == RuleSetReviewTests.example { $0.version = 5 }.file.bytes)
        try store.replace(entry, with: nil)
        #expect(try files == ["sets.json"])
    }

    /// What a process wrote that was ended before it could change the list is not used, and removed by the next one.
    @Test func anInterruptedUpdateLeavesTheOldVersion() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let old = try take(1)
        try Data("half".utf8).write(to: folder.appending(path: "example-2.json"))
        #expect(try store.entries() == [old])
        #expect(try store.manifest(of: old).bytes == Example().file.bytes)
        let entry = try take(2)
        #expect(try store.manifest(of: entry).bytes == RuleSetReviewTests.example { $0.version = 2 }.file.bytes)
        try Data("half".utf8).write(to: folder.appending(path: "example-3.json"))
        try Data("mine".utf8).write(to: folder.appending(path: "notes.json"))
        try take(4)
        #expect(try files == ["example-2.json", "example-4.json", "notes.json", "sets.json"])
    }

    @Test func aChangeByAnotherProcessIsNotOverwritten() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let old = try take(1)
        try take(2)
        let set = try RuleSetReviewTests.example { $0.version = 3 }.signed()
        #expect {
            try store.take(set, as: old.taking(set, key: old.key), replacing: old)
        } throws: { ($0 as? FileError)?.message.contains("another command has changed this rule set") == true }
        #expect(throws: FileError.self) { try store.take(set, as: Self.entry(set), replacing: nil) }
        #expect(try store.entries().map(\.version) == [2])
    }

    @Test(arguments: ["", "example-1.json", "sets.json"]) func filesThatOthersCanChangeAreNotUsed(name: String) throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let entry = try take(1)
        let path = name.isEmpty ? folder.path : folder.appending(path: name).path
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: path)
        #expect {
            _ = try store.entries()
            _ = try store.manifest(of: entry)
        } throws: {
            ($0 as? FileError)?.message
                == "\(path): other users can change it; run chmod go-w"
        }
    }

    @Test func aLinkIsNoManifest() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let entry = try take(1)
        let file = folder.appending(path: "example-1.json")
        try FileManager.default.moveItem(at: file, to: root.appending(path: "other.json"))
        try FileManager.default.createSymbolicLink(at: file, withDestinationURL: root.appending(path: "other.json"))
        #expect(throws: FileError.self) { try store.manifest(of: entry) }
    }

    @Test(arguments: [
        "", "{}", "[3]", "[{}]",
        #"[{ "name": "../x", "source": "a", "key": "K", "version": 1, "newest": 1, "expires": "2027-01-01" }]"#,
    ])
    func aDamagedListIsReported(text: String) throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try take(1)
        let text = text.replacing("\"K\"", with: "\"RW" + String(repeating: "A", count: 54) + "\"")
        try Data(text.utf8).write(to: folder.appending(path: "sets.json"))
        #expect {
            _ = try store.entries()
        } throws: { ($0 as? FileError)?.message.contains("is not a list of rule sets") == true }
    }

    @Test func aFolderThatCannotBeWrittenIsReported() {
        let set = try? Example().signed()
        #expect(throws: FileError.self) {
            let set = try #require(set)
            try RuleSetStore(folder: "/dev/null/sets").take(set, as: Self.entry(set), replacing: nil)
        }
    }
}

/// Reading rule sets from servers, as far as no signature is needed.
@Suite struct RuleSetSourceTests {
    static func network(_ result: Result<FetchResponse, FetchError>) -> Network {
        Network { request, _ in PerformedRequest(request: request, result: result, duration: .zero) }
    }

    static let answers: [(Result<FetchResponse, FetchError>, String)] = [
        (.failure(FetchError(.timeLimit, "no response within 60 s")), "no response within 60 s"),
        (.success(FetchResponse(status: 404, url: "u")), "the server answers with status 404"),
        (.success(FetchResponse(status: 302, url: "u")), "the server answers with status 302"),
        (
            .success(FetchResponse(status: 200, url: "u", body: Array(repeating: 0, count: 16_385))),
            "larger than the limit of 16384 bytes"
        ),
    ]

    @Test(.enabled(if: RuleSetSourceTests.hasMinisign), arguments: answers.indices)
    func whatAServerDoesIsReported(index: Int) throws {
        let (answer, message) = Self.answers[index]
        let source = try RuleSetSource("https://rules.example/a.json", network: Self.network(answer))
        let minisign = try Minisign(environment: [:])
        #expect {
            _ = try source.signedRuleSet(key: "", by: minisign)
        } throws: {
            ($0 as? FileError)?.message.hasPrefix("https://rules.example/a.json.minisig: \(message)") == true
        }
    }

    static var hasMinisign: Bool { (try? Minisign(environment: [:])) != nil }

    @Test(arguments: [
        "http://rules.example/a.json", "https://rules.example/a.json?x", "https://rules.example/a.json#x", "file:///a",
        "/nonexistent.json", "",
    ])
    func otherPlacesAreRefused(location: String) {
        #expect(throws: FileError.self) { try RuleSetSource(location, network: .off) }
    }

    @Test(arguments: [
        ("RWQlw91DFgtq52t4LlRGMIY9lEOcYQ/M8k/OALNLb39p2zXI74DQxaOf", true),
        ("untrusted comment: minisign public key\nRWQlw91DFgtq52t4LlRGMIY9lEOcYQ/M8k/OALNLb39p2zXI74DQxaOf\n", true),
        ("RWQlw91DFgtq52t4LlRGMIY9lEOcYQ/M8k/OALNLb39p2zXI74DQxaO", false), ("", false), ("-p/etc/passwd", false),
        ("RXQlw91DFgtq52t4LlRGMIY9lEOcYQ/M8k/OALNLb39p2zXI74DQxaOf", false),
    ])
    func keysAreRead(text: String, isKey: Bool) { #expect((Minisign.key(in: text) != nil) == isKey) }
}
