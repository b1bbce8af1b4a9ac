import Foundation
import Testing

/// `lectern find`.
@Suite struct FindTests {
    @Test("Each reference is a JSON object with the passage, the text and its place")
    func lines() throws {
        let run = try Program("find", "-", input: "Dear all,\nread “Rom 8:28” (NIV)\nand 5:1.\n")
        let lines = try run.jsonLines
        #expect(lines.map { $0["passage"] as? String } == ["Rom.8.28", "Rom.5.1"])
        #expect(lines.map { $0["text"] as? String } == ["Rom 8:28", "5:1"])
        #expect(lines.map { $0["line"] as? Int } == [2, 3])
        #expect(lines.map { $0["column"] as? Int } == [7, 5])
        #expect(lines.map { $0["start"] as? Int } == [18, 40])
        #expect(lines.map { $0["end"] as? Int } == [26, 43])
        #expect(lines.first?["translation"] as? String == "NIV")
        #expect(lines.first?["versification"] is NSNull)
        #expect((lines.first?["findings"] as? [Any])?.isEmpty == true)
        #expect(run.status == 0)
        #expect(run.error == "")
    }

    @Test("A file is read, and a text without references has status 1")
    func files() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(Data("Mark 5 items, then read John 3:16-99.".utf8), to: "text.txt")
        let run = try Program("find", file.path)
        #expect(try run.jsonLines.map { $0["passage"] as? String } == ["John.3.16-John.3.36"])
        let finding = try #require((try run.jsonLines.first?["findings"] as? [[String: Any]])?.first)
        #expect(finding["severity"] as? String == "warning")
        #expect(finding["message"] as? String == "\"99\" read as 36, the last verse of John 3")
        let none = try Program("find", "-", input: "Mark 5 items at 12:30.")
        #expect(none.status == 1)
        #expect(none.output == "" && none.error == "")
        #expect(try Program("find", "-", input: "").status == 1)
    }

    @Test("The language can be given")
    func languages() throws {
        let text = "Hch 2,42"
        #expect(try Program("find", "-", "--language", "es", input: text).jsonLines.count == 1)
        #expect(try Program("find", "-", "--language", "de", "--language", "es", input: text).jsonLines.count == 1)
        #expect(try Program("find", "-", "--language", "de", input: text).jsonLines.isEmpty)
        #expect(try Program("find", "-", "--language", "xx", input: text).status == 2)
    }

    @Test("The versification can be given")
    func versifications() throws {
        #expect(try Program("find", "-", input: "Ps 9:30").status == 1)
        let lines = try Program("find", "-", "--versification", "Vulgate", input: "Ps 9:30").jsonLines
        #expect(lines.map { $0["versification"] as? String } == ["Vulgate"])
    }

    @Test("A long text is read in pieces, and the places are those in the whole text")
    func longTexts() throws {
        let paragraph = String(repeating: "Words without a number, ", count: 40) + "and John 3:16 too.\n\n"
        let run = try Program("find", "-", input: String(repeating: paragraph, count: 1500))
        let lines = try run.jsonLines
        #expect(lines.count == 1500)
        #expect(lines.last?["line"] as? Int == 2999)
        #expect(lines.last?["column"] as? Int == 965)
        #expect(lines.last?["start"] as? Int == 1499 * paragraph.utf8.count + 964)
    }

    @Test("A text without line breaks is read in pieces too")
    func longLines() throws {
        let part = "see John 3:16 " + String(repeating: "x", count: 999) + " "
        let run = try Program("find", "-", input: String(repeating: part, count: 2_000))
        let lines = try run.jsonLines
        #expect(lines.count == 2_000)
        #expect(lines.last?["column"] as? Int == 1_999 * 1_014 + 5)
    }

    @Test("The psalms of a long text are numbered alike", arguments: ["text", "markdown"])
    func numberingOfLongTexts(format: String) throws {
        let paragraph = String(repeating: "Las palabras de la tarde no tienen números, ", count: 40) + "\n\n"
        let text = "Sal 18, 8.\n\n" + String(repeating: paragraph, count: 200) + "Sal 117, 16.\n"
        let lines = try Program("find", "-", "--format", format, "--language", "es", input: text).jsonLines
        #expect(lines.map { $0["versification"] as? String } == ["Vulgate", "Vulgate"])
    }

    @Test("What cannot be read is an error with status 2")
    func errors() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(Data("John 3:16\nJo\u{EB}l ".utf8) + Data([0xFF, 0x20]), to: "text.txt")
        let run = try Program("find", file.path)
        #expect(run.status == 2)
        #expect(run.error.contains("text.txt:2:6: the byte 0xFF is not UTF-8"))
        #expect(try Program("find", folder.url.appending(path: "missing").path).status == 2)
        #expect(try Program("find", folder.url.path).status == 2)
        #expect(try Program("find").status == 2)
    }

    @Test("A file with a zero byte is refused if it is named, and skipped in a folder")
    func binaryFiles() throws {
        let folder = try TemporaryFolder()
        try folder.write("John 3:16", to: "a.txt")
        for name in ["b.txt", "c.md"] {
            let file = try folder.write(Data([0xFF, 0xFE, 0x4A, 0x00]), to: name)
            let run = try Program("find", file.path)
            #expect(run.status == 2 && run.output == "")
            #expect(run.error == "Error: \(file.path): contains a zero byte: not a text file, or UTF-16\n")
        }
        let run = try Program("find", folder.url.path)
        #expect(run.status == 0)
        #expect(try run.jsonLines.count == 1)
        #expect(run.error.contains("skipped \(folder.url.path)/b.txt: contains a zero byte"))
    }

    @Test("A file that cannot be read does not keep the others from being read")
    func errorsOfOneFile() throws {
        let folder = try TemporaryFolder()
        try folder.write("John 3:16", to: "a.txt")
        try folder.write(Data([0xFF]), to: "b.txt")
        try folder.write("Mark 1:1", to: "c.md")
        let run = try Program("find", "--json", folder.url.path)
        #expect(run.status == 2)
        #expect(run.error.contains("b.txt:1:1: the byte 0xFF is not UTF-8"))
        let found = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
        #expect(found.map { $0["passage"] as? String } == ["John.3.16", "Mark.1.1"])
    }

    @Test("The output does not replace a document")
    func outputIsNoInput() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("John 3:16", to: "a.txt")
        let run = try Program("find", path, "--output", path)
        #expect(run.status == 2)
        #expect(run.error == "Error: \(path): the output would replace a document; use another file\n")
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "John 3:16")
    }
}
