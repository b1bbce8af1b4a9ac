import Bible
import LinkEngine

extension Rewriter {
    /// What becomes of a place in a document.
    struct Change {
        var link: RewrittenLink
        /// Nil if the document stays as it is.
        var edit: DocumentEdit?
        /// Whether it is only there because its passage may come again.
        var isKnownOnly = false
    }

    /// What becomes of the references in the text of a document, in no particular order.
    ///
    /// - Parameter links: the places of the URLs of its links, in order.
    func referenceChanges(
        in document: ParsedDocument, beside links: [Range<Int>], _ options: ReferenceOptions, _ answers: inout Answers,
        _ isOver: (() -> Bool)?
    ) throws(DocumentError) -> [Change] {
        let placement = LinkPlacement(document: document.bytes, links: links)
        let text = document.text(skipsHeadings: options.skipsHeadings)
        let result =
            isOver.map { options.scanner.scan(text.bytes, excluding: text.objects, until: $0) }
            ?? options.scanner.scanOnThreads(text.bytes, excluding: text.objects)
        if isOver?() == true { throw .tooLong }
        var changes: [Change] = []
        for reference in text.references(result) {
            if isOver?() == true { throw .tooLong }
            changes.append(change(of: reference, in: placement, options, answers.answer(for: reference)))
        }
        for refused in result.refused where !text.isLinked(refused.range) {
            if isOver?() == true { throw .tooLong }
            let source = text.source(of: refused.range)
            let written = String(decoding: text.bytes[refused.range], as: UTF8.self)
            let link = RewrittenLink(
                range: source, url: written, isReference: true, passage: nil, result: nil, losses: [], outcome: .unread,
                reason: "\"\(written)\" is not a passage: \(refused.error.message)",
                hint: refused.error.hint(for: written))
            changes.append(Change(link: link))
        }
        return changes
    }

    private func change(
        of found: WrittenReference, in placement: LinkPlacement, _ options: ReferenceOptions, _ answer: Answer
    ) -> Change {
        var outcome = RewrittenLink.Outcome.rewritten
        var edit: DocumentEdit?
        if found.isLinked {
            outcome = .unchanged
        } else if let url = answer.url {
            edit = found.hasMarkup ? nil : self.edit(of: found, to: url, in: placement, options)
            if edit == nil { outcome = .markup }
        } else {
            outcome = .unopened
        }
        var link = RewrittenLink(
            range: found.source, url: placement.document.text(found.source), isReference: true, passage: answer.passage,
            result: outcome == .rewritten ? answer.url.map { linkTarget($0) } : nil,
            losses: outcome == .rewritten ? answer.losses : [], outcome: outcome,
            reason: outcome == .unopened ? answer.reason : nil, hint: nil)
        link.assumedTranslation = outcome == .rewritten ? answer.assumedTranslation : nil
        link.lacksTranslation = outcome == .unopened && answer.lacksTranslation
        link.corrections = found.reference.corrections
        return Change(link: link, edit: edit, isKnownOnly: found.isLinked)
    }

    /// The edit that makes a link of a reference; nil if the document has no place for one.
    private func edit(
        of found: WrittenReference, to url: String, in placement: LinkPlacement, _ options: ReferenceOptions
    ) -> DocumentEdit? {
        let (part, document) = (found.source, placement.document)
        let isOneLine = !document[part].contains(UInt8(ascii: "\n"))
        let text = isOneLine ? options.text(of: found).map { Array($0.utf8) } : nil
        let outer = found.syntax == .markdown ? placement.markdown(part) : part
        guard let outer else { return nil }
        let inner =
            document[outer.lowerBound..<part.lowerBound] + (text ?? Array(document[part]))
            + document[part.upperBound..<outer.upperBound]
        let (start, end) = brackets(of: found.syntax, around: linkTarget(url))
        return DocumentEdit(outer, Array(start.utf8) + inner + Array(end.utf8))
    }

    /// What a document has before and behind the text of a link.
    private func brackets(of syntax: DisplayedText.Syntax, around url: String) -> (start: String, end: String) {
        switch syntax {
        case .markdown: ("[", "](\(LinkNotation.destination.written(url)))")
        case .html: ("<a href=\"\(LinkNotation.doubleQuoted.written(url))\">", "</a>")
        case .text: ("", " <\(url)>")
        }
    }
}
