/// Checks a binary property list against the limits before any value is built. Counts each object once, and multiplies
/// by the references to it.
struct BinaryPropertyListChecker {
    private let list: BinaryPropertyList
    private let limits: PropertyListLimits
    /// The sizes of the objects counted so far; nil for those still being counted, so that a cycle is found.
    private var tallies: [Int: PropertyListTally?] = [:]
    /// The number of references followed. Each leads to at least one value, so the limit of values applies.
    private var references = 0

    /// Checks a property list.
    ///
    /// - Throws: `PropertyListError` if it exceeds the limits, contains itself or is malformed.
    static func check(_ list: BinaryPropertyList, _ limits: PropertyListLimits) throws(PropertyListError) {
        var checker = BinaryPropertyListChecker(list: list, limits: limits)
        _ = try checker.count(list.top, level: 1)
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
        for offset in stride(from: keys.lowerBound, to: keys.upperBound, by: list.referenceSize) {
            let key = try count(list.reference(at: offset), level: level + 1)
            guard key.levels == 0 else { throw .malformed("a key is not a string", offset: offset) }
            tally.text += key.text
        }
        for offset in stride(from: values.lowerBound, to: values.upperBound, by: list.referenceSize) {
            tally.add(try count(list.reference(at: offset), level: level + 1))
            try tally.check(limits)
        }
        tally.levels += 1
        return tally
    }
}
