import LinkEngine
import Text

/// The apps of the rules as pages show them, made for a language and a system when they are first asked for, and kept.
final class SheetApps: Sendable {
    private let apps: [App]
    private let made = Locked<[Key: [String: SheetApp]]>([:])

    private struct Key: Hashable {
        let language: String
        let system: OperatingSystem?
    }

    init(_ apps: [App]) { self.apps = apps }

    subscript(visit: Visit) -> [String: SheetApp] {
        let key = Key(language: visit.language.code, system: visit.system)
        return made.withLock { made in
            if let known = made[key] { return known }
            var new: [String: SheetApp] = [:]
            for app in apps where new[app.identifier] == nil {
                new[app.identifier] = SheetApp(app, in: visit.language, on: visit.system)
            }
            made[key] = new
            return new
        }
    }
}
