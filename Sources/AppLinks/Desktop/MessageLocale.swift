/// The locale of messages, `LC_MESSAGES`, as the Desktop Entry Specification uses it to choose among localised values.
struct MessageLocale {
    /// The suffixes of localised keys, the best one first: for "de_AT.UTF-8@euro" these are "de_AT@euro", "de_AT",
    /// "de@euro" and "de".
    let suffixes: [String]

    /// The locale that environment variables set.
    init(environment: [String: String]) {
        let values = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
        let locale = values.first { !$0.isEmpty } ?? ""
        let parts = locale.split(separator: "@", maxSplits: 1)
        let name = parts.first?.split(separator: ".", maxSplits: 1).first ?? ""
        guard !name.isEmpty, name != "C", name != "POSIX" else {
            suffixes = []
            return
        }
        let language = name.prefix { $0 != "_" }
        let modifiers = parts.count == 2 ? ["@\(parts[1])", ""] : [""]
        let names = language == name ? [name] : [name, language]
        suffixes = names.flatMap { name in modifiers.map { name + $0 } }
    }
}
