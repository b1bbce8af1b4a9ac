package import Bible
package import Text

extension Loss {
    /// The loss as the command line's contract has it: kind, from, to.
    package var json: JSONOutput {
        ["kind": .string(kind.rawValue), "from": .string(from), "to": JSONOutput(to)]
    }
}

extension [Loss] {
    /// The losses as text for people, on one line.
    package var text: String { map { $0.description }.joined(separator: "; ") }

    /// The members `lost`, text for people, and `losses`, the same as data.
    package var jsonMembers: [(name: String, value: JSONOutput)] { [("lost", lost), ("losses", json)] }

    /// The losses as text for people.
    package var lost: JSONOutput { .strings(map { $0.description }) }
    /// The losses as data.
    package var json: JSONOutput { .array(map { $0.json }) }
}
