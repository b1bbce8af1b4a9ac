package import Bible
import Text

/// What changes of one rule have in common, so that one line tells of all of them.
package enum FoldKey: Hashable, Sendable {
    /// There is something where nothing was.
    case appears
    /// There is nothing where something was.
    case disappears
    /// Texts are edited in the same places: the shapes of the edits.
    case edited(String)
    /// Other kinds of losses.
    case losses(before: [Loss.Kind], after: [Loss.Kind])

    /// The longest shape that is told from others.
    private static let maximumShape = 200

    /// The key of a change from one text to another.
    init(_ before: String?, _ after: String?, _ edits: [TextDifference.Edit]) {
        if before == nil {
            self = .appears
        } else if after == nil {
            self = .disappears
        } else {
            let shapes = edits.map { Self.shape(of: $0.removed) + "\u{0}" + Self.shape(of: $0.inserted) }
            self = .edited(String(shapes.joined(separator: "\u{1}").prefix(Self.maximumShape)))
        }
    }

    /// The text with one letter for each word, and one digit for each number.
    private static func shape(of text: String) -> String {
        text.reduce(into: "") { shape, character in
            let mark: Character = character.isLetter ? "a" : character.isNumber ? "1" : character
            if mark != "a" && mark != "1" || shape.last != mark { shape.append(mark) }
        }
    }
}
