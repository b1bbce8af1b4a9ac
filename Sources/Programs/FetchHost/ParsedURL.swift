import CCurl
import Glibc
import Hosts
import Requests

/// A URL in libcurl's parser. The parts that are checked are those that the transfer uses: there is no second parser.
@safe final class ParsedURL {
    let handle: OpaquePointer

    /// Parses an absolute URL.
    init(_ url: String) throws(FetchError) {
        let text = try RequestTarget.encoded(url)
        guard let handle = unsafe curl_url() else { throw FetchError(.unavailable, "out of memory") }
        unsafe self.handle = handle
        try set(text)
    }

    /// Resolves a reference against a URL, as the field `Location` of a redirect contains it. Without a fragment, it
    /// keeps that of the URL (RFC 9110, section 10.2.2).
    init(_ reference: String, relativeTo base: ParsedURL) throws(FetchError) {
        let text = try RequestTarget.encoded(reference)
        guard let handle = unsafe curl_url_dup(base.handle) else { throw FetchError(.unavailable, "out of memory") }
        unsafe self.handle = handle
        let fragment = base.part(CURLUPART_FRAGMENT)
        try set(text)
        if part(CURLUPART_FRAGMENT) == nil, let fragment {
            unsafe _ = curl_url_set(handle, CURLUPART_FRAGMENT, fragment, 0)
        }
    }

    deinit { unsafe curl_url_cleanup(handle) }

    private func set(_ text: String) throws(FetchError) {
        // Other schemes are refused with a message of our own.
        let flags = UInt32(CURLU_NON_SUPPORT_SCHEME)
        let code = unsafe curl_url_set(handle, CURLUPART_URL, text, flags)
        guard code == CURLUE_OK else {
            throw FetchError(.refusedURL, "the URL is not valid: \(unsafe String(cString: curl_url_strerror(code)))")
        }
    }

    /// A part of the URL; nil if it does not have it.
    private func part(_ part: CURLUPart, flags: Int32 = 0) -> String? {
        var text: UnsafeMutablePointer<CChar>?
        guard unsafe curl_url_get(handle, part, &text, UInt32(flags)) == CURLUE_OK, let text = unsafe text else {
            return nil
        }
        defer { unsafe curl_free(text) }
        return unsafe String(cString: text)
    }

    /// The whole URL in its regular form.
    var text: String { part(CURLUPART_URL) ?? "" }

    /// The parts by which a request is allowed or refused.
    func target() throws(FetchError) -> RequestTarget {
        let credentials = [CURLUPART_USER, CURLUPART_PASSWORD, CURLUPART_OPTIONS].contains { part($0) != nil }
        if part(CURLUPART_ZONEID) != nil { throw FetchError(.refusedURL, "an address with a zone is not requested") }
        return try RequestTarget(
            scheme: part(CURLUPART_SCHEME) ?? "", hasCredentials: credentials, host: part(CURLUPART_HOST) ?? "",
            port: part(CURLUPART_PORT, flags: CURLU_DEFAULT_PORT) ?? "")
    }
}
