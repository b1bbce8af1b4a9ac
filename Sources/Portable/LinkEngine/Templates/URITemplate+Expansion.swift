import URLText

extension URITemplate {
    /// The operators of RFC 6570; what they do is the table of its appendix A.
    enum Operation: Character {
        case simple = "\0"
        case reserved = "+"
        case fragment = "#"
        case label = "."
        case path = "/"
        case parameter = ";"
        case query = "?"
        case continuation = "&"

        var first: String { self == .simple || self == .reserved ? "" : String(rawValue) }

        var separator: String {
            switch self {
            case .simple, .reserved, .fragment: ","
            case .query, .continuation: "&"
            case .label, .path, .parameter: String(rawValue)
            }
        }

        var isNamed: Bool { self == .parameter || self == .query || self == .continuation }
        var afterEmpty: String { self == .query || self == .continuation ? "=" : "" }
        var kept: PercentEncoding.Kept { self == .reserved || self == .fragment ? .reserved : .nothing }
    }

    /// The template with its variables replaced; an expression that does not suit its values stays as it is.
    public func expand(_ variables: (String) -> Value?) -> String {
        expand(numbered: variableNames.map(variables))
    }

    /// The template with its variables replaced by these values, in the order of ``variableNames``.
    func expand(numbered values: [Value?]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(128)
        for part in parts {
            switch part {
            case .literal(let literal): text += literal
            case .expression(let expression):
                if let variable = expression.soleVariable, case .string(let value)? = values[variable.number] {
                    PercentEncoding.append(value, keeping: expression.operation.kept, to: &text)
                } else {
                    text += (expression.expand(values) ?? expression.source).utf8
                }
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Throws if a variable is to be cut to a prefix, but its value is not a string.
    public func check(_ variables: (String) -> Value?) throws(URITemplateError) {
        let values = variableNames.map(variables)
        for case .expression(let expression) in parts where expression.expand(values) == nil {
            throw URITemplateError(message: "only a string has a prefix", offset: expression.offset)
        }
    }
}

extension URITemplate.Expression {
    var source: String {
        "{" + (operation == .simple ? "" : String(operation.rawValue))
            + variables.map { $0.source }.joined(separator: ",")
            + "}"
    }

    /// The text of the expression, or nil if a modifier does not suit a value.
    func expand(_ values: [URITemplate.Value?]) -> String? {
        var result: String?
        for variable in variables {
            guard let value = values[variable.number], !value.isUndefined else { continue }
            guard let text = expand(variable, value) else { return nil }
            result = (result.map { $0 + operation.separator } ?? operation.first) + text
        }
        return result ?? ""
    }

    private func expand(_ variable: URITemplate.Variable, _ value: URITemplate.Value) -> String? {
        switch (value, variable.modifier) {
        case (.string(let text), .prefix(let length)):
            return named(variable.name, encode(String(text.unicodeScalars.prefix(length))))
        case (.string(let text), _): return named(variable.name, encode(text))
        case (_, .prefix): return nil
        case (.list(let items), .explode):
            return items.map { named(variable.name, encode($0)) }.joined(separator: operation.separator)
        case (.list(let items), .none): return named(variable.name, items.map(encode).joined(separator: ","))
        case (.pairs(let pairs), .explode):
            return pairs.map { pair(encode($0), encode($1)) }.joined(separator: operation.separator)
        case (.pairs(let pairs), .none):
            return named(variable.name, pairs.flatMap { [encode($0), encode($1)] }.joined(separator: ","))
        }
    }

    private func named(_ name: String, _ text: String) -> String {
        operation.isNamed ? pair(name, text) : text
    }

    private func pair(_ key: String, _ text: String) -> String {
        text.isEmpty && operation.isNamed ? key + operation.afterEmpty : key + "=" + text
    }

    private func encode(_ text: String) -> String {
        PercentEncoding.encode(text, keeping: operation.kept)
    }
}

extension URITemplate.Variable {
    fileprivate var source: String {
        switch modifier {
        case .none: name
        case .explode: name + "*"
        case .prefix(let length): "\(name):\(length)"
        }
    }
}

extension URITemplate.Value {
    fileprivate var isUndefined: Bool {
        switch self {
        case .string: false
        case .list(let items): items.isEmpty
        case .pairs(let pairs): pairs.isEmpty
        }
    }
}
