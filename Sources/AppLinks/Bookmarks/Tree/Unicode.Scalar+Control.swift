extension Unicode.Scalar {
    /// Whether the scalar is not printable text. Tabs and line breaks are allowed, since notes may contain them.
    ///
    /// XML 1.0 cannot represent U+0000 to U+001F (except tab, line feed and carriage return), U+FFFE and U+FFFF. It
    /// could represent U+007F to U+009F, but these are control characters too.
    var isControl: Bool {
        switch value {
        case 0x09, 0x0A, 0x0D: false
        case 0x00...0x1F, 0x7F...0x9F, 0xFFFE, 0xFFFF: true
        default: false
        }
    }
}
