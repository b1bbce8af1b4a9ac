public import LinkEngine

/// The pages, assets and redirects of the share page, for the rules of one engine. Immutable, as the engine is: new rules,
/// new pages.
public struct SharePages: Sendable {
    private let engine: Engine

    /// The pages for an engine.
    public init(engine: Engine) { self.engine = engine }

    /// The answer to a GET request; nil if the path is not one of a page.
    ///
    /// May block the calling thread as ``LinkEngine/Engine/resolve(_:_:headers:)`` does; the server calls it where that is
    /// allowed.
    public func response(to request: PageRequest) -> PageResponse? {
        guard request.path == "/" else { return nil }
        return PageResponse(
            headers: [("Content-Type", "text/html; charset=utf-8")],
            body: Array("<!doctype html><title>Lectern</title>".utf8))
    }
}
