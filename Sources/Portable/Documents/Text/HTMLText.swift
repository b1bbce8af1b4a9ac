import Text

/// Reads the text of HTML: without scripts, code, and what is in attributes.
enum HTMLText {
    static func read(_ document: [UInt8], skipsHeadings: Bool) -> DisplayedText {
        var text = DisplayedText()
        var elements = OpenElements(skipsHeadings: skipsHeadings)
        text.begin(.html)
        append(JoinedLines(whole: document), to: &text, &elements)
        text.finish()
        return text
    }

    /// Adds the text of a document, or of a block of it.
    static func append(
        _ lines: JoinedLines, to text: inout DisplayedText, _ elements: inout OpenElements, isMDX: Bool = false
    ) {
        var tokens = HTMLTokens(lines.bytes, templates: isMDX ? .mdx : .marks)
        while let token = tokens.next() {
            switch token {
            case .text(let part):
                if elements.isOpaque {
                    text.appendObject(for: lines.source(of: part))
                } else {
                    append(part, of: lines, to: &text)
                }
            case .hidden, .raw: text.mark()
            case .template(let part): text.appendObject(for: lines.source(of: part))
            case .tag(let tag):
                let effect = elements.read(tag.name, isEnd: tag.isEnd, isLink: tag.isLink, isEmpty: tag.isEmpty)
                text.apply(effect, at: lines.source(of: tag.range))
            }
        }
    }

    /// Adds text, in which only character references stand for something else.
    private static func append(_ part: Range<Int>, of lines: JoinedLines, to text: inout DisplayedText) {
        var copied = part.lowerBound
        while let ampersand = lines.bytes[copied..<part.upperBound].firstIndex(of: UInt8(ascii: "&")) {
            let reference = CharacterReference(at: ampersand, in: lines.bytes)
            text.append(copied..<(reference == nil ? ampersand + 1 : ampersand), of: lines)
            copied = ampersand + 1
            if let reference, reference.end <= part.upperBound {
                text.append(reference.shown, for: lines.source(of: ampersand..<reference.end))
                copied = reference.end
            }
        }
        text.append(copied..<part.upperBound, of: lines)
    }
}
