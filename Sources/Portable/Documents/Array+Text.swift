import Text

extension [UInt8] {
    /// Whether a text begins at an index, ignoring the case of ASCII letters. The text must be in lower case.
    func hasText(_ text: StaticString, at index: Int) -> Bool {
        let count = text.utf8CodeUnitCount
        guard index >= 0, count <= self.count - index else { return false }
        return text.withUTF8Buffer { text in
            for offset in 0..<count {
                guard unsafe self[index + offset].lowercasedASCII == text[offset] else { return false }
            }
            return true
        }
    }

    /// The index of the first occurrence of a text from an index on, ignoring the case of ASCII letters.
    func index(of text: StaticString, from start: Int) -> Int? {
        var index = start
        while index < count {
            if hasText(text, at: index) { return index }
            index += 1
        }
        return nil
    }

    /// A part as a string, with replacement characters for invalid UTF-8.
    func text(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }
}

extension Array {
    /// The index of the last element whose key, by which the array is sorted, is at most an offset; 0 if there is none.
    func lastIndex(upTo offset: Int, _ key: (Element) -> Int) -> Int {
        var low = 0
        var high = count
        while high - low > 1 {
            let middle = (low + high) / 2
            if key(self[middle]) <= offset { low = middle } else { high = middle }
        }
        return low
    }
}
