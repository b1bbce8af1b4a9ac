import Text

/// The edits of a document as a unified diff, which `git apply` and `patch -p1` take.
///
/// The edits are known, so that nothing has to be compared.
struct UnifiedDiff {
    /// The number of unchanged lines around a change.
    private static let context = 3

    private let document: [UInt8]
    private let edits: [DocumentEdit]
    /// The offsets at which lines begin, and the end of the document.
    private let starts: [Int]
    private var output: [UInt8] = []
    /// The number of lines that the hunks so far add.
    private var added = 0

    /// The diff; empty without edits.
    static func of(_ document: [UInt8], _ edits: [DocumentEdit], path: String) -> [UInt8] {
        guard !edits.isEmpty, !document.isEmpty else { return [] }
        var diff = UnifiedDiff(document, edits)
        diff.output += "--- \(name("a/", path))\n+++ \(name("b/", path))\n".utf8
        for hunk in diff.hunks() { diff.write(hunk) }
        return diff.output
    }

    private init(_ document: [UInt8], _ edits: [DocumentEdit]) {
        self.document = document
        self.edits = edits
        var starts = [0]
        let span = document.span
        for index in span.indices where span[index] == UInt8(ascii: "\n") { starts.append(index + 1) }
        if starts.last != document.count { starts.append(document.count) }
        self.starts = starts
    }

    /// Edits of neighbouring lines, and the lines.
    private struct Change {
        var lines: Range<Int>
        var edits: Range<Int>
    }

    /// The changes, those that are near each other together.
    private func hunks() -> [[Change]] {
        var hunks: [[Change]] = []
        var line = 0
        for (index, edit) in edits.enumerated() {
            while line + 2 < starts.count, starts[line + 1] <= edit.range.lowerBound { line += 1 }
            var end = line + 1
            // Without its line break, the next line is a part of this one.
            let reach = edit.range.upperBound + (edit.range.isEmpty ? 0 : 1)
            while end + 1 < starts.count, starts[end] < reach { end += 1 }
            let change = Change(lines: line..<end, edits: index..<index + 1)
            guard let hunk = hunks.last, let last = hunk.last, line - last.lines.upperBound <= 2 * Self.context else {
                hunks.append([change])
                continue
            }
            if line > last.lines.upperBound {
                hunks[hunks.count - 1].append(change)
            } else {
                hunks[hunks.count - 1][hunk.count - 1] = Change(
                    lines: last.lines.lowerBound..<max(end, last.lines.upperBound),
                    edits: last.edits.lowerBound..<index + 1)
            }
        }
        return hunks
    }

    private mutating func write(_ hunk: [Change]) {
        guard let first = hunk.first, let last = hunk.last else { return }
        let lineCount = starts.count - 1
        let start = max(0, first.lines.lowerBound - Self.context)
        let end = min(lineCount, last.lines.upperBound + Self.context)
        var body: [UInt8] = []
        var next = start
        var more = 0
        for change in hunk {
            write(" ", next..<change.lines.lowerBound, to: &body)
            write("-", change.lines, to: &body)
            let bytes = starts[change.lines.lowerBound]..<starts[change.lines.upperBound]
            let new = document.applying(edits[change.edits], in: bytes)
            let lines = new.split(after: UInt8(ascii: "\n"))
            for line in lines { Self.write("+", line, to: &body) }
            more += lines.count - change.lines.count
            next = change.lines.upperBound
        }
        write(" ", next..<end, to: &body)
        let (old, new) = (end - start, end - start + more)
        output += "@@ -\(start + 1),\(old) +\(start + 1 + added),\(new) @@\n".utf8
        output += body
        added += more
    }

    private func write(_ mark: Unicode.Scalar, _ lines: Range<Int>, to body: inout [UInt8]) {
        for line in lines { Self.write(mark, document[starts[line]..<starts[line + 1]], to: &body) }
    }

    private static func write(_ mark: Unicode.Scalar, _ line: ArraySlice<UInt8>, to body: inout [UInt8]) {
        body.append(UInt8(ascii: mark))
        body += line
        if line.last != UInt8(ascii: "\n") { body += "\n\\ No newline at end of file\n".utf8 }
    }

    /// The name of a file, relative, and quoted as git does where it has other characters than a line of a diff can.
    private static func name(_ prefix: String, _ path: String) -> String {
        var path = path[...]
        while path.hasPrefix("./") { path = path.dropFirst(2) }
        while path.hasPrefix("/") { path = path.dropFirst() }
        let name = prefix + path
        guard name.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || "\"\\".utf8.contains($0) }) else {
            // Without the tab, the part behind a space would be taken for a date.
            return name.utf8.contains(UInt8(ascii: " ")) ? name + "\t" : name
        }
        return "\"" + name.unicodeScalars.map(quoted).joined() + "\""
    }

    private static func quoted(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"", "\\": return "\\\(scalar)"
        case _ where scalar.value < 0x20 || scalar.value == 0x7F:
            let digits = String(scalar.value, radix: 8)
            return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        default: return String(scalar)
        }
    }
}

extension [UInt8] {
    /// The parts that end after a byte; the last one may end without it.
    fileprivate func split(after byte: UInt8) -> [ArraySlice<UInt8>] {
        var parts: [ArraySlice<UInt8>] = []
        var start = 0
        while start < count {
            let end = self[start...].firstIndex(of: byte).map { $0 + 1 } ?? count
            parts.append(self[start..<end])
            start = end
        }
        return parts
    }
}
