import CGumbo

extension ParsedHTML {
    /// An event of the traversal, in document order.
    enum OutlineEvent {
        case start(Element)
        case end(Element)
        case text(String)
    }

    /// The elements that matter for the outline; a link has its URL.
    enum Element: Equatable {
        case title
        case heading
        case list
        case description
        case link(String)
    }

    /// A step of the traversal. Pending steps are on an explicit stack, since recursion would be as deep as the document.
    @unsafe private enum Step {
        case visit(UnsafeMutablePointer<GumboNode>)
        case leave(Element)
    }

    /// Parses a document and visits the elements and texts of its outline.
    ///
    /// - Throws: `DocumentError.tooDeep` if parsing takes too much time or memory.
    static func outline(_ document: [UInt8], _ visit: (OutlineEvent) -> Void) throws(DocumentError) {
        try read(document) { $0.outline(visit) }
    }

    private func outline(_ visit: (OutlineEvent) -> Void) -> Bool {
        guard let document = unsafe document() else { return false }
        var steps = unsafe [Step.visit(document)]
        while let step = unsafe steps.popLast() {
            switch unsafe step {
            case .leave(let element): visit(.end(element))
            case .visit(let node): unsafe enter(node, &steps, visit)
            }
        }
        return true
    }

    private func enter(
        _ node: UnsafeMutablePointer<GumboNode>, _ steps: inout [Step], _ visit: (OutlineEvent) -> Void
    ) {
        switch unsafe node.pointee.type {
        case GUMBO_NODE_DOCUMENT: unsafe add(node.pointee.v.document.children, to: &steps)
        case GUMBO_NODE_ELEMENT:
            let element = unsafe node.pointee.v.element
            guard unsafe element.tag != GUMBO_TAG_SCRIPT, unsafe element.tag != GUMBO_TAG_STYLE else { return }
            if let kind = unsafe Self.kind(of: element) {
                visit(.start(kind))
                unsafe steps.append(.leave(kind))
            }
            unsafe add(element.children, to: &steps)
        case GUMBO_NODE_TEXT, GUMBO_NODE_WHITESPACE, GUMBO_NODE_CDATA:
            unsafe visit(.text(String(cString: node.pointee.v.text.text)))
        default: break
        }
    }

    private func add(_ children: GumboVector, to steps: inout [Step]) {
        for index in (0..<Int(unsafe children.length)).reversed() {
            guard let child = unsafe children.data[index] else { continue }
            unsafe steps.append(.visit(child.assumingMemoryBound(to: GumboNode.self)))
        }
    }

    private static func kind(of element: GumboElement) -> Element? {
        switch unsafe element.tag {
        case GUMBO_TAG_TITLE, GUMBO_TAG_H1: return .title
        case GUMBO_TAG_H2, GUMBO_TAG_H3, GUMBO_TAG_H4, GUMBO_TAG_H5, GUMBO_TAG_H6: return .heading
        case GUMBO_TAG_DL: return .list
        case GUMBO_TAG_DD: return .description
        case GUMBO_TAG_A:
            var element = unsafe element
            guard let attribute = unsafe gumbo_get_attribute(&element.attributes, "href") else { return nil }
            return unsafe .link(String(cString: attribute.pointee.value))
        default: return nil
        }
    }
}
