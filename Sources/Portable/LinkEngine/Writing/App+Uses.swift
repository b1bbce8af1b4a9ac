import Bible

extension App {
    /// The template that the link for a passage comes from, by its index, and the translation if its code is one of the
    /// app's own.
    package func uses(
        of canonicalURL: String, _ services: RuleServices
    ) -> (template: Int?, translation: String?) {
        guard case .templates(let templates, let takes) = passage,
            let url = try? CommonSchemeURL(parsing: canonicalURL)
        else { return (nil, nil) }
        var builder = LinkBuilder(url, services: services)
        guard builder.link(for: self) != nil, let template = builder.template else { return (nil, nil) }
        let code = template.namesOwnTranslation ? url.translation?.text : nil
        return (templates.firstIndex { $0 === template }, code.flatMap { takes.translations?[$0] == nil ? nil : $0 })
    }
}
