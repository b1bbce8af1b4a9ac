/// The size of a property list, or of a part of one; shared values count as often as they are referenced.
struct PropertyListTally {
    /// The number of values.
    var items = 0
    /// The length of all texts, keys included, in bytes of UTF-8.
    var text = 0
    /// The depth of nested dictionaries and arrays.
    var levels = 0

    /// Adds the size of an item.
    mutating func add(_ part: PropertyListTally) {
        items += part.items
        text += part.text
        levels = max(levels, part.levels)
    }

    /// Checks the size.
    ///
    /// - Throws: `PropertyListError` if it exceeds the limits.
    func check(_ limits: PropertyListLimits) throws(PropertyListError) {
        guard levels <= limits.levels else { throw .tooDeep(limit: limits.levels) }
        guard items <= limits.items else { throw .tooManyItems(limit: limits.items) }
        guard text <= limits.text else { throw .tooMuchText(limit: limits.text) }
    }
}
