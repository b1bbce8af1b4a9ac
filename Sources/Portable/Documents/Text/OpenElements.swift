/// The elements of HTML that are open at a place in a document, as far as these decide what is text.
struct OpenElements {
    /// What a tag is for the text around it.
    enum Effect {
        /// Nothing: readers do not see the tag, and a link may go around it.
        case none
        /// Markup within a paragraph.
        case markup
        /// A line break.
        case line
        /// The end of a paragraph.
        case block
        /// A thing of its own, such as a superscript: what is before it does not continue behind it.
        case object
        /// The start of a link.
        case linkStart
        /// The start of an anchor that is no link.
        case anchorStart
        /// The end of a link or an anchor.
        case linkEnd
    }

    private let skipsHeadings: Bool
    /// The open elements that matter, the outermost first: those whose text is not prose, and those that end them.
    private var names: [String] = []
    /// How often each of these is open, so that an end tag without a start costs nothing.
    private var counts: [String: Int] = [:]
    private var opaqueElements = 0
    private var codeElements = 0

    init(skipsHeadings: Bool) { self.skipsHeadings = skipsHeadings }

    /// Whether the text is code, or is otherwise to be skipped.
    var isOpaque: Bool { opaqueElements > 0 }

    var isCode: Bool { codeElements > 0 }

    /// Reads a tag.
    ///
    /// - Parameters:
    ///   - isLink: whether it has an `href`.
    ///   - isEmpty: whether it ends in a slash, which means something only within SVG and MathML.
    mutating func read(_ name: String, isEnd: Bool, isLink: Bool, isEmpty: Bool = false) -> Effect {
        if isOpaque(name) {
            if isEnd { close(name) } else if !isEmpty || !Self.foreign.contains(name) { open(name) }
            return Self.headings.contains(name) || name == "pre" ? .block : .object
        }
        if Self.containers.contains(name) {
            if isEnd { close(name) } else { open(name) }
        }
        if name == "a" { return isEnd ? .linkEnd : isLink ? .linkStart : .anchorStart }
        if name == "br" { return .line }
        if name == "wbr" { return .none }
        return Self.inline.contains(name) ? .markup : Self.objects.contains(name) ? .object : .block
    }

    private func isOpaque(_ name: String) -> Bool {
        Self.opaque.contains(name) || skipsHeadings && Self.headings.contains(name)
    }

    private mutating func open(_ name: String) {
        names.append(name)
        count(name, 1)
    }

    private mutating func close(_ name: String) {
        guard counts[name, default: 0] > 0 else { return }
        while let last = names.popLast() {
            count(last, -1)
            if last == name { return }
        }
    }

    private mutating func count(_ name: String, _ step: Int) {
        counts[name, default: 0] += step
        if isOpaque(name) { opaqueElements += step }
        if Self.code.contains(name) { codeElements += step }
    }

    private static let code: Set<String> = ["code", "pre", "samp", "kbd", "listing", "xmp"]

    /// Elements that end what was not closed in them.
    private static let containers: Set<String> = [
        "article", "aside", "blockquote", "body", "caption", "details", "div", "figure", "footer", "form", "header",
        "main", "nav", "section", "table", "td", "th",
    ]

    /// Elements whose text is skipped: code, what something else happens to when it is clicked, and what is shown in
    /// place of something.
    private static let opaque: Set<String> = [
        "code", "pre", "samp", "kbd", "listing", "var", "button", "select", "label", "summary", "svg", "math",
        "noscript", "object", "audio", "video", "canvas", "map", "datalist", "template", "script", "style", "textarea",
        "title", "iframe", "noembed", "noframes", "xmp", "plaintext",
    ]

    private static let foreign: Set<String> = ["svg", "math"]

    private static let headings: Set<String> = ["h1", "h2", "h3", "h4", "h5", "h6"]

    /// Elements that only change how their text looks.
    private static let inline: Set<String> = [
        "abbr", "acronym", "b", "bdi", "bdo", "big", "cite", "data", "del", "dfn", "em", "font", "i", "ins",
        "mark", "nobr", "q", "s", "small", "span", "strike", "strong", "time", "tt", "u",
    ]

    private static let objects: Set<String> = [
        "sup", "sub", "img", "input", "ruby", "rb", "rp", "rt", "rtc", "embed", "area", "picture", "source", "param",
        "track", "link", "meta", "progress", "meter", "output", "slot",
    ]
}
