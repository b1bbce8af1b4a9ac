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
