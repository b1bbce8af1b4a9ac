extension Unicode.Scalar {
    /// Whether it is for machines, and XML has no way to write it; tabs and line breaks may stand in notes.
    var isControl: Bool {
        switch value {
        case 0x09, 0x0A, 0x0D: false
        case 0x00...0x1F, 0x7F...0x9F, 0xFFFE, 0xFFFF: true
        default: false
        }
    }
}
