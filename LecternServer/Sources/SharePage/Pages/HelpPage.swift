/// How to send what one reads to Lectern, and what to do where the app does not open.
struct HelpPage {
    let visit: Visit

    var html: [UInt8] {
        PageFrame(visit: visit, title: "\(visit.text(.help)) – Lectern").html { html in
            html.element("h1", visit.text(.help))
            html.element("h2", visit.text(.helpAndroid))
            html.element("p", visit.text(.helpAndroidText))
            html.element("h2", [.text(.id, "shortcut")], visit.text(.helpIOS))
            html.element("ol") { html in
                let steps = visit.text(.helpIOSSteps, "\(visit.origin)/share?text=")
                for step in steps.split(separator: "|") { html.element("li", String(step)) }
            }
            html.element("h2", visit.text(.helpBookmarklet))
            html.element("p") { html in
                html.element("a", [.href(.path("/bookmarklet", visit.choices))], visit.text(.bookmarklet))
            }
            html.element("h2", visit.text(.helpBrowserOpened))
            html.element("p", visit.text(.helpBrowserOpenedText))
            // It needs a service.
            guard !PageRequest.isFragment(visit.origin) else { return }
            html.element("h2", visit.text(.helpWebsites))
            html.element("p") { $0.element("a", [.href(.path("/demo"))], "<lectern-share>") }
        }
    }
}

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

/// The page for a request that is not answered, by its HTTP status.
struct ProblemPage {
    let visit: Visit
    let status: Int
    /// After how many seconds the client may try again; nil if that would not help.
    let seconds: Int?

    var response: PageResponse {
        var response = PageResponse.page(html, status: status)
        response.headers.removeAll { $0.name == "Cache-Control" }
        response.headers.append(("Cache-Control", "no-store"))
        return response
    }

    private var html: [UInt8] {
        PageFrame(visit: visit, title: "\(visit.text(heading)) – Lectern").html { html in
            html.element("h1", visit.text(heading))
            if let advice { html.element("p", advice) }
            PasteForm(visit: visit, text: "", isFirst: true).write(to: &html)
        }
    }

    private var heading: Phrase {
        switch status {
        case 404: .notFound
        case 405: .wrongMethod
        case 413, 414, 431: .tooLarge
        case 429: .tooManyRequests
        case 503: .busy
        case 500...: .failure
        default: .badRequest
        }
    }

    private var advice: String? {
        if let seconds { return visit.text(.tryAgainIn, String(seconds)) }
        return status >= 500 ? visit.text(.tryAgain) : nil
    }
}
