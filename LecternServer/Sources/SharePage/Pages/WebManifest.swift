import Text

/// What a browser needs to install the page as an app: names, icons, what it takes from the share sheet and which links.
struct WebManifest {
    let language: PageLanguage

    /// The file.
    var response: PageResponse {
        .file(Array(json.line.utf8), "application/manifest+json")
    }

    private var json: JSONOutput {
        .object([
            ("id", .string("/")), ("name", .string("Lectern")), ("short_name", .string("Lectern")),
            ("description", .string(language.text(.tagline))), ("lang", .string(language.code)),
            ("start_url", .string("/")), ("scope", .string("/")), ("display", .string("standalone")),
            ("background_color", .string("#ffffff")), ("theme_color", .string("#ffffff")),
            ("categories", .array([.string("books"), .string("utilities")])), ("icons", .array(icons)),
            ("share_target", shareTarget),
            (
                "protocol_handlers",
                .array([.object([("protocol", .string("web+bible")), ("url", .string("/?q=%s"))])])
            ),
        ])
    }

    private var icons: [JSONOutput] {
        let files = [
            ("/icon.svg", "any", "image/svg+xml", "any"), ("/icon-192.png", "192x192", "image/png", "any"),
            ("/icon-512.png", "512x512", "image/png", "any"),
            ("/icon-maskable-512.png", "512x512", "image/png", "maskable"),
        ]
        return files.map { source, sizes, type, purpose in
            .object([
                ("src", .string(source)), ("sizes", .string(sizes)), ("type", .string(type)),
                ("purpose", .string(purpose)),
            ])
        }
    }

    private var shareTarget: JSONOutput {
        .object([
            ("action", .string("/share")), ("method", .string("GET")),
            ("enctype", .string("application/x-www-form-urlencoded")),
            ("params", .object(["title", "text", "url"].map { ($0, .string($0)) })),
        ])
    }
}
