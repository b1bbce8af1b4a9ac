import Bible
import Diagnostics
import JSONText
import URLText
import UTF8Text

/// Resolutions as the command line's contract has them. They are written as they are gone through: there may be very
/// many, and a value made of each would cost several times as much.
extension Resolution {
    /// Appends the resolution on one line, without a line break.
    package func appendJSON(to text: inout [UInt8], encoded: Bool) {
        text.append(#"{"input":"#, json: input)
        text.append(#","url":"#, json: url)
        text.append(#","passage":"#)
        if let passage { passage.appendJSON(to: &text, encoded: encoded) } else { text.append("null") }
        text.append(#","openings":["#)
        for index in openings.indices {
            if index > 0 { text.append(",") }
            openings[index].appendJSON(to: &text, encoded: encoded)
        }
        text.append(#"],"findings":"#)
        JSONOutput.array(findings.map(\.json)).appendLine(to: &text)
        text.append("}")
    }

    /// The resolution over several lines.
    package func prettyJSON(encoded: Bool) -> String {
        var text: [UInt8] = []
        appendJSON(to: &text, encoded: encoded)
        guard let document = try? JSONDocument(text) else { return String(decoding: text, as: UTF8.self) }
        return JSONOutput.value(document.root).pretty
    }
}

extension LinkedPassage {
    fileprivate func appendJSON(to text: inout [UInt8], encoded: Bool) {
        text.append(#"{"passages":"#, json: canonicalURL.passage.passages)
        text.append(#","translation":"#, json: canonicalURL.translation?.text)
        text.append(#","versification":"#, json: canonicalURL.v11n)
        text.append(#","text":"#, json: canonicalURL.passage.text)
        text.append(#","site":"#, json: site)
        let url = canonicalURL.string
        text.append(#","url":"#, json: encoded ? PercentEncoding.encode(url, keeping: .urlSyntax) : url)
        text.append("}")
    }
}

extension Opening {
    /// The URL as the rule gives it, or with everything encoded that RFC 3986 does not allow.
    package func url(encoded: Bool) -> String { encoded ? PercentEncoding.encode(url, keeping: .urlSyntax) : url }

    fileprivate func appendJSON(to text: inout [UInt8], encoded: Bool) {
        text += opener.openingJSON.beforeTitle
        JSONString.append(title, to: &text)
        text.append(#","kind":"#, json: kind.rawValue)
        text += opener.openingJSON.beforeLost
        text.append("[", json: losses.map(\.description))
        text.append(#"],"losses":"#)
        JSONOutput.array(losses.map(\.json)).appendLine(to: &text)
        text += opener.openingJSON.beforeURL
        JSONString.append(url(encoded: encoded), to: &text)
        text.append("}")
    }
}

/// What openings of an app have in common.
struct OpeningJSON: Sendable {
    fileprivate private(set) var beforeTitle: [UInt8] = []
    fileprivate private(set) var beforeLost: [UInt8] = []
    fileprivate private(set) var beforeURL: [UInt8] = []

    init(identifier: String, name: String, intentions: [String], store: String?) {
        beforeTitle.append(#"{"app":"#, json: identifier)
        beforeTitle.append(#","name":"#, json: name)
        beforeTitle.append(#","title":"#)
        beforeLost.append(#","intentions":["#, json: intentions)
        beforeLost.append(#"],"lost":"#)
        beforeURL.append(#","store":"#, json: store)
        beforeURL.append(#","url":"#)
    }
}

extension [UInt8] {
    /// Appends a piece of JSON.
    fileprivate mutating func append(_ piece: StaticString) {
        unsafe append(contentsOf: UnsafeBufferPointer(start: piece.utf8Start, count: piece.utf8CodeUnitCount))
    }

    /// Appends a piece of JSON and a string, or null.
    fileprivate mutating func append(_ piece: StaticString, json string: String?) {
        append(piece)
        if let string { JSONString.append(string, to: &self) } else { append("null") }
    }

    /// Appends a piece of JSON and strings with commas between them.
    fileprivate mutating func append(_ piece: StaticString, json strings: [String]) {
        append(piece)
        for index in strings.indices {
            if index > 0 { append(",") }
            JSONString.append(strings[index], to: &self)
        }
    }
}
