import SharePage
import Text

/// A page of the share page by its address, `/John.3.16?translation=ESV`, as the service sends it.
@_cdecl("page")
public func page(
    _ engine: UnsafeRawPointer, _ address: UnsafePointer<UInt8>, _ count: Int, _ optionCount: Int
) -> UnsafeMutableRawPointer {
    unsafe answer(address, count, optionCount, ["origin", "userAgent", "languages"]) { bytes, options throws(Refusal) in
        let parts = bytes.split(separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
        let texts = parts.map { String(decoding: $0, as: UTF8.self) }
        var headers: [String: String] = [:]
        headers["user-agent"] = try options.text("userAgent")
        headers["accept-language"] = try options.text("languages")
        let request = PageRequest(
            path: texts[0], query: texts.count > 1 ? texts[1] : "", headers: headers,
            origin: try options.text("origin") ?? "")
        let response =
            unsafe Handle.at(engine).pages.response(to: request) ?? SharePages.problem(404, retryingIn: nil, request)
        return JSONOutput.object([
            ("status", .int(response.status)), ("type", JSONOutput(response["Content-Type"])),
            ("location", JSONOutput(response["Location"])), ("policy", JSONOutput(response["Content-Security-Policy"])),
            ("body", .string(String(decoding: response.body, as: UTF8.self))),
        ]).bytes
    }
}

extension PageResponse {
    fileprivate subscript(name: String) -> String? { headers.first { $0.name == name }?.value }
}
