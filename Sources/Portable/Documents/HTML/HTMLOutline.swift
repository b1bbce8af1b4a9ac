import Text

/// Builds the outline of an HTML document: links with their text, and definition lists after a heading as folders, as
/// in the bookmarks that browsers export (the Netscape format).
struct HTMLOutline {
    private typealias Item = LinkOutline.Item

    /// The elements that matter for the outline; a link has its URL.
    private enum Element: Equatable {
        case title
        case heading
        case list
        case description
        case link(String)

        var isLink: Bool { if case .link = self { true } else { false } }
        var isHeading: Bool { self == .title || self == .heading }
    }

    /// An open list.
    private struct Folder {
        /// Nil if no heading precedes the list: its items belong to the enclosing folder.
        let name: String?
        var items: [Item] = []
    }

    /// An open element whose text is collected.
    private struct Capture {
        let element: Element
        var text = ""
        /// Whether the element contains a link, so that its text is not a description.
        var containsLink = false
        /// Whether the text was already used, at the start of a list within the element.
        var isUsed = false
    }

    private var title = ""
    private var folders = [Folder(name: nil)]
    private var captures: [Capture] = []
    /// The heading that will be the name of the next list.
    private var heading: String?
    /// The description between a heading and its list.
    private var headingDescription: String?
    private var isTooDeep = false
    /// The elements that are open, the outermost first.
    private var open: [Element] = []
    /// How many templates are open, whose contents are not part of the document.
    private var templates = 0
    private let document: [UInt8]

    static func read(_ document: [UInt8]) throws(DocumentError) -> LinkOutline {
        var outline = HTMLOutline(document: document)
        var tokens = HTMLTokens(document, templates: .none)
        while let token = tokens.next(), !outline.isTooDeep { outline.read(token) }
        guard !outline.isTooDeep else { throw .tooDeep }
        outline.end(outline.open.startIndex)
        while outline.folders.count > 1 { outline.endList() }
        return LinkOutline(title: outline.title, items: outline.folders[0].items)
    }

    private init(document: [UInt8]) { self.document = document }

    private mutating func read(_ token: HTMLTokens.Token) {
        switch token {
        case .tag(let tag) where tag.name == "template": templates = max(0, templates + (tag.isEnd ? -1 : 1))
        case .tag(let tag) where templates == 0: read(tag)
        case .text(let range) where templates == 0 && !captures.isEmpty: append(range)
        case .raw(let range) where templates == 0 && open.last == .title: append(range)
        default: break
        }
    }

    private mutating func append(_ range: Range<Int>) {
        captures[captures.count - 1].text += MarkdownDestination.unescaped(document[range], hasBackslashes: false)
    }

    private mutating func read(_ tag: HTMLTokens.Tag) {
        switch tag.name {
        case "dl" where tag.isEnd: endLast { $0 == .list }
        case "dl":
            endLast { $0.isLink }
            start(.list)
        case "dt", "dd":
            endLast { $0 == .description }
            if tag.name == "dd", !tag.isEnd { start(.description) }
        case "title", "h1", "h2", "h3", "h4", "h5", "h6":
            endLast { $0.isHeading }
            if !tag.isEnd { start(["title", "h1"].contains(tag.name) ? .title : .heading) }
        case "a":
            endLast { $0.isLink }
            if tag.isLink || tag.target != nil { start(.link(url(of: tag))) }
        default: break
        }
    }

    private func url(of tag: HTMLTokens.Tag) -> String {
        tag.target.flatMap { HTMLLinks.link($0, false, in: document)?.url } ?? ""
    }

    private mutating func start(_ element: Element) {
        open.append(element)
        if element == .list { startList() } else { captures.append(Capture(element: element)) }
    }

    /// Ends the innermost element that satisfies a condition, and those in it, but none around the list that is open.
    private mutating func endLast(where condition: (Element) -> Bool) {
        let list = open.lastIndex(of: .list) ?? 0
        if let index = open[list...].lastIndex(where: condition) { end(index) }
    }

    private mutating func end(_ index: Int) {
        while open.count > index {
            if open.removeLast() == .list { endList() } else if let capture = captures.popLast() { finish(capture) }
        }
    }

    private mutating func finish(_ capture: Capture) {
        var containsLink = capture.containsLink
        if case .link(let url) = capture.element {
            add(.link(url: url, title: capture.text.collapsingSpace))
            containsLink = true
        } else if !capture.isUsed {
            use(capture)
        }
        if containsLink, !captures.isEmpty { captures[captures.count - 1].containsLink = true }
    }

    /// Uses the text of an element other than a link as title, heading or description.
    private mutating func use(_ capture: Capture) {
        let text = capture.text.collapsingSpace
        guard !text.isEmpty else { return }
        switch capture.element {
        case .title: if title.isEmpty { title = text }
        case .heading: (heading, headingDescription) = (text, nil)
        case .description where capture.containsLink: break
        case .description: if heading != nil { headingDescription = text } else { add(.description(text)) }
        case .list, .link: break
        }
    }

    private mutating func startList() {
        // An unclosed heading or description continues after the list that it contains, but only the text before the
        // list belongs to it.
        if let capture = captures.last, !capture.isUsed {
            use(capture)
            captures[captures.count - 1].isUsed = true
        }
        guard folders.count <= LinkOutline.maximumDepth else {
            isTooDeep = true
            return
        }
        folders.append(Folder(name: heading))
        heading = nil
        if let text = headingDescription { add(.description(text)) }
        headingDescription = nil
    }

    private mutating func endList() {
        guard folders.count > 1, let folder = folders.popLast() else { return }
        heading = nil
        if let name = folder.name {
            add(.folder(name, folder.items))
        } else {
            folders[folders.count - 1].items += folder.items
        }
    }

    private mutating func add(_ item: Item) { folders[folders.count - 1].items.append(item) }
}

extension String {
    /// The words separated by one space, as a browser displays them.
    fileprivate var collapsingSpace: String {
        split { $0.isWhitespace || $0.unicodeScalars.allSatisfy { $0.value < 0x20 } }.joined(separator: " ")
    }
}
