import Testing

/// `URL` and `URLSearchParams` as the WHATWG URL Standard has them, except for files and domains.
struct WebURLTests {
    typealias Row = ScriptRunTests.Row

    static func value(_ expression: String) -> String {
        let outcome = ScriptRunTests.outcome("function process(url, c) { c('' + (\(expression))) }")
        return outcome.hasPrefix("value ") ? String(outcome.dropFirst("value ".count)) : outcome
    }

    /// A text, its base if it has one, and the URL; nil: it is not valid.
    static let parsed: [(text: String, base: String?, url: String?)] = [
        // Schemes, case, spaces and breaks.
        ("HTTPS://User:Pass@EXAMPLE.org:443/A?B#C", nil, "https://User:Pass@example.org/A?B#C"),
        ("  https://exam\nple.org/\ta ", nil, "https://example.org/a"), ("", nil, nil), ("1a:b", nil, nil),
        ("a+b-c.d:e", nil, "a+b-c.d:e"), ("https:", nil, nil), ("https:///", nil, nil), ("//a", nil, nil),
        // Slashes.
        ("https:example.org", nil, "https://example.org/"), ("https:\\\\example.org\\a", nil, "https://example.org/a"),
        ("https:////example.org//a//", nil, "https://example.org//a//"), ("foo://a\\b", nil, nil),
        ("foo:\\\\a", nil, "foo:\\\\a"), ("foo:/a/../b", nil, "foo:/b"), ("foo:/..//a", nil, "foo:/.//a"),
        // Dot segments, percent-encoded or not.
        ("https://a/b/./c/../d", nil, "https://a/b/d"), ("https://a/../../b/..", nil, "https://a/"),
        ("https://a/b/%2e%2E/c/%2e", nil, "https://a/c/"), ("https://a/...", nil, "https://a/..."),
        // What is percent-encoded where.
        ("https://a/ \"#<>?`{}é%zz", nil, "https://a/%20%22#%3C%3E?%60{}%C3%A9%zz"),
        ("https://a/`{}^?'`{}|\"", nil, "https://a/%60%7B%7D%5E?%27`{}|%22"), ("foo://a/?'", nil, "foo://a/?'"),
        ("https://a b:c d@e/", nil, "https://a%20b:c%20d@e/"), ("https://a@b:c@d/", nil, "https://a%40b:c@d/"),
        ("https://@/", nil, nil), ("https://a:@b/", nil, "https://a@b/"), ("https://:@b/", nil, "https://b/"),
        // Ports.
        ("http://a:80/", nil, "http://a/"), ("http://a:443/", nil, "http://a:443/"), ("ws://a:80", nil, "ws://a/"),
        ("http://a:00000008080", nil, "http://a:8080/"), ("http://a:65536", nil, nil), ("http://a:b", nil, nil),
        ("http://a:", nil, "http://a/"), ("http://:80", nil, nil), ("foo://a:80", nil, "foo://a:80"),
        // IPv4 addresses stay as they are written.
        ("http://0x7f.1", nil, "http://0x7f.1/"), ("foo://0x7f", nil, "foo://0x7f"),
        // IPv6.
        ("http://[::1]:80", nil, "http://[::1]/"),
        ("http://[2001:DB8:0:0:1:0:0:1]", nil, "http://[2001:db8::1:0:0:1]/"),
        ("http://[::ffff:1.2.3.4]", nil, "http://[::ffff:102:304]/"), ("http://[0:0:0:0:0:0:0:0]", nil, "http://[::]/"),
        ("http://[1:2:3:4:5:6:7::]", nil, "http://[1:2:3:4:5:6:7:0]/"), ("http://[1:2:3:4:5:6:7]", nil, nil),
        ("http://[1::2::3]", nil, nil), ("http://[::1.2.3]", nil, nil), ("http://[::1%25a]", nil, nil),
        ("http://[::1", nil, nil),
        ("http://[:1]", nil, nil), ("http://[1:]", nil, nil), ("http://[12345::]", nil, nil),
        ("http://[::1.2.3.04]", nil, nil),
        // Domains.
        ("https://bücher.example", nil, nil), ("https://XN--bcher-KVA.example", nil, "https://xn--bcher-kva.example/"),
        ("https://%41.org", nil, "https://a.org/"),
        ("https://a%00b", nil, nil), ("https://a b", nil, nil), ("https://a%2fb", nil, nil), ("https://a|b", nil, nil),
        ("foo://a b", nil, nil), ("foo://é", nil, "foo://%C3%A9"),
        // Opaque paths.
        ("mailto:a b@c?d e#f", nil, "mailto:a b@c?d%20e#f"), ("data:a  ?b", nil, "data:a %20?b"),
        ("foo:é", nil, "foo:%C3%A9"),
        // Files.
        ("file:///C:/a/../b", nil, "file:///C:/b"), ("file://localhost/a", nil, "file://localhost/a"),
        // Relative URLs.
        ("c", "https://a/b/d?e#f", "https://a/b/c"), ("../c", "https://a/b/d/e", "https://a/b/c"),
        ("?c", "https://a/b?d#e", "https://a/b?c"), ("#c", "https://a/b?d#e", "https://a/b?d#c"),
        ("", "https://a/b?d#e", "https://a/b?d"), ("//c", "https://a/b", "https://c/"),
        ("\\c", "https://a/b", "https://a/c"),
        ("/c", "https://u:p@a:81/b", "https://u:p@a:81/c"), ("https:c", "https://a/b/", "https://a/b/c"),
        ("http:c", "https://a/b/", "http://c/"), ("c:d", "https://a/b", "c:d"), ("c", "mailto:a", nil),
        ("#c", "mailto:a", "mailto:a#c"), ("c", "foo:/a/b", "foo:/a/c"), ("//c/d", "foo://a", "foo://c/d"),
        ("c", "not a base", nil),
    ]

    @Test func textsAreParsedAsInBrowsers() {
        let wrong = Self.parsed.compactMap { row -> String? in
            let arguments = [row.text, row.base].compactMap(\.self).map { "decodeURIComponent('\(Self.escaped($0))')" }
            let url = Self.value("URL.parse(\(arguments.joined(separator: ", ")))")
            return url == row.url ?? "null" ? nil : "\(row.text), \(row.base ?? "no base"): \(url)"
        }
        #expect(wrong == [])
    }

    /// A text in which only letters and digits are not percent-encoded.
    static func escaped(_ text: String) -> String {
        text.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    @Test(arguments: [
        Row("u.origin + ' ' + u.protocol + ' ' + u.username + ' ' + u.password", "https://h.org:8080 https: u p%20q"),
        Row("u.host + ' ' + u.hostname + ' ' + u.port", "h.org:8080 h.org 8080"),
        Row("u.pathname + ' ' + u.search + ' ' + u.hash", "/a/b ?c=d #e"),
        Row(
            "[new URL('foo:a').origin, new URL('file:///a').origin, new URL('blob:https://a/b').origin]",
            "null,null,https://a"),
        Row(
            "JSON.stringify([u]) + u + Object.prototype.toString.call(u)",
            "[\"https://u:p%20q@h.org:8080/a/b?c=d#e\"]https://u:p%20q@h.org:8080/a/b?c=d#e[object URL]"),
        Row("[URL.canParse('a:b'), URL.canParse('a'), URL.canParse('a', 'b:/'), URL.parse('a')]", "true,false,true,"),
    ])
    func membersAreRead(_ row: Row) {
        #expect(Self.value("(u => \(row.body))(new URL('https://u:p q@h.org:8080/a/b?c=d#e'))") == row.outcome)
    }

    /// A URL, a statement, and the URL after it.
    @Test(arguments: [
        ("https://a/", "u.protocol = 'HTTP'", "http://a/"), ("https://a/", "u.protocol = 'foo'", "https://a/"),
        ("http://a:443/", "u.protocol = 'https:x'", "https://a/"), ("foo://a", "u.protocol = 'https'", "foo://a"),
        ("https://a/", "u.username = 'b:c'; u.password = '@'", "https://b%3Ac:%40@a/"),
        ("mailto:a", "u.username = 'b'", "mailto:a"),
        ("https://a:81/", "u.host = 'B:82/c'", "https://b:82/"), ("https://a:81/", "u.host = 'b'", "https://b:81/"),
        ("https://a/", "u.host = ''", "https://a/"), ("https://a/", "u.hostname = 'b:1'", "https://a/"),
        ("https://a/", "u.hostname = '0x7f.1'", "https://0x7f.1/"),
        ("https://a/", "u.port = '81x'", "https://a:81/"),
        ("https://a:81/", "u.port = ''", "https://a/"), ("https://a:81/", "u.port = '443'", "https://a/"),
        ("https://a:81/", "u.port = '99999'", "https://a:81/"),
        ("https://a/b", "u.pathname = 'c?d#e'", "https://a/c%3Fd%23e"),
        ("mailto:a", "u.pathname = 'b'", "mailto:a"), ("https://a/?b", "u.search = '?c d#'", "https://a/?c%20d%23"),
        ("https://a/?b", "u.search = ''", "https://a/"), ("https://a/#b", "u.hash = 'c d'", "https://a/#c%20d"),
        ("https://a/#b", "u.hash = ''", "https://a/"), ("https://a/", "u.href = 'b:c'", "b:c"),
        ("https://a/", "u.origin = 'https://b'", "https://a/"),
        // The parameters are those of the URL.
        ("https://a/?b=1&c=2", "u.searchParams.append('d', 'e f'); u.searchParams.delete('b')", "https://a/?c=2&d=e+f"),
        ("https://a/?b", "u.searchParams.delete('b')", "https://a/"),
        ("https://a/?b", "var p = u.searchParams; u.search = 'c=d'; p.set('e', p.get('c'))", "https://a/?c=d&e=d"),
        (
            "https://a/?b", "var p = u.searchParams; u.href = 'https://c/?d=e'; p.append('f', p)",
            "https://c/?d=e&f=d%3De"
        ),
    ])
    func membersAreSet(url: String, statement: String, result: String) {
        #expect(Self.value("(() => { var u = new URL('\(url)'); \(statement); return u.href })()") == result)
    }

    @Test(arguments: [
        Row("new URLSearchParams('?a=b&c=d+e%20f&&g&=h&%zz=%E4')", "a=b&c=d+e+f&g=&=h&%25zz=%EF%BF%BD"),
        Row("new URLSearchParams({ a: 'b c', d: '&=~*-._!()é' })", "a=b+c&d=%26%3D%7E*-._%21%28%29%C3%A9"),
        Row("new URLSearchParams([['a', 1], ['a', 2]]).getAll('a')", "1,2"),
        Row("new URLSearchParams(new URLSearchParams('a=b'))", "a=b"), Row("new URLSearchParams().size", "0"),
        Row("new URLSearchParams('a=1').get('b')", "null"),
        Row("(p => [p.has('a'), p.has('a', '2'), p.has('b')])(new URLSearchParams('a=1'))", "true,false,false"),
        Row("(p => { p.set('a', 3); p.set('c', 4); return p })(new URLSearchParams('a=1&b=0&a=2'))", "a=3&b=0&c=4"),
        Row("(p => { p.delete('a', '2'); return p })(new URLSearchParams('a=1&a=2'))", "a=1"),
        Row("(p => { p.sort(); return p })(new URLSearchParams('b=1&a=2&b=0'))", "a=2&b=1&b=0"),
        Row(
            "[...new URLSearchParams('a=1&b=2')].join(';') + [...new URLSearchParams('a=1').keys()] + [...new URLSearchParams('a=1').values()]",
            "a,1;b,2a1"),
        Row("(o => { new URLSearchParams('a=1').forEach((v, n) => o.push(n, v)); return o })([])", "a,1"),
    ])
    func parametersAreAsTheStandardSays(_ row: Row) {
        #expect(Self.value(row.body) == row.outcome)
    }
}
