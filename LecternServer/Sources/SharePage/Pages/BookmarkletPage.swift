/// A bookmark that sends the page one is reading to this server.
struct BookmarkletPage {
    let visit: Visit

    var html: [UInt8] {
        let link = Link.bookmarklet(origin: visit.origin)
        return PageFrame(visit: visit, title: "\(visit.text(.bookmarklet)) – Lectern").html { html in
            html.element("h1", visit.text(.helpBookmarklet))
            html.element("p", visit.text(.bookmarkletText))
            html.element("p") { html in
                html.element("a", [.href(link), .style("step main"), .text(.id, "bookmarklet")], "→ Lectern")
            }
            html.element("p", [.style("copy")]) { html in
                html.element("label", [.text(.labelFor, "code")], visit.text(.bookmarklet))
                html.void(
                    "input", [.text(.id, "code"), .text(.type, "text"), .flag(.readOnly), .text(.value, link.url)])
                html.element(
                    "button", [.text(.type, "button"), .text(.copy, "code"), .flag(.hidden)], visit.text(.copy))
            }
        }
    }
}
