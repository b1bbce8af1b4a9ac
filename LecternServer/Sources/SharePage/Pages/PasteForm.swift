/// The field for a link, a reference or a text.
struct PasteForm {
    let visit: Visit
    let text: String
    /// Whether the field is what the page is for.
    var isFirst = false

    func write(to html: inout HTML) {
        html.element("form", [.action(.path("/")), .text(.role, "search"), .style("paste")]) { html in
            html.element("label", [.text(.labelFor, "q")], visit.text(.field))
            html.element("div") { html in
                html.void("input", attributes)
                html.element("button", [.text(.type, "submit")], visit.text(.find))
                if isFirst {
                    html.element(
                        "button", [.text(.type, "button"), .text(.paste, "q"), .flag(.hidden)], visit.text(.paste))
                }
            }
            for choice in visit.choices.items {
                html.void("input", [.text(.type, "hidden"), .text(.name, choice.name), .text(.value, choice.value)])
            }
        }
    }

    private var attributes: [Attribute] {
        [
            .text(.id, "q"), .text(.name, "q"), .text(.type, "text"), .text(.value, text), .flag(.required),
            .text(.placeholder, visit.text(.fieldHint, visit.language.example)), .text(.enterKeyHint, "go"),
            .text(.maxLength, String(SharePageLimits.text)),
            .text(.spellCheck, "false"), .text(.autoComplete, "off"), .text(.dir, "auto"),
        ] + (isFirst ? [.flag(.autofocus)] : [])
    }
}
