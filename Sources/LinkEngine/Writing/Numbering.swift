/// Things in the order in which they first came, each once; its place is its number.
struct Numbering<Element: Hashable & Sendable>: Sendable {
    private(set) var elements: [Element] = []
    private var numbers: [Element: Int] = [:]

    /// The number of a thing, a new one where it has none.
    mutating func number(of element: Element) -> Int {
        if let number = numbers[element] { return number }
        numbers[element] = elements.count
        elements.append(element)
        return elements.count - 1
    }
}
