import Bible
import Foundation
import Requests
import Testing

@testable import LinkEngine

/// The table of variables in docs/variables.md.
private enum VariableTable {
    static let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""

    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "docs/variables.md")

    /// The cells of the rows of the table whose head starts with a word, without their backquotes.
    static func rows(under head: String) -> [[String]] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .drop { !$0.hasPrefix("| \(head) |") }.dropFirst(2).prefix { $0.hasPrefix("|") }
            .map { line in
                line.split(separator: "|").map {
                    $0.trimmingCharacters(in: .whitespaces).replacing("`", with: "")
                }
            }
    }
}

struct PassageVariableTests {
    @Test("Every variable of the documented table has the documented value for every kind of passage")
    func documentedValues() throws {
        let rows = VariableTable.rows(under: "variable")
        let kinds = try #require(rows.first).dropFirst()
        let values = try kinds.map {
            let url = try CommonSchemeURL(parsing: "bible://?passages=\($0)&translation=NIV&v11n=Vulgate")
            return PassageValues(url.passage, of: url)
        }
        for row in rows.dropFirst() {
            let variable = try #require(PassageVariable(row[0]), "\(row[0])")
            #expect(values.map { $0.value(variable) ?? "–" } == Array(row.dropFirst()), "\(row[0])")
        }
        let documented = Set(rows.dropFirst().compactMap { PassageVariable($0[0])?.name })
        #expect(documented == Set(PassageVariable.Name.allCases))
    }

    @Test("Every way of writing is documented, with what it gives")
    func documentedStyles() throws {
        let rows = VariableTable.rows(under: "way")
        #expect(rows.map { $0[0] } == PassageVariable.Style.allCases.map(\.rawValue))
        for row in rows {
            let style = try #require(PassageVariable.Style(rawValue: row[0]))
            let written = ["1 John", "5", "1:1, 3"].map { value in
                var text = Array("A \(value)".utf8)
                style.apply(to: &text, from: 2)
                return String(decoding: text, as: UTF8.self)
            }
            #expect(written.contains("A " + row[2]), "\(row[0])")
        }
    }

    @Test("Every table is documented")
    func documentedTables() {
        let names = Book.CodeSet.allCases.map(\.rawValue) + Book.Order.allCases.map(\.rawValue)
        for name in names { #expect(VariableTable.text.contains("`\(name)`"), "\(name)") }
    }

    @Test(
        "What is no variable",
        arguments: ["", "books", "book.nowhere", "chapter.usfm", "book.lower.usfm", "book..lower"])
    func unknown(name: String) {
        #expect(PassageVariable(name) == nil)
    }

    @Test("Psalm 151 is a book of its own in codes, and no number stands for it")
    func additionalPsalm() throws {
        let url = try CommonSchemeURL(parsing: "bible://?passages=[Ps.151]")
        let values = PassageValues(url.passage, of: url)
        let names = ["book.usfm", "chapter", "bookNumber", "osis"]
        #expect(names.map { PassageVariable($0).flatMap { values.value($0) } } == ["PS2", "1", nil, "Ps.151"])
    }
}

struct PassageFormTests {
    static let one = Capabilities.Range.versesOfOneChapter

    /// Templates over the book, the range that the app takes, the passage, the link, and what is lost.
    static let openings:
        [(templates: [String], range: Capabilities.Range, passage: String, url: String?, lost: [String])] = [
            (["{chapter}.{verse}"], .none, "[John.3.16]", "a:John.3.16", []),
            (
                ["{chapter}.{verse}"], .acrossBooks, "[John.3.16-John.3.18]", "a:John.3.16",
                ["range: all after John 3:16"]
            ),
            (["{chapter}.{verse}"], .none, "[John.3.16-John.3.18]", "a:John.3.16", ["range: all after John 3:16"]),
            (["{chapter}.{verse}"], .none, "[John.3]", nil, []),
            (["{chapter}.{verse}", "{chapter}"], .none, "[John.3]", "a:John.3", []),
            (["{chapter}"], .none, "[John.3.16]", "a:John.3", ["verse: opens the whole chapter"]),
            (
                ["{chapter}"], .acrossBooks, "[John.3.16-John.4.2]", "a:John.3",
                ["range: all after John 3:16", "verse: opens the whole chapter"]
            ),
            (["{chapter}"], .none, "[John.3-John.5]", "a:John.3", ["range: all after John 3"]),
            ([""], .none, "[John.3.16]", "a:John.", ["chapter: opens the whole book"]),
            (["{startChapter}"], .none, "[John]", "a:John.1", ["book: opens its first chapter"]),
            (["{startChapter}.{startVerse}"], .none, "[John]", "a:John.1.1", ["book: opens its first verse"]),
            (["{startChapter}.{startVerse}"], .none, "[John.3]", "a:John.3.1", ["chapter: opens its first verse"]),
            (["{chapter}.{verses}"], one, "[John.3.16-John.3.18]", "a:John.3.16-18", []),
            (["{chapter}.{verses}"], one, "[John.3.16-John.4.2]", "a:John.3.16-36", ["range: all after John 3:16-36"]),
            (["{chapter}.{verse}-{endVerse}"], .acrossBooks, "[John.3.16-John.4.2]", nil, []),
            (["{chapter}.{verse}-{endChapter}"], .acrossBooks, "[John.3.16-John.4.2]", nil, []),
            (["{chapter}.{verse}-{endChapter}.{endVerse}"], .acrossBooks, "[John.21.1-Acts.1.3]", nil, []),
            (
                ["{chapter}.{verse}-{endChapter}.{endVerse}"], .acrossChapters, "[John.21.1-Acts.1.3]",
                "a:John.21.1-21.25",
                ["range: all after John 21:1-25"]
            ),
            (["{chapters}"], .acrossChapters, "[John.3-John.5]", "a:John.3-5", []),
            (["{chapters}"], .acrossChapters, "[John.3.16]", nil, []),
            (["{+osis}"], .acrossBooks, "[John.21-Acts.1]", "a:John.John.21-Acts.1", []),
            (["{chapter}"], .none, "[John.3],[Rom.1]", "a:John.3", ["passages: Romans 1"]),
            (["{chapter}"], .none, "[Tob.3]", nil, []),
            (["{chapter}"], .none, "[Ps.151]", nil, []),
        ]

    @Test("A template leads to the passage or to a part of it, and what is omitted is named", arguments: openings)
    func opening(
        templates: [String], range: Capabilities.Range, passage: String, url: String?, lost: [String]
    ) throws {
        let takes = Capabilities(list: false, range: range, books: .protestant, translation: false)
        let found = try open(templates.map { "a:{book}.\($0)" }, takes, passage)
        #expect(found?.url == url)
        #expect(found?.lost ?? [] == lost)
    }

    @Test("A template that names no book opens nothing")
    func noBook() throws {
        let takes = Capabilities(list: false, range: .none)
        #expect(try open(["a:home", "a:{chapter}"], takes, "[John.3]") == nil)
    }

    @Test("Of a list, an app without the deuterocanon opens the rest")
    func listWithAMissingBook() throws {
        let takes = Capabilities(range: .none, books: .protestant)
        let found = try open(["a:{+osis}"], takes, "[John.3],[Tob.1],[Rom.1.1-Rom.1.3]")
        #expect(found?.url == "a:John.3;Rom.1.1")
        #expect(found?.lost == ["passages: Tobit 1", "range: all after Romans 1:1"])
        #expect(try open(["a:{+osis}"], takes, "[Tob.1],[John.3]") == nil)
    }

    @Test(
        "A translation that the app cannot be told is named",
        arguments: [
            (true, nil, "NIV", "a:John/NIV", []), (false, nil, "NIV", "a:John", ["translation: NIV"]),
            (true, ["NIV": "niv2011"], "NIV", "a:John/niv2011", []), (true, nil, nil, "a:John", []),
            (true, ["NIV": "niv2011"], "ESV", "a:John", ["translation: ESV"]),
        ] as [(Bool, [String: String]?, String?, String, [String])])
    func translation(
        takesOne: Bool, own: [String: String]?, code: String?, url: String, lost: [String]
    ) throws {
        let takes = Capabilities(list: false, range: .none, translation: takesOne)
        let passage = "[John]" + (code.map { "&translation=\($0)" } ?? "")
        let found = try open(["a:{book}/{translation}", "a:{book}"], takes, passage, translations: own)
        #expect(found?.url == url)
        #expect(found?.lost == lost)
    }

    @Test(
        "A translation that every link opens anyway is not lost",
        arguments: [("ESV", []), ("ESV2011", []), ("NIV", ["translation: NIV"])] as [(String, [String])])
    func onlyTranslation(code: String, lost: [String]) throws {
        let takes = Capabilities(
            list: false, range: .none, translation: false, onlyTranslation: Translation.with(code: "ESV"))
        let found = try open(["a:{book}"], takes, "[John]&translation=\(code)")
        #expect(found?.url == "a:John")
        #expect(found?.lost == lost)
    }

    @Test("A range is cut at the end of the chapter in the versification of the passage")
    func cutByItsOwnCounting() throws {
        let takes = Capabilities(list: false, range: Self.one, translation: false)
        let found = try open(
            ["a:{book.osis}.{chapter}.{verses}"], takes, "[Ps.9.20-Ps.10.1]&v11n=Vulgate", versification: .vulgate)
        #expect(found?.url == "a:Ps.9.20-39")
    }

    private func open(
        _ templates: [String], _ takes: Capabilities, _ passage: String, versification: Versification? = nil,
        translations: [String: String]? = nil
    ) throws -> (url: String, lost: [String])? {
        var variables: [String: PassageVariable] = [:]
        let form = PassageForm.templates(
            try templates.map { try PassageTemplate(URITemplate($0), &variables) },
            PassageForm.Takes(takes, numbers: versification.map { .known($0) }, translations: translations))
        let canonicalURL = try CommonSchemeURL(parsing: "bible://?passages=\(passage)")
        var builder = LinkBuilder(canonicalURL, services: RuleServices(scripts: .off))
        return builder.link(for: form, scheme: "a").map { ($0.url, $0.losses.map(\.description)) }
    }
}
