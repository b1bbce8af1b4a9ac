/// How much a property list may contain, so that a small file cannot fill the memory.
package struct PropertyListLimits {
    /// The longest property list, in bytes.
    package var bytes: Int
    /// How many dictionaries and arrays may be nested in each other.
    package var levels: Int
    /// How many values there may be; a value that is referenced several times counts several times.
    package var items: Int
    /// How many bytes of text there may be, counted in the same way.
    package var text: Int

    package init(bytes: Int, levels: Int, items: Int, text: Int) {
        self.bytes = bytes
        self.levels = levels
        self.items = items
        self.text = text
    }
}
