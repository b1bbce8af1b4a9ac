import CFiles
import Foundation
import Testing

@testable import Files

/// What happens to a file of the user that is replaced.
@Suite struct ReplacingTests {
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appending(path: "lectern-\(UUID().uuidString)")

        init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
        deinit { try? FileManager.default.removeItem(at: url) }

        func path(_ name: String) -> String { url.appending(path: name).path }
        func write(_ text: String, _ name: String) throws -> String {
            try Data(text.utf8).write(to: url.appending(path: name))
            return path(name)
        }
        func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }
        var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() } }
    }

    private static func message(_ body: () throws -> Void) -> String? {
        do {
            try body()
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func aLinkToANameThatIsNotUTF8IsNotFollowed() throws {
        let folder = try Folder()
        let link = folder.path("link")
        let target: [CChar] = [0x62, -1, 0]
        #expect(unsafe symlink(target, link) == 0)
        let message = Self.message { try FileSystem.replace(link, with: Array("new".utf8)) }
        #expect(message?.contains("not UTF-8") == true)
        #expect(try folder.names == ["link"])
    }

    @Test func aFileWithItsBytesIsReplaced() throws {
        let folder = try Folder()
        let path = try folder.write("old", "a")
        try FileSystem.replace(path, from: Array("old".utf8), to: Array("new".utf8))
        #expect(try folder.text("a") == "new")
        #expect(try folder.names == ["a"])
    }

    @Test func aFileThatHasChangedStays() throws {
        let folder = try Folder()
        for changed in ["old and more", "olD", ""] {
            let path = try folder.write(changed, "a")
            let message = Self.message {
                try FileSystem.replace(path, from: Array("old".utf8), to: Array("new".utf8))
            }
            #expect(message?.hasSuffix("a: has changed since it was read; not changed") == true)
            #expect(try folder.text("a") == changed)
        }
        try FileManager.default.removeItem(atPath: folder.path("a"))
        #expect(Self.message { try FileSystem.replace(folder.path("a"), from: [1], to: [2]) } != nil)
        #expect(try folder.names == [])
    }

    /// What is written between the comparison and the exchange of the names.
    @Test func whatIsWrittenAtTheLastMomentIsKept() throws {
        let folder = try Folder()
        let path = try folder.write("old", "a")
        let before = try #require(FileState(path))
        let file = try TemporaryFile(beside: path, named: path)
        try file.write(Array("new".utf8))
        var message = ""
        do {
            try file.replace(path, expecting: before) { try? Data("old and more".utf8).write(to: URL(filePath: path)) }
        } catch {
            message = error.message
        }
        let other = try #require(try folder.names.last)
        #expect(message.contains("a: has changed while it was replaced; "))
        #expect(message.contains(other))
        #expect(try folder.names.count == 2)
        #expect(Set([try folder.text("a"), try folder.text(other)]) == ["new", "old and more"])
    }

    @Test func whatACheckRefusesLeavesNothing() throws {
        let folder = try Folder()
        let path = try folder.write("old", "a")
        let message = Self.message {
            let file = try TemporaryFile(beside: path, named: path)
            try file.replace(path) { () throws(FileError) in throw FileError(message: "no") }
        }
        #expect(message == "no")
        #expect(try folder.text("a") == "old")
        #expect(try folder.names == ["a"])
    }

    @Test func hardLinksAreNotSeparated() throws {
        let folder = try Folder()
        let path = try folder.write("old", "a")
        try FileManager.default.linkItem(atPath: path, toPath: folder.path("b"))
        let changes: [() throws -> Void] = [
            { try FileSystem.replace(path, with: Array("new".utf8)) },
            { try FileSystem.replace(path, from: Array("old".utf8), to: Array("new".utf8)) },
            { try FileSystem.update(path, maximumSize: 100) { _ in Array("new".utf8) } },
            { try FileChange(path, to: "new").apply() },
        ]
        for change in changes {
            #expect(Self.message(change)?.hasSuffix("a: has 2 hard links, which replacing it would separate") == true)
        }
        #expect(try folder.text("a") == "old" && folder.text("b") == "old")
        #expect(try folder.names == ["a", "b"])
    }

    @Test func aSymbolicLinkStays() throws {
        let folder = try Folder()
        let path = try folder.write("old", "a")
        try FileManager.default.createSymbolicLink(atPath: folder.path("b"), withDestinationPath: "a")
        try FileSystem.replace(folder.path("b"), from: Array("old".utf8), to: Array("new".utf8))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("b")) == "a")
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
    }

    @Test func onlyAFileIsReplaced() throws {
        let folder = try Folder()
        try FileManager.default.createDirectory(atPath: folder.path("a"), withIntermediateDirectories: true)
        #expect(Self.message { try FileSystem.replace(folder.path("a"), with: [1]) }?.contains("regular file") == true)
        #expect(Self.message { try FileChange(folder.path("a/b/c"), to: "x").apply() } == nil)
        #expect(try String(contentsOfFile: folder.path("a/b/c"), encoding: .utf8) == "x")
    }

    @Test func aChangeIsOnlyMadeToWhatItIsAChangeOf() throws {
        let folder = try Folder()
        let path = try folder.write("old", "a")
        let change = try FileChange(path, to: "new")
        _ = try folder.write("other", "a")
        #expect(Self.message { try change.apply() }?.contains("has changed since it was read") == true)
        #expect(try folder.text("a") == "other")
        let creation = try FileChange(folder.path("b"), to: "new")
        _ = try folder.write("other", "b")
        #expect(Self.message { try creation.apply() } != nil)
        #expect(try folder.text("b") == "other")
    }

    /// Whether files of temporary folders can have attributes.
    private static let hasAttributes: Bool = {
        guard let folder = try? Folder(), let path = try? folder.write("x", "a") else { return false }
        return unsafe setxattr(path, "user.test", "1", 1, 0) == 0
    }()

    @Test(.enabled(if: hasAttributes)) func attributesStay() throws {
        let folder = try Folder()
        let path = try folder.write("old", "a")
        let isSet = unsafe setxattr(path, "user.test", "value", 5, 0) == 0
        #expect(isSet)
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        try FileSystem.replace(path, from: Array("old".utf8), to: Array("new".utf8))
        var value = [UInt8](repeating: 0, count: 10)
        let size = unsafe getxattr(path, "user.test", &value, 10)
        #expect(size == 5)
        #expect(value.prefix(5).elementsEqual("value".utf8))
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
    }
}
