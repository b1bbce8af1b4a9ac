import Bible
public import Text

extension App {
    /// The object of `lectern list apps --json`.
    public var json: JSONOutput {
        .object([
            ("identifier", .string(identifier)), ("name", .string(name)),
            ("schemes", .array(schemes.map { .string($0) })),
            ("intentions", .array(intentions.map { .string($0.rawValue) })),
            ("takes", JSONOutput(takes)), ("status", .string(status)), ("docs", JSONOutput(docs)),
            ("store", JSONOutput(storeURL)), ("os", editions.json), ("platform", JSONOutput(platform?.rawValue)),
            ("country", JSONOutput(country)), ("new", .bool(isNew)), ("icon", JSONOutput(icon)),
        ])
    }
}
