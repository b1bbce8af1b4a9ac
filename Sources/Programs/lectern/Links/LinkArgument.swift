import ArgumentParser
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

    @OptionGroup var strictness: StrictOption

    var text: String { words.joined(separator: " ") }
}

/// The option that refuses what is not read as it is written.
struct StrictOption: ParsableArguments {
    @Flag(help: "Refuse misspelt names, missing verses, and other words around links and references.")
    var strict = false

    /// How texts are read.
    var reading: TextReading { TextReading(isStrict: strict) }
}

extension Resolution {
    /// What a command that opens the first link or reference of a text says about the others.
    var othersFinding: [Finding] {
        guard !others.isEmpty else { return [] }
        let list = Printable.shortened(Printable.line(others.map(\.input).joined(separator: ", ")), to: 200)
        return [Finding(.note, "only the first is opened; also in the text: \(list)")]
    }
}
