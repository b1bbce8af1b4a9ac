import Text
import URLText

/// A place on a map: a point, what is searched for, or both. Numbers are text, so that no digit changes.
public struct Place: Hashable, Sendable {
    /// A point on the earth (WGS 84).
    public struct Point: Hashable, Sendable {
        /// Degrees north, from -90 to 90.
        public let latitude: String
        /// Degrees east, from -180 to 180.
        public let longitude: String
    }

    /// The point. If the place is a ``query``, the point only says where the map is.
    public let point: Point?
    /// The zoom of web maps, from 0 for the whole earth to 23. There is none without a point.
    public let zoom: Int?
    /// The text to search for.
    public let query: String?
    /// The name of the point.
    public let label: String?

    /// Nil if there is neither a point nor a query. Next to a query or a label, the point 0,0 means that there is no point. A
    /// label without a point is ignored.
    init?(point: Point?, zoom: Int? = nil, query: String? = nil, label: String? = nil) {
        let isPlaceholder = point?.isZero == true && (query ?? label) != nil
        let point = isPlaceholder ? nil : point
        guard point != nil || query != nil else { return nil }
        self.point = point
        self.zoom = point == nil ? nil : zoom
        self.query = query
        self.label = query == nil ? label : nil
    }
}

extension Place {
    /// The canonical URL: RFC 5870, with the parameters `z` and `q` that Android adds. `q` is the query, or the point again
    /// with its label in parentheses.
    public var url: String {
        var url = "geo:" + (point?.text ?? "0,0")
        if let zoom { url += "?z=\(zoom)" }
        guard let text = query ?? label else { return url }
        let encoded = PercentEncoding.encode(text, keeping: .nothing)
        let value = if query == nil, let point { "\(point.text)(\(encoded))" } else { encoded }
        return url + (zoom == nil ? "?q=" : "&q=") + value
    }

    /// The place for people: the name or query, else the coordinates.
    public var text: String { query ?? label ?? point?.text ?? "" }
}

extension Place.Point {
    /// The coordinates, latitude first.
    var text: String { "\(latitude),\(longitude)" }

    /// Nil unless both are decimal numbers of degrees, in ASCII digits.
    init?(latitude: Substring, longitude: Substring) {
        guard Self.isNumber(latitude, upTo: 90), Self.isNumber(longitude, upTo: 180) else { return nil }
        self.latitude = String(latitude)
        self.longitude = String(longitude)
    }

    /// Reads two numbers with a separator between them.
    ///
    /// - Parameter isLongitudeFirst: whether the longitude is the first number.
    init?(_ text: String, separators: String = ",", isLongitudeFirst: Bool = false) {
        let numbers = text.split(omittingEmptySubsequences: false) { separators.contains($0) }
            .map { Place.trimmed($0)[...] }
        guard numbers.count == 2 else { return nil }
        let (first, second) = isLongitudeFirst ? (numbers[1], numbers[0]) : (numbers[0], numbers[1])
        self.init(latitude: first, longitude: second)
    }

    /// More than any device measures, and than a link of a map service has.
    private static let maximumDecimals = 20

    /// Whether a text is a decimal number with an absolute value of no more than the limit.
    static func isNumber(_ text: Substring, upTo limit: Int) -> Bool {
        let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
        let whole = digits.prefix { $0.isASCIIDigit }
        let rest = digits.dropFirst(whole.count)
        let decimals = rest.dropFirst()
        guard 1...3 ~= whole.count, whole.count == 1 || whole.first != UInt8(ascii: "0"),
            rest.isEmpty || rest.first == UInt8(ascii: ".") && 1...maximumDecimals ~= decimals.count,
            decimals.allSatisfy({ $0.isASCIIDigit })
        else { return false }
        let value = whole.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        return value < limit || value == limit && decimals.allSatisfy { $0 == UInt8(ascii: "0") }
    }

    /// Whether both numbers are 0.
    var isZero: Bool { (latitude + longitude).utf8.allSatisfy { $0 == UInt8(ascii: "0") || !$0.isASCIIDigit } }
}

extension Place {
    /// A text without white space around it.
    static func trimmed(_ text: Substring) -> String {
        let start = text.drop { $0.isWhitespace }
        return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
    }

    /// The zoom of a map, rounded to a whole number; nil for what is not one.
    static func zoom(_ text: String) -> Int? {
        guard Point.isNumber(text[...], upTo: 23), let whole = Int(text.prefix { $0 != "." }), whole >= 0 else {
            return nil
        }
        let tenths = text.utf8.dropFirst("\(whole).".utf8.count).first ?? 0
        return tenths >= UInt8(ascii: "5") ? whole + 1 : whole
    }

    /// What a text of a search names: a point, perhaps with a name, `48.8584,2.2945(Eiffel Tower)` or
    /// `Eiffel Tower@48.8584,2.2945`; a text to search for; or nothing, since it looks like coordinates and is not.
    enum Sought {
        case point(Point, label: String?)
        case query(String)
        case invalid

        init(_ text: String) {
            let text = Place.trimmed(text.hasPrefix("loc:") ? text.dropFirst("loc:".count) : text[...])
            let coordinates = text.prefix { $0 != "(" }
            let label = text.hasSuffix(")") ? Place.trimmed(text.dropFirst(coordinates.count + 1).dropLast()) : ""
            if let point = Point(String(coordinates)), coordinates.count == text.count || text.hasSuffix(")") {
                self = .point(point, label: label.isEmpty ? nil : label)
            } else if Self.looksLikeCoordinates(coordinates) {
                self = .invalid
            } else if let sign = text.lastIndex(of: "@"), let point = Point(String(text[text.index(after: sign)...])) {
                let label = Place.trimmed(text[..<sign])
                self = .point(point, label: label.isEmpty ? nil : label)
            } else {
                self = .query(text)
            }
        }

        /// Whether a text has degrees, or nothing but numbers, each with a letter at most. What it means is not guessed.
        private static func looksLikeCoordinates(_ text: Substring) -> Bool {
            if text.contains(where: { "°º˚′″".contains($0) }) { return true }
            let parts = text.split(omittingEmptySubsequences: false) { ",;".contains($0) }
            return parts.count > 1 && parts.allSatisfy(looksLikeNumber)
        }

        private static func looksLikeNumber(_ text: Substring) -> Bool {
            let text = Place.trimmed(text).lowercased()
            let isEmpty = text.isEmpty || ["nan", "null", "undefined", "infinity", "-infinity"].contains(text)
            return isEmpty || text.contains { $0.isNumber } && text.count { $0.isLetter } <= 1
        }
    }
}
