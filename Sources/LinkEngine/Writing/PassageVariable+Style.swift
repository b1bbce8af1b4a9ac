import UTF8Text

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

        /// The text in this style.
        func applied(to text: String) -> String {
            switch self {
            case .lower: text.lowercased()
            case .glued: Self.replacingSpaces(of: text, by: nil)
            case .underscored: Self.replacingSpaces(of: text, by: UInt8(ascii: "_"))
            case .plussed: Self.replacingSpaces(of: text, by: UInt8(ascii: "+"))
            case .dense: Self.replacingSpaces(of: text, by: nil, after: UInt8(ascii: ","))
            case .pad2: Self.pad(text, to: 2)
            case .pad3: Self.pad(text, to: 3)
            }
        }

        /// - Parameter preceding: the byte that must come before a space that is replaced; nil for any.
        private static func replacingSpaces(
            of text: String, by replacement: UInt8?, after preceding: UInt8? = nil
        ) -> String {
            String(writing: { output in
                var previous: UInt8?
                for byte in text.utf8 {
                    let isReplaced = byte == UInt8(ascii: " ") && (preceding == nil || previous == preceding)
                    if let written = isReplaced ? replacement : byte { output.append(written) }
                    previous = byte
                }
            })
        }

        private static func pad(_ text: String, to width: Int) -> String {
            String(repeating: "0", count: max(0, width - text.utf8.count)) + text
        }
    }
}
