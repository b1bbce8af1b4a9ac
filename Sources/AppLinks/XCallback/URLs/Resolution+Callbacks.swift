public import LinkEngine
import Text

extension Resolution {
    /// Adds callbacks to the openings that are x-callback-urls; other openings stay as they are.
    ///
    /// - Parameter isOneApp: whether one app was requested by name; if its opening takes no callbacks, a finding says so.
    ///   Otherwise there is a finding only if no opening takes them.
    public mutating func add(_ callbacks: Callbacks, isOneApp: Bool) {
        guard !callbacks.isEmpty, !openings.isEmpty else { return }
        let isTaken = openings.contains { XCallbackURL.isCall($0.url) }
        changeURLs { opening, findings in
            guard XCallbackURL.isCall(opening.url) else {
                if isOneApp { findings.append(Finding(.note, "\(opening.name) takes no callbacks: they are left out")) }
                return opening.url
            }
            do throws(CallError) {
                return try callbacks.added(to: opening.url)
            } catch {
                findings.append(
                    Finding(.warning, "the callbacks are left out of the link for \(opening.name): \(error.message)"))
                return opening.url
            }
        }
        if !isTaken, !isOneApp { note("no app for this link takes callbacks: they are left out") }
    }
}
