import Bible
import Diagnostics
import LinkEngine
import URLText

extension [String] {
    /// The arguments, those joined that together are one reference: `John 3:16 ESV` is one, `John.3.16 Luke.2.1` are two,
    /// since each is a reference by itself. An argument with a space was quoted, and is never joined.
    func joiningReferences(language: String? = nil, versification: Versification? = nil) -> [String] {
        var joined: [String] = []
        var words: [String] = []
        func isReference(_ text: String) -> Bool {
            ParsedReference(utf8: [UInt8](text.utf8), language: language, versification: versification).canonicalURL
                != nil
        }
        func flush() {
            let text = words.joined(separator: " ")
            let isOne = words.count > 1 && !words.allSatisfy(isReference) && isReference(text)
            joined += isOne || words.areMisspeltReference(language: language) ? [text] : words
            words = []
        }
        for argument in self {
            if argument.isWordOfReference {
                words.append(argument)
            } else {
                flush()
                joined.append(argument)
            }
        }
        flush()
        return joined
    }

    /// Whether the words are a reference but for the name of the book, so that one message is about all of them.
    private func areMisspeltReference(language: String?) -> Bool {
        func read(_ text: String) -> ParsedReference { ParsedReference(utf8: [UInt8](text.utf8), language: language) }
        return count > 1 && allSatisfy { read($0).canonicalURL == nil }
            && read(joined(separator: " ")).findings.contains { $0.note != nil }
    }
}

extension String {
    fileprivate var isWordOfReference: Bool {
        !isEmpty && self != "-" && !contains(where: \.isWhitespace) && !NormalizedLink.looksLikeLink(self)
    }
}
