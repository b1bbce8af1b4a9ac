import Text

/// Domains in ASCII, as in DNS (UTS #46 without its transitional rules).
///
/// The mapping is that of Unicode's compatibility normalization and lower case, which is nearly the table of UTS #46.
/// The rules for right-to-left labels are not checked, and joiners are valid only after a virama.
struct DomainMapping {
    /// Normalizes a text to the form NFKC.
    var normalize: (String) -> String = { $0 }

    private static let prefix = "xn--"

    /// The most bytes of a domain that is mapped, far above the 253 that DNS has room for.
    private static let longest = 10_000

    /// The domain in ASCII and in lower case; nil if it is not valid.
    func ascii(_ domain: String) -> String? {
        // Labels that are encoded already are not checked, as in browsers.
        if domain.utf8.allSatisfy({ $0 < 0x80 }) { return domain.lowercased() }
        guard domain.utf8.count <= Self.longest else { return nil }
        let labels = mapped(domain).split(separator: ".", omittingEmptySubsequences: false)
        let encoded = labels.compactMap { ascii(label: String($0)) }
        return encoded.count == labels.count ? encoded.joined(separator: ".") : nil
    }

    private func mapped(_ text: String) -> String {
        let scalars = normalize(text).unicodeScalars.filter { !Self.isIgnored($0) }
        return normalize(scalars.reduce(into: "") { $0 += $1 == "\u{3002}" ? "." : $1.properties.lowercaseMapping })
    }

    /// Whether a character is left out, as those that are not visible and do not change the direction of the text.
    private static func isIgnored(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x200C...0x200D, 0x202A...0x202E, 0x2066...0x2069, 0xE0000..<0xE0100: false
        default: scalar.properties.isDefaultIgnorableCodePoint
        }
    }

    private func ascii(label: String) -> String? {
        if label.hasPrefix(Self.prefix) {
            let decoded = Punycode.decode(label.dropFirst(Self.prefix.count))
            guard let decoded, decoded.utf8.contains(where: { $0 >= 0x80 }), Self.isValid(decoded),
                mapped(decoded).unicodeScalars.elementsEqual(decoded.unicodeScalars)
            else { return nil }
            return label
        }
        if label.utf8.allSatisfy({ $0 < 0x80 }) { return label }
        return Self.isValid(label) ? Punycode.encode(label).map { Self.prefix + $0 } : nil
    }

    private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{200c}" || scalar == "\u{200d}" }

    /// Whether a label has only characters that may be in domains (UTS #46, section 4.1).
    private static func isValid(_ label: String) -> Bool {
        var previous: Unicode.Scalar?
        for scalar in label.unicodeScalars {
            let category = scalar.properties.generalCategory
            if previous == nil, [.nonspacingMark, .spacingMark, .enclosingMark].contains(category) { return false }
            if isJoiner(scalar) {
                guard previous?.properties.canonicalCombiningClass == .virama else { return false }
            } else if disallowed.contains(category) || scalar == "\u{fffd}" {
                return false
            }
            previous = scalar
        }
        return true
    }

    private static let disallowed: Set<Unicode.GeneralCategory> = [
        .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .spaceSeparator, .surrogate, .unassigned,
    ]
}
