import Foundation

/// An example of the specification of CommonMark.
public struct CommonMarkExample: Sendable {
    /// The domain of the links in ``markdown`` and ``html``, instead of the relative ones of the specification.
    public static let domain = "https://x.y"

    /// The number of the example in the specification.
    public let number: Int
    /// The source.
    public let markdown: String
    /// What a renderer makes of it.
    public let html: String

    /// All examples of the specification.
    ///
    /// - Throws: The error of Foundation if the specification cannot be read.
    public static func all() throws -> [CommonMarkExample] {
        let fence = String(repeating: "`", count: 32)
        let specification = String(decoding: try Corpus.commonMark.data(), as: UTF8.self)
        return specification.components(separatedBy: "\n\(fence) example\n").dropFirst().enumerated().map {
            index, text in
            let parts = ("\n" + text.components(separatedBy: "\n\(fence)\n")[0] + "\n").components(separatedBy: "\n.\n")
            return CommonMarkExample(number: index + 1, markdown: absolute(parts[0]), html: absolute(parts[1]))
        }
    }

    /// A part of an example, with tabs for the arrows that stand for them.
    private static func absolute(_ text: String) -> String {
        String(text.dropFirst(text.hasPrefix("\n") ? 1 : 0)).replacing("→", with: "\t")
            .replacing(/([^\w\/.:])(\/ur[il])/) { "\($0.output.1)\(domain)\($0.output.2)" }
    }
}
