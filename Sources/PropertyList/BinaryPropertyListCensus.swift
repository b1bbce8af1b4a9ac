/// Counts what a binary property list shows before any of it is read: each object once, however often it is shared.
struct BinaryPropertyListCensus {
    private let list: BinaryPropertyList
    private let limits: PropertyListLimits
    /// What the objects show that have been counted; nil for those that are being counted.
    private var tallies: [Int: PropertyListTally?] = [:]
    /// The references followed. Each shows a value at least once, so there are no more of them than items.
    private var references = 0

    /// Refuses a list that shows too much or holds itself.
    static func check(_ list: BinaryPropertyList, _ limits: PropertyListLimits) throws(PropertyListError) {
        var census = BinaryPropertyListCensus(list: list, limits: limits)
        _ = try census.count(list.top, level: 1)
    }

    private init(list: BinaryPropertyList, limits: PropertyListLimits) {
        self.list = list
        self.limits = limits
    }

    private mutating func count(_ number: Int, level: Int) throws(PropertyListError) -> PropertyListTally {
        if let known = tallies[number] {
            guard let known else { throw .cycle }
            guard level + known.levels - 1 <= limits.levels else { throw .tooDeep(limit: limits.levels) }
            return known
        }
        tallies[number] = .some(nil)
        let tally = try fresh(list.object(number), level: level)
        try tally.check(limits)
        tallies[number] = tally
        return tally
    }

    private mutating func fresh(
        _ object: BinaryPropertyList.Object, level: Int
    ) throws(PropertyListError) -> PropertyListTally {
        switch object {
        case .integer, .real, .other: PropertyListTally(items: 1)
        case .ascii(let range), .utf16(let range): PropertyListTally(items: 1, text: range.count)
        case .array(let references): try container(keys: 0..<0, values: references, level)
        case .dictionary(let references):
            try container(
                keys: references.lowerBound..<references.lowerBound + references.count / 2,
                values: references.lowerBound + references.count / 2..<references.upperBound, level)
        }
    }

    private mutating func container(
        keys: Range<Int>, values: Range<Int>, _ level: Int
    ) throws(PropertyListError) -> PropertyListTally {
        guard level <= limits.levels else { throw .tooDeep(limit: limits.levels) }
        references += values.count / list.referenceSize
        guard references <= limits.items else { throw .tooManyItems(limit: limits.items) }
        var tally = PropertyListTally(items: 1)
        for place in stride(from: keys.lowerBound, to: keys.upperBound, by: list.referenceSize) {
            guard case let key = try count(list.reference(at: place), level: level + 1), key.levels == 0 else {
                throw .malformed("a key is no string", offset: place)
            }
            tally.text += key.text
        }
        for place in stride(from: values.lowerBound, to: values.upperBound, by: list.referenceSize) {
            tally.add(try count(list.reference(at: place), level: level + 1))
            try tally.check(limits)
        }
        tally.levels += 1
        return tally
    }
}
