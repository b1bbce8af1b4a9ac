import Text

/// An element of an XML document.
struct XMLElement {
    let name: String
    var attributes: [(String, String)] = []
    var text: String?
    var children: [XMLElement] = []

    /// The XML of the element, each level indented by four spaces.
    func written(indentation: Int = 0) -> String {
        let margin = String(repeating: " ", count: 4 * indentation)
        let start = name + attributes.map { " \($0)=\"\(Markup.attribute($1))\"" }.joined()
        if let text { return "\(margin)<\(start)>\(Markup.text(text))</\(name)>\n" }
        guard !children.isEmpty else { return "\(margin)<\(start)/>\n" }
        let inner = children.map { $0.written(indentation: indentation + 1) }.joined()
        return "\(margin)<\(start)>\n\(inner)\(margin)</\(name)>\n"
    }
}
