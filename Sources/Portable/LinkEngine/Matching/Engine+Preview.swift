import PCRE
import URLText

extension Engine {
    /// The address of a picture of what a link leads to; nil if no rule gives one on the web.
    ///
    /// The picture is not loaded. A rule whose script needs the network gives none where the engine has none.
    public func preview(of link: String) -> (url: String, canSave: Bool)? {
        let subject = Subject(resolve(link: link, .passageOnly).url)
        let services = services.forOneLink
        return manifest.previews.lazy.compactMap { preview -> (url: String, canSave: Bool)? in
            guard let url = preview.result.evaluate(subject, preview.pattern, services).value, SchemePolicy.isWeb(url),
                SchemePolicy.general.verdict(on: url) == .allowed
            else { return nil }
            return (url, preview.canSave)
        }.first
    }
}
