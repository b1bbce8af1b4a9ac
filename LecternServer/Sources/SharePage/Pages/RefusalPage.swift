import Bible
import Diagnostics
import LinkEngine

/// The page for what is no link and no passage, and says why.
struct RefusalPage {
    private let visit: Visit
    private let text: String
    private let heading: Phrase
    /// Why, in English.
    private let reasons: [String]
    /// What may have been meant.
    private let near: [Passage]
    /// The page that a link leads to, which no app opens.
    private let page: Link?

    /// The page for a text that somebody pasted.
    init(visit: Visit, text: String, resolution: Resolution) {
        self.visit = visit
        self.text = text
        page = text.contains(where: \.isWhitespace) ? nil : Link(web: resolution.url)
        heading = page == nil ? .nothingFound : .unknownLink
        near = page == nil ? Self.error(in: text)?.nearPassages ?? [] : []
        reasons = resolution.findings.filter { $0.severity != .note }.map { finding in
            [finding.message, finding.note].compactMap(\.self).joined(separator: "; ")
        }
    }

    /// The page for an address that is not that of a passage.
    init(visit: Visit, error: PathError) {
        self.visit = visit
        text = error.text
        page = nil
        heading = .notFound
        near = error.error.nearPassages
        let parsed = ParsedReference(utf8: Array(error.text.utf8), correcting: .rangeEnds)
        reasons = [error.error.message] + parsed.findings.compactMap(\.note)
    }

    /// The page.
    var html: [UInt8] {
        PageFrame(visit: visit, title: "\(visit.text(heading)) – Lectern").html { html in
            html.element("h1", visit.text(heading))
            html.element("p", [.style("input")], Self.start(of: text))
            for reason in reasons { html.element("p", [.style("note"), .text(.lang, "en")], reason) }
            if !near.isEmpty { writeNear(to: &html) }
            if let page, let host = page.host {
                html.element("p") { html in
                    html.element("a", [.href(page), .text(.rel, "noreferrer nofollow")], visit.text(.openPage, host))
                }
            }
            PasteForm(visit: visit, text: Self.start(of: text), isFirst: true).write(to: &html)
        }
    }

    private func writeNear(to html: inout HTML) {
        html.element("p") { html in
            html.text(visit.text(.didYouMean))
            for passage in near {
                html.text(" ")
                let link = Link.passage(PassagePath(CommonSchemeURL(passage: passage)), "/", visit.choices)
                html.element("a", [.href(link)], visit.language.text(passage))
            }
        }
    }

    /// Why a text is no reference.
    private static func error(in text: String) -> PassageError? {
        do throws(PassageError) {
            _ = try Reference(parsing: text, correcting: .names)
            return nil
        } catch {
            return error
        }
    }

    /// As much of a text as a page shows.
    private static func start(of text: String) -> String {
        text.unicodeScalars.count > 300 ? String(text.unicodeScalars.prefix(300)) + "…" : text
    }
}
