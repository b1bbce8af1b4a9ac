extension PassageVariable {
    /// A way of writing a value.
    enum Style: String, CaseIterable {
        case lower
        /// Without spaces.
        case glued
        /// With `_` for spaces.
        case underscored
        /// With `+` for spaces.
        case plussed
        /// Without the space after a comma.
        case dense
        /// With zeros in front, two or three digits wide.
        case pad2
        case pad3

        /// Applies the style to a text from an index on.
        func apply(to text: inout [UInt8], from start: Int) {
            switch self {
            case .lower: Self.lowercase(&text, from: start)
            case .glued: Self.replaceSpaces(of: &text, from: start, by: nil)
            case .underscored: Self.replaceSpaces(of: &text, from: start, by: UInt8(ascii: "_"))
            case .plussed: Self.replaceSpaces(of: &text, from: start, by: UInt8(ascii: "+"))
            case .dense: Self.replaceSpaces(of: &text, from: start, by: nil, after: UInt8(ascii: ","))
            case .pad2: Self.pad(&text, from: start, to: 2)
            case .pad3: Self.pad(&text, from: start, to: 3)
            }
        }

        private static func lowercase(_ text: inout [UInt8], from start: Int) {
            if text[start...].contains(where: { $0 >= 0x80 }) {
                let lowered = String(decoding: text[start...], as: UTF8.self).lowercased()
                text.replaceSubrange(start..., with: lowered.utf8)
                return
            }
            for index in start..<text.count where text[index] >= UInt8(ascii: "A") && text[index] <= UInt8(ascii: "Z") {
                text[index] |= 0x20
            }
        }

        /// - Parameter byte: the byte that must come before a space that is replaced; nil for any.
        private static func replaceSpaces(
            of text: inout [UInt8], from start: Int, by replacement: UInt8?, after byte: UInt8? = nil
        ) {
            let space = UInt8(ascii: " ")
            var (end, previous) = (start, UInt8?.none)
            for index in start..<text.count {
                let current = text[index]
                let isReplaced = current == space && (byte == nil || previous == byte)
                if let kept = isReplaced ? replacement : current {
                    text[end] = kept
                    end += 1
                }
                previous = current
            }
            text.removeSubrange(end...)
        }

        private static func pad(_ text: inout [UInt8], from start: Int, to width: Int) {
            while text.count - start < width { text.insert(UInt8(ascii: "0"), at: start) }
        }
    }
}
