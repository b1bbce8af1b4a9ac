import Requests
import Text

extension [HeaderField] {
    /// The headers as actions with `headers` see them: one line of compact JSON, names as they are written.
    ///
    /// Fields of one name are joined by a comma (RFC 9110, section 5.3). `Set-Cookie`, which cannot be joined, is left
    /// out if it occurs more than once.
    var json: String {
        var order: [String] = []
        var fields: [String: (name: String, values: [String])] = [:]
        for field in self {
            let key = field.name.lowercased()
            if fields[key] == nil { order.append(key) }
            fields[key, default: (field.name, [])].values.append(field.value)
        }
        let members = order.compactMap { key in
            fields[key].flatMap { key == "set-cookie" && $0.values.count > 1 ? nil : $0 }
        }
        return JSONOutput.object(members.map { ($0.name, .string($0.values.joined(separator: ", "))) }).line
    }
}
