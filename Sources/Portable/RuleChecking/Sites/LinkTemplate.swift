import Bible
public import LinkEngine
public import Text
import URLText

/// The form of a site's links, with the parts of a passage in braces: `https://x.org/{translation}/{book}/{chapter}[#v{verse}]`.
///
/// Square brackets are around what some of the links lack. A variable is the name of a group in the regex of a rule, `bookNumber`, or
/// `*` for what does not matter. A table of names or codes can follow the name, `{book.usfm}`, and the width of a number,
/// `{chapter.pad3}`, as in the templates of apps.
public struct LinkTemplate: Hashable, Sendable, CustomStringConvertible {
    /// The template as text.
    public let description: String
    /// The host of the links.
    public let host: SiteHost
    private let hasWWW: Bool
    private var path: [Part] = []
    private var query: [Parameter] = []
    private var fragment: [Part] = []

    private indirect enum Part: Hashable {
        case text(Character)
        case variable(Variable)
        case optional([Part])
    }

    private struct Parameter: Hashable {
        let name: String
        let value: [Part]
        let isOptional: Bool

        /// The part of the passage that is the whole value.
        var part: LinkPart? {
            guard !name.isEmpty, value.count == 1, case .variable(let variable) = value[0] else { return nil }
            return variable.part
        }
    }

    /// Reads a template.
    ///
    /// - Throws: A finding about what is not one.
    public init(_ text: String) throws(Finding) {
        description = NormalizedLink(text).url
        guard let parts = URLParts(description), let authority = parts.authority else {
            throw Finding(.error, "\(Printable.shortened(text)) is not the template of a link", note: Self.example)
        }
        host = try SiteHost(String(authority))
        hasWWW = authority.hasPrefix("www.") || host.usuallyHasWWW
        let rest = description.drop { $0 != ":" }.dropFirst(3).dropFirst(authority.count)
        let hash = Self.start(of: "#", in: rest)
        let mark = Self.start(of: "?", in: rest[..<hash])
        path = try Self.parts(rest[..<mark])
        if path.last == .text("/") { path.removeLast() }
        query = try Self.parameters(rest[mark..<hash])
        fragment = try Self.parts(rest[hash...])
        guard variables.contains(where: { $0.part == .book || $0.part == .reference }) else {
            throw Finding(.error, "the template has no {book} and no {reference}", note: Self.example)
        }
    }

    private static let example = "write it like https://example.org/{book}/{chapter}[/{verse}]"

    /// The index of a delimiter, or of the bracket before it.
    private static func start(of delimiter: Character, in text: Substring) -> String.Index {
        guard let index = text.firstIndex(of: delimiter) else { return text.endIndex }
        let isInBrackets = index > text.startIndex && text[text.index(before: index)] == "["
        return isInBrackets ? text.index(before: index) : index
    }

    private static func parts(_ text: Substring) throws(Finding) -> [Part] {
        var rest = text
        return try parts(&rest, isInBrackets: false)
    }

    private static func parts(_ rest: inout Substring, isInBrackets: Bool) throws(Finding) -> [Part] {
        var parts: [Part] = []
        while let first = rest.popFirst() {
            switch first {
            case "{":
                let name = rest.prefix { $0 != "}" }
                rest = rest[name.endIndex...]
                guard rest.popFirst() != nil else { throw unclosed("{") }
                let variable = try Variable(String(name))
                if case .variable(let previous)? = parts.last, previous.mayReachInto(variable) {
                    throw Finding(
                        .error, "nothing tells where the number before {\(Printable.shortened(String(name)))} ends",
                        note: "write the text between them, or {chapter.pad3} for leading zeros")
                }
                parts.append(.variable(variable))
            case "[": parts.append(.optional(try self.parts(&rest, isInBrackets: true)))
            case "]" where isInBrackets: return parts
            case "]", "}": throw Finding(.error, "the template has a \(first) too many", note: example)
            default: parts.append(.text(first))
            }
        }
        guard !isInBrackets else { throw unclosed("[") }
        return parts
    }

    private static func unclosed(_ bracket: String) -> Finding {
        Finding(
            .error, "a \(bracket) of the template is never closed",
            note: "add a } before the ? or #")
    }

    private static func parameters(_ text: Substring) throws(Finding) -> [Parameter] {
        var parameters: [Parameter] = []
        var depth = 0
        for item in text.split(separator: "&") {
            let isBeforeBracket = item.last == "["
            let isOptional = depth > 0 || item.first == "["
            for character in item { depth += character == "[" ? 1 : character == "]" ? -1 : 0 }
            let plain = item.filter { !"[]?".contains($0) }
            let equals = plain.firstIndex(of: "=")
            parameters.append(
                Parameter(
                    name: equals.map { String(plain[..<$0]) } ?? "",
                    value: try parts(equals.map { plain[$0...].dropFirst() } ?? plain[...]),
                    isOptional: isOptional && !isBeforeBracket))
        }
        return parameters
    }

    private var variables: [Variable] {
        func all(_ parts: [Part]) -> [Variable] {
            parts.flatMap { (part) -> [Variable] in
                switch part {
                case .text: return []
                case .variable(let variable): return [variable]
                case .optional(let parts): return all(parts)
                }
            }
        }
        return all(path) + query.flatMap { all($0.value) } + all(fragment)
    }
}

extension LinkTemplate {
    /// The query parameters that are one part of the passage each.
    public var parameters: [(name: String, part: LinkPart)] {
        query.compactMap { parameter in parameter.part.map { (parameter.name, $0) } }
    }

    /// The name of the table of books; nil for the names in general use.
    public var books: String? {
        let book = variables.first { $0.part == .book || $0.part == .endBook }
        guard let book else { return nil }
        return book.isBookNumber
            ? book.table ?? Book.Order.protestant.rawValue : book.table == "osis" ? nil : book.table
    }

    /// The name of the table of translations; nil for the codes in general use.
    public var translations: String? { variables.first { $0.part == .translation }?.table }

    /// Returns true if the links state a part.
    public func states(_ part: LinkPart) -> Bool { variables.contains { $0.part == part } }

    /// A note about a variable that occurs twice; nil if none does.
    public var repetition: Finding? {
        let escapes = regex.split(separator: "\\")
        let repeated = LinkPart.all(of: .bible).first { part in
            escapes.contains { $0.hasPrefix("k<\(part.rawValue)>") }
        }
        return repeated.map { part in
            Finding(
                .note, "{\(part.rawValue)} occurs twice in the template: links must have the same text in both places",
                note: "write {*} where they have something else")
        }
    }

    /// The regex that matches the links.
    public var regex: String {
        var groups: Set<LinkPart> = []
        let path = Self.regex(path, &groups)
        let conditions = query.filter { $0.part == nil && $0.value != [.variable(.anything)] }.map { parameter in
            let text = (parameter.name.isEmpty ? "" : Self.escaped(parameter.name) + "=")
            let value = text + Self.regex(parameter.value, &groups)
            let condition = "(?=(?:[^#]*&)?\(value)(?:[&#]|$))"
            return parameter.isOptional ? "(?:\(condition)|)" : condition
        }
        let query = conditions.isEmpty ? "" : "/?\\?" + conditions.joined() + "[^#]+"
        let fragment = Self.regex(fragment, &groups, beforeFragment: conditions.isEmpty ? "/?(?:\\?[^#]*)?" : "")
        return "https?://" + (hasWWW ? "(?:www\\.)?" : "") + Self.escaped(host.name) + path + query + fragment
    }

    private static func regex(_ parts: [Part], _ groups: inout Set<LinkPart>, beforeFragment: String = "") -> String {
        var regex = ""
        for (index, part) in parts.enumerated() {
            switch part {
            case .text("#"): regex += beforeFragment + "#"
            case .text(let character): regex += escaped(String(character))
            case .optional(let inner): regex += "(?:\(self.regex(inner, &groups, beforeFragment: beforeFragment)))?"
            case .variable(let variable):
                let next = parts.dropFirst(index + 1).first
                let isSegment = isEnd(index == 0 ? nil : parts[index - 1]) && isEnd(next)
                var end: Character?
                if case .text(let character) = next { end = character }
                let text = variable.regex(isSegment: isSegment, before: end)
                guard let part = variable.part else {
                    regex += text
                    continue
                }
                // What is stated twice must be the same twice.
                regex += groups.insert(part).inserted ? "(?<\(part.rawValue)>\(text))" : "\\k<\(part.rawValue)>"
            }
        }
        return regex
    }

    /// Whether a segment of the link ends beside a variable.
    private static func isEnd(_ part: Part?) -> Bool {
        switch part {
        case nil: true
        case .text(let character): "/?#&=".contains(character)
        case .variable: false
        case .optional(let parts): isEnd(parts.first)
        }
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            if "\\^$.|?*+()[]{}".contains(character) { escaped += "\\" }
            escaped.append(character)
        }
        return escaped
    }
}

extension LinkTemplate {
    /// What varies in the links.
    private struct Variable: Hashable {
        /// Nil for what does not matter.
        let part: LinkPart?
        let isBookNumber: Bool
        let table: String?
        /// The digits of a number with zeros in front.
        let width: Int?

        static let anything = Self(part: nil)

        private init(part: LinkPart?) { (self.part, isBookNumber, table, width) = (part, false, nil, nil) }

        init(_ text: String) throws(Finding) {
            var words = text.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
            width = words.last == "pad2" ? 2 : words.last == "pad3" ? 3 : nil
            if width != nil { words.removeLast() }
            let name = words.first ?? ""
            guard Self.names.contains(name) else {
                throw Finding(
                    .error, "there is no variable {\(Printable.shortened(name))}",
                    note: Spelling.hint(for: name, in: Self.names)
                        ?? "there are " + Self.names.map { "{\($0)}" }.joined(separator: ", "))
            }
            isBookNumber = name.hasSuffix("Number")
            part = LinkPart(rawValue: isBookNumber ? String(name.dropLast("Number".count)) : name)
            table = words.count == 2 ? words[1] : nil
            let tables = Self.tables(name)
            guard words.count == 1 || table.map(tables.contains) == true else {
                throw Finding(
                    .error, "there is no variable {\(Printable.shortened(text))}",
                    note: tables.isEmpty
                        ? "{\(name)} has no tables" : "{\(name)} has the tables \(tables.joined(separator: ", "))")
            }
        }

        /// Whether the digits of two numbers without anything between them may be divided in several ways.
        func mayReachInto(_ next: Self) -> Bool { isNumber && width == nil && next.isNumber }

        private var isNumber: Bool {
            switch part {
            case .chapter, .verse, .endChapter, .endVerse: true
            default: isBookNumber
            }
        }

        private static let names = LinkPart.all(of: .bible).map { $0.rawValue } + ["bookNumber", "endBookNumber", "*"]

        private static func tables(_ name: String) -> [String] {
            switch name {
            case "book", "endBook": ["osis", "usfm"] + Book.CodeSet.allCases.map { $0.rawValue }
            case "bookNumber", "endBookNumber": Book.Order.allCases.map { $0.rawValue }
            case "translation": Translation.Site.allCases.map { $0.rawValue }
            default: []
            }
        }

        /// - Parameters:
        ///   - isSegment: whether the variable is all between two delimiters.
        ///   - end: the character that follows.
        func regex(isSegment: Bool, before end: Character?) -> String {
            switch part {
            case nil where !isSegment: end.map { "[^/?#&\($0 == "-" ? "\\-" : "\($0)")]+" } ?? "[^/?#&]+?"
            case nil, .reference, .lat, .lon, .point, .pointLonLat, .camera, .cameraLonLat, .shortCode, .zoom, .query,
                .label, .route:
                "[^/?#&]+"
            case .book where isBookNumber, .endBook where isBookNumber: width.map { "\\d{\($0)}" } ?? "\\d{1,2}"
            case .book where table == "usfm", .endBook where table == "usfm": "\\w{3}"
            // The number of a book, and the number of a chapter that follows the name.
            case .book, .endBook: isSegment ? "[^/?#&]+" : "[1-4]?[^\\d/?#&]+"
            case .chapter, .verse, .endChapter, .endVerse: width.map { $0 == 2 ? "\\d{2,3}" : "\\d{3}" } ?? "\\d+"
            case .translation, .versification: isSegment ? "[\\w-]+" : "\\w+"
            case .language: "[a-z]{2}"
            }
        }
    }
}
