import LinkEngine
import Synchronization

/// The apps of the rules as pages show them, made for a language and a system when they are first asked for, and kept.
final class SheetApps: Sendable {
    private let apps: [App]
    private let made = Mutex<[Key: [String: SheetApp]]>([:])

    private struct Key: Hashable {
        let language: String
        let system: OperatingSystem?
    }

    /// The apps of some rules.
    init(_ apps: [App]) { self.apps = apps }

    /// The apps for a visit, by their identifiers.
    subscript(visit: Visit) -> [String: SheetApp] {
        let key = Key(language: visit.language.code, system: visit.system)
        return made.withLock { made in
            if let known = made[key] { return known }
            let shown = apps.map { ($0.identifier, SheetApp($0, in: visit.language, on: visit.system)) }
            let new = Dictionary(shown, uniquingKeysWith: { first, _ in first })
            made[key] = new
            return new
        }
    }
}
