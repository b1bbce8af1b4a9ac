/// Rule files that have nothing wrong until a part of them is changed.
extension CheckExample {
    /// The keys of an object with the JSON of their values; nil leaves a key out.
    typealias Changes = KeyValuePairs<String, String?>

    /// A rule file for a site.
    ///
    /// - Parameters:
    ///   - changes: replace members of the rule or add to them.
    ///   - isMarked: whether the mark is before the object of the rule.
    static func site(
        _ changes: Changes = [:], isMarked: Bool = false, path: String = "rules/sites/example.json"
    ) -> CheckExample {
        let rule = object(siteRule, changes, isMarked: isMarked, indent: 4)
        return CheckExample("{\n  \"passages\": [\n    \(rule)\n  ]\n}\n", path: path)
    }

    /// A rule file for an app, and what it makes of a passage.
    static func app(_ changes: Changes = [:], form: Changes = [:], isMarked: Bool = false) -> CheckExample {
        let members = appMembers + [("passage", object(passageForm, form, indent: 6))]
        let app = object(members, changes, isMarked: isMarked, indent: 4)
        return CheckExample("{\n  \"apps\": [\n    \(app)\n  ]\n}\n", path: "rules/apps/example.json")
    }

    /// A rule file for an app and an action that opens a page in it.
    static func action(_ changes: Changes = [:], format: Changes = [:]) -> CheckExample {
        let app = object(appMembers, [:], indent: 4)
        let members = actionMembers + [("formats", "[\(object(formatMembers, format, indent: 6))]")]
        let action = object(members, changes, indent: 4)
        return CheckExample(
            "{\n  \"apps\": [\n    \(app)\n  ],\n  \"actions\": [\n    \(action)\n  ]\n}\n",
            path: "rules/apps/example.json")
    }

    /// A rule file for links that wrap another link.
    static func redirect(_ changes: Changes = [:], isMarked: Bool = false) -> CheckExample {
        let redirect = object(redirectMembers, changes, isMarked: isMarked, indent: 4)
        return CheckExample(
            "{\n  \"redirects\": {\n    \"^https?://example\\\\.org/out\\\\?\": \(redirect)\n  }\n}\n",
            path: "rules/redirects.json")
    }

    private static let siteRule = [
        ("site", #""Example Bible""#),
        ("docs", #""https://example.org/help""#),
        ("regex", #""https?://example\\.org/(?<book>\\w+)/(?<chapter>\\d+)""#),
        ("tests", tests(at: "example.org")),
    ]

    private static let appMembers = [
        ("identifier", #""example""#),
        ("name", #""Example Reader""#),
        ("scheme", #""example""#),
        ("os", #"{ "ios": {}, "android": {} }"#),
        ("docs", #""https://example.org/developers""#),
    ]

    private static let passageForm = [
        ("templates", #"["example:{book.osis}/{chapter}"]"#),
        (
            "tests",
            tests(
                [
                    "bible://?passages=[John.3]": "example:John/3", "bible://?passages=[Acts.2]": "example:Acts/2",
                    "bible://?passages=[Tob.1]": nil,
                ], indent: 8)
        ),
    ]

    private static let actionMembers = [
        ("title", #""Open Page""#),
        ("docs", #""https://example.org/help""#),
        ("regex", #""^https?://example\\.org/page/(\\d+)""#),
    ]

    private static let formatMembers = [
        ("appId", #""example""#),
        ("format", #""example:page/$1""#),
        (
            "tests",
            tests(
                [
                    "https://example.org/page/1": "example:page/1", "http://example.org/page/2": "example:page/2",
                    "https://example.org/search": nil,
                ], indent: 8)
        ),
    ]

    private static let redirectMembers = [
        ("docs", #""https://example.org/help""#),
        ("param", #""u""#),
        (
            "tests",
            tests([
                "https://example.org/out?u=https%3A%2F%2Fexample.net": "https://example.net",
                "https://example.org/out?id=1": "https://example.org/out?id=1",
            ])
        ),
    ]

    /// The JSON of tests, from links to results. A mark may begin a link or a result.
    static func tests(_ tests: Changes, isMarked: Bool = false, indent: Int = 6) -> String {
        let members = tests.map { link, result in
            let isMarked = result?.hasPrefix(mark) == true
            let text = result.map { "\"\(isMarked ? String($0.dropFirst(mark.count)) : $0)\"" } ?? "null"
            return (link, (isMarked ? mark : "") + text)
        }
        return object(members, [:], isMarked: isMarked, indent: indent)
    }

    /// The JSON of the tests of a rule for a site.
    ///
    /// - Parameters:
    ///   - start: what is before the book in each link, without a scheme.
    ///   - end: what follows the passage in each result.
    static func tests(at start: String, ending end: String = "") -> String {
        tests([
            "https://\(start)/john/3": "bible://?passages=[John.3]\(end)",
            "http://\(start)/acts/2": "bible://?passages=[Acts.2]\(end)", "https://\(start)/search": nil,
        ])
    }

    /// The text of an object. New members are before the tests.
    private static func object(
        _ members: [(String, String)], _ changes: Changes, isMarked: Bool = false, indent: Int
    ) -> String {
        let known = Set(members.map(\.0))
        let new = changes.compactMap { key, value in known.contains(key) ? nil : value.map { (key, $0) } }
        var all = members.compactMap { key, value in
            guard let change = changes.first(where: { $0.key == key }) else { return (key, value) }
            return change.value.map { (key, $0) }
        }
        all.insert(contentsOf: new, at: all.firstIndex { $0.0.hasPrefix("test") } ?? all.endIndex)
        let space = String(repeating: " ", count: indent)
        let lines = all.map { key, value in
            // A mark in a key is before its quotation mark.
            let isMarked = key.hasPrefix(mark)
            return
                "\(space)  \(isMarked ? mark : "")\"\(isMarked ? String(key.dropFirst(mark.count)) : key)\": \(value)"
        }
        return (isMarked ? mark : "") + "{\n\(lines.joined(separator: ",\n"))\n\(space)}"
    }
}
