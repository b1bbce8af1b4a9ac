import LinkEngine

/// An app in the list of a page.
struct SheetRow {
    let row: SheetList.Row
    let visit: Visit
    /// Whether something is said about what the app loses, and whether the row before says it already.
    let saysLosses: Bool
    let isSaid: Bool

    func write(to html: inout HTML) {
        html.write(row.entry.app.row) { html, hole in
            switch Hole(rawValue: hole) {
            case .losses: writeLosses(to: &html)
            case .link: html.text(row.entry.link.url)
            case .subtitle: writeSubtitle(to: &html)
            case nil: break
            }
        }
    }

    private func writeSubtitle(to html: inout HTML) {
        // The rules have titles in English only.
        let title = visit.language.code == "en" ? row.entry.title : nil
        let subtitle = title ?? row.entry.app.uses
        if !subtitle.isEmpty { html.element("small", subtitle) }
    }

    private func writeLosses(to html: inout HTML) {
        guard saysLosses else { return }
        let losses = row.losses.isEmpty ? visit.text(.losesNothing) : row.losses
        html.element("p", isSaid ? [.style("lost"), .flag(.hidden)] : [.style("lost")], losses)
    }

    /// What differs from passage to passage, in its order.
    private enum Hole: Int {
        case losses, link, subtitle
    }
}

extension SheetRow {
    static func template(_ app: App, _ language: PageLanguage) -> HTMLTemplate {
        HTMLTemplate { html in
            html.element("li", [.text(.app, app.identifier)]) { html in
                html.text(HTMLTemplate.hole)
                html.element("a", [.href(.hole), .style("open"), .text(.rel, "noreferrer")]) { html in
                    html.element("span", app.name)
                    html.text(HTMLTemplate.hole)
                }
                if !app.isWebReader { preferButton(app, language, to: &html) }
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
}
