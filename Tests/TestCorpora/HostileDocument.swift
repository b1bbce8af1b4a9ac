/// A document that is made to be slow to read: parts of markup that are repeated, nested or left open.
public struct HostileDocument: Sendable {
    /// What the document is read as.
    public enum Format: String, CaseIterable, Sendable {
        case html
        case markdown
        case mdx
        case text
    }

    /// What the document is made of.
    public let name: String
    /// What the document is read as.
    public let format: Format
    private let parts: [String]

    /// The document of a number: always the same one. The first ones nest and pair elements and repeat attributes, those
    /// after them are made of random parts.
    public init(_ number: Int) {
        let systematic = Self.systematic
        if number < systematic.count {
            self.init(format: .html, parts: systematic[number])
            return
        }
        var random = SeededGenerator(state: UInt64(number))
        let format = Format.allCases.randomElement(using: &random) ?? .html
        let parts = (0..<Int.random(in: 1...3, using: &random)).map { _ in
            (0..<Int.random(in: 1...4, using: &random)).map { _ in Self.fragment(format, &random) }.joined()
        }
        self.init(format: format, parts: parts)
    }

    /// A document of parts.
    public init(format: Format = .html, parts: [String]) {
        self.format = format
        self.parts = parts
        name = "\(format.rawValue) " + parts.map { String($0.debugDescription.prefix(60)) }.joined(separator: ", ")
    }

    /// The document with a number of bytes: each part is repeated for as long, `#` is a number that grows.
    public func bytes(_ size: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(size + 256)
        for (index, part) in parts.enumerated() {
            let end = size * (index + 1) / parts.count
            let pieces = part.split(separator: "#", omittingEmptySubsequences: false).map { Array($0.utf8) }
            var number = 0
            while bytes.count < end {
                bytes += pieces[0]
                for piece in pieces.dropFirst() {
                    bytes += "\(number)".utf8
                    bytes += piece
                }
                number += 1
            }
        }
        return Array(bytes.prefix(size))
    }

    private static func fragment(_ format: Format, _ random: inout SeededGenerator) -> String {
        let lists =
            switch format {
            case .html: [html, html, prose]
            case .markdown: [html, markdown, markdown, prose]
            case .mdx: [html, markdown, mdx, mdx, prose]
            case .text: [prose, prose, markdown]
            }
        let list = lists.randomElement(using: &random) ?? prose
        let fragment = list.randomElement(using: &random) ?? ""
        return fragment.replacing("NAME", with: elements.randomElement(using: &random) ?? "b")
    }

    /// Each element unclosed, closed, closed too often and in the wrong order, each pair of elements, and attributes.
    private static let systematic: [[String]] = {
        var documents = elements.flatMap { name in
            [
                ["<\(name)>"], ["<\(name)>", "</\(name)>"], ["</\(name)>"], ["<\(name) a=#>"], ["<\(name)>x</\(name)>"],
                ["<\(name)>\n<p>"], ["<table><\(name)>"], ["<\(name) href=\"https://ref.ly/Jn#.1\">"],
            ]
        }
        for outer in formatting {
            for inner in elements {
                documents.append(["<\(outer)><\(inner)>"])
                documents.append(["<\(outer)><\(inner)></\(outer)>"])
                documents.append(["<\(outer)>", "<\(inner)>", "</\(outer)></\(inner)>"])
            }
        }
        for length in [1, 10, 1_000, 100_000] {
            let name = String(repeating: "a", count: length)
            for attribute in [
                " \(name)", " \(name)#", " a=\(name)", " a#=\"\(name)\"", " a='\(name)#'", " href=\(name)",
            ] {
                documents.append(["<a\(attribute)>"])
                documents.append(["<a", attribute])
            }
        }
        return documents
    }()

    /// How many documents are made of a system, before the random ones.
    public static var systematicCount: Int { systematic.count }

    private static let formatting = [
        "a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike", "strong", "tt", "u",
    ]

    private static let elements =
        formatting + [
            "abbr", "address", "area", "article", "aside", "audio", "base", "bdi", "bdo", "blockquote", "body", "br",
            "button", "canvas", "caption", "center", "cite", "col", "colgroup", "data", "dd", "del", "details", "dfn",
            "dialog", "dir", "div", "dl", "dt", "embed", "fieldset", "figcaption", "figure", "footer", "form", "frame",
            "frameset", "h1", "h6", "head", "header", "hr", "html", "iframe", "img", "input", "ins", "kbd", "label",
            "legend", "li", "link", "listing", "main", "map", "mark", "marquee", "math", "menu", "meta", "mi", "nav",
            "noembed", "noframes", "noscript", "object", "ol", "optgroup", "option", "p", "param", "picture",
            "plaintext", "pre", "q", "rb", "rp", "rt", "rtc", "ruby", "samp", "script", "section", "select", "slot",
            "source", "span", "style", "sub", "summary", "sup", "svg", "table", "tbody", "td", "template", "textarea",
            "tfoot", "th", "thead", "time", "title", "tr", "track", "ul", "var", "video", "wbr", "xmp",
        ]

    private static let html = [
        "<NAME>", "<NAME>", "<NAME>", "</NAME>", "</NAME>", "<NAME/>", "<NAME a=#>", "<NAME href='https://ref.ly/Jn#'>",
        "<NAME", "</NAME", "<!--", "-->", "--!>", "<!-->", "--", "<![CDATA[", "]]>", "<?", "?>", "<!", "<!doctype ",
        ">",
        "<", "</", "/>", "\"", "'", "=", " ", "\n", "\0", "&", "&amp;", "&#", "&#x41;", "&nbsp;", "&#0;", " a", " a=",
        " href=", " href=\"https://ref.ly/Jn3.16\"", "<a href=\"https://ref.ly/John#.1\">", "<script><!--<script>",
        "</script>", "x", "{{", "}}", "<%", "%>", "{%", "\u{E9}",
    ]

    private static let markdown = [
        "[", "[", "]", "]", "(", ")", "![", "](", "](<", "](a", "](a \"", "[]", "[a]: ", "[a#]: b\n", "[a]: <b> 'c'\n",
        "*", "**", "_", "__", "~~", "`", "``", "`#`", "```\n", "~~~\n", "> ", ">", "- ", "-", "1. ", "+ ", "* ", "    ",
        "  ", "\t", "# ", "===\n", "---\n", "| a ", "|-", "\\", "<a ", "<a href=\"", "<a b='\"", "<NAME>", "</NAME>",
        "<http://a", "<a:", "http://", "https://ref.ly/Jn#.1", "www.", "w", "://", "a://b", "{", "}", "{{", "}}", "{%",
        "<%", "{:", "{#", "\n", "\n\n", "\r\n", "[^1]", "[[", "]]", "\n> ", "\n- ", "\n1. ", "<!--", "-->", "<?", "<!A",
        "<![CDATA[", "&", "&amp;", "&#x41;", "!", ":", "x", " ", "\n<NAME>\n", "\u{E9}",
    ]

    private static let mdx = [
        "{", "}", "import ", "export ", "\nimport a\n", "\n\nexport {\n", "(", ")", "[", "]", "{x", "\n\n", "<NAME>",
        "</NAME>",
        "{/*", "*/}", "`", "\n", "x", String(repeating: "x", count: 97),
    ]

    private static let prose = [
        "John 3:16 ", "John #:1 ", "Gen #:#; ", "John ", "3:16", "Ps ", "1 ", ";", ",", "-", "\u{2013}", "ff", "#",
        "# ",
        "1 Cor 13:4-7; ", "cf. ", "Jn 3,16.18-20 ", "Johannes ", "ヨハネ3:16", "ใน", "จอห์น 3:16 ", "5章3節", "(", ")",
        "12:30 ",
        "v. ", "verse ", "chapter ", "Song of ", ":", "Psalm ", "twenty-third ", "www.x.y ", "https://ref.ly/Jn3.16 ",
        "https://ref.ly/Jn#.1 ", "https://www.biblegateway.com/passage/?search=John+#:1 ", "http", "://", "www.", "@",
        "a",
        "a ", "Romains 8 ", "Лука 4:# ", "1.", "I ", "iii ", "\n", "\n\n", "<", ">", "=\"a\"", "\u{E9}", "[ESV]",
        " ESV ", "and ",
        "LXX ", "a.b.c", "/", "%41", "#:#-#:#,#", "Obadiah 99:99 ", "Jude # ", "\u{200D}", "\u{0301}",
    ]
}
