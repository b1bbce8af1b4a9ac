import Dispatch
public import LinkEngine

/// For tasks. A script may take 15 seconds, so links are resolved on a Dispatch queue: no thread of the
/// cooperative pool waits. A task that is cancelled still waits for the answer.
extension Engine {
    /// What becomes of a link or a reference.
    ///
    /// - Parameters:
    ///   - link: a URL of a web page or of an app, or a reference such as "John 3:16".
    ///   - filter: which openings are wanted.
    public func resolve(_ link: String, _ filter: OpeningFilter = OpeningFilter()) async -> Resolution {
        await withCheckedContinuation { continuation in
            Self.queue.async { continuation.resume(returning: resolve(utf8: Array(link.utf8), filter)) }
        }
    }

    /// The openings of a link, in the order in which people see them.
    public func openings(for link: String, _ filter: OpeningFilter = OpeningFilter()) async -> [Opening] {
        await resolve(link, filter).openings
    }

    /// The passage that a link is a page of, or that a reference names; nil if there is none.
    public func passage(of link: String) async -> LinkedPassage? { await resolve(link, .passageOnly).passage }

    private static let queue = DispatchQueue(label: "lectern.engine", attributes: .concurrent)
}
