import Bible

/// The page with nothing but the field.
struct StartPage {
    let visit: Visit

    var html: [UInt8] {
        let preview = PagePreview(
            title: "Lectern", description: visit.text(.tagline), canonical: .path("/"), language: visit.language.code)
        return PageFrame(visit: visit, title: "Lectern – \(visit.text(.tagline))", preview: preview).html { html in
            html.element("h1", visit.text(.tagline))
            PasteForm(visit: visit, text: "", isFirst: true).write(to: &html)
            html.element("p", [.style("examples")]) { html in
                html.text("\(visit.text(.examples)) ")
                for (index, url) in Self.examples.enumerated() {
                    if index > 0 { html.text(" · ") }
                    let link = Link.passage(PassagePath(url), "/", visit.choices)
                    html.element("a", [.href(link)], visit.language.text(url.passage))
                }
            }
            html.element("section", [.text(.id, "recent"), .flag(.hidden)]) { html in
                html.element("h2", visit.text(.lastOpened))
                html.element("ul", [.style("links")]) { _ in }
            }
        }
    }

    private static let examples = ["John.3.16", "Ps.23", "Gen.1.1-2.3"].compactMap { text in
        try? CommonSchemeURL(path: text[...], Query())
    }
}
