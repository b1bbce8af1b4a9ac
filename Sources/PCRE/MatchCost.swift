import CPCRE2

/// What bounds the work of matching a pattern, derived from the pattern alone.
struct MatchCost {
    /// Where a match can start.
    private enum Starts {
        /// At the first offset only.
        case first
        /// At a byte, in either case.
        case byte(UInt8)
        case anywhere
    }

    /// The match limit of PCRE2 for a match that is not counted: few matches of real rules need more.
    static let quickSteps = 96
    /// A match whose bound is higher is counted.
    private static let maximumEstimate = 2_000_000
    /// Finding the starts in a longer subject would not be quick.
    private static let maximumLength = 1024

    /// For each step: PCRE2 copies the groups at a step, and looks back or repeats a minimum without a callout.
    let perStep: Int
    /// For each byte that the match moves over: a set is searched member by member.
    let perByte: Int
    /// Whether a step may compare what a group has matched.
    let hasBackReferences: Bool
    private let starts: Starts
    /// The number of terms that may move to the end of the subject between two steps that PCRE2 counts.
    private let scans: Int
    private let length: Int

    init(_ code: OpaquePointer, translation: [UInt8], isAnchored: Bool) {
        let text = TranslationMeasures(translation)
        func information(_ item: UInt32) -> Int {
            var value: UInt32 = 0
            let status = unsafe pcre2_pattern_info_8(code, item, &value)
            return status == 0 ? Int(value) : 0
        }
        perStep =
            10 + 2 * information(UInt32(PCRE2_INFO_CAPTURECOUNT)) + information(UInt32(PCRE2_INFO_MAXLOOKBEHIND))
            + text.minimumRepeats
        perByte = 1 + text.longestSet / 8
        hasBackReferences = information(UInt32(PCRE2_INFO_BACKREFMAX)) > 0
        scans = text.quantifiers
        length = translation.count
        if isAnchored || UInt32(information(UInt32(PCRE2_INFO_ALLOPTIONS))) & PCRE2_ANCHORED != 0 {
            starts = .first
        } else if information(UInt32(PCRE2_INFO_FIRSTCODETYPE)) == 1 {
            starts = .byte(UInt8(truncatingIfNeeded: information(UInt32(PCRE2_INFO_FIRSTCODEUNIT))))
        } else {
            starts = .anywhere
        }
    }

    /// An upper bound of the units that a match limited to `quickSteps` takes; nil if that is not little.
    func estimate(for subject: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int? {
        let count = subject.count - offset
        guard count <= Self.maximumLength else { return nil }
        let bound =
            unsafe startCount(in: subject, from: offset) * Self.quickSteps * perByte * (scans * count + length)
        return bound <= Self.maximumEstimate ? bound + 100 : nil
    }

    private func startCount(in subject: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int {
        switch starts {
        case .first: return 1
        case .anywhere: return subject.count - offset + 1
        case .byte(let byte):
            var count = 1
            for index in offset..<subject.count {
                let isStart = unsafe subject[index] | 0x20 == byte | 0x20 ? 1 : 0
                count += isStart
            }
            return count
        }
    }

    /// The match limit of PCRE2 that keeps a match within so many units where it cannot be counted.
    func steps(within units: Int, for subject: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int {
        let starts = unsafe startCount(in: subject, from: offset)
        return units / (starts * (perStep + 2 * perByte * (subject.count - offset)))
    }
}

/// What the text of a translated pattern tells about its cost.
private struct TranslationMeasures {
    /// The number of quantifiers and back references at most.
    private(set) var quantifiers = 1
    /// The sum of the minimum repetitions, `{n`.
    private(set) var minimumRepeats = 0
    /// The length of the longest set in brackets, in bytes.
    private(set) var longestSet = 0

    init(_ translation: [UInt8]) {
        var setStart: Int?
        var isEscaped = false
        for (index, byte) in translation.enumerated() {
            if isEscaped {
                isEscaped = false
                if byte == UInt8(ascii: "g") || byte == UInt8(ascii: "k") { quantifiers += 1 }
                continue
            }
            switch byte {
            case UInt8(ascii: "\\"): isEscaped = true
            case UInt8(ascii: "["): setStart = setStart ?? index
            case UInt8(ascii: "]"):
                longestSet = max(longestSet, index - (setStart ?? index))
                setStart = nil
            case UInt8(ascii: "*"), UInt8(ascii: "+"): quantifiers += 1
            case UInt8(ascii: "{") where setStart == nil:
                quantifiers += 1
                minimumRepeats += Self.number(translation[(index + 1)...])
            default: break
            }
        }
    }

    private static func number(_ text: ArraySlice<UInt8>) -> Int {
        text.prefix(6).prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.reduce(0) { $0 * 10 + Int($1) - 48 }
    }
}
