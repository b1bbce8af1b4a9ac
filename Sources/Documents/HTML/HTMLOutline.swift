import Bible

/// Builds the outline of an HTML document: links with their text, and definition lists after a heading as folders, as
/// in the bookmarks that browsers export (the Netscape format).
struct HTMLOutline {
    private typealias Item = LinkOutline.Item

    /// An open list.
    private struct Folder {
        /// Nil if no heading precedes the list: its items belong to the enclosing folder.
        let name: String?
        var items: [Item] = []
    }

    /// An open element whose text is collected.
    private struct Capture {
        let element: ParsedHTML.Element
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

    static func read(_ document: [UInt8]) throws(DocumentError) -> LinkOutline {
        var outline = HTMLOutline()
        try ParsedHTML.outline(document) { outline.read($0) }
        guard !outline.isTooDeep else { throw .tooDeep }
        while outline.folders.count > 1 { outline.endList() }
        return LinkOutline(title: outline.title, items: outline.folders[0].items)
    }

    private init() {}

    private mutating func read(_ event: ParsedHTML.OutlineEvent) {
        switch event {
        case .text(let text):
            if !captures.isEmpty { captures[captures.count - 1].text += text }
        case .start(.list): startList()
        case .end(.list): endList()
        case .start(let element): captures.append(Capture(element: element))
        case .end:
            if let capture = captures.popLast() { finish(capture) }
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
