/// The web component for pages of others, in use: a button, the text of the page with references, and how to have both.
struct DemoPage {
    let visit: Visit

    var html: [UInt8] {
        PageFrame(visit: visit, title: "<lectern-share> – Lectern").html { html in
            html.element("h1", "<lectern-share>")
            html.element("p") { html in
                html.element(
                    "lectern-share", [.text(.passage, "John.3.16-John.3.18"), .text(.translation, "ESV")],
                    "John 3:16-18")
            }
            html.element("pre", [.text(.tabIndex, "0")]) { $0.element("code", code) }
            html.element("p", [.text(.id, "text"), .text(.lang, "en")], Self.sample)
            html.element("p", [.text(.id, "events"), .text(.role, "status")], "")
            html.element("p") { html in
                for (index, file) in Self.files.enumerated() {
                    if index > 0 { html.text(" · ") }
                    html.element("a", [.href(file)], file.url)
                }
            }
            html.element("script", [.text(.type, "module"), .src(.path("/demo.js"))], "")
        }
    }

    private static let files = [Link.path("/lectern-share.js"), .path("/lectern-share.json")]

    private static let sample = "As Romans 8:28 says, and Psalm 23: the references in this text become buttons."

    private var code: String {
        """
        <script type="module" src="\(visit.origin)/lectern-share.js"></script>
        <lectern-share passage="John.3.16-John.3.18" translation="ESV">John 3:16-18</lectern-share>

        <script type="module" src="\(visit.origin)/lectern-share.js?references"></script>
        """
    }
}
