import Bible
import Testing

/// No text ends a process: words of any script and length beside numbers and names, and windows cut anywhere.
@Suite struct HostileTextTests {
    /// A letter of each script that Unicode encodes in two bytes or more, with one that combines where the script has them.
    static let scripts = [
        "é", "ſ", "α", "ж", "Ա", "א", "ب", "ܐ", "ހ", "ߊ", "ࠀ", "अ", "আ", "ਅ", "અ", "ଅ", "அ", "అ", "ಅ", "അ", "අ", "ก",
        "ใ",
        "ກ", "ཀ", "က", "ა", "ᄀ", "አ", "Ꭰ", "ᐁ", "ᚁ", "ᚠ", "ᜀ", "ក", "ᠠ", "ᤀ", "ᥐ", "ᦀ", "ᨀ", "ᬅ", "ᮃ", "ᯀ", "ᰀ", "ᱚ",
        "Ⰰ",
        "Ⲁ", "ⴰ", "あ", "ア", "ㄅ", "中", "三", "章", "第", "节", "ꀀ", "ꓐ", "ꔀ", "ꠀ", "ꡀ", "ꤊ", "ꦄ", "ꨀ", "ꯀ", "한", "ﬀ", "Ａ",
        "３",
        "𐌰", "𐐀", "𠀀", "𞤀", "😀", "1\u{FE0F}\u{20E3}", "\u{200D}", "\u{200B}", "\u{0301}", "\u{2028}", "\u{FFFC}",
        "\u{3000}",
    ]
    static let names = ["", "John", "1 John", "Psalm", "約翰福音", "ยอห์น", "यूहन्ना", "يوحنا", "요한", "Ин", "Joh"]

    /// Reads a text as one reference and as running text; the references found must be in the text.
    static func read(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        _ = try? Reference(parsing: text)
        return ReferenceScanner().references(in: bytes).allSatisfy {
            $0.range.upperBound <= bytes.count && !$0.range.isEmpty
        }
    }

    @Test func readsWordsOfAnyScriptBesideNumbers() {
        var broken: [String] = []
        for (index, script) in Self.scripts.enumerated() {
            for letters in Array(1...6) + [9, 16] {
                let word = String(repeating: script, count: letters)
                let name = Self.names[(index + letters) % Self.names.count]
                let text = "\(word) 3:16\n\n\(word)\(name) 3:16\n\n\(name)\(word)3 \(word)\(name)第三章16"
                if !Self.read(text) { broken.append(text) }
            }
        }
        #expect(broken == [])
    }

    /// A window after a name has 240 bytes at most, and ends where a character does.
    @Test func cutsWindowsAtCharacters() {
        var broken: [String] = []
        for character in ["é", "中", "😀", "ก\u{E31}", "三", "a\u{301}", "１", "\u{3000}"] {
            for length in 236...243 {
                let count = length / character.utf8.count
                let shift = String(repeating: "x", count: length - count * character.utf8.count)
                let tail = shift + String(repeating: character, count: count)
                for text in ["約翰福音3:16\(tail)約翰福音5:1\(tail)", "John 3:16\(tail)John 5:1-3, 7\(tail)John"]
                where !Self.read(text) {
                    broken.append(text)
                }
            }
        }
        #expect(broken == [])
    }

    /// Lists that are longer than a window.
    static let longLists = [
        "Psalm " + (101...160).map { "119:\($0)" }.joined(separator: "; "),
        "Matt " + (1...60).map { "\($0 % 28 + 1):1\($0 % 8)-19" }.joined(separator: "; "),
        "Joh " + (1...60).map { "\($0 % 20 + 1),1\($0 % 9)" }.joined(separator: "; "),
        "約翰福音" + (1...60).map { "\($0 % 20 + 1):1\($0 % 9)" }.joined(separator: "；"),
        "Psalm 119:" + String(repeating: " ", count: 229) + "105",
    ]

    /// Nothing that is found ends within a number or before the end of a range.
    @Test(arguments: longLists) func cutsNoNumbers(list: String) {
        var broken: [String] = []
        for shift in 0..<12 {
            let bytes = Array(
                list.replacing(" ", with: String(repeating: " ", count: shift + 1), maxReplacements: 1).utf8)
            for found in ReferenceScanner().references(in: bytes + Array(" end".utf8)) {
                let next = found.range.upperBound < bytes.count ? bytes[found.range.upperBound] : 0
                if "0123456789-".utf8.contains(next) { broken.append("\(shift): \(found.passage.osis)") }
            }
        }
        #expect(broken == [])
    }

    @Test(arguments: [
        ("“God is love.” —1 John 4:8", "1John.4.8"), ("–1. Johannes 4,8", "1John.4.8"), ("cf.1 John 4:8", "1John.4.8"),
        ("NT/1 John 4:8", "1John.4.8"), ("foo/1Jn2.15-17", "1John.2.15-1John.2.17"), ("—1 Peter 4:8", "1Pet.4.8"),
        ("~1 John 4:8", "1John.4.8"), ("—2 كو 2:3", "2Cor.2.3"), ("1–3 John 1:9", nil), ("1)1 John 4:8", nil),
    ])
    func readsTheNumberOfABookBehindAnyMark(text: String, passage: String?) {
        let found = ReferenceScanner().references(in: Array(text.utf8))
        #expect(found.map { $0.passage.osis } == [passage].compactMap { $0 })
    }

    @Test func findsNamesAfterWordsWithoutSpaces() {
        for (text, osis) in [
            ("ในJohn 3:16", "John.3.16"), ("ในยอห์น 3:16", "John.3.16"), ("看John 3:16", "John.3.16"),
            ("看約翰福音3:16", "John.3.16"),
        ] {
            #expect(ReferenceScanner().references(in: Array(text.utf8)).map(\.passage.osis) == [osis], "\(text)")
        }
    }
}
