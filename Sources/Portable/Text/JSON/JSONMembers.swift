/// A key of objects that are written very often.
package struct JSONKey: Sendable {
    let name: String
    /// A comma, the key and the colon, as they are on one line.
    let line: [UInt8]

    package init(_ name: String) {
        self.name = name
        line = Array((",\(JSONString.encode(name)):").utf8)
    }
}

/// Members that many objects have in common.
package struct JSONMembers: Sendable {
    let members: [(name: String, value: JSONOutput)]
    /// The members as they are on one line, each behind a comma.
    let line: [UInt8]

    /// Members in their order.
    package init(_ members: [(name: String, value: JSONOutput)]) {
        self.members = members
        var writer = JSONWriter(.line)
        writer.needsComma = true
        for (name, value) in members {
            writer.key(name)
            writer.value(value)
        }
        line = writer.text
    }
}

extension JSONWriter {
    /// Writes the key of the next value.
    package mutating func key(_ key: JSONKey) {
        if isPretty { return self.key(key.name) }
        appendLine(key.line)
        followsKey = true
    }

    package mutating func members(_ members: JSONMembers) {
        if !isPretty, !members.line.isEmpty {
            appendLine(members.line)
            needsComma = true
            return
        }
        for (name, value) in members.members {
            key(name)
            self.value(value)
        }
    }

    /// Appends text that starts with a comma, which the first child of an object does not have.
    private mutating func appendLine(_ line: [UInt8]) {
        text.append(line.span.extracting((needsComma ? 0 : 1)...))
    }
}
