import CGumbo

/// The syntax tree of an HTML document, which refers to the bytes of the document.
@safe final class ParsedHTML {
    /// An item of interest, with its range in the document.
    enum Item {
        /// The `href` of a link, quotes included, and its decoded value.
        case attribute(Range<Int>, value: String, isCode: Bool)
        /// A text within a code element.
        case codeText(Range<Int>)
    }

    /// The memory that parsing may take, in bytes: enough for a tree that grows linearly with the document, at most 1 GB.
    private static func memoryLimit(_ size: Int) -> Int { min((64 << 20) + (size << 7), 1 << 30) }

    /// The processor time that parsing may take, in seconds.
    private static let timeLimit = 10.0

    private let parse: UnsafeMutablePointer<BoundedParse>
    private let source: UnsafeBufferPointer<CChar>

    private init?(_ source: UnsafeBufferPointer<CChar>) {
        guard let parse = unsafe bounded_parse_create(Self.memoryLimit(source.count), Self.timeLimit) else {
            return nil
        }
        unsafe self.parse = unsafe parse
        unsafe self.source = unsafe source
    }

    deinit { unsafe bounded_parse_free(parse) }

    /// Parses a document and visits its links in no particular order.
    ///
    /// - Throws: `DocumentError.tooDeep` if parsing takes too much time or memory.
    static func walk(_ document: [UInt8], _ visit: (Item) -> Void) throws(DocumentError) {
        try read(document) { $0.walk(visit) }
    }

    /// Calls a function with a document; the function returns false if the document cannot be parsed.
    ///
    /// - Throws: `DocumentError.tooDeep` if the function returns false.
    static func read(_ document: [UInt8], _ body: (ParsedHTML) -> Bool) throws(DocumentError) {
        let isDone = unsafe document.withUnsafeBytes { bytes in
            let source = unsafe bytes.bindMemory(to: CChar.self)
            return unsafe ParsedHTML(source).map(body) ?? false
        }
        if !isDone { throw .tooDeep }
    }

    /// Parses the document, which must be done only once. Nil if that takes too much time or memory.
    func document() -> UnsafeMutablePointer<GumboNode>? {
        unsafe bounded_parse_run(parse, source.baseAddress, source.count)
    }

    /// A node to visit. Pending nodes are on an explicit stack, since recursion would be as deep as the document.
    @unsafe private struct Pending {
        let node: UnsafeMutablePointer<GumboNode>
        let isCode: Bool
    }

    private func walk(_ visit: (Item) -> Void) -> Bool {
        guard let document = unsafe document() else { return false }
        var pending = unsafe [Pending(node: document, isCode: false)]
        while let next = unsafe pending.popLast() {
            switch unsafe next.node.pointee.type {
            case GUMBO_NODE_DOCUMENT:
                unsafe add(next.node.pointee.v.document.children, isCode: false, to: &pending)
            case GUMBO_NODE_ELEMENT, GUMBO_NODE_TEMPLATE:
                let element = unsafe next.node.pointee.v.element
                let isCode = unsafe next.isCode || Self.isCode(element.tag)
                if unsafe element.tag == GUMBO_TAG_A || element.tag == GUMBO_TAG_AREA {
                    unsafe visitTarget(of: element, isCode, visit)
                }
                unsafe add(element.children, isCode: isCode, to: &pending)
            default:
                if unsafe next.isCode, let range = unsafe range(next.node.pointee.v.text.original_text) {
                    visit(.codeText(range))
                }
            }
        }
        return true
    }

    private func add(_ children: GumboVector, isCode: Bool, to pending: inout [Pending]) {
        for index in 0..<Int(unsafe children.length) {
            guard let child = unsafe children.data[index] else { continue }
            unsafe pending.append(Pending(node: child.assumingMemoryBound(to: GumboNode.self), isCode: isCode))
        }
    }

    private func visitTarget(of element: GumboElement, _ isCode: Bool, _ visit: (Item) -> Void) {
        for index in 0..<Int(unsafe element.attributes.length) {
            guard let data = unsafe element.attributes.data[index] else { continue }
            let attribute = unsafe data.assumingMemoryBound(to: GumboAttribute.self).pointee
            guard unsafe String(cString: attribute.name) == "href",
                let range = unsafe range(attribute.original_value)
            else { continue }
            unsafe visit(.attribute(range, value: String(cString: attribute.value), isCode: isCode))
        }
    }

    /// The range of a text in the document; nil for text that the parser added.
    private func range(_ text: GumboStringPiece) -> Range<Int>? {
        guard let base = unsafe source.baseAddress, let data = unsafe text.data, unsafe text.length > 0 else {
            return nil
        }
        let start = unsafe data - base
        guard start >= 0, unsafe start < source.count, unsafe text.length <= source.count - start else { return nil }
        return unsafe start..<start + Int(text.length)
    }

    private static func isCode(_ tag: GumboTag) -> Bool {
        [GUMBO_TAG_CODE, GUMBO_TAG_PRE, GUMBO_TAG_SAMP, GUMBO_TAG_KBD, GUMBO_TAG_LISTING, GUMBO_TAG_XMP].contains(tag)
    }
}
