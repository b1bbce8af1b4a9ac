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
    /// Writes a member with a string, or null.
    package mutating func member(_ key: String, _ string: String?) {
        self.key(key)
        self.string(string)
    }

    package mutating func members(_ members: JSONMembers) {
        if !isPretty, !members.line.isEmpty {
            // It starts with a comma, which the first child of an object does not have.
            text.append(members.line.span.extracting((needsComma ? 0 : 1)...))
            needsComma = true
            return
        }
        for (name, value) in members.members {
            key(name)
            self.value(value)
        }
    }
}
