import Testing
import URLText

@Suite struct QueryTests {
    static let queries: [(url: String, items: [String])] = [
        ("a:b", []), ("a:b?", []), ("a:b#?c=d", []), ("a:b?c=d#?e=f", ["c|d"]), ("a:b?c", ["c|"]),
        ("a:b?c=", ["c|"]), ("a:b?=c", ["|c"]), ("a:b?=", ["|"]), ("a:b?&c=d&&e==f&", ["c|d", "e|=f"]),
        ("a:b?c=d?e", ["c|d?e"]), ("a:b?%63=+%2B", ["%63|+%2B"]), ("ä:b?ö=ü&c=d", ["ö|ü", "c|d"]),
        // The combining accent is a character of its own, not part of the separator before it.
        ("a:b?c=d&\u{301}=e", ["c|d", "\u{301}|e"]),
    ]

    @Test(arguments: queries) func itemsAreAsWritten(url: String, items: [String]) {
        #expect(Query(of: url).items.map { "\($0.name)|\($0.value)" } == items)
    }

    static let values: [(url: String, plusIsSpace: Bool, values: [String?])] = [
        ("a:b", false, []), ("a:b?n=1&m=2&n=3", false, ["1", "3"]), ("a:b?n", false, [""]), ("a:b?%6E=1", false, ["1"]),
        ("a:b?n=a+b%2B", false, ["a+b+"]), ("a:b?n=a+b%2B", true, ["a b+"]), ("a:b?n=%FF&n=1", false, [nil, "1"]),
        ("a:b?N=1&nn=2", false, []),
    ]

    @Test(arguments: values) func valuesAreDecoded(url: String, plusIsSpace: Bool, values: [String?]) {
        #expect(Query(of: url).values(named: "n", plusIsSpace: plusIsSpace) == values)
    }

    static let parts: [(url: String, parts: [String?])] = [
        ("http://a.b/c/d?e#f", ["http", "a.b", "/c/d"]), ("HTTP://A", ["http", "A", ""]),
        ("a:b/c?d", ["a", nil, "b/c"]),
        ("a:", ["a", nil, ""]), ("a://?b", ["a", "", ""]), ("a:///b", ["a", "", "/b"]), ("a:b#//c", ["a", nil, "b"]),
        ("a://b#c/d", ["a", "b", ""]), ("a://u@b:1/c", ["a", "u@b:1", "/c"]),
    ]

    @Test(arguments: parts) func urlsAreSplit(url: String, parts: [String?]) throws {
        let split = try #require(URLParts(url))
        #expect([split.scheme, split.authority.map(String.init), String(split.path)] == parts)
    }

    @Test(arguments: ["", "a", "1a:b", "//a/b", "a b:c", ":a"]) func textWithoutASchemeIsNotSplit(text: String) {
        #expect(URLParts(text) == nil)
    }

    @Test(arguments: [("", true), ("%41%ff", true), ("a%", false), ("%4", false), ("%4g", false), ("%%41", false)])
    func escapesNeedTwoHexadecimalDigits(text: String, isValid: Bool) {
        #expect(PercentEncoding.hasValidEscapes(text) == isValid)
    }
}
