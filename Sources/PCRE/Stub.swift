public struct PatternError: Error, Equatable, Sendable { public let message: String; public let offset: Int }
public enum MatchError: Error { case limit }
public struct Subject: Sendable { public init(_ string: String) { self.string = string }; public let string: String }
public final class Pattern: Sendable {
    public struct Options: OptionSet, Sendable { public let rawValue: Int; public init(rawValue: Int) { self.rawValue = rawValue }
     public static let multiline = Options(rawValue: 1); public static let anchored = Options(rawValue: 2); public static let duplicateNames = Options(rawValue: 4) }
    public init(_ source: String, options: Options = []) throws(PatternError) { self.source = source; groupCount = 0; groupNames = [:] }
    public let source: String
    public let groupCount: Int
    public let groupNames: [String: [Int]]
    public func firstMatch(in subject: Subject, from offset: Int = 0) throws(MatchError) -> Match? { nil }
    public func matches(in subject: Subject) throws(MatchError) -> [Match] { [] }
}
public struct Match: Sendable { public subscript(group: Int) -> Range<Int>? { nil }; public func string(_ group: Int, in: Subject) -> String? { nil }; public var range: Range<Int> { 0..<0 } }
