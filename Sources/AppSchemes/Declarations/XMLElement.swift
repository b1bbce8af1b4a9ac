/// An element of an XML document.
struct XMLElement {
    let name: String
    var attributes: [(String, String)] = []
    var text: String?
    var children: [XMLElement] = []

    /// The XML of the element, each level indented by four spaces.
    func written(indentation: Int = 0) -> String {
        let margin = String(repeating: " ", count: 4 * indentation)
        let start = name + attributes.map { " \($0)=\"\(Self.escaped($1))\"" }.joined()
        if let text { return "\(margin)<\(start)>\(Self.escaped(text))</\(name)>\n" }
        guard !children.isEmpty else { return "\(margin)<\(start)/>\n" }
        let inner = children.map { $0.written(indentation: indentation + 1) }.joined()
        return "\(margin)<\(start)>\n\(inner)\(margin)</\(name)>\n"
    }

    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            // XML 1.0 cannot represent these characters.
            case "\0"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
