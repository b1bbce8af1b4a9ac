/// HTML that is the same each time but for what is in its holes. It is written once, and filled for each page.
struct HTMLTemplate: Sendable {
    /// What is before, between and after the holes.
    fileprivate let parts: [Part]

    /// HTML that was written.
    struct Part: Sendable {
        let bytes: [UInt8]

        fileprivate init(_ bytes: ArraySlice<UInt8>) { self.bytes = Array(bytes) }
    }

    /// The text of a hole, a noncharacter.
    static let hole = "\u{10FFFF}"

    /// The template of what a function writes, with a hole wherever it writes ``hole`` as a text or a value.
    init(_ write: (inout HTML) -> Void) {
        var html = HTML.fragment
        write(&html)
        let hole = Array(Self.hole.utf8)
        var parts: [Part] = []
        var rest = html.bytes[...]
        while let start = rest.indices.first(where: { rest[$0] == hole[0] && rest[$0...].starts(with: hole) }) {
            parts.append(Part(rest[..<start]))
            rest = rest[(start + hole.count)...]
        }
        self.parts = parts + [Part(rest)]
    }
}

extension HTML {
    /// Writes a template.
    ///
    /// - Parameter fill: writes what is in a hole, by its index from 0 on.
    mutating func write(_ template: HTMLTemplate, _ fill: (inout HTML, Int) -> Void = { _, _ in }) {
        for (index, part) in template.parts.enumerated() {
            if index > 0 { fill(&self, index - 1) }
            append(part)
        }
    }
}
