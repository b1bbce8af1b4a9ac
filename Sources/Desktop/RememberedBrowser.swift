import Files
import JSONText
import URLText

/// The browser that was the default before Lectern took its place: `$XDG_CONFIG_HOME/lectern/browser.json`.
struct RememberedBrowser: Equatable {
    /// The id of the desktop entry, for each scheme.
    var entries: [String: String] = [:]

    static func path(on desktop: Desktop) -> String? {
        XDGFolders(environment: desktop.environment).configHome.map { $0 + "/lectern/browser.json" }
    }

    /// What was remembered; nothing where there is no file, or none that can be read.
    init(on desktop: Desktop) {
        guard let path = Self.path(on: desktop), let bytes = try? FileSystem.read(path, maximumSize: 1 << 16),
            let root = try? JSONDocument(bytes).root
        else { return }
        for scheme in SchemePolicy.webSchemes {
            guard let id = root[scheme]?.string, id != LecternEntry.id else { continue }
            entries[scheme] = id
        }
    }

    /// The file, as it is written.
    var text: String {
        let known = SchemePolicy.webSchemes.compactMap { scheme in
            entries[scheme].map { (scheme, JSONOutput.string($0)) }
        }
        return JSONOutput.object(known).pretty + "\n"
    }
}
