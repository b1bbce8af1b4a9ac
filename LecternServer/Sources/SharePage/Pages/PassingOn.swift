import Bible
import LinkEngine

/// What passes a passage on: its link, the common scheme, a code for the camera of another device, another translation.
struct PassingOn {
    let passage: LinkedPassage
    let path: PassagePath
    /// The passage in the language of the page.
    let name: String
    let visit: Visit

    func write(to html: inout HTML) {
        html.element("section", [.style("pass")]) { html in
            html.element("h2", visit.text(.share))
            copyable("link", visit.text(.shareLink), Link.passage(path).absolute(at: visit.origin), to: &html)
            copyable("scheme", visit.text(.commonScheme), passage.url, to: &html)
            html.element(
                "button",
                [
                    .text(.type, "button"), .text(.share, Link.passage(path).url), .text(.shareTitle, name),
                    .flag(.hidden),
                ], visit.text(.share))
            html.element("details") { html in
                html.element("summary", visit.text(.scan))
                html.void(
                    "img",
                    [
                        .src(.passage(path, "/qr/")), .text(.alt, visit.text(.scan)), .text(.loading, "lazy"),
                        .text(.width, "200"), .text(.height, "200"), .style("qr"),
                    ])
            }
            translations(to: &html)
        }
    }

    private func copyable(_ id: String, _ label: String, _ value: String, to html: inout HTML) {
        html.element("p", [.style("copy")]) { html in
            html.element("label", [.text(.labelFor, id)], label)
            html.void("input", [.text(.id, id), .text(.type, "text"), .flag(.readOnly), .text(.value, value)])
            html.element("button", [.text(.type, "button"), .text(.copy, id), .flag(.hidden)], visit.text(.copy))
        }
    }

    private func translations(to html: inout HTML) {
        html.element("form", [.action(Link.current(path: "/" + path.path, Query())), .style("translation")]) { html in
            for item in visit.choices.items + path.parameters where item.name != "translation" {
                html.void("input", [.text(.type, "hidden"), .text(.name, item.name), .text(.value, item.value)])
            }
            html.element("label", [.text(.labelFor, "translation")], visit.text(.translation))
            html.element("select", [.text(.id, "translation"), .text(.name, "translation")]) { html in
                html.element("option", [.text(.value, "")], visit.text(.anyTranslation))
                for (code, name) in choices {
                    let isChosen = code == passage.canonicalURL.translation?.text
                    let value = Attribute.text(.value, code)
                    html.element("option", isChosen ? [value, .flag(.selected)] : [value], name)
                }
            }
            html.element("button", [.text(.type, "submit")], visit.text(.change))
        }
    }

    /// The translations to choose from, with their names: that of the passage, and those in the language of the page.
    private var choices: [(code: String, name: String)] {
        let usual = visit.language.translations.map { (code: $0.code, name: "\($0.name) (\($0.code))") }
        guard let own = passage.canonicalURL.translation, !usual.contains(where: { $0.code == own.text }) else {
            return usual
        }
        let name = visit.language.name(of: own)
        return [(code: own.text, name: name == own.text ? name : "\(name) (\(own.text))")] + usual
    }
}
