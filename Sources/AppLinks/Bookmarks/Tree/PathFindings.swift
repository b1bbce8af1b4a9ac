import Text

/// The findings of a tree, each with the path of its item.
struct PathFindings {
    private var list: [Finding] = []
    private var omittedCount = 0
    private var omitsError = false

    /// The findings in the order of the file.
    var all: [Finding] {
        guard omittedCount > 0 else { return list }
        return list + [Finding(omitsError ? .error : .warning, "\(omittedCount) more findings are not listed")]
    }

    mutating func add(_ severity: Finding.Severity, _ path: BookmarkPath, _ message: String, note: String? = nil) {
        guard list.count < AppLinksLimits.bookmarkFindings else {
            omittedCount += 1
            if severity == .error { omitsError = true }
            return
        }
        list.append(Finding(severity, "\(path): \(message)", note: note))
    }
}
