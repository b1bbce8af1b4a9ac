/// A dictionary of strings as Apple's XML property lists have it, in the order given.
struct PropertyList {
    let xml: String

    init(_ entries: [(key: String, value: String)]) {
        let lines = entries.map { entry in
            "\t<key>\(Self.escaped(entry.key))</key>\n\t<string>\(Self.escaped(entry.value))</string>\n"
        }
        xml = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            \(lines.joined())</dict>
            </plist>

            """
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: result.append(character)
            }
        }
    }
}
