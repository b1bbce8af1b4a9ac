import ArgumentParser
import Bible
import LinkEngine
import Text

/// The text of a command that opens or explains one: every word of it, quoted or not.
struct LinkArgument: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "A link, a reference such as John 3:16, or a text that contains some; quotes are not needed.",
            valueName: "url"
        ))
    var words: [String]

    @OptionGroup var readingOptions: ReadingOptions

    var text: String { words.joined(separator: " ") }
}

struct ReadingOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The language of the reference: its book names and punctuation come first.", valueName: "code"))
    var language: BookNames.Language?

    @Option(
        help: ArgumentHelp(
            "The versification of the numbers (default: that of the translation or language of the text, or English).",
            valueName: "name"
        ))
    var versification: Versification?

    @Flag(help: "Refuse misspelt names, missing verses, and other words around links and references.")
    var strict = false

    var reading: TextReading { TextReading(language: language?.code, versification: versification, isStrict: strict) }
}

extension Resolution {
    /// What a command that opens the first link or reference of a text says about the others.
    var othersFinding: [Finding] {
        guard !others.isEmpty else { return [] }
        let list = Printable.shortened(Printable.line(others.map(\.input).joined(separator: ", ")), to: 200)
        return [Finding(.note, "only the first is opened; also in the text: \(list)")]
    }
}
