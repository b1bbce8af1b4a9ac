import Requests
import TestCorpora
import Testing
import Text

@testable import Workshop

/// What is refused in recordings.
@Suite struct SecretSearchTests {
    static let secrets = [
        // Parameters.
        "https://a.test/?api_key=abc&id=1", "https://a.test/?API-Key=abc", "https://a.test/?sessionId=2",
        "https://a.test/cb#access_token=abc&page=1", "https://a.test/cb?code=abc", "https://a.test/cb?state=abc&x=1",
        "https://a.test/?X-Amz-Signature=3", "https://a.test/?PHPSESSID=6", "https://a.test/?csrfmiddlewaretoken=7",
        "https://a.test/?user%5Btoken%5D=abc", "https://a.test/?t%6Fken=abc", "https://a.test/?token=a%26b&x=1",
        "token[]=abc&id=1", "token[a][b]=abc", "?_wpnonce=abc", "?code_verifier=abc&x=1",
        #"<a href="https://a.test/?a=1&amp;token=abc">"#, "<https://a.test/?page=2&access_token=abc>; rel=next",
        "https://a.test/?url=https%3A%2F%2Fb.test%2F%3Fsig%3Dabc%26x%3D1&y=2",
        "https://a.test/?u=https%253A%252F%252Fb.test%253Ftoken%253Dabc", #"https://a.test/?a=1\u0026token=abc"#,
        // User names and passwords.
        "https://joe:p@ss&w@a.test/", #"{"u":"https:\/\/joe:pw@a.test\/"}"#, "//user:abc@a.test",
        "https://a.test/?u=https%253A%252F%252Fjoe%253As3cret%2540b.test", "https://u:S3%40cret@a.test",
        // Header fields, settings, and variables.
        "Authorization: Basic am9lOnMzY3JldA==", "Authorization: Digest username=\"joe\"", "Cookie: a=b; c=d",
        "password: correct, user: joe", "token = 12345;\nid = 1", "id = 1\ntoken = abc", "Token:\r\n abc",
        "token := abc",
        "'token' => 'abc'", #"token += "abc";"#, #"if (token === 'abc') x"#, "var apiKey = 'abc', title = 'def';",
        #"curl -H "Authorization: Bearer abcdefgh" x"#, #"data["token"]["a"] = "abc";"#, "var a=1,token=0123456789;",
        // Members.
        #"{"apiKey":"a"}"#, #"{"id":1,"Token":"a"}"#, #"{"secret":"a"}"#, #"{"session_id":"a"}"#,
        #"{"id":1,"token":123456}"#, #"{"auth":{"user":"a"}}"#, #"f({"tokens":["a",{"b":1}]});"#,
        #"{ "to\u006ben" : "a\"b" }"#, #"x("{\"token\":\"abc\",\"id\":\"1\"}")"#, #"callback({"refresh_token":"abc"})"#,
        #"{"userpass":"abc"}"#, "<a data-x=\"{&quot;token&quot;:&quot;abc&quot;}\">",
        #"{"url":"https:\/\/a.test\/?x=1\u0026token=abc"}"#,
        // Values whose name is a value, and elements.
        "<meta name=\"csrf-token\" content=\"abc\">", "<input name=csrf-token value=abc>",
        "<input value='abc' type=password>", #"<input name="user[auth_token]" value=abc>"#, #"<token value="abc"/>"#,
        #"<input type="hidden" name="code" value="abc"/>"#, "<textarea name=token>abc</textarea>",
        "<code id=api-key>abc</code>", "<access_token>abc</access_token>", "<token a='b'><![CDATA[abc]]></token>",
        "&lt;token&gt;abc&lt;/token&gt;", #"f({name:"Authorization",value:"abc"})"#,
        #"f({"value":"abc","name":"Authorization"})"#,
        // Known forms.
        "a eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl b", "x Bearer abcdefghij", "AKIAIOSFODNN7EXAMPLE",
        "https://hooks.slack.com/services/T0/B0/abcdef", "github_pat_0123456789abcdefghij", "ghp_0123456789abcdefghij",
        "whsec_0123456789", "xapp-1-A01-0123", "-----BEGIN RSA PRIVATE KEY-----",
        // Base64.
        "https://a.test/?d=eyJ0b2tlbiI6ImFiYyJ9", "https://a.test/?d=am9lOnMzY3JldA==&e=1",
        "https://a.test/?d=dG9rZW49YWJjZGVm", #"{"data":"eyJhcGlLZXkiOiJhYmMifQ"}"#,
    ]

    @Test(arguments: secrets) func secretsAreFound(text: String) {
        for text in [text, Self.jsonString(text), Self.percentEncoded(text), Self.references(text)] {
            #expect(SecretSearch.secret(in: Array(text.utf8)) != nil, "\(text)")
        }
        // A text that is not UTF-8.
        #expect(SecretSearch.secret(in: [0xE4, 0x0A] + Array(text.utf8)) != nil)
    }

    @Test(arguments: [
        "https://a.test/?id=1", "https://a.test/?client_id=REDACTED&client_secret=REDACTED#x",
        "https://a.test/?author=x&session_name=y&country_code=de&zipcode=1", "https://a.test/?keyword=abc&monkey=1",
        "https://a.test/?u=https%253A%252F%252Fb.test", "https://a.test/?d=SGVsbG8gd29ybGQh", "https://a.test/?token=",
        "https://a.test/@joe/1?to=x@b.test", #"{"url":"https://a.test","mail":"joe@a.test"}"#,
        "<input name=title value=abc>", "<input type=password> Show", "<p>A token of thanks</p>", "token://open/1",
        "var isToken = true, token = null;", #"fetch("/x?token=" + token + "&y");"#, "f({token:t,cookie:e.cookie});",
        "headers:{cookie:{get:function(){}}}", #"{"code":"KJV","state":"TX","key":"k","title":"Token","tokens":[]}"#,
        "Token::parse()", "Tokens\n======\n",
    ])
    func otherTextsHaveNone(text: String) { #expect(SecretSearch.secret(in: Array(text.utf8)) == nil) }

    /// Every encoding of every name, separator and quotation mark.
    @Test(arguments: encodings.indices) func encodedMembersAreFound(encoding: Int) throws {
        let encode = Self.encodings[encoding]
        for name in ["token", "\"token\"", "'token'", "user[token]", "t.token"] {
            for separator in [":", "=", ": ", " = ", " => ", ":=", ":\r\n  ", "\n:"] {
                for value in [
                    "S3cret", "\"a S3cret\"", "'a=S3cret'", "[\"]\",\"S3cret\"]", "{\"a\":{\"b\":\"S3cret\"}}",
                ] {
                    let member = encode("{\(name)\(separator)\(value)\n, other")
                    #expect(SecretSearch.secret(in: Array(member.utf8)) != nil, "\(member)")
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

    /// Every part of an exchange is searched, except for the header fields that are not recorded.
    @Test func allPartsOfAnExchangeAreSearched() {
        let harmless = "https://a.test/"
        let secret = "https://a.test/?token=abc"
        let field = HeaderField(name: "Link", value: "<\(secret)>")
        let fields = ["Private-Token", "X-Custom", "Cookie", "Set-Cookie"].map { HeaderField(name: $0, value: "abc") }
        let request = FetchRequest(url: harmless, headers: fields)
        let response = FetchResponse(status: 200, url: harmless, headers: fields)
        let rule = SourceFile(path: "m.json", bytes: [])
        func name(_ request: FetchRequest, _ result: Result<FetchResponse, FetchError>) -> String? {
            Recording.Exchange(request: request, result: result).secret(except: rule)
        }
        #expect(name(request, .success(response)) == nil)
        #expect(Recording.Exchange(request: request, result: .success(response)).recorded.request.headers.isEmpty)
        #expect(name(FetchRequest(url: secret), .success(response)) == "\"token\"")
        #expect(name(FetchRequest(url: harmless, body: Array("token=abc".utf8)), .success(response)) == "\"token\"")
        #expect(name(request, .failure(FetchError(.unreachable, "\(secret) is down"))) == "\"token\"")
        for response in [
            FetchResponse(status: 200, url: secret), FetchResponse(status: 200, url: harmless, headers: [field]),
            FetchResponse(status: 200, url: harmless, body: Array("<token>abc</token>".utf8)),
            FetchResponse(status: 200, url: harmless, redirects: [.init(url: secret, status: 302)]),
        ] { #expect(name(request, .success(response)) == "\"token\"") }
    }

    /// What is repeated takes no longer than its size.
    @Test(
        .timeLimit(.minutes(5)), .serialized,
        arguments: [
            "token=[", "token={\"", "token='a\n", "<token>", "<textarea name=token>", "<a \"", "//a@", "?d=QUFBQUFB",
            "value='x ", "name=token value=x", "a='a", "&amp;", "\\", "%25", "token", "token ", "id=token ", "\"",
        ])
    func repeatedTextTakesTimeInProportion(part: String) {
        _ = SecretSearch.secret(in: Array(String(repeating: part, count: (64 << 10) / part.utf8.count).utf8))
    }
}
