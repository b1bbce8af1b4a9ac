import CPCRE2

/// What bounds the work of matching a pattern, derived from the pattern alone.
struct MatchCost {
    /// Where a match can start.
    private enum Starts {
        /// At the first offset only.
        case first
        /// Where `http` is, as in nearly every rule.
        case http
        /// At a byte, in either case.
        case byte(UInt8)
        case anywhere
    }

    /// The match limits of PCRE2 for matches that are not counted. Of the candidates among the 350 regexes of a public
    /// manifest, 75 % need no more than 54 steps, 99 % no more than 750, and all of them 3,177.
    static let quickSteps = [64, 512, 4096]
    /// A match whose bound is higher is counted.
    private static let maximumEstimate = 3_000_000
    /// Finding the starts in a longer subject would not be quick.
    private static let maximumLength = 8192

    /// For each step: PCRE2 copies the groups at a step, and looks back or repeats a minimum without a callout.
    let perStep: Int
    /// For each byte that the match moves over: a set is searched member by member, but for its ASCII characters.
    private let perByte: Int
    private let perASCIIByte: Int
    /// Whether a step may compare what a group has matched.
    let hasBackReferences: Bool
    private let starts: Starts
    private let length: Int

    init(_ code: OpaquePointer, translation: [UInt8], isAnchored: Bool) {
        let measures = TranslationMeasures(translation)
        func information(_ item: Int32) -> UInt32 {
            var value: UInt32 = 0
            let status = unsafe pcre2_pattern_info_8(code, UInt32(item), &value)
            return status == 0 ? value : 0
        }
        perStep =
            10 + 2 * Int(information(PCRE2_INFO_CAPTURECOUNT)) + Int(information(PCRE2_INFO_MAXLOOKBEHIND))
            + measures.minimumRepeats
        perByte = 1 + measures.longestSet / 8
        perASCIIByte = 1 + measures.longestSetOfProperties / 8
        hasBackReferences = information(PCRE2_INFO_BACKREFMAX) > 0
        if isAnchored || information(PCRE2_INFO_ALLOPTIONS) & PCRE2_ANCHORED != 0 {
            starts = .first
        } else if information(PCRE2_INFO_FIRSTCODETYPE) == 1 {
            let first = UInt8(truncatingIfNeeded: information(PCRE2_INFO_FIRSTCODEUNIT))
            starts = measures.startsWithHTTP ? .http : .byte(first)
        } else {
            starts = .anywhere
        }
        length = translation.count
    }

    /// For each byte that the match of a subject moves over.
    func perByte(of subject: Subject) -> Int { subject.isASCII ? perASCIIByte : perByte }

    /// An upper bound of the units that a match with a match limit takes; nil if that is not little.
    ///
    /// Between two steps that PCRE2 counts, it only moves forward, and once more behind a lookaround.
    ///
    /// - Parameters:
    ///   - starts: the number of offsets where the match may start.
    ///   - scan: what it takes to read the rest of the subject.
    func estimate(steps: Int, starts: Int, scan: Int) -> Int? {
        let perStep = 2 * scan + length + self.perStep
        guard perStep <= Self.maximumEstimate else { return nil }
        let bound = Int64(starts) * Int64(steps) * Int64(perStep)
        return bound <= Self.maximumEstimate ? Int(bound) + 100 : nil
    }

    /// The number of offsets where a match may start; nil for a long subject.
    func startCount(in subject: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int? {
        guard subject.count - offset <= Self.maximumLength else { return nil }
        return unsafe countStarts(in: subject, from: offset)
    }

    private func countStarts(in subject: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int {
        var count = 0
        switch starts {
        case .first: return 1
        case .anywhere: return subject.count - offset + 1
        case .http:
            for index in offset..<max(offset, subject.count - 3) where unsafe subject[index] == UInt8(ascii: "h") {
                if unsafe subject[index + 1] == UInt8(ascii: "t"), unsafe subject[index + 3] == UInt8(ascii: "p") {
                    count += 1
                }
            }
        case .byte(let byte):
            for index in offset..<subject.count {
                let isStart = unsafe subject[index] | 0x20 == byte | 0x20 ? 1 : 0
                count += isStart
            }
        }
        return max(count, 1)
    }

    /// The match limit of PCRE2 that keeps a match within so many units where it cannot be counted.
    func steps(within units: Int, for subject: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int {
        let starts = unsafe countStarts(in: subject, from: offset)
        let perStart = Int64(perStep) + 2 * Int64(perByte) * Int64(subject.count - offset)
        return Int(Int64(units) / (Int64(starts) * perStart))
    }
}
