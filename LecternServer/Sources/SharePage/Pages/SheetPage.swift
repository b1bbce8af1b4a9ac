import Bible
import LinkEngine

/// The page with the apps for a link or a passage.
struct SheetPage {
    let sheet: Sheet
    let visit: Visit
    /// What was pasted; nil for the page of a passage, whose address says it.
    let text: String?

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

    /// The passage as the language of the page writes it, the place, or the address of another page.
    private var name: String {
        guard let passage = sheet.passage else { return sheet.place?.text ?? text ?? sheet.page?.url ?? "" }
        return visit.language.text(passage.canonicalURL)
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
        let name = code.map(visit.language.name).flatMap { $0 == code?.text ? nil : $0 }
        let parts = [name, site.map { visit.text(.from, $0) }].compactMap { $0 }
        if !parts.isEmpty { html.element("p", [.style("source")], parts.joined(separator: " · ")) }
        guard text != nil, let page = sheet.page, let host = page.host else { return }
        html.element("p") { html in
            html.element("a", [.href(page), .text(.rel, "noreferrer nofollow")], visit.text(.openPage, host))
        }
    }

    private func notes(to html: inout HTML) {
        guard sheet.passage != nil, !sheet.problems.isEmpty else { return }
        let sentences = sheet.problems.flatMap { $0.sentences(in: visit.language) }.prefix(SharePageLimits.corrections)
        html.element("div", [.style("note"), .text(.role, "status")]) { html in
            html.element("p", visit.text(.corrected))
            for sentence in sentences { html.element("p", sentence) }
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
        guard !sheet.apps.rows.isEmpty else { return html.element("p", visit.text(.noApps)) }
        write(sheet.apps, [.style("apps"), .text(.id, "apps")], to: &html)
        stores(to: &html)
    }

    private func readers(to html: inout HTML) {
        guard !sheet.readers.rows.isEmpty else { return }
        html.element("h2", visit.text(.readInBrowser))
        write(sheet.readers, [.style("apps")], to: &html)
    }

    private func write(_ list: SheetList, _ attributes: [Attribute], to html: inout HTML) {
        if !list.commonLosses.isEmpty {
            html.element("p", [.style("lost")], visit.text(.inEachApp, list.commonLosses))
        }
        let hasLosses = list.hasLosses
        var said: String?
        html.element("ul", attributes) { html in
            for row in list.rows {
                SheetRow(row: row, visit: visit, saysLosses: hasLosses, isSaid: row.losses == said).write(to: &html)
                said = row.losses
            }
        }
    }

    /// Where the apps can be had: not a second link for each app, since most people look for those that they have.
    private func stores(to html: inout HTML) {
        let apps = sheet.apps.entries.map { $0.app }.filter { !$0.stores.isEmpty }
        guard !apps.isEmpty else { return }
        html.element("details") { html in
            html.element("summary", visit.text(.missingApp))
            html.element("ul", [.style("links"), .text(.id, "stores")]) { html in
                for app in apps { stores(of: app, to: &html) }
            }
        }
    }

    private func stores(of app: SheetApp, to html: inout HTML) {
        for store in app.stores {
            html.element("li") { html in
                let attributes: [Attribute] = [
                    .href(store.link), .text(.store, app.identifier), .text(.rel, "noreferrer"),
                ]
                html.element("a", attributes, "\(app.name) (\(store.name))")
            }
        }
    }
}
