import LinkEngine

/// What all pages have around their content.
struct PageFrame {
    let visit: Visit
    let title: String
    /// What search engines and previews say about the page; nil: they are asked to leave it out.
    var preview: PagePreview?

    func html(_ content: (inout HTML) -> Void) -> [UInt8] {
        var html = HTML.document
        html.element("html", [.text(.lang, visit.language.code)]) { html in
            html.element("head") { head(&$0) }
            html.element("body", [.text(.system, visit.system?.rawValue ?? "all")]) { html in
                html.element("header") { html in
                    html.element("a", [.href(.path("/", visit.choices)), .style("brand")], "Lectern")
                }
                html.element("main", [.text(.id, "main")], content)
                html.element("footer") { footer(&$0) }
            }
        }
        return html.bytes
    }

    private func head(_ html: inout HTML) {
        html.void("meta", [.text(.charset, "utf-8")])
        html.element("title", title)
        if let preview {
            preview.write(to: &html, origin: visit.origin)
        } else {
            html.void("meta", [.text(.name, "robots"), .text(.content, "noindex")])
        }
        if let template = Self.heads[visit.language.code] { html.write(template) }
    }

    /// What is the same in the heads of all pages in a language, by its code.
    private static let heads = PageLanguage.table { language in
        HTMLTemplate { html in
            html.void("meta", [.text(.name, "viewport"), .text(.content, "width=device-width, initial-scale=1")])
            html.void("meta", [.text(.name, "color-scheme"), .text(.content, "light dark")])
            for (scheme, color) in [("light", "#ffffff"), ("dark", "#16181d")] {
                html.void(
                    "meta",
                    [
                        .text(.name, "theme-color"), .text(.content, color),
                        .text(.media, "(prefers-color-scheme: \(scheme))"),
                    ])
            }
            html.style(Asset.style)
            html.void("link", [.text(.rel, "icon"), .href(.path("/icon.svg")), .text(.type, "image/svg+xml")])
            html.void("link", [.text(.rel, "apple-touch-icon"), .href(.path("/icon-180.png"))])
            let manifest = Link.path("/manifest.webmanifest", Query([("lang", language.code)]))
            html.void("link", [.text(.rel, "manifest"), .href(manifest)])
            html.element("script", [.src(.path("/page.js")), .flag(.defer)], "")
        }
    }

    private func footer(_ html: inout HTML) {
        html.element("nav", [.text(.ariaLabel, visit.text(.help))]) { html in
            html.element("a", [.href(.path("/help", visit.choices))], visit.text(.help))
            html.text(" · ")
            html.element("a", [.href(.path("/bookmarklet", visit.choices))], visit.text(.bookmarklet))
        }
        html.element("details") { html in
            html.element("summary", visit.text(.language, visit.language.name))
            let page = visit.link(setting: "lang", to: nil).upToParameter
            html.write(Self.languages) { html, _ in html.text(page) }
        }
        html.element("p", visit.text(.privacy))
    }

    /// The list of all languages.
    private static let languages = HTMLTemplate { html in
        html.element("ul", [.style("chips")]) { html in
            for language in PageLanguage.all {
                html.element("li") { html in
                    html.element(
                        "a", [.href(.hole("lang", language.code)), .text(.lang, language.code)], language.name)
                }
            }
        }
    }
}
