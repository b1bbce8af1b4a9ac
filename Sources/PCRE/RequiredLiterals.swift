/// The literal texts that every match of a regex contains, found without compiling it.
///
/// Whatever is not certain counts as a wildcard: the literals are sound, but not complete.
package enum RequiredLiterals {
    /// Literals that a match contains one after another, in UTF-8.
    package typealias Texts = [[UInt8]]

    /// The literals of each alternative of a regex: `abc\d+\.html|xyz` gives `abc`, `.html` and `xyz`. Empty if an
    /// alternative has none, or if the regex cannot be read.
    package static func find(in pattern: String) -> [Texts] {
        guard pattern.utf8.count <= Limits.patternLength else { return [] }
        var reader = LiteralReader(pattern)
        guard let alternatives = try? reader.readPattern() else { return [] }
        let literals = alternatives.map { $0.split(separator: LiteralSequence.wildcard).map(Array.init) }
        return literals.contains([]) ? [] : literals
    }
}
