/// What a property list, or a part of one, shows: everything that is shared counted as often as it is shown.
struct PropertyListTally {
    /// The values.
    var items = 0
    /// The bytes of text, keys included.
    var text = 0
    /// The dictionaries and arrays that lie in one another.
    var levels = 0

    /// Counts a part of this one.
    mutating func add(_ part: PropertyListTally) {
        items += part.items
        text += part.text
        levels = max(levels, part.levels)
    }

    /// Refuses what is too much.
    func check(_ limits: PropertyListLimits) throws(PropertyListError) {
        guard levels <= limits.levels else { throw .tooDeep(limit: limits.levels) }
        guard items <= limits.items else { throw .tooManyItems(limit: limits.items) }
        guard text <= limits.text else { throw .tooMuchText(limit: limits.text) }
    }
}
