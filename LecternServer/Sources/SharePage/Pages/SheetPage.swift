import Bible
import Diagnostics
import LinkEngine

/// The page with the apps for a link or a passage.
struct SheetPage {
    let sheet: Sheet
    let visit: Visit
    /// What was pasted; nil for the page of a passage, whose address says it.
    let text: String?

    /// The page.
    var html: [UInt8] {
        PageFrame(visit: visit, title: "\(name) – Lectern", preview: preview).html { html in
            html.element("h1", name)
            writeSource(to: &html)
            notes(to: &html)
            filters(to: &html)
            apps(to: &html)
            readers(to: &html)
            systems(to: &html)
            if let passage = sheet.passage, let path = sheet.path {
                PassingOn(passage: passage, path: path, name: name, visit: visit).write(to: &html)
            }
            PasteForm(visit: visit, text: text ?? "").write(to: &html)
        }
    }

    /// The passage as the language of the page writes it, or the address of another page.
    private var name: String {
        guard let passage = sheet.passage else { return text ?? sheet.page?.url ?? "" }
        let text = visit.language.text(passage.canonicalURL.passage)
        return passage.canonicalURL.translation.map { "\(text) (\($0.text))" } ?? text
    }

    private var preview: PagePreview? {
        guard let path = sheet.path, let passage = sheet.passage else { return nil }
        return PagePreview(
            title: name, description: visit.text(.tagline), canonical: .passage(path), language: visit.language.code,
            passage: passage.text)
    }

    private func writeSource(to html: inout HTML) {
        let code = sheet.passage?.canonicalURL.translation
        let site = text == nil || sheet.page == nil ? nil : sheet.passage?.site
        let parts = [code?.listed?.name, site.map { visit.text(.from, $0) }].compactMap(\.self)
        if !parts.isEmpty { html.element("p", [.style("source")], parts.joined(separator: " · ")) }
        guard text != nil, let page = sheet.page, let host = page.host else { return }
        html.element("p") { html in
            html.element("a", [.href(page), .text(.rel, "noreferrer nofollow")], visit.text(.openPage, host))
        }
    }

    private func notes(to html: inout HTML) {
        let notes = sheet.notes.filter { $0.severity == .warning && sheet.passage != nil }
        guard !notes.isEmpty else { return }
        html.element("p", [.style("note"), .text(.role, "status")]) { html in
            html.text(visit.text(.corrected) + " ")
            html.element("span", [.text(.lang, "en")], notes.map(\.message).joined(separator: "; "))
        }
    }

    private func filters(to html: inout HTML) {
        guard sheet.passage != nil else { return }
        let chosen = visit.query["intention"]
        let page = visit.link(setting: "intention", to: nil)
        let all: [(String?, Phrase)] = [
            (nil, .allIntentions), ("Read", .read), ("Study", .study), ("Memorize", .memorize), ("Listen", .listen),
        ]
        html.element("nav", [.text(.ariaLabel, visit.text(.apps))]) { html in
            html.element("ul", [.style("chips")]) { html in
                for (intention, phrase) in all {
                    chip(visit.text(phrase), page, "intention", intention, isChosen: chosen == intention, to: &html)
                }
            }
        }
    }

    private func systems(to html: inout HTML) {
        let page = visit.link(setting: "os", to: nil)
        html.element("nav", [.text(.ariaLabel, visit.text(.otherDevices))]) { html in
            html.element("p", [.style("label")], visit.text(.otherDevices))
            html.element("ul", [.style("chips")]) { html in
                for system in OperatingSystem.devices {
                    chip(system.deviceName, page, "os", system.rawValue, isChosen: visit.system == system, to: &html)
                }
                chip(visit.text(.allDevices), page, "os", "all", isChosen: visit.system == nil, to: &html)
            }
        }
    }

    private func chip(
        _ text: String, _ page: Link, _ name: String, _ value: String?, isChosen: Bool, to html: inout HTML
    ) {
        let link = value.map { page.adding(name, $0) } ?? page
        html.element("li") { html in
            html.element("a", isChosen ? [.href(link), .text(.ariaCurrent, "true")] : [.href(link)], text)
        }
    }

    private func apps(to html: inout HTML) {
        html.element("h2", visit.text(.apps))
        guard !sheet.apps.isEmpty else { return html.element("p", visit.text(.noApps)) }
        html.element("ul", [.style("apps"), .text(.id, "apps")]) { html in
            for entry in sheet.apps { SheetRow(entry: entry, visit: visit).write(to: &html) }
        }
    }

    private func readers(to html: inout HTML) {
        guard !sheet.readers.isEmpty else { return }
        html.element("h2", visit.text(.readInBrowser))
        html.element("ul", [.style("apps")]) { html in
            for entry in sheet.readers { SheetRow(entry: entry, visit: visit).write(to: &html) }
        }
    }
}
