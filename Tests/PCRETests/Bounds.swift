import PCRE

/// The ranges of the groups of a match in UTF-16 code units, as in Foundation.
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
