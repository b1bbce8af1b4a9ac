public import Bible
public import LinkEngine
import Text
import URLText

/// Replaces the Bible links of documents, or those to places, by links to another target, and leaves every other byte as
/// it was.
public struct Rewriter: Sendable {
    private let engine: Engine
    private let target: RewriteTarget
    private let filter: OpeningFilter
    private let references: ReferenceOptions?
    private let keepsLinks: Bool

    /// A rewriter for one target.
    ///
    /// - Parameters:
    ///   - includesUnverified: whether the target may be an app whose links no source shows.
    ///   - references: how references in the text become links; nil if they do not.
    ///   - keepsLinks: whether the links that a document has stay as they are.
    ///   - translation: the translation of new links whose source names none; nil: the usual one of the language of a text.
    ///   - topics: what the links that are rewritten may be about; nil: anything.
    /// - Throws: `DocumentError` if there is no such app, it is unverified, or it has no page on the web.
    public init(
        engine: Engine, target: RewriteTarget, includesUnverified: Bool = false, references: ReferenceOptions? = nil,
        keepsLinks: Bool = false, translation: TranslationCode? = nil, topics: Set<LinkTopic>? = nil
    ) throws(DocumentError) {
        self.engine = engine
        self.references = references
        self.keepsLinks = keepsLinks
        self.target = try target.checked(against: engine.manifest)
        var filter = self.target.filter
        filter.includesUnverified = includesUnverified
        filter.translation = translation
        filter.topics = topics
        self.filter = filter
        if let app = self.target.app, !includesUnverified, engine.manifest.isUnverified(app) { throw .unverified(app) }
        let examples = ["bible://?passages=[John.3.16]", "bible://?passages=[John.3.16]&translation=ESV", "geo:1,1"]
        if case .web(let app) = self.target, !examples.contains(where: opens) { throw .notOnTheWeb(app) }
    }

    /// Whether the target opens the passage or place of a canonical URL, whose translation alone counts.
    private func opens(_ canonicalURL: String) -> Bool {
        var filter = filter
        filter.translation = nil
        filter.topics = nil
        return engine.resolve(link: canonicalURL, filter).openings.contains { target.admits($0) }
    }

    /// The edits that rewrite a document, and what becomes of each Bible link.
    public struct Result: Sendable {
        /// The document as it was.
        public let original: [UInt8]
        /// The edits, in their order.
        public let edits: [DocumentEdit]
        /// The Bible links, in their order.
        public let links: [RewrittenLink]
        /// Whether references were not looked for, since the document is not UTF-8.
        public let leavesReferences: Bool

        /// The document as it becomes.
        public var document: [UInt8] { original.applying(edits, in: original.indices) }

        /// The edits as a unified diff, which `git apply` takes; empty if there are none.
        ///
        /// - Parameter path: the path of the document.
        public func diff(path: String) -> [UInt8] { UnifiedDiff.of(original, edits, path: path) }
    }

    /// Rewrites a document.
    ///
    /// - Parameter isOver: whether the time for the document is over, asked for each link; nil if it takes as long as it
    ///   takes, and long texts are shared between threads.
    /// - Throws: `DocumentError` if the document cannot be read in the format, or not in time.
    public func rewrite(
        _ document: [UInt8], as format: DocumentFormat, until isOver: (() -> Bool)? = nil
    ) throws(DocumentError) -> Result {
        let result = try rewrite(document, as: format, references, isOver)
        guard var references, references.style != .asWritten, !result.edits.isEmpty else { return result }
        // Some references are recognized by the words around them, as "Psalm" is one. If there are more of them with the
        // new texts, a second run would change the document again.
        if try rewrite(result.document, as: format, references, isOver).edits.isEmpty { return result }
        references.style = .asWritten
        return try rewrite(document, as: format, references, isOver)
    }

    private func rewrite(
        _ document: [UInt8], as format: DocumentFormat, _ references: ReferenceOptions?, _ isOver: (() -> Bool)?
    ) throws(DocumentError) -> Result {
        var answers = Answers(rewriter: self)
        let parsed = try ParsedDocument(document, format: format)
        let links = parsed.links()
        var changes = try linkChanges(links, in: document, &answers, isOver)
        let isText = references != nil && document.firstInvalidUTF8Offset == nil
        if let references, isText {
            changes += try referenceChanges(in: parsed, beside: links.map { $0.range }, references, &answers, isOver)
            if references.onlyFirst, format == .text { changes += knownChanges(beside: links, in: document, &answers) }
            changes.sort { $0.link.range.lowerBound < $1.link.range.lowerBound }
            if references.onlyFirst { changes = Self.onlyFirst(changes) }
        }
        changes.removeAll { $0.isKnownOnly }
        return Result(
            original: document, edits: changes.compactMap { $0.edit }, links: changes.map { $0.link },
            leavesReferences: references != nil && !isText)
    }

    /// What becomes of the links of a document.
    private func linkChanges(
        _ found: [FoundLink], in document: [UInt8], _ answers: inout Answers, _ isOver: (() -> Bool)?
    ) throws(DocumentError) -> [Change] {
        var changes: [Change] = []
        var copied = 0
        for found in found where found.range.lowerBound >= copied {
            if isOver?() == true { throw .tooLong }
            let found = answers.withoutTrailingLetters(found)
            guard let answer = answers[found.url], answer.isRead || !found.isCode else {
                // It may lead to an app whose links no rule reads.
                changes.append(Change(link: link(found, Answer()), isKnownOnly: true))
                continue
            }
            var change = Change(link: link(found, answer))
            if change.link.outcome == .rewritten, !keepsLinks, let result = change.link.result {
                change.edit = edit(of: found, to: result, in: document)
                if change.edit == nil { change.link.leave(as: .markup) }
                copied = found.range.upperBound
            }
            changes.append(change)
        }
        return changes
    }

    /// The edit that gives a link another target, without a second pair of angle brackets around it. Nil if brackets would
    /// change what the text around them means.
    private func edit(of link: FoundLink, to result: String, in document: [UInt8]) -> DocumentEdit? {
        let written = target.written(result, as: link.notation)
        let (before, after) = (document[..<link.range.lowerBound].last, document[link.range.upperBound...].first)
        if link.notation == .bareMarkdown, written.first == "<",
            before == UInt8(ascii: "\\") || LinkPlacement.isInWord(before: link.range.lowerBound, in: document)
        {
            return nil
        }
        let isBracketed = link.notation == .text && before == UInt8(ascii: "<") && after == UInt8(ascii: ">")
        return DocumentEdit(link.range, (isBracketed && written == "<\(result)>" ? result : written).utf8)
    }

    /// The URIs without `//` of a plain text, which stay as they are, but may be the links of a run before.
    private func knownChanges(beside links: [FoundLink], in document: [UInt8], _ answers: inout Answers) -> [Change] {
        let known = Set(links.map { $0.range })
        return PlainTextLinks.find(in: document, document.indices, .uris).filter { !known.contains($0.range) }
            .map { Change(link: link($0, answers[$0.url] ?? Answer()), isKnownOnly: true) }
    }

    /// The changes without those of references to passages that were linked before.
    private static func onlyFirst(_ changes: [Change]) -> [Change] {
        var known: Set<String> = []
        return changes.filter { change in
            let link = change.link
            let names = [link.passage?.passage.osis, link.result ?? (link.isReference ? nil : link.url)]
                .compactMap { $0 }
            let isNew = known.isDisjoint(with: names)
            if change.isKnownOnly || change.edit != nil || !link.isReference { known.formUnion(names) }
            return isNew || change.isKnownOnly || !link.isReference
        }
    }

    /// What is known about a Bible link or one to a place: where to open it, or why it cannot be read.
    struct Answer {
        /// Nil if the link cannot be read, or leads to a place.
        var passage: CommonSchemeURL?
        var url: String?
        var losses: [Loss] = []
        var assumedTranslation: TranslationCode?
        var reason: String?
        var hint: String?
        var lacksTranslation = false

        /// Whether the link is read.
        var isRead: Bool { passage != nil || url != nil }
    }

    /// Nil if the link is not a Bible link, nor one to a place that the target opens.
    func answer(for url: String) -> Answer? {
        let resolution = engine.resolve(link: url, filter)
        if resolution.place != nil {
            let opening = resolution.openings.first { target.admits($0) }
            return opening.map { Answer(url: $0.url(encoded: true), losses: $0.losses) }
        }
        guard let linked = resolution.passage else { return unread(url) }
        guard linked.site != nil else { return nil }
        let canonicalURL = linked.canonicalURL
        return answer(for: canonicalURL) { resolution.openings }
    }

    /// Where a passage leads.
    ///
    /// - Parameter openings: the openings of the passage.
    func answer(for canonicalURL: CommonSchemeURL, openings: () -> [Opening]) -> Answer {
        var named = canonicalURL
        named.translation = canonicalURL.translation ?? filter.translation
        switch target {
        case .commonScheme:
            return Answer(passage: named, url: PercentEncoding.encode(named.string, keeping: .urlSyntax))
        case .osis:
            return Answer(
                passage: canonicalURL, url: canonicalURL.passage.osis, losses: Capabilities.osis.losses(of: named))
        case .app, .web:
            guard let opening = openings().first(where: { target.admits($0) }) else {
                let refusal = engine.manifest.apps.first { $0.identifier == target.app }
                    .map { engine.refusal(of: named, by: $0) }
                return Answer(
                    passage: canonicalURL, reason: refusal?.reason, lacksTranslation: refusal?.needsTranslation == true)
            }
            return Answer(
                passage: canonicalURL, url: settled(opening.url(encoded: true)), losses: opening.losses,
                assumedTranslation: opening.assumedTranslation)
        }
    }

    /// A new link, or the one that another run would replace it by if both are read as the same passage: a site may read
    /// more of its links than its rule writes, as codes of translations that no list has in lower case.
    private func settled(_ url: String) -> String {
        guard let first = read(url), first.url != url, let second = read(first.url), first == second else { return url }
        return second.url
    }

    /// The passage of a link, and the link that the target has for it.
    private func read(_ url: String) -> (passage: CommonSchemeURL, url: String)? {
        let resolution = engine.resolve(link: url, filter)
        guard let passage = resolution.passage, passage.site != nil,
            let opening = resolution.openings.first(where: { target.admits($0) })
        else { return nil }
        return (passage.canonicalURL, opening.url(encoded: true))
    }

    /// Where the passage of a reference leads.
    ///
    /// - Parameter language: the language of the text; nil if it is not known.
    func answer(for reference: Reference, in language: String?) -> Answer {
        let canonicalURL = CommonSchemeURL(reference)
        var filter = filter
        filter.language = language
        return answer(for: canonicalURL) { engine.resolve(link: canonicalURL.string, filter).openings }
    }

    /// The target of a new link: a URL, but for OSIS in text. Where references become links, that has a URL too: the next
    /// run would take it for a reference.
    func linkTarget(_ result: String, as notation: LinkNotation = .destination) -> String {
        target == .osis && (!notation.isText || references != nil) ? RewriteTarget.osisScheme + result : result
    }

    /// The answer for a link that a rule for its site takes for a passage, and cannot read.
    private func unread(_ url: String) -> Answer? {
        let resolution = engine.resolve(link: url, .passageOnly(about: filter.topics))
        guard resolution.refusedTopic != .places else { return nil }
        return resolution.findings.first { $0.severity == .warning }.map { Answer(reason: $0.message, hint: $0.note) }
    }

    private func link(_ found: FoundLink, _ answer: Answer) -> RewrittenLink {
        let result = found.isCode || keepsLinks ? nil : answer.url.map { linkTarget($0, as: found.notation) }
        let outcome: RewrittenLink.Outcome =
            if !answer.isRead { .unread } else if found.isCode { .code } else if let result {
                result == found.url ? .unchanged : .rewritten
            } else if keepsLinks { .unchanged } else { .unopened }
        var link = RewrittenLink(
            range: found.range, url: found.url, isReference: false, passage: answer.passage, result: result,
            losses: result == nil ? [] : answer.losses, outcome: outcome,
            reason: outcome == .unread || outcome == .unopened ? answer.reason : nil, hint: answer.hint)
        link.assumedTranslation = outcome == .rewritten ? answer.assumedTranslation : nil
        link.lacksTranslation = outcome == .unopened && answer.lacksTranslation
        return link
    }
}

extension RewriteTarget {
    fileprivate func admits(_ opening: Opening) -> Bool {
        switch self {
        case .app: opening.kind == .passage || opening.kind == .place
        case .web:
            SchemePolicy.isWeb(opening.url)
                && (opening.kind == .passage || opening.kind == .place || opening.kind == .browser)
        case .commonScheme, .osis: false
        }
    }

    fileprivate static let osisScheme = "osis:"

    /// The new target as the document writes it in this notation.
    func written(_ result: String, as notation: LinkNotation) -> String {
        self == .osis && !result.hasPrefix(Self.osisScheme) ? result : notation.written(result)
    }
}

/// A change of a document: bytes in place of others.
public struct DocumentEdit: Hashable, Sendable {
    /// The bytes that are replaced; an empty range for an insertion.
    public let range: Range<Int>
    /// What replaces them.
    public let replacement: [UInt8]

    init(_ range: Range<Int>, _ replacement: some Sequence<UInt8>) {
        self.range = range
        self.replacement = Array(replacement)
    }
}

extension [UInt8] {
    /// A part with edits made, which must be within it, sorted, and not overlap.
    func applying(_ edits: some Sequence<DocumentEdit>, in part: Range<Int>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(part.count)
        var copied = part.lowerBound
        for edit in edits {
            result += self[copied..<edit.range.lowerBound]
            result += edit.replacement
            copied = edit.range.upperBound
        }
        return result + self[copied..<part.upperBound]
    }
}
