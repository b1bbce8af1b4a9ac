/// A URI Template (RFC 6570, level 4), parsed once.
public struct URITemplate: Equatable, Sendable {
    /// The value of a variable; an undefined variable has none, nor has an empty list.
    public enum Value: Sendable {
        case string(String)
        case list([String])
        case pairs([(String, String)])
    }

    enum Part: Equatable {
        case literal(String)
        case expression(Expression)
    }

    /// What stands between braces.
    struct Expression: Equatable {
        let operation: Operation
        let variables: [Variable]
        /// The UTF-8 offset of the opening brace.
        let offset: Int
    }

    struct Variable: Equatable {
        let name: String
        let modifier: Modifier
    }

    enum Modifier: Equatable {
        case none
        case explode
        case prefix(Int)
    }

    /// The template as its author wrote it.
    public let source: String

    let parts: [Part]

    /// Parses a template.
    public init(_ source: String) throws(URITemplateError) {
        var parser = URITemplateParser(source)
        self.source = source
        parts = try parser.parts()
    }

    /// The names of all variables, in the order of the template, each once.
    public var variableNames: [String] {
        var names: [String] = []
        for case .expression(let expression) in parts {
            for variable in expression.variables where !names.contains(variable.name) { names.append(variable.name) }
        }
        return names
    }
}

/// Why a URI Template could not be parsed, or does not suit the values of its variables.
public struct URITemplateError: Error, Equatable, Sendable {
    /// What is wrong, in one sentence without a full stop.
    public let message: String
    /// Where it is wrong: a UTF-8 offset in the template.
    public let offset: Int
}
