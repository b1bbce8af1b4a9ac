/// The names of characters, by Swift's own Unicode data.
enum CharacterNames {
    /// The character of a name, in any case.
    ///
    /// - Throws: `PatternError` at an offset if there is no such character.
    static func scalar(named name: String, at offset: Int) throws(PatternError) -> Unicode.Scalar {
        guard let scalar = scalar(named: name) else {
            throw PatternError("there is no character named \(name)", at: offset)
        }
        return scalar
    }

    private static func scalar(named name: String) -> Unicode.Scalar? {
        let name = name.uppercased()
        if let scalar = scalars[name] { return scalar }
        // Ideographs are named by their code points.
        guard let digits = name.split(separator: "-").last, let value = UInt32(digits, radix: 16),
            let scalar = Unicode.Scalar(value), scalar.properties.name == name
        else { return nil }
        return scalar
    }

    /// Made on the first use of a name: most regexes have none.
    private static let scalars: [String: Unicode.Scalar] = {
        let ranges: [ClosedRange<UInt32>] = [
            0x20...0x33ff, 0x4dc0...0x4dff, 0xa000...0xffff, 0x10000...0x16fff, 0x18b00...0x1ffff, 0xe0000...0xe01ef,
        ]
        var scalars: [String: Unicode.Scalar] = [:]
        for scalar in ranges.joined().lazy.compactMap(Unicode.Scalar.init) {
            if let name = scalar.properties.name { scalars[name] = scalar }
        }
        return scalars
    }()
}
