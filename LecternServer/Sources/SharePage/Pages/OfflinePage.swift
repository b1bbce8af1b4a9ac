/// What the installed page shows without a network. Its script adds what was opened last on this device.
struct OfflinePage {
    let visit: Visit

    var html: [UInt8] {
        PageFrame(visit: visit, title: "\(visit.text(.offline)) – Lectern").html { html in
            html.element("h1", visit.text(.offline))
            html.element("p", visit.text(.offlineText))
            html.element("section", [.text(.id, "recent")]) { html in
                html.element("h2", visit.text(.lastOpened))
                html.element("ul", [.style("links")]) { _ in }
            }
        }
    }
}
