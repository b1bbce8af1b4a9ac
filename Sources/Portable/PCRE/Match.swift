/// One match of a pattern in a subject; all offsets are in UTF-8 bytes.
public struct Match: Equatable, Sendable {
    /// Start and end of every group, the whole match first; negative for a group that took no part in the match.
    private let bounds: [Int]

    init(groups count: Int, bound: (Int) -> Int) {
        var bounds: [Int] = []
        bounds.reserveCapacity(2 * count)
        for index in 0..<2 * count { bounds.append(bound(index)) }
        self.bounds = bounds
    }

    /// The range of the whole match.
    public var range: Range<Int> { bounds[0]..<bounds[1] }

    /// The number of groups, the whole match (group 0) included.
    public var count: Int { bounds.count / 2 }

    /// The range of a group, or nil if it took no part in the match or does not exist.
    public subscript(group: Int) -> Range<Int>? {
        guard (0..<count).contains(group), bounds[2 * group] >= 0 else { return nil }
        return bounds[2 * group]..<bounds[2 * group + 1]
    }

    /// The text of a group, or nil if it took no part in the match or does not exist.
    public func string(_ group: Int, in subject: Subject) -> String? {
        self[group].flatMap { range in
            unsafe subject.utf8.withContiguousStorageIfAvailable { bytes in
                unsafe String(decoding: bytes.extracting(range), as: UTF8.self)
            }
        }
    }
}

/// Why matching was given up. Treat it as no match, and report it.
public enum MatchError: Error, Equatable, Sendable {
    /// The pattern tried more steps, or needed more memory, than it is allowed.
    case limitExceeded
    /// The text built from the matches would be longer than this many bytes.
    case resultTooLong(Int)
    /// PCRE2 failed with another error, by its number.
    case failed(Int)
    /// The text is not printable ASCII, and this is a build without PCRE2.
    case needsPCRE2
}

extension MatchError: CustomStringConvertible {
    /// The reason in words, for the author of a rule.
    public var description: String {
        switch self {
        case .limitExceeded: "the regex needs too many steps for this link"
        case .resultTooLong(let limit): "the result is longer than \(limit) bytes"
        case .failed(let number): "PCRE2 gave up with error \(number)"
        case .needsPCRE2: "characters that are not printable ASCII need PCRE2: build with the trait PCRE2"
        }
    }
}
