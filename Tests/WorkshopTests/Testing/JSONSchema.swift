@testable import Text

/// The part of JSON Schema (draft 7) that the schema of recordings uses.
struct JSONSchema {
    let root: JSONValue

    init(_ root: JSONValue) { self.root = root }

    /// The path of the first value that does not fit, and the keyword; nil if all fit.
    func problem(with value: JSONValue) -> String? { problem(value, root, "$") }

    private func problem(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> String? {
        for keyword in schema.members ?? [] {
            if let problem = problem(value, keyword.name, keyword.value, schema, path) { return problem }
        }
        return nil
    }

    private func fits(_ value: JSONValue, _ schema: JSONValue) -> Bool { problem(value, schema, "") == nil }

    private func problem(
        _ value: JSONValue, _ keyword: String, _ operand: JSONValue, _ schema: JSONValue, _ path: String
    ) -> String? {
        let fits: Bool
        switch keyword {
        case "$ref":
            let name = operand.string?.split(separator: "/").last.map(String.init) ?? ""
            guard let target = root["definitions"]?[name] else { return "\(path): \(name) is not defined" }
            return problem(value, target, path)
        case "properties": return propertyProblem(value, operand, path)
        case "items":
            for (index, item) in (value.items ?? []).enumerated() {
                if let problem = problem(item, operand, "\(path)[\(index)]") { return problem }
            }
            return nil
        case "additionalProperties":
            let known = schema["properties"]?.members?.map(\.name) ?? []
            fits = (value.members ?? []).allSatisfy { known.contains($0.name) }
        case "required": fits = (operand.items ?? []).allSatisfy { value[$0.string ?? ""] != nil }
        case "type": fits = isOfType(operand.string, value)
        case "enum": fits = (operand.items ?? []).contains { $0.source == value.source }
        case "const": fits = operand.source == value.source
        case "oneOf": fits = (operand.items ?? []).count { self.fits(value, $0) } == 1
        case "anyOf": fits = (operand.items ?? []).contains { self.fits(value, $0) }
        case "not": fits = !self.fits(value, operand)
        case "minimum": fits = number(value) >= number(operand)
        case "maximum": fits = number(value) <= number(operand)
        case "$schema", "title", "description", "definitions": return nil
        default: return "\(path): unknown keyword \(keyword)"
        }
        return fits ? nil : "\(path): \(keyword)"
    }

    private func propertyProblem(_ value: JSONValue, _ properties: JSONValue, _ path: String) -> String? {
        for property in properties.members ?? [] {
            guard let member = value[property.name] else { continue }
            if let problem = problem(member, property.value, "\(path).\(property.name)") { return problem }
        }
        return nil
    }

    private func isOfType(_ type: String?, _ value: JSONValue) -> Bool {
        switch type {
        case "object": value.members != nil
        case "array": value.isArray
        case "string": value.isString
        case "boolean": value.bool != nil
        case "integer": value.number.flatMap { Int($0) } != nil
        default: false
        }
    }

    private func number(_ value: JSONValue) -> Double { value.number.flatMap { Double($0) } ?? .nan }
}
