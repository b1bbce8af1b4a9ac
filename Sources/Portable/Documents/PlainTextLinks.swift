import URLText

/// Finds the URLs in plain text.
enum PlainTextLinks {
    static func find(
        in text: [UInt8], _ part: Range<Int>, isCode: Bool = false, _ schemes: TextURL.Schemes = .all
    ) -> [FoundLink] {
        TextURL.ranges(in: text.span, part, schemes).map { range in
            FoundLink(range, url: text.text(range), notation: .text, isCode: isCode)
        }
    }
}
