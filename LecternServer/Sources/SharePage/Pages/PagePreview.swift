import Text

/// What other programs show of a page: search engines, and chats where its address is posted.
struct PagePreview {
    let title: String
    let description: String
    /// The one address of the page.
    let canonical: Link
    let language: String
    /// The passage that the page is about; nil if it is about none.
    var passage: String?

    func write(to html: inout HTML, origin: String) {
        let address = canonical.absolute(at: origin)
        if let link = Link(web: address) { html.void("link", [.text(.rel, "canonical"), .href(link)]) }
        html.void("meta", [.text(.name, "description"), .text(.content, description)])
        html.void("meta", [.text(.name, "twitter:card"), .text(.content, "summary")])
        for (property, content) in properties(address, origin) {
            html.void("meta", [.text(.property, property), .text(.content, content)])
        }
        html.write(json(address))
    }

    private func properties(_ address: String, _ origin: String) -> [(String, String)] {
        [
            ("og:title", title), ("og:description", description), ("og:url", address), ("og:type", "website"),
            ("og:site_name", "Lectern"), ("og:image", origin + "/icon-512.png"), ("og:image:width", "512"),
            ("og:image:height", "512"), ("og:image:alt", "Lectern"),
        ]
    }

    private func json(_ address: String) -> JSONOutput {
        let part = passage.map { passage -> JSONOutput in
            ["@type": "CreativeWork", "name": .string(passage), "isPartOf": ["@type": "Book", "name": "Bible"]]
        }
        return [
            "@context": "https://schema.org", "@type": "WebPage", "name": .string(title),
            "description": .string(description), "url": .string(address), "inLanguage": .string(language),
            "about": part,
        ]
    }
}
