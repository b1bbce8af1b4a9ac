import LinkEngine
public import Text

extension SchemeRegistry.Entry {
    /// The object of `lectern schemes --json`.
    public var json: JSONOutput {
        .object([
            ("scheme", .string(scheme)), ("app", .string(app.identifier)), ("name", .string(app.name)),
            ("actions", .array(actions.map(\.json))), ("callback", .bool(takesCallbacks)),
            ("store", JSONOutput(app.storeURL)), ("os", app.editions.json), ("handler", JSONOutput(handler)),
        ])
    }
}

extension SchemeAction {
    fileprivate var json: JSONOutput {
        .object([
            ("title", .string(title)), ("forms", .array(forms.map { .string($0) })),
            ("parameters", .array(parameters.map { .string($0) })), ("example", JSONOutput(example)),
        ])
    }
}
