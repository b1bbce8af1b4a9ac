/// How the references of a running text are written.
struct ProseStyle {
    /// Whether a comma separates chapter and verse, `Joh 3,16`, in the whole text.
    var commaSeparatesVerse = false
}
