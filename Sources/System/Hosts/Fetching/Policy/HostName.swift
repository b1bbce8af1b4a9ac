import Requests

/// The host of a URL, as a name or an address.
struct HostName {
    /// In lower case, and without a dot at its end.
    let text: String
    /// The address, if it is one.
    let address: IPAddress?

    /// Reads the host of a parsed URL.
    ///
    /// - Throws: `FetchError` of the kind `refusedURL` if it is not a host name or an address in its usual form.
    init(_ host: String) throws(FetchError) {
        let lowercase = host.lowercased()
        if lowercase.hasPrefix("[") {
            guard lowercase.hasSuffix("]"), let address = IPAddress(lowercase.dropFirst().dropLast()),
                !address.isIPv4
            else {
                throw FetchError(.refusedURL, "the host \(host) is not a valid address")
            }
            (text, self.address) = (lowercase, address)
            return
        }
        text = lowercase.hasSuffix(".") ? String(lowercase.dropLast()) : lowercase
        let labels = text.split(separator: ".", omittingEmptySubsequences: false)
        guard text.utf8.count <= 253, labels.allSatisfy(Self.isLabel) else {
            throw FetchError(
                .refusedURL,
                text.utf8.allSatisfy { $0 < 0x80 }
                    ? "the host is not a valid host name" : "the host must be written in ASCII (xn--...)")
        }
        address = IPAddress(text)
        if address == nil, let last = labels.last, Self.isNumber(last) {
            throw FetchError(.refusedURL, "the host \(text) is not a valid address")
        }
    }

    /// Whether a part of a host name has one to 63 letters, digits, hyphens and underscores.
    static func isLabel(_ label: Substring) -> Bool {
        (1...63).contains(label.utf8.count)
            && label.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }

    /// Whether programs take a label at the end for a number, and the host for an address (the URL standard, "ends in a
    /// number").
    private static func isNumber(_ label: Substring) -> Bool {
        label.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            || label.hasPrefix("0x") && label.dropFirst(2).allSatisfy(\.isHexDigit)
    }

    /// Why the name must not be looked up; nil if it may be.
    var localUse: String? {
        let domains = ["localhost", "local", "internal", "home.arpa", "onion"]
        return domains.first { text == $0 || text.hasSuffix("." + $0) }
    }
}
