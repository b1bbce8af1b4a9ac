import Bible
import LinkEngine
import URLText

/// The address of a passage on this server: `John.3.16-18?translation=ESV`. There is one for each passage.
struct PassagePath: Equatable {
    /// The passage in OSIS, where the end of a range has only what differs from its start.
    let path: String
    /// Its translation and versification, as far as it has any.
    let parameters: [Query.Item]

    init(_ url: CommonSchemeURL) {
        let texts = Self.texts(of: url.passage)
        let isRead = (try? Self.read(texts[0], versification: url.versification))?.passage == url.passage
        path = PercentEncoding.encode(texts[isRead ? 0 : 1], keeping: .readable)
        parameters = Self.parameters(of: url)
    }

    /// How a passage may be written in an address: in short, and in OSIS.
    static func texts(of passage: Passage) -> [String] {
        [passage.spans.map { $0.shortOSIS }.joined(separator: ","), passage.osis]
    }

    private static func parameters(of url: CommonSchemeURL) -> [Query.Item] {
        var parameters: [Query.Item] = []
        if let translation = url.translation?.text { parameters.append(("translation", translation)) }
        if let versification = url.v11n { parameters.append(("v11n", versification)) }
        return parameters
    }

    private static func read(_ text: String, versification: Versification) throws(PassageError) -> Reference {
        try Reference(parsing: text, versification: versification)
    }

    static func == (left: PassagePath, right: PassagePath) -> Bool {
        left.path == right.path && Query(left.parameters) == Query(right.parameters)
    }
}

extension CommonSchemeURL {
    /// Reads the passage of an address: OSIS, or what people type.
    ///
    /// - Parameters:
    ///   - path: what is after the first slash, percent-encoded.
    ///   - query: its parameters, of which the translation and the versification count.
    init(path: Substring, _ query: Query) throws(PathError) {
        let path = path.prefix(upTo: path.lastIndex { $0 != "/" }.map(path.index(after:)) ?? path.startIndex)
        let text = String(decoding: PercentEncoding.decodedBytes(path.utf8.span, plusIsSpace: true), as: UTF8.self)
        guard !text.isEmpty else { throw PathError(text: "", error: PassageError(.empty, at: 0)) }
        let translation = query["translation"].flatMap(Self.translation)
        if let url = Self.exact(text, translation, query["v11n"]) {
            self = url
            return
        }
        do throws(PassageError) {
            let reference = try Reference(
                parsing: text, versification: query["v11n"].flatMap(Versification.named),
                correcting: .all.subtracting(.otherText))
            self.init(reference)
        } catch {
            throw PathError(text: text, error: error)
        }
        if let translation { self.translation = translation }
    }

    /// The translation with a code, `esv` for ESV; nil for what can be no code.
    private static func translation(_ text: String) -> TranslationCode? {
        guard TranslationCode.isValid(text) else { return nil }
        let code = TranslationCode(text)
        return code.listed.map { TranslationCode($0.code) } ?? code
    }

    /// Reads the text of an address that this server wrote.
    private static func exact(_ text: String, _ translation: TranslationCode?, _ versification: String?) -> Self? {
        var query: [Query.Item] = [("passages", "[\(text)]")]
        if let translation { query.append(("translation", translation.text)) }
        if let versification { query.append(("v11n", versification)) }
        let url = Query(query).appended(to: "bible://")
        guard let read = try? CommonSchemeURL(parsing: url) else { return nil }
        return PassagePath.texts(of: read.passage).contains(text) ? read : nil
    }
}

/// Why the path of a request is not that of a passage.
struct PathError: Error {
    /// The path, decoded.
    let text: String
    let error: PassageError
}

extension Passage.Span {
    /// OSIS, where the end has only what differs from the start: `John.3.16-18`, `Gen.1-2`, `Gen.1.1-2.3`.
    fileprivate var shortOSIS: String {
        guard !isSingle else { return start.osis }
        guard start.book == end.book, let chapter = end.chapter else { return osis }
        let verse = end.verse.map(String.init)
        if start.chapter == end.chapter, let verse { return "\(start.osis)-\(verse)" }
        return "\(start.osis)-" + ([String(chapter)] + (verse.map { [$0] } ?? [])).joined(separator: ".")
    }
}
