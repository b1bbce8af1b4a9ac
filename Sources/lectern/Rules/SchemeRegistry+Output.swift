import AppSchemes
import JSONText
import LinkEngine

extension SchemeRegistry.Entry {
    /// The row of `lectern schemes`.
    var cells: [String] {
        [
            scheme + ":", app.identifier, actions.map(\.title).joined(separator: ", "),
            takesCallbacks ? "x-callback-url" : "", handler ?? "", app.storeURL ?? "",
        ]
    }

    /// The object of `lectern schemes --json`.
    var json: JSONOutput {
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
