/// Texts are put together as bytes: a string would be made anew for every piece, at several times the price.
extension [UInt8] {
    /// Appends the UTF-8 of a text.
    package mutating func append(_ text: String) {
        let bytes = text.utf8.span
        append(addingCapacity: bytes.count) { output in
            for index in bytes.indices { output.append(bytes[index]) }
        }
    }

    /// Appends a number in digits.
    package mutating func append(_ number: Int) {
        if number < 0 { append(UInt8(ascii: "-")) }
        appendDigits(of: number.magnitude)
    }

    /// Appends a number behind what separates it.
    package mutating func append(_ separator: UInt8, _ number: Int) {
        append(separator)
        append(number)
    }

    private mutating func appendDigits(of number: UInt) {
        if number >= 10 { appendDigits(of: number / 10) }
        append(UInt8(ascii: "0") + UInt8(number % 10))
    }
}

extension String {
    /// The text that a function appends.
    init(writing append: (inout [UInt8]) -> Void) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(64)
        append(&bytes)
        self.init(decoding: bytes, as: UTF8.self)
    }
}
