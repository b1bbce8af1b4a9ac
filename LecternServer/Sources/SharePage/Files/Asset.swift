/// The files of the pages, which are part of the program.
enum Asset {
    /// The style sheet, which is part of each page.
    static let style = PackageResources.style_css
    /// Its SHA-256 in base64, by which the policy of the pages allows it.
    static let styleHash = SHA256.base64(of: style)

    /// A file of ours by its path; nil if there is none.
    static func at(_ path: String) -> PageResponse? { files[path] }

    /// A file that pages of other sites may load.
    static func shared(_ bytes: [UInt8], _ type: String, isPrivate: Bool = false) -> PageResponse {
        var response = PageResponse.file(bytes, type, isPrivate: isPrivate)
        response.headers += [("Access-Control-Allow-Origin", "*"), ("Cross-Origin-Resource-Policy", "cross-origin")]
        return response
    }

    private static let files: [String: PageResponse] = [
        "/page.js": .file(PackageResources.page_js, script),
        "/sw.js": .file(serviceWorker, script),
        "/lectern-share.js": shared(PackageResources.lectern_share_js, script),
        "/demo.js": .file(PackageResources.demo_js, script),
        "/icon.svg": .file(PackageResources.icon_svg, "image/svg+xml"),
        "/icon-180.png": .file(PackageResources.icon_180_png, "image/png"),
        "/icon-192.png": .file(PackageResources.icon_192_png, "image/png"),
        "/icon-512.png": .file(PackageResources.icon_512_png, "image/png"),
        "/icon-maskable-512.png": .file(PackageResources.icon_maskable_512_png, "image/png"),
        "/favicon.ico": .file(PackageResources.icon_192_png, "image/png"),
    ]

    private static let script = "text/javascript; charset=utf-8"

    /// The service worker, whose bytes change with those of any other file: browsers then load all of them again.
    private static let serviceWorker: [UInt8] = {
        let version = SHA256.base64(of: style + PackageResources.page_js + PackageResources.icon_svg).prefix(12)
        let parts = String(decoding: PackageResources.sw_js, as: UTF8.self).split(separator: "VERSION", maxSplits: 1)
        return Array(parts.joined(separator: String(version)).utf8)
    }()
}
