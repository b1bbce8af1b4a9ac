/// No files: on a static host they are beside the pages, the style sheet too.
enum Asset {
    static let style: [UInt8] = []
    static let styleHash = ""

    static func at(_ path: String) -> PageResponse? { nil }

    static func shared(_ bytes: [UInt8], _ type: String, isPrivate: Bool = false) -> PageResponse {
        .file(bytes, type, isPrivate: isPrivate)
    }
}
