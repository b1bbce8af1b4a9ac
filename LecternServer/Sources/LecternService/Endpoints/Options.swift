import SharePage
import Text

/// The parameters of a request, checked against those that its endpoint takes.
struct Options: Sendable {
    /// The input, for a request with one.
    let input: [UInt8]?
    private let values: [(name: String, value: String)]
    /// The most values of all parameters; there are fewer apps.
    private static let maximumValues = 200

    /// Reads the parameters of a query.
    ///
    /// - Parameters:
    ///   - input: the parameter with the input; nil where there is none, or the body has them.
    ///   - parameters: the others.
    /// - Throws: `Problem` if one is unknown, occurs twice or has a value that it does not take.
    init(_ query: Substring, input: Parameter?, _ parameters: [Parameter]) throws(Problem) {
        var given: [UInt8]?
        var values: [(String, String)] = []
        for field in QueryString(query).fields {
            if let input, field.name == input.name || field.name == input.formerName {
                guard given == nil else { throw Self.repeated(field.name) }
                given = field.value
                continue
            }
            guard let parameter = parameters.first(where: { $0.name == field.name }) else {
                throw Self.unknown(field.name, (input.map { [$0] } ?? []) + parameters)
            }
            guard parameter.isRepeated || !values.contains(where: { $0.0 == field.name }) else {
                throw Self.repeated(field.name)
            }
            guard values.count < Self.maximumValues else {
                throw Problem(.parameter, "there are more than \(Self.maximumValues) values", parameter: parameter.name)
            }
            let value = try Self.value(field.value, of: parameter)
            if !values.contains(where: { $0 == (field.name, value) }) { values.append((field.name, value)) }
        }
        if let input, given == nil { throw Self.missing(input) }
        for parameter in parameters where parameter.isRequired && !values.contains(where: { $0.0 == parameter.name }) {
            throw Self.missing(parameter)
        }
        self.input = given
        self.values = values
    }

    /// The value of a parameter; nil if it is not given.
    subscript(name: String) -> String? { values.first { $0.name == name }?.value }

    /// The values of a parameter that may occur several times.
    func all(_ name: String) -> [String] { values.filter { $0.name == name }.map(\.value) }

    /// The value of a flag; nil if it is not given.
    func flag(_ name: String) -> Bool? { self[name].map { $0 == "1" || $0 == "true" } }

    /// The values of a parameter whose values are separated by commas; nil if it is not given.
    func list<Value: RawRepresentable<String>>(_ name: String) -> [Value]? {
        self[name]?.split(separator: ",").compactMap { Value(rawValue: String($0)) }
    }

    private static func missing(_ parameter: Parameter) -> Problem {
        Problem(.parameter, "the parameter is missing: \(parameter.description)", parameter: parameter.name)
    }

    private static func repeated(_ name: String) -> Problem {
        Problem(.parameter, "the parameter occurs twice", parameter: name)
    }

    private static func unknown(_ name: String, _ known: [Parameter]) -> Problem {
        let names = known.map(\.name)
        let hint = Spelling.nearest(to: name, in: names).map { "did you mean \"\($0)\"?" }
        let list = names.isEmpty ? "there are none here" : "there are: " + names.joined(separator: ", ")
        return Problem(.parameter, "there is no such parameter; " + (hint ?? list), parameter: shown(name))
    }

    private static func value(_ bytes: [UInt8], of parameter: Parameter) throws(Problem) -> String {
        guard var text = String(validating: bytes, as: UTF8.self),
            !text.unicodeScalars.contains(where: { $0.value < 32 })
        else { throw Problem(.parameter, "the value is not UTF-8 text of one line", parameter: parameter.name) }
        switch parameter.kind {
        case .choice(let values): text = Self.known(text, in: values)
        case .choices(let values):
            text = text.split(separator: ",", omittingEmptySubsequences: false)
                .map { Self.known(String($0), in: values) }.joined(separator: ",")
        case .flag: text = text.lowercased()
        case .text, .pattern: break
        }
        let expected: String? =
            switch parameter.kind {
            case .text: nil
            case .flag: ["0", "1", "true", "false"].contains(text) ? nil : "1 or 0"
            case .choice(let values): values.contains(text) ? nil : "one of: " + values.joined(separator: ", ")
            case .choices(let values):
                Self.isList(text, of: values)
                    ? nil : "several of these, each once, with commas between: " + values.joined(separator: ", ")
            case .pattern(let pattern):
                (try? Regex(pattern).wholeMatch(in: text)) ?? nil == nil ? "what matches \(pattern)" : nil
            }
        if let expected { throw Problem(.parameter, "the value must be \(expected)", parameter: parameter.name) }
        return text
    }

    /// A value as it is spelled here; itself if it is not known.
    private static func known(_ text: String, in values: [String]) -> String {
        values.first { $0.lowercased() == text.lowercased() } ?? text
    }

    private static func isList(_ text: String, of values: [String]) -> Bool {
        let items = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        return Set(items).count == items.count && items.allSatisfy(values.contains)
    }

    /// A name that a client sent, short enough to be repeated.
    private static func shown(_ name: String) -> String { String(name.unicodeScalars.prefix(40)) }
}
