import LinkEngine
import PCRE

/// Changes of one character or one part of a link, after one of which a rule may read it.
struct LinkEdits {
    private struct Edit: Hashable {
        let range: Range<Int>
        let replacement: [UInt8]
    }

    /// More changes are not tried.
    private static let maximumCount = 3000

    private let bytes: [UInt8]
    private var edits: [Edit] = []
    private var known: Set<Edit> = []

    /// The changes after which a pattern would get beyond a term that failed: first those of words in the pattern, then
    /// removals, then the others, and of each kind those farther in the link first.
    ///
    /// - Parameter insertingParts: whether changes of a label, a segment or a name follow.
    init(in link: String, after failure: MatchFailure, insertingParts: Bool) {
        bytes = Array(link.utf8)
        addLiterals(of: failure, inWords: true)
        for attempt in failure.attempts { addRemoval(at: attempt.offset) }
        addLiterals(of: failure, inWords: false)
        for attempt in failure.attempts {
            guard case .characters = attempt.expectation else { continue }
            for character in Self.probes { addCharacter(character, at: attempt.offset) }
        }
        if insertingParts { addParts(of: failure) }
    }

    private mutating func addLiterals(of failure: MatchFailure, inWords isInWord: Bool) {
        for attempt in failure.attempts where attempt.isInWord == isInWord {
            // To begin a query or a fragment earlier would only hide the rest of the link.
            guard case .literal(let text) = attempt.expectation, let first = text.first, !"?#&".contains(first) else {
                continue
            }
            addCharacter(text.prefix(1), at: attempt.offset)
        }
    }

    /// Inserts what is missing of literals: labels of the host, segments of the path, names of parameters. Removes what
    /// was put before a name: `notexample.org`.
    private mutating func addParts(of failure: MatchFailure) {
        for count in 2...Self.longestPrefix where failure.offset + count <= bytes.count {
            let end = failure.offset + count
            if end == bytes.count || !UTF8.isContinuation(bytes[end]) { add(failure.offset..<end, []) }
        }
        for attempt in failure.attempts {
            guard case .literal(let text) = attempt.expectation else { continue }
            let part = text.utf8.prefix { !"./=".utf8.contains($0) }
            add(attempt.offset..<attempt.offset, Array(part))
            add(attempt.offset..<attempt.offset, Array(text.utf8.prefix(part.count + 1)))
        }
    }

    /// Characters of which each set in a regex for links has at least one, as a rule.
    private static let probes = ["1", "a", ".", "-"]

    /// The changes in a range whose text is not what a rule expects, those farther in the link first.
    init(in link: String, at range: Range<Int>) {
        bytes = Array(link.utf8)
        let offsets = range.clamped(to: 0..<bytes.count).reversed().filter { !UTF8.isContinuation(bytes[$0]) }.prefix(
            Self.maximumOffsets)
        for offset in offsets {
            addRemoval(at: offset)
            for character in Self.characters { addCharacter(String(character), at: offset) }
        }
    }

    private static let maximumOffsets = 40
    /// Those of names and of references.
    private static let characters = "/:.-,abcdefghijklmnopqrstuvwxyz123456789"

    private static let longestPrefix = 4

    /// Replaces a character, or inserts one before it.
    private mutating func addCharacter(_ text: some StringProtocol, at offset: Int) {
        let character = Array(text.utf8)
        add(self.character(at: offset), character)
        add(offset..<offset, character)
    }

    /// Removes a character, or exchanges it with the next one.
    private mutating func addRemoval(at offset: Int) {
        let first = character(at: offset)
        let second = character(at: first.upperBound)
        add(first, [])
        add(first.lowerBound..<second.upperBound, Array(bytes[second] + bytes[first]))
    }

    private mutating func add(_ range: Range<Int>, _ replacement: [UInt8]) {
        let edit = Edit(range: range, replacement: replacement)
        if edits.count < Self.maximumCount, known.insert(edit).inserted { edits.append(edit) }
    }

    /// The range of the character at an offset; empty at the end.
    private func character(at offset: Int) -> Range<Int> {
        let end = bytes[min(offset + 1, bytes.count)...].firstIndex { !UTF8.isContinuation($0) } ?? bytes.count
        return offset..<max(offset, end)
    }

    /// The first changed link that a rule reads.
    func firstLink(where isRead: (String) -> Bool) -> NearestLink? {
        for edit in edits {
            let changed = bytes[..<edit.range.lowerBound] + edit.replacement + bytes[edit.range.upperBound...]
            let link = String(decoding: changed, as: UTF8.self)
            guard changed != bytes[...], isRead(link) else { continue }
            return NearestLink(
                link: link, offset: zip(changed, bytes).prefix { $0 == $1 }.count,
                change: abs(edit.replacement.count - edit.range.count) > 1 ? .part : .character)
        }
        return nil
    }
}

/// A link that a rule reads, and that differs little from one that it does not read.
struct NearestLink {
    let link: String
    /// The offset of the difference in UTF-8 bytes.
    let offset: Int
    let change: Nearness
}

/// How near a rule is to a link.
enum Nearness {
    /// It reads the link after the change of a character.
    case character
    /// Its regex matches, but what it reads is not a passage.
    case value
    /// It reads the link after a change of several characters that belong together.
    case part
}
