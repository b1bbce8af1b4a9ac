/// The picture of a QR code as SVG, dark on white with the border that cameras need.
struct QRPicture {
    private let code: QRCode?

    init(_ text: String) { code = QRCode(Array(text.utf8)) }

    /// The file.
    var response: PageResponse {
        guard let code else { return PageResponse(status: 404, headers: []) }
        let side = code.size + 8
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(side) \(side)" shape-rendering="crispEdges">\
            <path fill="#fff" d="M0 0h\(side)v\(side)H0z"/><path d="\(Self.path(of: code))"/></svg>
            """
        return .file(Array(svg.utf8), "image/svg+xml", isPrivate: true)
    }

    /// A rectangle for each run of dark modules in a row.
    private static func path(of code: QRCode) -> String {
        var path = ""
        for row in 0..<code.size {
            var column = 0
            while column < code.size {
                let start = column
                while column < code.size, code[row, column] { column += 1 }
                if column > start { path += "M\(start + 4) \(row + 4)h\(column - start)v1h-\(column - start)z" }
                column += 1
            }
        }
        return path
    }
}
