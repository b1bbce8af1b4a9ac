import LinkEngine

/// One way to read a link: which parts of it are parts of the passage.
struct LinkReading {
    /// What a part of a link is.
    enum Role: Hashable {
        case part(PassagePart)
        /// The name or number of the book once more.
        case bookAgain
        /// A number that is known from elsewhere in the link.
        case numberAgain
    }

    /// A part of a link that is a part of the passage.
    struct Field: Hashable {
        let role: Role
        let text: String
        /// Whether nothing else is in its segment of the path, its parameter or its fragment.
        var isWhole = false
    }

    /// Texts and the fields between them: one text more than there are fields, which may be empty.
    struct Sequence {
        var texts = [""]
        var fields: [Field] = []

        mutating func append(_ text: String) { texts[texts.count - 1] += text }

        mutating func append(_ field: Field) {
            fields.append(field)
            texts.append("")
        }
    }

    var path = Sequence()
    /// Nil where the fragment has no field.
    var fragment: Sequence?
    /// The parameters that are a part of the passage, and their values.
    var parameters: [(name: String, part: PassagePart, value: String)] = []
    let link: LinkText
    /// Whether the query is a part of the path here.
    let isQueryInPath: Bool
    /// How unlikely it is that the site means this.
    var cost = 0

    /// The values of a part, decoded where they are parameters.
    func values(of part: PassagePart) -> [String] {
        ((path.fields + (fragment?.fields ?? [])).filter { $0.role == .part(part) }.map(\.text))
            + parameters.filter { $0.part == part }.map(\.value)
    }
}
