import Text
import URLText

extension Place {
    /// The place in the parts of a link that a rule for a site names; nil if they name none. A pin wins over the middle of
    /// the map, and the text of a search is the name of a pin.
    ///
    /// - Throws: A finding if a part is there, but not what it should be.
    init?(_ fields: LinkFields, site: String) throws(Finding) {
        let sought = try fields[.query].map { (text) throws(Finding) in try Self.sought(text, site) }
        let pin = try Self.pin(fields, site)
        let code = try fields[.shortCode].map { (text) throws(Finding) in try Self.shortCode(text, site) }
        let camera = try Self.point(fields, .camera, .cameraLonLat, site) ?? code?.point
        let zoom = fields[.zoom].flatMap(Self.zoom) ?? code?.zoom
        var label: String?
        // Coordinates are no name: beside a pin, they are its own in another notation.
        if let text = fields[.label], case .query(let name) = Sought(text), !name.isEmpty {
            label = try Self.printable(name, site)
        }
        switch (pin, sought) {
        case (let pin?, .query(let text)): self.init(point: pin, zoom: zoom, label: label ?? text)
        case (let pin?, _): self.init(point: pin, zoom: zoom, label: label)
        case (nil, .point(let point, let name)): self.init(point: point, zoom: zoom, label: label ?? name)
        case (nil, .query(let text)): self.init(point: camera, zoom: zoom, query: text)
        case (nil, _): self.init(point: camera, zoom: zoom)
        }
    }

    private static func sought(_ text: String, _ site: String) throws(Finding) -> Sought? {
        let sought = Sought(text)
        switch sought {
        case .invalid: throw notAPoint(text, site)
        case .query(let query): return query.isEmpty ? nil : .query(try printable(query, site))
        case .point(_, let label):
            if let label { _ = try printable(label, site) }
            return sought
        }
    }

    private static func pin(_ fields: LinkFields, _ site: String) throws(Finding) -> Point? {
        let (latitude, longitude) = (fields[.lat], fields[.lon])
        guard latitude != nil || longitude != nil else { return try point(fields, .point, .pointLonLat, site) }
        guard let latitude, let longitude, let point = Point(latitude: latitude[...], longitude: longitude[...]) else {
            throw notAPoint("\(latitude ?? ""),\(longitude ?? "")", site)
        }
        return point
    }

    private static func point(
        _ fields: LinkFields, _ latitudeFirst: LinkPart, _ longitudeFirst: LinkPart, _ site: String
    ) throws(Finding) -> Point? {
        guard let text = fields[latitudeFirst] ?? fields[longitudeFirst] else { return nil }
        let isLongitudeFirst = fields[latitudeFirst] == nil
        guard let point = Point(text, separators: ",/~_", isLongitudeFirst: isLongitudeFirst) else {
            throw notAPoint(text, site)
        }
        return point
    }

    private static func shortCode(_ text: String, _ site: String) throws(Finding) -> ShortCode {
        if let code = ShortCode(text) { return code }
        throw Finding(
            .warning, "\(site): \"\(Printable.shortened(Printable.line(text)))\" is not a short code", problem: .invalid
        )
    }

    private static func notAPoint(_ text: String, _ site: String) -> Finding {
        Finding(
            .warning, "\(site): \"\(Printable.shortened(Printable.line(text)))\" is not a point",
            note: "a point is a latitude from -90 to 90 and a longitude from -180 to 180, in decimal degrees",
            problem: .invalid)
    }

    private static func printable(_ text: String, _ site: String) throws(Finding) -> String {
        guard text.unicodeScalars.contains(where: { Printable.isUnsafe($0) && !$0.properties.isWhitespace }) else {
            return text
        }
        throw Finding(.warning, "\(site): the name of the place is not printable", problem: .controlCharacter)
    }
}

extension Place {
    /// Reads a `geo:` URL: RFC 5870, with Android's `z` and `q`. The altitude and the uncertainty are ignored.
    ///
    /// - Throws: A finding if it has no point and no query, or coordinates of another system than WGS 84.
    init(geoURL url: String) throws(Finding) {
        let path = url.dropFirst("geo:".count).prefix { $0 != "?" && $0 != "#" }
        let parts = path.split(separator: ";", omittingEmptySubsequences: false)
        let numbers = parts.first?.split(separator: ",", omittingEmptySubsequences: false) ?? []
        let systems = parts.dropFirst().filter { $0.lowercased().hasPrefix("crs=") }
        let point = path.isEmpty ? Point("0,0") : Point(numbers.prefix(2).joined(separator: ","))
        guard let point, numbers.count < 3 || numbers.count == 3 && Self.isAltitude(numbers[2]),
            systems.allSatisfy({ $0.lowercased() == "crs=wgs84" })
        else { throw Self.notAPoint(String(path), "geo") }
        let query = Query(of: url)
        func value(_ name: String) -> String? { query.values(named: name, plusIsSpace: true).first ?? nil }
        let zoom = value("z").flatMap(Self.zoom)
        let place: Place? =
            switch try value("q").flatMap({ (text) throws(Finding) in try Self.sought(text, "geo") }) {
            case .point(let pin, let label): Place(point: pin, zoom: zoom, label: label)
            case .query(let text): Place(point: point, zoom: zoom, query: text)
            case nil, .invalid: path.isEmpty ? nil : Place(point: point, zoom: zoom)
            }
        guard let place else { throw Self.notAPoint(String(path), "geo") }
        self = place
    }

    private static func isAltitude(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
    }
}

/// A short code of OpenStreetMap, the middle of a map and its zoom: `0EEQjE--`.
///
/// Each character has six bits, which alternately halve the map from west to east and from south to north. A code is as long as
/// its zoom requires; one or two signs at its end stand for the zooms between two lengths
/// (https://wiki.openstreetmap.org/wiki/Shortlink).
struct ShortCode {
    let point: Place.Point
    let zoom: Int

    /// A map tile has 2⁸ pixels on a side, so a code reaches a pixel of its zoom with 8 more bits.
    private static let bitsOfTile = 8

    /// Reads a code; nil if the text is not one.
    init?(_ code: String) {
        var (x, y): (UInt64, UInt64) = (0, 0)
        let digits = code.utf8.prefix { Self.value(of: $0) != nil }
        let signs = code.utf8.dropFirst(digits.count)
        guard 3...10 ~= digits.count, signs.count <= 2,
            signs.allSatisfy({ $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "=") })
        else { return nil }
        for digit in digits {
            var value = Self.value(of: digit) ?? 0
            for _ in 0..<3 {
                x = x << 1 | (value >> 5 & 1)
                y = y << 1 | (value >> 4 & 1)
                value <<= 2
            }
        }
        let bits = digits.count * 3
        zoom = bits - Self.bitsOfTile - (signs.isEmpty ? 0 : 3 - signs.count)
        guard zoom >= 0,
            let point = Place.Point(
                latitude: Self.degrees(y, bits: bits, of: 180)[...],
                longitude: Self.degrees(x, bits: bits, of: 360)[...])
        else { return nil }
        self.point = point
    }

    /// The number that a character stands for. `@` was used before `~`.
    private static func value(of character: UInt8) -> UInt64? {
        switch character {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt64(character - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt64(character - UInt8(ascii: "a")) + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(character - UInt8(ascii: "0")) + 52
        case UInt8(ascii: "_"): 62
        case UInt8(ascii: "~"), UInt8(ascii: "@"): 63
        default: nil
        }
    }

    /// A fraction of the map in degrees, with as many decimals as the links of OpenStreetMap have.
    private static func degrees(_ fraction: UInt64, bits: Int, of range: UInt64) -> String {
        let scale: UInt64 = 100_000
        let rounded = (fraction * range * scale + (1 << (bits - 1))) >> bits
        let value = Int(rounded) - Int(range * scale / 2)
        let (whole, decimals) = value.magnitude.quotientAndRemainder(dividingBy: UInt(scale))
        let padding = String(repeating: "0", count: 5 - "\(decimals)".utf8.count)
        return "\(value < 0 ? "-" : "")\(whole).\(padding)\(decimals)"
    }
}
