import ArgumentParser
import Bible
import FuzzEntrances
import TestCorpora

/// Whether any text ends the process.
struct TextSoak: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "text",
        abstract: "Read random Unicode, verses in all languages, and documents cut at every byte.",
        discussion: """
            A third of the text is of each kind. All of it goes through the readers of references, pasted text and \
            documents. Prints the seed of each round first, so that one that ends the process can be repeated.
            """)

    @Option(help: "How much text is read, in millions of bytes.") var megabytes = 200.0

    @Option(help: "Where the numbers start that texts are made from.") var seed: UInt64 = 1

    func run() throws {
        let limit = Int(megabytes * 1_000_000)
        var (round, bytes, texts, broken) = (0, 0, 0, 0)
        while bytes < limit {
            let roundSeed = seed &+ UInt64(round) &* 1_000_003
            print("round \(round), seed \(roundSeed)")
            for text in RandomTexts(seed: roundSeed).texts(size: min(150_000, limit / 3)) {
                bytes += text.bytes.count
                texts += 1
                for entrance in Entrance.all where text.entrances.contains(entrance.name) {
                    do {
                        // The first byte chooses options.
                        try entrance.read([UInt8(truncatingIfNeeded: texts)] + text.bytes)
                    } catch {
                        print("\(entrance.name): \(error): \(String(decoding: text.bytes.prefix(200), as: UTF8.self))")
                        broken += 1
                    }
                }
            }
            round += 1
        }
        print("\(texts) texts of \(bytes) bytes: \(broken) broken")
        if broken > 0 { throw ExitCode.failure }
    }
}

/// Texts that look random and are the same for a seed.
private struct RandomTexts {
    /// A text, and who reads it.
    struct Text {
        let bytes: [UInt8]
        let entrances: [String]
    }

    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(state: seed) }

    /// A text of each kind, of a size in bytes; the documents are many short ones.
    consuming func texts(size: Int) -> [Text] {
        let readers = ["find", "rewrite-html", "rewrite-markdown", "rewrite-text"]
        let unicode = unicode(size: size)
        let verses = verses(size: size)
        var texts = [Text(bytes: unicode, entrances: readers), Text(bytes: verses, entrances: readers)]
        for text in [unicode, verses] {
            let part = Array(text.prefix(900))
            texts.append(Text(bytes: part, entrances: ["passage", "resolve", "xcallback"]))
        }
        var cut = 0
        while cut < size {
            let document = document(size: Int.random(in: 50...700, using: &generator))
            for end in document.indices {
                texts.append(
                    Text(
                        bytes: Array(document[..<end]), entrances: ["rewrite-html", "rewrite-markdown", "rewrite-mdx"]))
                cut += end
            }
        }
        return texts
    }

    /// Scalars of all planes, those of scripts most often, with numbers, marks and names of books between them.
    private mutating func unicode(size: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < size {
            switch Int.random(in: 0..<8, using: &generator) {
            case 0:
                bytes +=
                    " \(Int.random(in: 1...150, using: &generator)):\(Int.random(in: 1...40, using: &generator))".utf8
            case 1: bytes += [UInt8.random(in: 0x09...0x7E, using: &generator)]
            case 2: bytes += (Self.names.randomElement(using: &generator) ?? "").utf8
            default:
                let start = UInt32.random(in: 0x80...0x1FFFF, using: &generator)
                let run = (0..<UInt32.random(in: 1...12, using: &generator)).compactMap { Unicode.Scalar(start + $0) }
                bytes += run.flatMap { Array(String($0).utf8) }
            }
        }
        return bytes
    }

    /// Lines with a reference in a language and words of its letters.
    private mutating func verses(size: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < size {
            let name = Self.names.randomElement(using: &generator) ?? ""
            let letters = Array(name.unicodeScalars)
            let chapter = Int.random(in: 1...50, using: &generator)
            let mark = [":", ",", ".", "：", " "].randomElement(using: &generator) ?? ":"
            var line = "\(name) \(chapter)\(mark)\(Int.random(in: 1...30, using: &generator)) "
            for _ in 0..<Int.random(in: 1...30, using: &generator) {
                for _ in 0..<Int.random(in: 1...12, using: &generator) {
                    line.unicodeScalars.append(letters.randomElement(using: &generator) ?? " ")
                }
                if Bool.random(using: &generator) { line += " " }
            }
            bytes += (line + "\n").utf8
        }
        return bytes
    }

    /// A document of the pieces that HTML, Markdown and MDX are made of.
    private mutating func document(size: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < size {
            bytes += (Self.pieces.randomElement(using: &generator) ?? "").utf8
            if Int.random(in: 0..<3, using: &generator) == 0 {
                bytes += (Self.names.randomElement(using: &generator) ?? "").utf8
                bytes += " 3:16".utf8
            }
        }
        return bytes
    }

    private static let names = BookNames.languageCodes.sorted().flatMap { code in
        (BookNames.fullNames(language: code) ?? [:]).values.sorted()
    }

    private static let pieces = [
        "<div class=\"a\">", "</div>", "<a href=\"https://www.biblegateway.com/passage/?search=John+3:16\">", "</a>",
        "<b><i>",
        "</b></i>", "<table><tr><td>", "</table>", "<!-- ", " -->", "<script>", "</script>", "<textarea>",
        "<svg><![CDATA[",
        "]]>", "&amp;", "&#x4e2d;", "&nbsp", "<br>", "<p>", "# ", "## ", "\n\n", "\n", "- ", "1. ", "> ", "```\n", "`",
        "**", "_",
        "[a](https://my.bible.com/bible/59/JHN.3.16 \"b\")", "[a]: <https://ref.ly/Jn3.16>\n", "[a][]", "![", "](",
        "<https://",
        "| a | b |\n|---|---|\n", "import a from 'b'\n", "export const c = {", "}", "{", "<A b={c}>", "</A>", "\\",
        "\t", "    ",
        "\u{FEFF}", "\r\n", "\0", "中", "é", "😀",
    ]
}
