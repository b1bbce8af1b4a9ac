import Glibc
import LinkEngine
import Text

/// Questions to a person at the terminal.
struct Prompt {
    private var lines = InputLines(limit: Engine.maximumLength)

    /// The answer without spaces around it; nil at the end of the input.
    mutating func line(_ question: String) -> String? {
        Output.write(question, to: .error)
        while let line = lines.next() {
            guard case .bytes(let bytes) = line, let text = String(validating: bytes, as: UTF8.self) else {
                Output.write("The input is too long or not UTF-8.\n" + question, to: .error)
                continue
            }
            let isSpace: (Character) -> Bool = \.isWhitespace
            let answer = text.drop(while: isSpace)
            return String(answer.reversed().drop(while: isSpace).reversed())
        }
        Output.write("\n", to: .error)
        return nil
    }

    /// The first letter of an answer, asked for until it is one of some; nil at the end of the input.
    mutating func letter(of letters: String, _ question: String) -> Character? {
        while let answer = line(question) {
            if let letter = answer.lowercased().first, letters.contains(letter) { return letter }
        }
        return nil
    }

    /// Whether the answer is yes.
    mutating func confirms(_ question: String) -> Bool {
        ["y", "yes"].contains(line(question + " [y/N] ")?.lowercased())
    }
}
