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
