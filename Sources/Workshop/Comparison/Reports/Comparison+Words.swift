import Bible
import Text

/// What reports say about changes, in words.
extension Comparison {
    /// How many links there are, and how many changes of each kind.
    var summary: String {
        let counts = LinkChange.Kind.allCases.filter { count($0) > 0 }.map { "\(count($0)) \($0.words(count($0)))" }
        return "\(Printable.count(linkCount, "link")), \(Printable.line(old)) and \(Printable.line(new)): "
            + (counts.isEmpty ? "no differences" : counts.joined(separator: ", "))
    }
}

extension LinkChange.Kind {
    func words(_ count: Int) -> String {
        switch self {
        case .noLongerRead, .readDifferently, .newlyRead: rawValue
        case .otherOpenings: "open differently"
        case .lossChanged: count == 1 ? "with another loss" : "with other losses"
        }
    }

    var nothing: String {
        switch self {
        case .noLongerRead, .readDifferently, .newlyRead: "not read"
        case .otherOpenings: "not opened"
        case .lossChanged: "nothing is lost"
        }
    }
}

extension ComparedRule {
    /// "passage \"Bible Gateway\"".
    var name: String { "\(kind.rawValue) \"\(Printable.line(title))\"" }

    /// The file, the line and the column, followed by a colon and a space; empty where they are not known.
    var place: String { location.map(\.position).map { "\(Printable.line($0.file)):\($0.line):\($0.column): " } ?? "" }
}

extension ChangeFold {
    private static let namedEdits = 3
    /// The characters of an edit that are shown.
    private static let shownLength = 60

    /// What the changes have in common, as in "`a` becomes `b`"; empty where their kind says it all.
    ///
    /// - Parameter quote: marks a text as one.
    func words(_ kind: LinkChange.Kind, quote: (String) -> String) -> String {
        switch key {
        case .appears: return kind == .otherOpenings ? "opened now" : ""
        case .disappears: return kind == .otherOpenings ? "no longer opened" : ""
        case .losses(let before, let after): return Self.words(from: before, to: after)
        case .edited: break
        }
        let edits = edits
        let named = edits.prefix(Self.namedEdits).map { edit in
            Self.words(edit.edits, quote) + (edits.count > 1 ? " (\(edit.links))" : "")
        }
        let others = edits.count - named.count
        return (named + (others > 0 ? ["\(others) more like these"] : [])).joined(separator: ", ")
    }

    private static func words(from before: [Loss.Kind], to after: [Loss.Kind]) -> String {
        func names(_ kinds: [Loss.Kind]) -> String { kinds.map(\.rawValue).joined(separator: ", ") }
        let (gone, added) = (before.filter { !after.contains($0) }, after.filter { !before.contains($0) })
        let parts = [
            added.isEmpty ? nil : "now lost: \(names(added))", gone.isEmpty ? nil : "no longer lost: \(names(gone))",
        ].compactMap(\.self)
        return parts.isEmpty ? "lost in another way: \(names(after))" : parts.joined(separator: ", ")
    }

    private static func words(_ edits: [TextDifference.Edit], _ quote: (String) -> String) -> String {
        func text(_ parts: [String]) -> String {
            quote(Printable.shortened(Printable.line(parts.joined(separator: "…")), to: shownLength))
        }
        let (removed, inserted) = (edits.map(\.removed), edits.map(\.inserted))
        if removed.allSatisfy(\.isEmpty) { return "\(text(inserted)) is added" }
        if inserted.allSatisfy(\.isEmpty) { return "\(text(removed)) is omitted" }
        return "\(text(removed)) becomes \(text(inserted))"
    }
}
