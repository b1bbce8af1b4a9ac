public struct Translation: Hashable, Sendable {
    public let code: String; public let name: String; public let language: String
    public enum Site: String, CaseIterable, Sendable { case youversion, bibleGateway, bibleGatewayNumber, blueLetterBible, logos, step, bibleHub }
    public func code(at: Site) -> String? { nil }
    public static func with(code: String, at: Site) -> Translation? {nil}
    public static func with(code: String) -> Translation? {nil}
    public static func canonicalCode(_ c: String) -> String { c.uppercased() }
}
