import Text

/// What a browser needs to install the page as an app: names, icons, what it takes from the share sheet and which links.
struct WebManifest {
    let language: PageLanguage

    /// The file.
    var response: PageResponse { .file(Array(json.line.utf8), "application/manifest+json") }

    private var json: JSONOutput {
        [
            "id": "/", "name": "Lectern", "short_name": "Lectern", "description": .string(language.text(.tagline)),
            "lang": .string(language.code), "start_url": "/", "scope": "/", "display": "standalone",
            "background_color": "#ffffff", "theme_color": "#ffffff", "categories": .array(["books", "utilities"]),
            "icons": .array(icons), "share_target": shareTarget,
            "protocol_handlers": .array([["protocol": "web+bible", "url": "/?q=%s"]]),
        ]
    }

    private var icons: [JSONOutput] {
        let files = [
            ("/icon.svg", "any", "image/svg+xml", "any"), ("/icon-192.png", "192x192", "image/png", "any"),
            ("/icon-512.png", "512x512", "image/png", "any"),
            ("/icon-maskable-512.png", "512x512", "image/png", "maskable"),
        ]
        return files.map { source, sizes, type, purpose in
            ["src": .string(source), "sizes": .string(sizes), "type": .string(type), "purpose": .string(purpose)]
        }
    }

    private var shareTarget: JSONOutput {
        [
            "action": "/share", "method": "GET", "enctype": "application/x-www-form-urlencoded",
            "params": .object(["title", "text", "url"].map { ($0, .string($0)) }),
        ]
    }
}
