public import LinkEngine
public import Text

/// The URL schemes of a manifest, with their apps and actions.
public struct SchemeRegistry: Sendable {
    /// A scheme of an app.
    public struct Entry: Sendable {
        /// The scheme, without a colon.
        public let scheme: String
        /// The app that the scheme belongs to.
        public let app: App
        /// What URLs with the scheme do in the app.
        public let actions: [SchemeAction]
        /// Whether the app answers x-callback-urls with the scheme.
        public let takesCallbacks: Bool
        /// The id of the desktop entry that handles the scheme on this machine; nil if there is none.
        public let handler: String?
    }

    /// The schemes in the display order of their apps.
    public let entries: [Entry]

    /// The schemes of a manifest.
    ///
    /// - Parameters:
    ///   - files: the rule files of the manifest, which contain the actions.
    ///   - handler: returns the id of the desktop entry that handles a scheme.
    public init(_ manifest: Manifest, files: [SourceFile], handler: (String) -> String? = { _ in nil }) {
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
