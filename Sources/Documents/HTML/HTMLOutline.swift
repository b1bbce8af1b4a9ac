import Bible

/// Makes an outline of HTML: links with their text, and lists of definitions behind a heading as folders, which is how
/// browsers export bookmarks (the Netscape format).
struct HTMLOutline {
    private typealias Item = LinkOutline.Item

    /// A list that has begun.
    private struct Folder {
        /// Nil where no heading stands before the list; its items belong to the folder around it.
        let name: String?
        var items: [Item] = []
    }

    /// A text that is being read.
    private struct Capture {
        let element: ParsedHTML.Element
        var text = ""
        /// Whether there is a link in it, so that it describes none.
        var holdsLink = false
        /// Whether it has been read already, up to the list that it holds.
        var isRead = false
    }

    private var title = ""
    private var folders = [Folder(name: nil)]
    private var captures: [Capture] = []
    /// The heading that names the next list.
    private var heading: String?
    /// What stood behind a heading before its list began.
    private var preface: String?
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
        var holdsLink = capture.holdsLink
        if case .link(let url) = capture.element {
            add(.link(url: url, title: capture.text.collapsingSpace))
            holdsLink = true
        } else if !capture.isRead {
            use(capture)
        }
        if holdsLink, !captures.isEmpty { captures[captures.count - 1].holdsLink = true }
    }

    /// Does what a text that is no link is for.
    private mutating func use(_ capture: Capture) {
        let text = capture.text.collapsingSpace
        guard !text.isEmpty else { return }
        switch capture.element {
        case .title: if title.isEmpty { title = text }
        case .heading: (heading, preface) = (text, nil)
        case .description where capture.holdsLink: break
        case .description: if heading != nil { preface = text } else { add(.description(text)) }
        case .list, .link: break
        }
    }

    private mutating func startList() {
        // A text that is not closed goes on behind the list that it holds, but what it says of it stands before.
        if let capture = captures.last, !capture.isRead {
            use(capture)
            captures[captures.count - 1].isRead = true
        }
        guard folders.count <= LinkOutline.depth else {
            isTooDeep = true
            return
        }
        folders.append(Folder(name: heading))
        heading = nil
        if let text = preface { add(.description(text)) }
        preface = nil
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
    /// The words with one space between them, as a browser shows them.
    fileprivate var collapsingSpace: String {
        split { $0.isWhitespace || $0.unicodeScalars.allSatisfy { $0.value < 0x20 } }.joined(separator: " ")
    }
}
