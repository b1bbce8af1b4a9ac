/// The page for a text with several links or passages in it.
struct ChoicePage {
    let visit: Visit
    let text: String
    /// What was found in it, in its order.
    let items: [PastedAnswer.Item]
    /// How many are left out.
    let more: Int

    var html: [UInt8] {
        PageFrame(visit: visit, title: "\(visit.text(.severalFound)) – Lectern").html { html in
            html.element("h1", visit.text(.severalFound))
            html.element("ul", [.style("links")]) { html in
                for item in items {
                    let link = Link.path("/", visit.choices.setting("q", to: item.query))
                    let text = item.passage.map { visit.language.text($0) } ?? item.query
                    html.element("li") { $0.element("a", [.href(link), .text(.dir, "auto")], text) }
                }
            }
            if more > 0 { html.element("p", visit.text(.more, String(more))) }
            PasteForm(visit: visit, text: text).write(to: &html)
        }
    }
}
