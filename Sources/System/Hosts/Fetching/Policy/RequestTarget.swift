import Files
package import Requests

/// The parts of a URL by which a request is allowed or refused, as the parser of the fetch host reads them.
package struct RequestTarget: Sendable, Hashable {
    /// In lower case.
    package let scheme: String
    /// In lower case and without a dot at its end; an address of IPv6 in brackets.
    package let host: String
    /// The address, if the host is one.
    package let address: IPAddress?
    /// The port, also where the URL does not contain it.
    package let port: Int

    /// Checks the parts that a parser found.
    ///
    /// - Throws: `FetchError` of the kind `refusedURL` if the scheme is not http or https, the URL has credentials, or
    ///   the host or the port is not valid.
    package init(scheme: String, hasCredentials: Bool, host: String, port: String) throws(FetchError) {
        guard ["http", "https"].contains(scheme) else {
            throw FetchError(.refusedURL, "only URLs with http: and https: are requested, not \(scheme):")
        }
        if hasCredentials { throw FetchError(.refusedURL, "a URL with a user name or a password is not requested") }
        let name = try HostName(host)
        guard let port = Int(port), (1...65_535).contains(port) else {
            throw FetchError(.refusedURL, "the port is not valid")
        }
        self.scheme = scheme
        self.host = name.text
        address = name.address
        self.port = port
    }

    /// Whether another URL has the same origin (RFC 6454).
    package func hasOrigin(of other: RequestTarget) -> Bool {
        scheme == other.scheme && host == other.host && port == other.port
    }
}

extension RequestTarget {
    /// The URL as a parser of RFC 3986 takes it: spaces and characters outside of ASCII are percent-encoded.
    ///
    /// - Throws: `FetchError` of the kind `refusedURL` for a URL that programs read in different ways: one with a control
    ///   character or a backslash, or a very long one.
    package static func encoded(_ url: String) throws(FetchError) -> String {
        guard url.utf8.count <= SystemLimits.requestURL else { throw FetchError(.refusedURL, "the URL is too long") }
        var text = ""
        for byte in url.utf8 {
            switch byte {
            case 0..<0x20, 0x7f: throw FetchError(.refusedURL, "a URL with a control character is not requested")
            case UInt8(ascii: "\\"): throw FetchError(.refusedURL, "a URL with a backslash is not requested")
            case 0x20, 0x80...:
                let digits = String(byte, radix: 16, uppercase: true)
                text += "%" + digits
            default: text.unicodeScalars.append(Unicode.Scalar(byte))
            }
        }
        return text
    }
}
