import LinkEngine
import PCRE
import Text

extension ContributedRule {
    /// In bytes; a longer script is not read.
    private static let maximumScript = 16 << 10

    /// Scripts that need the network, and those that seem to do no more than a format can.
    var scriptFindings: [Finding] {
        [ManifestSchema.Key.script, .script2].compactMap { key in
            guard let value = object[key], let source = value.string, source.utf8.count <= Self.maximumScript else {
                return nil
            }
            let script = ScriptOutline(source)
            if let name = script.networkFunction {
                return Finding(
                    .scriptNetwork, "the script calls \(name): rules must work without the network",
                    at: location(value),
                    note: "use only the link itself; links without the passage cannot be supported")
            }
            guard script.onlyRearrangesText else { return nil }
            let instead = object.kind == .passageForm ? "\"templates\"" : "named groups, a \"format\" or a \"template\""
            return Finding(
                .scriptNeedless, "the script seems only to rearrange the text of the link", at: location(value),
                note: "\(instead) can say that, and can be checked")
        }
    }
}

/// The words of a script, without its texts, regexes and comments.
private struct ScriptOutline {
    private let text: String

    init(_ source: String) {
        let subject = Subject(source)
        let utf8 = Array(source.utf8)
        var outline: [UInt8] = []
        var offset = 0
        for match in (try? Self.quoted?.matches(in: subject)) ?? [] {
            outline += utf8[offset..<match.range.lowerBound]
            offset = match.range.upperBound
            if let operation = match.string(1, in: subject) {
                outline += (operation + "\"\"" + (match.string(2, in: subject) == "g" ? " everywhere" : "")).utf8
            } else {
                outline += (utf8[match.range.lowerBound] == UInt8(ascii: "/") ? " " : "\"\"").utf8
            }
        }
        text = String(decoding: outline + utf8[offset...], as: UTF8.self)
    }

    /// A comment, a string, or a regex after the operator or bracket that must precede one.
    private static let quoted = try? Pattern(
        ##"//[^\n]*|/\*(?s:.*?)\*/|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`"##
            + ##"|([(,=:!&|?]\s*)/(?:[^/\\\n\[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/(g?)[a-z]*"##)

    var networkFunction: String? {
        ["httpRequest", "jsonRequest", "XMLHttpRequest", "fetch"].first(where: words.contains)
    }

    /// Whether there is no loop, no table, and no decision but the one whether the link matches.
    var onlyRearrangesText: Bool {
        let conditionals = text.count { $0 == "?" }
        let isStraight = words.count { $0 == "if" } + conditionals <= 1 && words.count { $0 == "function" } == 1
        let hasTable = has("[", "\"") || text.count { $0 == ":" } > conditionals
        return isStraight && !hasTable && !has("=", ">") && Set(words).isDisjoint(with: Self.computing)
    }

    private func has(_ first: Character, _ second: Character) -> Bool {
        zip(text, text.dropFirst()).contains { $0 == first && $1 == second }
    }

    private var words: [String] {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$") }.map { String($0) }
    }

    /// What a template cannot do; `everywhere` is the flag g of a regex.
    private static let computing: Set = [
        "everywhere", "for", "while", "do", "switch", "try", "parseInt", "Number", "parseFloat", "toLowerCase",
        "toUpperCase", "charCodeAt", "fromCharCode", "btoa", "atob", "JSON", "map", "filter", "forEach", "reduce",
        "sort",
        "reverse", "padStart", "Math", "htmlDecode", "toString", "base64DigitsToBase10String", "Date", "Map", "Set",
        "Array", "Object",
    ]
}
