import Text

/// The parameters that newsletters, advertisements and social networks add to links to see who opens them, and the
/// fragment of an advertisement. They say nothing about what a link leads to.
enum TrackingParameters {
    /// A URL without them, and without the `?` of a query that holds nothing else.
    static func removed(from url: String) -> String {
        let bytes = url.utf8.span
        var end = bytes.count
        while endsInAdvertisement(bytes.extracting(..<end)) { end -= advertisement.count }
        if end < bytes.count { return removed(from: String(url.utf8.prefix(end)) ?? url) }
        guard let query = query(of: bytes), hasTracking(bytes, query) else { return url }
        let (queryStart, queryEnd) = (query.lowerBound, query.upperBound)
        var kept = [UInt8]()
        kept.reserveCapacity(bytes.count)
        kept.append(bytes.extracting(..<(queryStart - 1)))
        var (start, separator) = (queryStart, UInt8(ascii: "?"))
        while start <= queryEnd {
            let end = min(bytes.indexOrEnd(of: ampersand, from: start), queryEnd)
            if !isTracking(bytes, at: start) {
                kept.append(separator)
                kept.append(bytes.extracting(start..<end))
                separator = ampersand
            }
            start = end + 1
        }
        kept.append(bytes.extracting(queryEnd...))
        return String(decoding: kept, as: UTF8.self)
    }

    /// Whether a URL has such parameters or such a fragment.
    static func occur(in url: Span<UInt8>) -> Bool {
        endsInAdvertisement(url) || (query(of: url).map { hasTracking(url, $0) } ?? false)
    }

    private static func endsInAdvertisement(_ url: Span<UInt8>) -> Bool {
        url.count > advertisement.count && url.hasText(advertisement.span, at: url.count - advertisement.count)
    }

    private static func query(of url: Span<UInt8>) -> Range<Int>? {
        guard url.containsByte(UInt8(ascii: "?")) else { return nil }
        let end = url.indexOrEnd(of: UInt8(ascii: "#"))
        let start = url.indexOrEnd(of: UInt8(ascii: "?")) + 1
        return start < end ? start..<end : nil
    }

    private static func hasTracking(_ bytes: Span<UInt8>, _ query: Range<Int>) -> Bool {
        var start = query.lowerBound
        while start < query.upperBound {
            if isTracking(bytes, at: start) { return true }
            start = bytes.indexOrEnd(of: ampersand, from: start) + 1
        }
        return false
    }

    private static func isTracking(_ bytes: Span<UInt8>, at start: Int) -> Bool {
        guard start + 4 <= bytes.count, beginnings.contains(fourBytes(bytes.extracting(start..<(start + 4)))) else {
            return false
        }
        return names.contains { bytes.hasText($0.span, at: start) }
    }

    private static func fourBytes(_ bytes: Span<UInt8>) -> UInt32 {
        UInt32(bytes[0]) | UInt32(bytes[1]) << 8 | UInt32(bytes[2]) << 16 | UInt32(bytes[3]) << 24
    }

    private static let advertisement = Array("#google_vignette".utf8)
    private static let ampersand = UInt8(ascii: "&")
    /// The first four bytes of the names: comparing them as numbers takes a tenth of the instructions.
    private static let beginnings = names.map { fourBytes($0.span) }
    private static let names = [
        "utm_", "fbclid=", "gclid=", "gclsrc=", "gbraid=", "wbraid=", "dclid=", "msclkid=", "yclid=", "ttclid=",
        "twclid=", "igshid=", "igsh=", "li_fat_id=", "mc_cid=", "mc_eid=", "mkt_tok=", "_ga=", "_gl=", "_hsenc=",
        "_hsmi=",
    ].map { Array($0.utf8) }
}
