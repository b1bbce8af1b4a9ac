import Files
import Text
import URLText

/// The default browser before Lectern became it, saved in `$XDG_CONFIG_HOME/lectern/browser.json`.
struct RememberedBrowser: Equatable {
    /// The id of the browser's desktop entry for each scheme.
    var entries: [String: String] = [:]

    static func path(on desktop: Desktop) -> String? {
        XDGFolders(environment: desktop.environment).configHome.map { $0 + "/lectern/browser.json" }
    }

    /// Reads the file; has no entries if the file is missing or malformed.
    init(on desktop: Desktop) {
        guard let path = Self.path(on: desktop), let bytes = try? FileSystem.read(path, maximumSize: 1 << 16),
            let root = try? JSONDocument(bytes).root
        else { return }
        for scheme in SchemePolicy.webSchemes {
            guard let id = root[scheme]?.string, id != LecternEntry.id else { continue }
            entries[scheme] = id
        }
    }

    /// The text of the file.
    var text: String {
        let members = SchemePolicy.webSchemes.compactMap { scheme in
            entries[scheme].map { (scheme, JSONOutput.string($0)) }
        }
        return JSONOutput.object(members).pretty + "\n"
    }
}
