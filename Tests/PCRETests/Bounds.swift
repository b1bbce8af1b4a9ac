import PCRE

/// The groups of a match as Foundation counts them, in UTF-16 code units.
func utf16Bounds(of match: Match, in subject: Subject) -> [[Int]?] {
    (0..<match.count).map { group in
        match[group].map { [subject.utf16Offset($0.lowerBound), subject.utf16Offset($0.upperBound)] }
    }
}

extension Subject {
    func utf16Offset(_ offset: Int) -> Int {
        String(decoding: utf8.prefix(offset), as: UTF8.self).utf16.count
    }
}
