import LinkEngine
import Text

/// Finds regexes that are tried on every link, however many rules there are: the index of rules lists all others under a
/// word that each of their links has.
enum EveryLinkLint {
    /// A warning for each of them.
    static func findings(_ manifest: Manifest) -> [Finding] {
        manifest.regexesForEveryLink.map { regex, file in
            let offset = regex.range(ofText: 0..<0)?.lowerBound ?? regex.offset
            return Finding(
                .regexEveryLink,
                "the regex is tried on every link, because it names no word that each of its links has",
                at: SourceLocation(file: file, offset: offset), note: "write out a part of the host or of the path")
        }
    }
}
