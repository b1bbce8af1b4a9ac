/// A URI Template (RFC 6570, level 4), parsed once.
public struct URITemplate: Equatable, Sendable {
    /// The value of a defined variable; an empty list counts as undefined.
    public enum Value: Sendable {
        case string(String)
        case list([String])
        case pairs([(String, String)])
    }

    enum Part: Equatable {
        /// As it appears in an expansion, UTF-8.
        case literal([UInt8])
        case expression(Expression)
    }

    /// The part between braces.
    struct Expression: Equatable {
        let operation: Operation
        let variables: [Variable]
        /// The UTF-8 offset of the opening brace.
        let offset: Int

        /// The only variable, where nothing is done to a string but to encode it.
        var soleVariable: Variable? {
            guard variables.count == 1, variables[0].modifier == .none, operation == .simple || operation == .reserved
            else { return nil }
            return variables[0]
        }
    }

    struct Variable: Equatable {
        let name: String
        let modifier: Modifier
        /// Its index in ``URITemplate/variableNames``.
        let number: Int
    }

    enum Modifier: Equatable {
        case none
        case explode
        case prefix(Int)
    }

    /// The template as its author wrote it.
    public let source: String

    /// The names of all variables, in the order of the template, each once.
    public let variableNames: [String]

    let parts: [Part]

    /// Parses a template.
    public init(_ source: String) throws(URITemplateError) {
        var parser = URITemplateParser(source)
        self.source = source
        parts = try parser.parts()
        variableNames = parser.variableNames
    }
}

/// Why a URI Template could not be parsed, or does not suit the values of its variables.
public struct URITemplateError: Error, Equatable, Sendable {
    /// What is wrong, in one sentence without a full stop.
    public let message: String
    /// Where it is wrong: a UTF-8 offset in the template.
    public let offset: Int
}
