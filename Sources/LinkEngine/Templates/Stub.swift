import PCRE
public struct Substitution: Sendable { init(_ template: String, groupCount: Int) {} ; func replacingMatches(in: Subject, with pattern: Pattern) throws(MatchError) -> String? { nil }; var highestGroup: Int { 0 } }
public struct URITemplateError: Error { let message: String; let offset: Int}
public struct URITemplate: Sendable { enum Value { case string(String)}; public init(_ source: String) throws(URITemplateError) {} ; var variableNames: [String] { [] }; func expand(_ variables: (String) -> URITemplate.Value?) -> String {""} }
