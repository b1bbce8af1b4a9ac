import Diagnostics
public import LinkEngine

extension Resolution {
    /// Adds callbacks to the openings whose apps take them, as the form of their URLs shows. Where one app was asked
    /// for, or none takes them, a finding says so.
    public mutating func add(_ callbacks: Callbacks, isOneApp: Bool) {
        guard !callbacks.isEmpty, !openings.isEmpty else { return }
        let isTaken = openings.contains { XCallbackURL.hasForm($0.url) }
        changeURLs { opening, findings in
            guard XCallbackURL.hasForm(opening.url) else {
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
