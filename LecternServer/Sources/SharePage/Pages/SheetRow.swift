/// An app in the list of a page.
struct SheetRow {
    let entry: SheetEntry
    let visit: Visit
    /// Whether a person may prefer it.
    var isPreferable = true

    func write(to html: inout HTML) {
        html.element("li", [.text(.app, entry.app)]) { html in
            html.element("a", [.href(entry.link), .style("open"), .text(.rel, "noreferrer")]) { html in
                html.element("span", entry.name)
                if !subtitle.isEmpty { html.element("small", subtitle) }
            }
            if isPreferable { preferButton(to: &html) }
            if !entry.losses.isEmpty {
                let losses = entry.losses.map { $0.text(in: visit.language) }
                html.element("p", [.style("lost")], losses.joined(separator: "; "))
            }
            stores(to: &html)
        }
    }

    private func preferButton(to html: inout HTML) {
        html.element(
            "button",
            [
                .text(.type, "button"), .text(.prefer, entry.app), .style("prefer"), .flag(.hidden),
                .text(.ariaLabel, visit.text(.prefer, entry.name)), .text(.ariaPressed, "false"),
            ], "★")
    }

    private func stores(to html: inout HTML) {
        guard !entry.stores.isEmpty else { return }
        html.element("p", [.style("stores")]) { html in
            for (index, store) in entry.stores.enumerated() {
                if index > 0 { html.text(" ") }
                html.element("a", [.href(store.link), .text(.rel, "noreferrer")], visit.text(.getIt, store.name))
            }
        }
    }

    private var subtitle: String {
        entry.title ?? entry.intentions.map { visit.language.intention($0) }.joined(separator: ", ")
    }
}

extension PageLanguage {
    /// What an app is for, in this language.
    func intention(_ name: String) -> String { Phrase(named: name.lowercased()).map { text($0) } ?? name }
}
