public struct URITemplateError: Error { let message: String; let offset: Int}
public struct URITemplate: Sendable { enum Value { case string(String)}; public init(_ source: String) throws(URITemplateError) {} ; var variableNames: [String] { [] }; func expand(_ variables: (String) -> URITemplate.Value?) -> String {""} }
