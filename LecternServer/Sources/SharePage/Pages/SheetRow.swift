import LinkEngine

/// An app in the list of a page.
struct SheetRow {
    let entry: SheetEntry
    let visit: Visit

    func write(to html: inout HTML) {
        html.write(entry.app.row) { html, hole in
            switch Hole(rawValue: hole) {
            case .link: html.text(entry.link.url)
            case .subtitle: writeSubtitle(to: &html)
            case .losses: writeLosses(to: &html)
            case nil: break
            }
        }
    }

    private func writeSubtitle(to html: inout HTML) {
        let subtitle = entry.title ?? entry.app.uses
        if !subtitle.isEmpty { html.element("small", subtitle) }
    }

    private func writeLosses(to html: inout HTML) {
        guard !entry.losses.isEmpty else { return }
        let losses = entry.losses.map { $0.text(in: visit.language) }
        html.element("p", [.style("lost")], losses.joined(separator: "; "))
    }

    /// What differs from passage to passage, in its order.
    private enum Hole: Int {
        case link, subtitle, losses
    }
}

extension SheetRow {
    /// The row of an app that can be had in some stores.
    static func template(_ app: App, _ stores: [SheetApp.Store], _ language: PageLanguage) -> HTMLTemplate {
        HTMLTemplate { html in
            html.element("li", [.text(.app, app.identifier)]) { html in
                html.element("a", [.href(.hole), .style("open"), .text(.rel, "noreferrer")]) { html in
                    html.element("span", app.name)
                    html.text(HTMLTemplate.hole)
                }
                if !app.isWebReader { preferButton(app, language, to: &html) }
                html.text(HTMLTemplate.hole)
                write(stores, language, to: &html)
            }
        }
    }

    private static func preferButton(_ app: App, _ language: PageLanguage, to html: inout HTML) {
        html.element(
            "button",
            [
                .text(.type, "button"), .text(.prefer, app.identifier), .style("prefer"), .flag(.hidden),
                .text(.ariaLabel, language.text(.prefer, app.name)), .text(.ariaPressed, "false"),
            ], "★")
    }

    private static func write(_ stores: [SheetApp.Store], _ language: PageLanguage, to html: inout HTML) {
        guard !stores.isEmpty else { return }
        html.element("p", [.style("stores")]) { html in
            for (index, store) in stores.enumerated() {
                if index > 0 { html.text(" ") }
                html.element("a", [.href(store.link), .text(.rel, "noreferrer")], language.text(.getIt, store.name))
            }
        }
    }
}
