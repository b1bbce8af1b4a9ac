import Bible
import LinkEngine
import Text
import URLText

extension [String] {
    /// The arguments, those joined that together are one reference: `John 3:16 ESV` is one, `John.3.16 Luke.2.1` are two,
    /// since each is a reference by itself. An argument with a space was quoted, and is never joined.
    func joiningReferences(_ reading: TextReading = TextReading()) -> [String] {
        let reader = ReferenceWords(reading: reading)
        var joined: [String] = []
        var words: [String] = []
        for argument in self {
            if argument.isWordOfReference {
                words.append(argument)
            } else {
                joined += reader.inputs(words[...])
                joined.append(argument)
                words = []
            }
        }
        return joined + reader.inputs(words[...])
    }
}

/// Finds the references among words that were not quoted.
private struct ReferenceWords {
    let reading: TextReading

    /// The words as inputs: all of them if they are one, otherwise the longest that starts with the first word, and so on.
    /// What is not a reference stays with the name of a book before it: `John 3:16,:18` is not the whole book.
    func inputs(_ words: ArraySlice<String>) -> [String] {
        if isOne(words) || isMisspelt(words) { return [words.joined(separator: " ")] }
        var inputs: [String] = []
        var rest = words
        while let first = rest.first {
            var count = length(rest)
            if count == 0 || count == 1 && !first.contains(where: \.isNumber) {
                count = 1
                while count < rest.count, length(rest.dropFirst(count)) == 0 { count += 1 }
            }
            inputs.append(rest.prefix(count).joined(separator: " "))
            rest = rest.dropFirst(count)
        }
        return inputs
    }

    /// How many words the longest reference has that starts with the first one; 0 if there is none.
    private func length(_ words: ArraySlice<String>) -> Int {
        let counts = stride(from: Swift.min(words.count, ProgramLimits.referenceWords), to: 1, by: -1)
        return counts.first { isOne(words.prefix($0)) } ?? (words.first.map { read($0) == nil } == true ? 1 : 0)
    }

    /// Whether the words are one reference. The passage may be missing: `John 33:16` is not the book and something else.
    private func isOne(_ words: ArraySlice<String>) -> Bool {
        guard words.count > 1, words.contains(where: { read($0) != nil }) else { return false }
        let error = read(words.joined(separator: " "))
        return error == nil || error?.isAboutNumbers == true
    }

    /// Whether the words are a reference but for the name of the book, so that one message is about all of them.
    private func isMisspelt(_ words: ArraySlice<String>) -> Bool {
        guard words.count > 1, words.allSatisfy({ read($0) != nil }) else { return false }
        let text = words.joined(separator: " ")
        guard let error = read(text, correcting: .all) else { return true }
        return error.hint(for: text, language: reading.language) != nil
    }

    /// Why a text is not a reference; nil if it is one.
    private func read(_ text: String, correcting: Corrections = .rangeEnds) -> PassageError? {
        do {
            _ = try Reference(
                parsing: text, language: reading.language, versification: reading.versification, correcting: correcting)
            return nil
        } catch {
            return error
        }
    }
}

extension String {
    fileprivate var isWordOfReference: Bool {
        !isEmpty && self != "-" && !contains(where: \.isWhitespace) && !NormalizedLink.looksLikeLink(self)
    }
}
