/// How the references of a running text are written.
struct ProseStyle {
    /// Whether a comma separates chapter and verse, `Joh 3,16`, in the whole text.
    var commaSeparatesVerse = false
    /// Whether the text is given as a reference, and has other words in it: sentences and notes are about it.
    var isCitation = false
}
