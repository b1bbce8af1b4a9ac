import Text

/// What the document of the common scheme requires of the apps that support it.
extension ManifestLoader {
    /// Findings for an app of the common scheme without a scheme by its convention, an intention, or a store link.
    mutating func checkCommonScheme(_ app: App, _ object: ObjectReader) {
        guard case .commonScheme = app.passage else { return }
        let value = object.optional(.scheme) ?? object.optional(.schemes)
        if let scheme = app.schemes.first {
            if !scheme.lowercased().hasPrefix("bible-") {
                warn(
                    "the scheme \"\(scheme)\" of an app of the common scheme does not begin with \"bible-\"",
                    value.map(object.location) ?? object.location, "the convention is bible-yourappname")
            }
        } else {
            warn(
                "the app of the common scheme has no \"scheme\"", object.location, "the convention is bible-yourappname"
            )
        }
        if app.intentions.isEmpty {
            warn(
                "the app of the common scheme has no \"intentions\"", object.location,
                "name at least one of Read, Study, Memorize, Listen")
        }
        if app.storeURL == nil {
            warn(
                "the app of the common scheme has no \"storeId\"", object.location,
                "people without the app are sent to its page in the store")
        }
    }

    private mutating func warn(_ message: String, _ location: SourceLocation, _ note: String) {
        log.append(Finding(.appCommonScheme, message, at: location, note: note))
    }
}
