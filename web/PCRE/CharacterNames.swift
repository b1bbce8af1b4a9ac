/// The names of characters, which are left out of the WebAssembly module: they would make it half a megabyte larger.
enum CharacterNames {
    /// - Throws: `PatternError` at an offset.
    static func scalar(named name: String, at offset: Int) throws(PatternError) -> Unicode.Scalar {
        throw PatternError("\\N{\(name)} is not supported in WebAssembly; write the character itself", at: offset)
    }
}
