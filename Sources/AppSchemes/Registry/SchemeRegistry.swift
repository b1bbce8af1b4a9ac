package import Diagnostics
package import JSONText
public import LinkEngine

/// Which schemes there are, whose they are, and what can be asked of them.
public struct SchemeRegistry: Sendable {
    /// A scheme that an app answers to.
    public struct Entry: Sendable {
        /// The scheme, without a colon.
        public let scheme: String
        /// The app.
        public let app: App
        /// What the app does for URLs of its schemes.
        public let actions: [SchemeAction]
        /// Whether the app answers calls of x-callback-url.
        public let takesCallbacks: Bool
        /// The id of the desktop entry that opens the scheme on this machine.
        public let handler: String?
    }

    /// The schemes, in the order in which people see the apps.
    public let entries: [Entry]

    /// The schemes of rule files, and what a desktop makes of them.
    package init(_ manifest: Manifest, files: [SourceFile], handler: (String) -> String?) {
        let actions = Dictionary(grouping: SchemeAction.all(in: files), by: \.app)
        var seen: Set<String> = []
        entries = manifest.openers.filter { seen.insert($0.identifier).inserted }.flatMap { app in
            let ofApp = actions[app.identifier] ?? []
            return app.schemes.map { scheme in
                let actions = ofApp.compactMap { $0.part(of: scheme, isMain: scheme == app.schemes.first) }
                return Entry(
                    scheme: scheme, app: app, actions: actions, takesCallbacks: actions.contains(where: \.isCall),
                    handler: handler(scheme))
            }
        }
    }
}

extension SchemeRegistry.Entry {
    /// The entry as `lectern schemes --json` prints it.
    package var json: JSONOutput {
        .object([
            ("scheme", .string(scheme)), ("app", .string(app.identifier)), ("name", .string(app.name)),
            ("actions", .array(actions.map(\.json))), ("callback", .bool(takesCallbacks)),
            ("store", JSONOutput(app.storeURL)), ("handler", JSONOutput(handler)),
        ])
    }

    /// The entry as a row.
    package var cells: [String] {
        [
            scheme + ":", app.identifier, actions.map(\.title).joined(separator: ", "),
            takesCallbacks ? "x-callback-url" : "", handler ?? "", app.storeURL ?? "",
        ]
    }
}
