/// The addresses with a common prefix.
struct AddressRange {
    let prefix: IPAddress
    /// The number of common bits.
    let length: Int

    /// Reads a range such as `10.0.0.0/8`; nil if it is not valid.
    init?(_ text: String) {
        let parts = text.split(separator: "/")
        guard parts.count == 2, let prefix = IPAddress(parts[0]), let length = Int(parts[1]),
            (0...8 * prefix.bytes.count).contains(length)
        else { return nil }
        self.prefix = prefix
        self.length = length
    }

    func contains(_ address: IPAddress) -> Bool {
        guard address.bytes.count == prefix.bytes.count else { return false }
        return address.bytes.indices.allSatisfy { index in
            let bits = min(8, max(0, length - 8 * index))
            return (address.bytes[index] ^ prefix.bytes[index]) >> (8 - bits) == 0
        }
    }
}
