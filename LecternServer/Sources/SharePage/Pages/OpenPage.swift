import Bible
import LinkEngine

/// The page behind `/go/`: open the passage in one app, get the app, or read the passage here. It never opens an app by
/// itself, since a browser cannot tell whether the app is there; a page of the web is another matter.
struct OpenPage {
    let sheet: Sheet
    let path: PassagePath
    let visit: Visit

    /// The page, or a redirect to a page of the web that is the app's own where it is installed.
    var response: PageResponse {
        if let link = destination { return .redirect(to: link) }
        return .page(html)
    }

    /// Where the browser can go without a tap.
    private var destination: Link? {
        let mode = visit.query["mode"]
        if mode == "web", let reader = sheet.readers.entries.first { return reader.link }
        guard mode != "launcher", visit.query["back"] == nil, let app = visit.query["app"] else { return nil }
        let entry = (sheet.apps.entries + sheet.readers.entries).first { $0.app.identifier == app }
        return entry.flatMap { $0.isHandedOver || $0.app.isWebReader ? Link(web: $0.link.url) : nil }
    }

    private var entry: SheetEntry? {
        sheet.apps.entries.first { $0.app.identifier == visit.query["app"] } ?? sheet.apps.entries.first
    }

    private var html: [UInt8] {
        let name = sheet.passage.map { visit.language.text($0.canonicalURL.passage) } ?? ""
        return PageFrame(visit: visit, title: "\(name) – Lectern").html { html in
            html.element("h1", name)
            if let entry { steps(for: entry, to: &html) } else { html.element("p", visit.text(.noApps)) }
            if let reader = sheet.readers.entries.first {
                html.element("a", [.href(reader.link), .style("step"), .text(.rel, "noreferrer")]) { html in
                    html.element("span", visit.text(.readHere))
                    html.element("small", reader.app.name)
                }
            }
            let all = Link.passage(path, "/", visit.choices)
            html.element("p") { $0.element("a", [.href(all)], visit.text(.moreApps)) }
        }
    }

    private func steps(for entry: SheetEntry, to html: inout HTML) {
        let isBack = visit.query["back"] != nil
        html.element(
            "p", isBack ? [.style("note"), .text(.role, "status")] : [],
            visit.text(isBack ? .notThere : .tapToOpen, entry.app.name))
        html.element(
            "a",
            [.href(entry.link), .style("step main"), .text(.app, entry.app.identifier), .text(.rel, "noreferrer")],
            visit.text(.open, entry.app.name))
        for store in entry.app.stores {
            html.element("a", [.href(store.link), .style("step"), .text(.rel, "noreferrer")]) { html in
                html.element("span", visit.text(.getApp))
                html.element("small", store.name)
            }
        }
        if !entry.losses.isEmpty {
            html.element("p", [.style("lost")], entry.losses(in: visit.language).joined(separator: "; "))
        }
    }
}
