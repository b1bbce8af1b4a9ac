import LinkEngine
import URLText

/// Keeps a form from links that have a number where its links have none, or another one: it may be a verse, or the end of
/// a range, and the passage would be another one without it.
struct FormGuards {
    private let form: LinkForm

    init(_ form: LinkForm) { self.form = form }

    /// Behind the path: no number in a parameter, unless it is a part of the passage or was seen.
    var query: String {
        guard hasQuery else { return "" }
        let known = names.map { "\(FormRegex.escaped($0))=" } + seenParameters.map { "\($0)(?:[&#]|$)" }
        let other = (known.isEmpty ? "" : "(?!\(known.joined(separator: "|")))") + "[^&#]*\\d"
        let all = [other] + form.parameters.compactMap(ambiguous)
        return "(?!/?\\?(?:[^#]*&)?\(all.count == 1 ? other : "(?:\(all.joined(separator: "|")))"))"
    }

    /// A parameter with a value that may mean something else than those that were seen: a reference such as `3,16`, or a
    /// name of two letters.
    private func ambiguous(_ name: String, _ part: PassagePart) -> String? {
        let texts: [String] = form.readings.flatMap { $0.values(of: part) }
        let value: String? =
            switch part {
            case .reference: Self.commaWithoutColon(texts, end: "&#")
            case .book where texts.allSatisfy { $0.count(where: \.isLetter) > 2 }:
                "[^\\p{L}&#]*\\p{L}{1,2}(?:[&#]|$)"
            default: nil
            }
        return value.map { "\(FormRegex.escaped(name))=\($0)" }
    }

    /// Behind the query: no number in the fragment, unless it was seen; without a query, none at all.
    var rest: String {
        let seen = LinkForm.distinct(form.readings.filter { $0.fragment == nil }.compactMap(\.link.fragment))
            .filter { $0.contains(where: \.isNumber) }.map(FormRegex.escaped)
        if seen.isEmpty { return hasQuery ? "(?![^#]*#.*\\d)" : "(?!.*\\d)" }
        let others = "#(?!(?:\(seen.joined(separator: "|")))$).*\\d"
        return hasQuery || form.isQueryInPath ? "(?![^#]*\(others))" : "(?![^#]*(?:\\d|\(others)))"
    }

    /// In front of a reference: no `3,16` where only `3:16` was seen, since the one may be two chapters.
    static func reference(_ texts: [String], end: String) -> String {
        commaWithoutColon(texts, end: end).map { "(?!\($0))" } ?? ""
    }

    private static func commaWithoutColon(_ texts: [String], end: String) -> String? {
        texts.contains { $0.contains(",") } ? nil : "[^\(end):.,]*\\d,"
    }

    /// Whether parameters may follow the path, and are not a part of it.
    private var hasQuery: Bool {
        !form.isQueryInPath && (!form.parameters.isEmpty || form.readings.contains { $0.link.query != nil })
    }

    private var names: [String] { form.parameters.map(\.name) }

    /// The parameters with a number that are no part of the passage, as far as they were seen: each value, or any number
    /// where it differs from link to link or repeats one of the passage.
    private var seenParameters: [String] {
        let seen = form.readings.flatMap { reading in
            reading.link.parameters.map { (item: $0, numbers: reading.numbers) }
        }.filter { seen in !names.contains(seen.item.name) && seen.item.text.contains(where: \.isNumber) }
        return LinkForm.distinct(
            seen.map { parameter in
                let values = Set(seen.filter { $0.item.name == parameter.item.name }.map(\.item.value))
                let tokens = LinkToken.tokens(parameter.item.text)
                let isAnyNumber = values.count > 1 || tokens.contains { parameter.numbers.contains($0.text) }
                return tokens.map { token in
                    isAnyNumber && token.kind == .digits ? "\\d+" : FormRegex.escaped(token.text)
                }.joined()
            })
    }
}

extension Query.Item {
    fileprivate var text: String { "\(name)=\(value)" }
}

extension LinkReading {
    /// The numbers in its parts of the passage.
    fileprivate var numbers: Set<String> {
        let fields = path.fields + (fragment?.fields ?? [])
        return Set((fields.map(\.text) + parameters.map(\.value)).filter { $0.allSatisfy(\.isNumber) })
    }
}
