import PCRE
import Testing
import Text

@testable import LinkEngine

/// The index that is in the file of a manifest's tokens.
@Suite struct PreparedIndexTests {
    private static let text = Array(
        #"""
        {"apps": [{"identifier": "a", "name": "A", "scheme": "a"}],
         "actions": [{"title": "T", "regex": "https?://one\\.example/", "formats": [{"appId": "a", "format": "a://1"}]},
                     {"title": "T", "regex": "https?://two\\.example/", "formats": [{"appId": "a", "format": "a://2"}]}]}
        """#.utf8)

    /// The rules, with an attachment to their tokens.
    private static func manifest(attaching attachment: [UInt8]) throws -> Manifest {
        let file = try JSONDocument(text).tokenFile(attaching: attachment)
        let document = try #require(JSONDocument(text, tokenFile: file))
        return Manifest(files: [SourceFile(path: "m.json", document: document)], onDemand: true)
    }

    private static func actions(_ manifest: Manifest, for link: String) -> [Int] {
        Array(ManifestIndex(manifest).candidates(in: link).actions)
    }

    @Test("The index in the file is used")
    func used() throws {
        let bytes = ManifestIndex.bytes(for: try Self.manifest(attaching: []))
        #expect(Self.actions(try Self.manifest(attaching: bytes), for: "https://two.example/") == [1])
        let others = PatternIndex(["two", "three"].map { (source: "https?://\($0)\\.example/", isAnchored: false) })
        let manifest = try Self.manifest(attaching: Array("0 2 0\n".utf8) + others.bytes)
        #expect(Self.actions(manifest, for: "https://two.example/") == [0])
    }

    @Test("Whatever else is in the file, the rules are found", arguments: ["", "1 2 0\n", "0 2 0\n", "0 3 0\n", "0"])
    func others(text: String) throws {
        let manifest = try Self.manifest(attaching: Array(text.utf8))
        #expect(Self.actions(manifest, for: "https://two.example/") == [1])
        #expect(Self.actions(manifest, for: "https://three.example/") == [])
    }

    @Test("The index of one file is not used for several")
    func several() throws {
        let bytes = ManifestIndex.bytes(for: try Self.manifest(attaching: []))
        let file = try #require(
            JSONDocument(Self.text, tokenFile: try JSONDocument(Self.text).tokenFile(attaching: bytes)))
        let files = ["a.json", "b.json"].map { SourceFile(path: $0, document: file) }
        let manifest = Manifest(files: files, onDemand: true)
        #expect(manifest.preparedIndex.isEmpty)
        #expect(Self.actions(manifest, for: "https://one.example/") == [0, 2])
    }
}
