import Bible
import Diagnostics
import PCRE
import URLText
import UTF8Text

extension Engine {
    /// The passage that a link is a page of: by the common scheme, by the rules for sites, or as a plain reference.
    func passage(
        of given: Subject, _ candidates: ManifestIndex.Candidates, _ resolution: inout Resolution
    ) -> LinkedPassage? {
        let url = given.string
        if !NormalizedLink.isWeb(url) {
            if let scheme = SchemePolicy.scheme(of: url), scheme == "bible" || scheme.hasPrefix("bible-") {
                return commonScheme(url, &resolution)
            }
            if !NormalizedLink.looksLikeLink(url) { return plainReference(url, &resolution) }
        }
        let regular = NormalizedLink(url).url
        if regular == url { return passage(of: given, candidates.passages, &resolution) }
        return passage(
            of: Subject(regular, scratch: given.scratch), index.candidates(in: regular).passages, &resolution)
    }

    /// The passage by the first of some rules that reads one.
    private func passage(
        of link: Subject, _ rules: some Sequence<Int>, _ resolution: inout Resolution
    ) -> LinkedPassage? {
        var rejections: [Finding] = []
        for candidate in rules {
            let reading = manifest.deferredRules[candidate].reading
            if !reading.findings.isEmpty { rejections += reading.findings.filter { $0.severity == .error } }
            switch reading.rule?.read(link, scripts) {
            case nil, .notMine: continue
            case .passage(let hub): return LinkedPassage(site: reading.rule?.site, hub: hub)
            case .rejected(let finding): rejections.append(finding)
            }
        }
        resolution.findings += rejections
        return nil
    }

    private func commonScheme(_ url: String, _ resolution: inout Resolution) -> LinkedPassage? {
        do {
            let stated = try CommonSchemeURL(parsing: url)
            if let name = stated.versification, Versification.named(name) == nil {
                let name = Printable.shortened(name)
                resolution.findings.append(Finding(.warning, "\"\(name)\" is no versification that is known"))
                return nil
            }
            let hub = CommonSchemeURL(
                scheme: "bible", passage: stated.passage, translation: stated.translation, intention: nil,
                versification: stated.versification)
            return LinkedPassage(site: "common scheme", hub: hub)
        } catch {
            resolution.findings.append(Finding(.warning, "\(Printable.shortened(url)) is no passage: \(error.message)"))
            return nil
        }
    }

    private func plainReference(_ text: String, _ resolution: inout Resolution) -> LinkedPassage? {
        do {
            return LinkedPassage(site: nil, hub: try CommonSchemeURL(reference: text))
        } catch {
            resolution.findings.append(
                Finding(
                    .error, "no link and no reference: \(error.message)", note: "a link starts with https:// or a host")
            )
            return nil
        }
    }
}

extension CommonSchemeURL {
    /// A reference as a person writes it: the numbers are as the translation counts that it names, else English.
    fileprivate init(reference text: String) throws(PassageError) {
        let (passage, translation) = try Passage.parse(text)
        let own = translation.flatMap { Versification.of(translation: $0) }.flatMap { $0.isDefaultLike ? nil : $0 }
        let printed = own.flatMap { try? Passage.parse(text, versification: $0).passage }
        self.init(
            passage: printed ?? passage, translation: translation.map { Translation.spelling(of: $0) },
            versification: printed == nil ? nil : own?.name)
    }
}
