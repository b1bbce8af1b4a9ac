import Requests
import TestCorpora
import Testing
import Text

@testable import Workshop

/// Secrets in all the ways in which texts can have them: `S3cret` is what must be removed, and `kept` what must not.
@Suite struct SecretFormsTests {
    static let texts = [
        // What looks like a delimiter, in a value.
        "https://a.test/?token=a%26S3cret&x=kept", "https://a.test/?token=a%23S3cret&x=kept",
        "https://a.test/?token=a%5CS3cret&x=kept", #"https://a.test/?token=a\S3cret&x=kept"#,
        "https://a.test/?token=a'S3cret&x=kept", #"https://a.test/?token=a"S3cret&x=kept"#,
        "https://a.test/?token=a,S3cret;S3cret)S3cret<S3cret&x=kept", "password: a,S3cret;S3cret kept",
        "x=token%3Da%2526S3cret%26y%3Dkept", #"f('{"pass":"ab\\"S3cret","id":"kept"}')"#,
        // Elements.
        "<AccessToken><![CDATA[S3cret]]></AccessToken>kept", "<Token><b>a</b>S3cret</Token>kept",
        #"<string name="token"><![CDATA[S3cret]]></string>kept"#,
        // Names.
        "https://a.test/?user%5Btoken%5D=S3cret&x=kept", "https://a.test/?t%6Fken=S3cret&x=kept",
        "kept a(token)=S3cret", "https://a.test/?token$=S3cret&x=kept", "https://a.test/?x=token%3DS3cret&y=kept",
        "token[]=S3cret&token[0]=S3cret&token[a][b]=S3cret&id=kept", "token: S3cret kept", #"password = "S3cret" kept"#,
        #"data["token"]["a"] = "S3cret";kept"#,
        // Objects and lists.
        "{\"token\":{\"a\":\"S3cret\"}}\n{\"token\":[\"a]\",\"S3cret\"],\"id\":\"kept\"}",
        #"<script>a({"token":{"a":"S3cret"}})</script><script>b({"token":["S3cret"]},"kept")</script>"#,
        #"x("{\"token\":{\"a\":\"S3cret\"},\"id\":\"kept\"}")"#, #"x('{"token":["a]","S3cret"],"id":"kept"}')"#,
        "https://a.test/?x=%7B%22token%22:[%22S3cret%22],%22id%22:1%7D&y=kept", "kept token=[S3cret",
        // White space.
        "Token:\r\n S3cret kept", "\"token\"\n  : \"S3cret\" kept",
        // HTML and XML.
        #"<input name="user[auth_token]" value=S3cret> kept"#, "<textarea name=token>S3cret</textarea> kept",
        "<code id=api-key>S3cret</code>kept", "<token><b>S3cret</b>S3cret</token>kept",
        "<token>S3cret<br><i>kept", #"<add key="password" value=S3cret/>kept"#,
        "{&apos;token&apos;:&apos;S3cret&apos;}kept",
        "{&#x22;token&#x22;:&#x22;S3cret&#x22;,&#x22;id&#x22;:&#34;kept&#34;}",
        #"<input title="a>b" name="token" value="S3cret"><b title="kept">"#,
        "<input value='S3cret' title='a>b' type=password> <b value='kept'>", "&lt;token&gt;S3cret&lt;/token&gt;kept",
        #"<input type="hidden" name="code" value="S3cret"/> kept"#, #"<token value="S3cret"/>kept"#,
        #"<div data-c="{&quot;pass&quot;:&quot;ab\\&quot;,&quot;secret&quot;:&quot;S3cret&quot;}">kept"#,
        // Names that are less usual.
        "?_wpnonce=S3cret&code_verifier=S3cret&x=kept", #"{"userpass":"S3cret","passkey":"S3cret","id":"kept"}"#,
        // User names and passwords.
        "http://u'x:S3cret@kept", "//user:S3cret@kept", "https%3A%2F%2Fjoe%3AS3cret%40kept", "https://u:S3%40cret@kept",
        // Header fields.
        "Authorization: Token S3cret\nkept", "Authorization: ApiKey S3cret\nkept", "Authorization: a S3cret\nkept",
        "Authorization: Digest username=\"joe\", response=\"S3cret\"\nkept", "Cookie: a=S3cret; b=S3cret\nkept",
        #"curl -H "Authorization: Bearer S3cret" kept"#,
        // Names and values as members of the same object.
        #"f({name:"Authorization",a:{b:1},value:"S3cret"},{name:"title",value:"kept"})"#,
        #"f({"value":"S3cret","name":"Authorization"},{"value":"kept","name":"title"})"#,
        // Separators.
        #""token\u003dS3cret" kept"#, "'token' => 'S3cret', kept", "token := S3cret kept",
        #"token += "S3cret";kept"#, #"if (token === 'S3cret') kept"#, #"token = b"S3cret S3cret", kept"#,
        #"token="S3cret"# + "\nkept",
        // Base64.
        "?d=dG9rZW49UzNjcmV0&x=kept", "kept",
    ]

    @Test(arguments: texts) func secretsAreRemoved(from text: String) throws {
        try check(text, Secrets.removed(from: text))
        try check(text, body(text))
    }

    /// Every encoding of every name, separator and quotation mark.
    @Test(arguments: encodings.indices) func encodedMembersAreRemoved(encoding: Int) throws {
        let encode = Self.encodings[encoding]
        for name in ["token", "\"token\"", "'token'", "user[token]", "t.token"] {
            for separator in [":", "=", ": ", " = ", " => ", ":=", ":\r\n  ", "\n:"] {
                for value in [
                    "S3cret", "\"a S3cret\"", "'a=S3cret'", "[\"]\",\"S3cret\"]", "{\"a\":{\"b\":\"S3cret\"}}",
                ]
                where !(separator == " => " && name.first != "\"" && name.first != "'") {
                    let member = encode("{\(name)\(separator)\(value)\n, kept")
                    let text = Secrets.removed(from: member)
                    #expect(!text.contains("S3cret") && text.hasSuffix("kept"), "\(member) -> \(text)")
                    #expect(Secrets.removed(from: text) == text, "\(member)")
                }
            }
        }
    }

    static let encodings: [@Sendable (String) -> String] = [
        { $0 }, percentEncoded, { percentEncoded(percentEncoded($0)) }, references, { references(references($0)) },
        jsonString, { jsonString(jsonString($0)) }, { jsonString(jsonString(jsonString($0))) }, unicodeEscapes,
        { percentEncoded(jsonString($0)) }, { references(jsonString($0)) }, { jsonString(percentEncoded($0)) },
        { jsonString(references($0)) }, { references(percentEncoded(unicodeEscapes($0))) },
    ]

    /// A text with all but letters and digits encoded, by their bytes.
    private static func encoded(_ text: String, _ encode: (UInt8) -> String) -> String {
        text.utf8.map { $0.isASCIIAlphanumeric ? String(Unicode.Scalar($0)) : encode($0) }.joined()
    }

    private static func hexadecimal(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }

    private static func percentEncoded(_ text: String) -> String { encoded(text) { "%" + hexadecimal($0) } }

    private static func references(_ text: String) -> String { encoded(text) { "&#x" + hexadecimal($0) + ";" } }

    private static func unicodeEscapes(_ text: String) -> String { encoded(text) { "\\u00" + hexadecimal($0) } }

    private static func jsonString(_ text: String) -> String { String(JSONString.encode(text).dropFirst().dropLast()) }

    /// A secret of a request, as responses can repeat it.
    @Test(arguments: [
        "S3c/re t+é&12", #"S3c\/re t+\u00e9&12"#, #"S3c\u002fre t+\u00E9\u002612"#, "S3c%2fre%20t%2b%c3%a9%2612",
        "S3c%2Fre+t%2B%C3%A9%2612", "S3c/re t+&#233;&amp;12", "S3c&#x2F;re&#32;t+&#xe9;&amp;12", "S3c/re t+é&12\u{301}",
        "S3c%252Fre%2520t%252B%25C3%25A9%252612", "UzNjL3JlIHQrw6kmMTI=", "UzNjL3JlIHQrw6kmMTI",
        "YTpTM2MvcmUgdCvDqSYxMg==",
        "YWE6UzNjL3JlIHQrw6kmMTI6YQ", "eDpTM2MvcmUgdCvDqSYxMg",
    ])
    func whatARequestHasIsRemovedInAnyEncoding(form: String) throws {
        for body in ["kept \(form)", "\"kept \(form)\"", "{\"kept \(form)\": 1}", "kept(\"\(form)\")"] {
            let exchange = Recording.Exchange(
                request: FetchRequest(url: "https://a.test/?token=S3c%2Fre%20t%2B%C3%A9%2612"),
                result: .success(FetchResponse(status: 200, url: "https://a.test/", body: Array(body.utf8))))
            let clean = String(decoding: try Secrets.removed(from: exchange).result.get().body, as: UTF8.self)
            func has(_ part: String) -> Bool { clean.utf8.span.firstIndex(of: part.utf8.span) != nil }
            #expect(has("kept") && has("REDACTED"), "\(body) -> \(clean)")
            #expect(!has("S3c") && !has("M2Mv") && !has("NjL3"), "\(body) -> \(clean)")
        }
    }

    /// What is written around a secret, and a secret that has parts, which are looked for too.
    @Test(arguments: [
        "%deadbeef\"01", #"C:\deadbeef\"01"#, "x&#x64;eadbeef&quot;01", #"\u00deadbeef"01"#, "deadbeef%2201=",
    ])
    func whatARequestHasIsRemovedBesideEscapes(form: String) throws {
        let exchange = Recording.Exchange(
            request: FetchRequest(url: "https://a.test/", body: Array(#"{"password":"deadbeef\"01"}"#.utf8)),
            result: .success(FetchResponse(status: 200, url: "https://a.test/", body: Array("<p>\(form)".utf8))))
        let clean = String(decoding: try Secrets.removed(from: exchange).result.get().body, as: UTF8.self)
        #expect(
            clean.contains("REDACTED") && !clean.contains("eadbeef") && !clean.contains("01"), "\(form) -> \(clean)")
    }

    /// JSON stays JSON, for any secrets.
    @Test(arguments: [
        #"{"a":12345678,"b":123456789,"c":"12345678"}"#, #"{"a":"x\",\"y","b":["x","y"]}"#,
        #"{"token":{"a":[1,"S3cret",true]}}"#,
        #"{"t%6Fken":"S3cret","https://u:S3cret@h":"token=S3cret"}"#,
        #"[["token","S3cret"],{"value":"S3cret","name":"Token"}]"#,
        #"{"a":"{\"token\":[\"S3cret\"],\"b\":1}","c":"<token>S3cret</token>"}"#, #""token=S3cret""#,
    ])
    func jsonStaysJSON(text: String) throws {
        let exchange = Recording.Exchange(
            request: FetchRequest(url: "https://a.test/?token=12345678&sig=x%22%2C%22y"),
            result: .success(FetchResponse(status: 200, url: "https://a.test/", body: Array(text.utf8))))
        let clean = Secrets.removed(from: exchange)
        let body = try clean.result.get().body
        let root = try JSONDocument(body).root
        #expect(JSONOutput.value(root).line == String(decoding: body, as: UTF8.self))
        #expect(!String(decoding: body, as: UTF8.self).contains("S3cret"))
        #expect(root["b"]?.number ?? "123456789" == "123456789")
        #expect(root["a"]?.number == nil)
        #expect(try Secrets.removed(from: clean).result.get().body == body)
    }

    /// What is repeated takes no longer than its size.
    @Test(
        .timeLimit(.minutes(5)), .serialized,
        arguments: [
            "token=[", "token={\"", "token='a\n", "<token>", "<textarea name=token>", "<a \"", "//a@", "?d=QUFBQUFB",
            "value='x ", "name=token value=x", "a='a", "&amp;", "\\", "%25", "token",
        ])
    func repeatedTextTakesTimeInProportion(part: String) {
        let text = String(repeating: part, count: (250 << 10) / part.utf8.count) + "' "
        #expect(Secrets.removed(from: text).utf8.count <= 2 * text.utf8.count)
    }

    /// Texts of random parts: to remove secrets twice is to remove them once.
    @Test func removalIsIdempotent() {
        let parts = [
            "token", "code", "name", "value", "=", ":", " ", "\n", "\"", "'", "\\", "\\\"", "%22", "&quot;", "{", "}",
            "[", "]",
            "<", ">", "</", "&", "%26", "?", "#", ",", ";", "a", "x1", "//", "@", "Bearer ", "Authorization", "(", ")",
            "/",
        ]
        var random = SeededGenerator(state: 7)
        for _ in 0..<3000 {
            let text = (0..<Int.random(in: 1...24, using: &random)).map { _ in parts.randomElement(using: &random) ?? ""
            }
            .joined()
            let clean = Secrets.removed(from: text)
            #expect(Secrets.removed(from: clean) == clean, "\(text)")
        }
    }

    private func check(_ text: String, _ clean: String) throws {
        #expect(
            !clean.contains("S3cret") && !clean.contains("UzNjcmV0") && clean.contains("kept"), "\(text) -> \(clean)")
        #expect(Secrets.removed(from: clean) == clean, "\(text)")
    }

    private func body(_ text: String) throws -> String {
        let exchange = Recording.Exchange(
            request: FetchRequest(url: "https://a.test/"),
            result: .success(FetchResponse(status: 200, url: "https://a.test/", body: Array(text.utf8))))
        return String(decoding: try Secrets.removed(from: exchange).result.get().body, as: UTF8.self)
    }
}
