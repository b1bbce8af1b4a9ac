extension String {
    /// The text with other texts in place of some of its scalars. A character may hide a scalar that has a meaning: `<` with an
    /// accent is one character.
    package func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
        guard unicodeScalars.contains(where: { replacement($0) != nil }) else { return self }
        return unicodeScalars.reduce(into: "") { result, scalar in
            if let replacement = replacement(scalar) {
                result += replacement
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }
}
