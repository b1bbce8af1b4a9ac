import PCRE
package import Text
import URLText

extension Engine {
    /// What each rule for sites that reads a link makes of it, in the order of the rules; only the first counts when the
    /// link is resolved.
    package func readings(of link: String) -> [(rule: SourceLocation, passage: String)] {
        let normalized = NormalizedLink(link).url
        return index.candidates(in: normalized).passages.compactMap { candidate in
            guard let rule = manifest.lazyPassageRules[candidate].rule,
                let passage = rule.evaluate(link, services).value
            else { return nil }
            return (rule.location, passage)
        }
    }
}
