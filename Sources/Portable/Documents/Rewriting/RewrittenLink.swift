public import Bible
import LinkEngine
public import Text

/// A Bible link of a document, or a reference in its text, and what became of it.
public struct RewrittenLink: Sendable {
    /// What was done with the link.
    public enum Outcome: String, Sendable, CaseIterable {
        /// The link leads to the target now.
        case rewritten
        /// The link already led to the target.
        case unchanged
        /// The link was left alone, since it is in code.
        case code
        /// The link was left alone, since the target cannot open the passage.
        case unopened
        /// The link or reference was left alone, since the new link would change what the text around it means.
        case markup
        /// The link was left alone, since a rule for its site cannot read it, or the reference, since there is no such
        /// chapter or verse: it is probably broken.
        case unread
    }

    /// The range of the link's URL in the bytes of the document as it was.
    public let range: Range<Int>
    /// The URL before, or the reference as it is written.
    public let url: String
    /// Whether it was a reference in the text, and no link.
    public let isReference: Bool
    /// The passage that the link leads to; nil if it is ``Outcome/unread``.
    public let passage: CommonSchemeURL?
    /// The URL afterwards; nil if the link was left alone.
    public private(set) var result: String?
    /// What of the passage the new target cannot take.
    public private(set) var losses: [Loss]
    /// What was done.
    public private(set) var outcome: Outcome
    /// Why the link cannot be read, or what the target needs in order to open it.
    public let reason: String?
    /// What may have been meant, as a question, if the link cannot be read.
    public let hint: String?
    /// Whether the link was not rewritten because the target lacks its translation, or needs one and it names none.
    public internal(set) var lacksTranslation = false
    /// The translation that the result names, if that is only a usual one of the language of the text.
    public internal(set) var assumedTranslation: TranslationCode?
    /// What was corrected to read the reference.
    public internal(set) var corrections: [Correction] = []

    /// Notes that the link was left alone after all.
    mutating func leave(as outcome: Outcome) {
        (self.outcome, result, losses, assumedTranslation) = (outcome, nil, [], nil)
    }
}

extension Rewriter.Result {
    /// The Bible links, and what became of each, as `lectern rewrite --json` prints them.
    public var json: JSONOutput { .array(Array(objects)) }

    /// The items of ``json``, each made when it is asked for.
    public var objects: some Sequence<JSONOutput> {
        let file = SourceFile(path: "-", bytes: original)
        return links.lazy.map { $0.json(in: file, isNamed: false) }
    }
}

extension RewrittenLink {
    /// The object of `lectern rewrite --json`.
    ///
    /// - Parameter isNamed: whether it names the file.
    package func json(in file: SourceFile, isNamed: Bool) -> JSONOutput {
        let position = file.position(at: range.lowerBound)
        return [
            "file": isNamed ? .string(file.path) : nil, "line": .int(position.line), "column": .int(position.column),
            "kind": isReference ? "reference" : "link", "link": .string(url),
            "passage": JSONOutput(passage?.passage.osis), "translation": JSONOutput(passage?.translation?.text),
            "versification": JSONOutput(passage?.v11n), "result": JSONOutput(result), "lost": losses.lost,
            "losses": losses.json, "outcome": .string(outcome.rawValue), "reason": JSONOutput(reason),
            "hint": JSONOutput(hint), "findings": .array(corrections.map { Finding(.warning, $0.message).json }),
        ]
    }
}
