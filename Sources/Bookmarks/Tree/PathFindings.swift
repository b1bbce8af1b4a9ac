import Diagnostics

/// The findings of a tree, each with the path of its place.
struct PathFindings {
    /// More than anybody reads; a file may be wrong in each of its places.
    private static let most = 1000

    private var list: [Finding] = []
    private var surplus = 0
    private var hidesError = false

    /// The findings in the order of the file.
    var all: [Finding] {
        guard surplus > 0 else { return list }
        return list + [Finding(hidesError ? .error : .warning, "\(surplus) more findings are not listed")]
    }

    mutating func add(_ severity: Finding.Severity, _ path: BookmarkPath, _ message: String, note: String? = nil) {
        guard list.count < Self.most else {
            surplus += 1
            if severity == .error { hidesError = true }
            return
        }
        list.append(Finding(severity, "\(path): \(message)", note: note))
    }
}
