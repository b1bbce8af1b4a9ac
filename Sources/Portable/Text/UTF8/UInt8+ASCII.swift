/// The classes of ASCII characters that formats distinguish. A byte of a multi-byte character belongs to none of them.
extension UInt8 {
    /// `A` to `Z` and `a` to `z`.
    @inlinable package var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }

    /// `A` to `Z`.
    @inlinable package var isASCIICapital: Bool { (0x41...0x5A).contains(self) }

    /// `0` to `9`.
    @inlinable package var isASCIIDigit: Bool { (0x30...0x39).contains(self) }

    @inlinable package var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }

    /// Space, tab, line feed, vertical tab, form feed and carriage return.
    @inlinable package var isASCIISpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

    /// A printable character that is neither a letter nor a digit nor a space.
    @inlinable package var isASCIIPunctuation: Bool { (0x21...0x7E).contains(self) && !isASCIIAlphanumeric }

    /// A character of a URL scheme (RFC 3986, section 3.1); the first one must also be a letter.
    @inlinable package var isSchemeCharacter: Bool {
        isASCIIAlphanumeric || self == UInt8(ascii: "+") || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
    }

    /// The byte with an upper-case ASCII letter in lower case.
    @inlinable package var lowercasedASCII: UInt8 { isASCIICapital ? self | 0x20 : self }
}
