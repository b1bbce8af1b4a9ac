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
