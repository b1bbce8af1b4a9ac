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
        _ fields: LinkFields, _ latitudeFirst: PassagePart, _ longitudeFirst: PassagePart, _ site: String
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
