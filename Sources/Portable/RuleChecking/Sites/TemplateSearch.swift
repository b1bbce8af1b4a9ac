public import Bible
import LinkEngine
public import Text
import URLText

/// Finds the forms that links can have, by the numbers and names of their passages.
public struct TemplateSearch: Sendable {
    /// The templates that fit all links; one unless something in the links has several meanings.
    public private(set) var templates: [LinkTemplate] = []

    /// A link cannot have more forms than this that are told apart.
    private static let maximumForms = 200

    /// - Throws: A finding about the first link in which its passage is not found, or that has another form than the first.
    public init(_ examples: [(link: String, passage: CommonSchemeURL)], language: String?) throws(Finding) {
        guard let first = examples.first else {
            throw Finding(
                .error, "no link of a passage was given", note: "give one with its reference: 'URL=John 3:16'")
        }
        let host = try SiteHost(first.link)
        var forms: [[LinkForm]] = []
        for (index, example) in examples.enumerated() {
            let link = Printable.shortened(Printable.line(example.link))
            guard try SiteHost(example.link) == host else {
                throw Finding(.error, "\(link) is not on the host \(host.name)", note: "give the links of one host")
            }
            let found = LinkForm.all(of: example.link, example.passage, language, index)
            guard !found.isEmpty, found.count <= Self.maximumForms else {
                throw Finding(
                    .error, "\(link) does not show where it names \(example.passage.passage.text)",
                    note: "check the reference, or write the form of the links with --link")
            }
            forms.append(found)
        }
        let common = Self.common(forms)
        guard !common.isEmpty else {
            throw Finding(
                .error, "the links have no form in common",
                note: "look the references up again, give the links of one form only, or write each form with --link")
        }
        let start = "https://" + (URLParts(NormalizedLink(first.link).url)?.authority ?? "")
        let distinct = Self.isOneMeaning(common) ? Array(common.prefix(1)) : common
        for form in distinct {
            for text in form.texts where !templates.contains(where: { $0.description == start + text }) {
                templates.append(try LinkTemplate(start + text))
            }
        }
    }

    /// The forms that all examples can have; those that state the most first, so that others lack something.
    private static func common(_ forms: [[LinkForm]]) -> [LinkForm] {
        let sorted = forms.sorted { $0[0].variableCount > $1[0].variableCount }
        return sorted.dropFirst().reduce(sorted[0]) { common, forms in
            let merged = common.flatMap { form in forms.compactMap { form.merged(with: $0) } }
            return Array(merged.prefix(maximumForms))
        }
    }

    /// Whether forms differ only in which of several places that always say the same is read.
    private static func isOneMeaning(_ forms: [LinkForm]) -> Bool {
        let names = Set(forms.flatMap { $0.places.keys })
        return names.allSatisfy { name in
            let places = forms.map { $0.places[name] ?? [:] }
            if Set(places.map { $0.mapValues { $0.offset } }).count < 2 { return true }
            let values = places[0].mapValues { $0.value }
            let isAnotherPart = names.contains { other in
                let others = forms[0].places[other] ?? [:]
                return other != name && values.allSatisfy { others[$0.key].map { $0.value } ?? $0.value == $0.value }
            }
            return Set(values.values).count > 1 && !isAnotherPart
        }
    }
}
