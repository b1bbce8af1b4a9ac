import Requests
import Testing

@testable import Workshop

/// What is removed from recordings.
@Suite struct SecretsTests {
    static let texts: [(text: String, clean: String)] = [
        ("https://a.test/?id=1", "https://a.test/?id=1"),
        ("https://a.test/?api_key=abc&id=1", "https://a.test/?api_key=REDACTED&id=1"),
        ("https://a.test/?API-Key=abc", "https://a.test/?API-Key=REDACTED"),
        (
            "https://a.test/v2?v=1&client_id=REDACTED&client_secret=s3cr%2Bt#x",
            "https://a.test/v2?v=1&client_id=REDACTED&client_secret=REDACTED#x"
        ),
        ("https://a.test/cb#access_token=abc&state=1", "https://a.test/cb#access_token=REDACTED&state=REDACTED"),
        ("https://a.test/cb?code=abc&page=2", "https://a.test/cb?code=REDACTED&page=2"),
        (
            "https://a.test/?apiKey=1&sessionId=2&X-Amz-Signature=3&accessToken=4&privateKey=5&PHPSESSID=6&csrfmiddlewaretoken=7",
            "https://a.test/?apiKey=REDACTED&sessionId=REDACTED&X-Amz-Signature=REDACTED&accessToken=REDACTED"
                + "&privateKey=REDACTED&PHPSESSID=REDACTED&csrfmiddlewaretoken=REDACTED"
        ),
        (
            "https://a.test/?author=x&session_name=y&country_code=de&zipcode=1&secretary=0",
            "https://a.test/?author=x&session_name=y&country_code=de&zipcode=1&secretary=REDACTED"
        ),
        ("https://joe:p@ss&w@a.test/", "https://REDACTED@a.test/"),
        (#"{"u":"https:\/\/joe:pw@a.test\/"}"#, #"{"u":"https:\/\/REDACTED@a.test\/"}"#),
        (
            "https://a.test/?u=https%253A%252F%252Fjoe%253As3cret%2540b.test",
            "https://a.test/?u=https%253A%252F%252FREDACTED%2540b.test"
        ),
        (
            "https://a.test/?u=https%253A%252F%252Fb.test%253Ftoken%253Dabc",
            "https://a.test/?u=https%253A%252F%252Fb.test%253Ftoken%253DREDACTED"
        ),
        ("https://a.test/?u=https%253A%252F%252Fb.test", "https://a.test/?u=https%253A%252F%252Fb.test"),
        ("https://a.test/?d=eyJ0b2tlbiI6ImFiYyJ9", "https://a.test/?d=REDACTED"),
        ("https://a.test/?d=am9lOnMzY3JldA==&e=1", "https://a.test/?d=REDACTED&e=1"),
        ("https://a.test/?d=dG9rZW49YWJjZGVm", "https://a.test/?d=REDACTED"),
        ("https://a.test/?d=SGVsbG8gd29ybGQh", "https://a.test/?d=SGVsbG8gd29ybGQh"),
        (#"https://a.test/?a=1\u0026token=abc"#, #"https://a.test/?a=1\u0026token=REDACTED"#),
        ("Authorization: Basic am9lOnMzY3JldA==", "Authorization: REDACTED"),
        ("a eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl b", "a REDACTED b"),
        ("https://hooks.slack.com/services/T0/B0/abcdef", "https://hooks.slack.com/services/REDACTED"),
        ("github_pat_0123456789abcdefghij whsec_0123456789 xapp-1-A01-0123", "REDACTED REDACTED REDACTED"),
        ("AKIAIOSFODNN7EXAMPLE ghp_0123456789abcdefghij", "REDACTED REDACTED"),
        ("<meta name=\"csrf-token\" content=\"abc\">", "<meta name=\"csrf-token\" content=\"REDACTED\">"),
        (
            "<input type=\"hidden\" name=\"authenticity_token\" value=\"abc\">",
            "<input type=\"hidden\" name=\"authenticity_token\" value=\"REDACTED\">"
        ),
        ("<input name=csrf-token value=abc>", "<input name=csrf-token value=REDACTED>"),
        ("<input value='abc' type=password>", "<input value='REDACTED' type=password>"),
        ("<input name=title value=abc>", "<input name=title value=abc>"),
        ("<access_token>abc</access_token><id>1</id>", "<access_token>REDACTED</access_token><id>1</id>"),
        ("<token a='b'><![CDATA[abc]]></token>", "<token a='b'>REDACTED</token>"),
        ("<p>A token of thanks</p>", "<p>A token of thanks</p>"),
        ("password: correct, user: joe", "password: REDACTED, user: joe"),
        ("token = 12345;\nAuthorization: Bearer ab", "token = REDACTED;\nAuthorization: REDACTED"),
        (
            "<a data-x=\"{&quot;token&quot;:&quot;abc&quot;}\">",
            "<a data-x=\"{&quot;token&quot;:&quot;REDACTED&quot;}\">"
        ),
        ("var isToken = true, token = null;", "var isToken = true, token = null;"),
        ("token://open/1", "token://open/1"),
        ("consumer_key=abc licenseKey='abc' dsn: abc", "consumer_key=REDACTED licenseKey='REDACTED' dsn: REDACTED"),
        ("var apiKey = 'abc', title = 'def';", "var apiKey = 'REDACTED', title = 'def';"),
        (#"x("{\"token\":\"abc\",\"id\":\"1\"}")"#, #"x("{\"token\":\"REDACTED\",\"id\":\"1\"}")"#),
        ("https://a.test/?keyword=abc&monkey=1", "https://a.test/?keyword=abc&monkey=1"),
        ("https://a.test/?token=", "https://a.test/?token="),
        (
            "https://a.test/?url=https%3A%2F%2Fb.test%2F%3Fsig%3Dabc%26x%3D1&y=2",
            "https://a.test/?url=https%3A%2F%2Fb.test%2F%3Fsig%3DREDACTED%26x%3D1&y=2"
        ),
        (#"<a href="https://a.test/?a=1&amp;token=abc">"#, #"<a href="https://a.test/?a=1&amp;token=REDACTED">"#),
        (
            "<https://a.test/?page=2&access_token=abc>; rel=next",
            "<https://a.test/?page=2&access_token=REDACTED>; rel=next"
        ),
        ("https://joe:s3cret@a.test/?id=1", "https://REDACTED@a.test/?id=1"),
        (
            "https://a.test/?url=https%3A%2F%2Fjoe%3As3cret%40b.test%2F",
            "https://a.test/?url=https%3A%2F%2FREDACTED%40b.test%2F"
        ),
        ("https://a.test/@joe/1?to=x@b.test", "https://a.test/@joe/1?to=x@b.test"),
    ]

    @Test(arguments: texts) func valuesOfSecretParametersAreReplaced(text: String, clean: String) {
        #expect(Secrets.removed(from: text) == clean)
        #expect(Secrets.removed(from: clean) == clean)
    }

    @Test func aSecretOfTheRequestIsRemovedFromTheWholeExchange() throws {
        let exchange = Recording.Exchange(
            request: FetchRequest(
                method: "POST", url: "https://a.test/?client_id=0123456789",
                headers: [
                    HeaderField(name: "authorization", value: "Bearer abcdefghij"),
                    HeaderField(name: "Accept", value: "*/*"),
                ], body: Array("password=correct+horse&q=1".utf8)),
            result: .success(
                FetchResponse(
                    status: 200, url: "https://a.test/0123456789/",
                    headers: [
                        HeaderField(name: "SET-COOKIE", value: "a"), HeaderField(name: "X-Echo", value: "abcdefghij"),
                        HeaderField(name: "Refresh", value: "abcdefghij"),
                        HeaderField(name: "Private-Token", value: "b"),
                        HeaderField(name: "Link", value: "<https://a.test/?token=zyx>"),
                    ], body: Array(#"{"you":"0123456789","p":"correct horse","access_token": "qwert","id":1}"#.utf8),
                    redirects: [.init(url: "https://a.test/r?sig=1", status: 302)])))
        let clean = Secrets.removed(from: exchange)
        #expect(clean.request.url == "https://a.test/?client_id=REDACTED")
        #expect(clean.request.headers.map(\.name) == ["Accept"])
        #expect(String(decoding: clean.request.body, as: UTF8.self) == "password=REDACTED&q=1")
        let response = try clean.result.get()
        #expect(response.url == "https://a.test/REDACTED/")
        #expect(response.headers.map(\.name) == ["Refresh", "Link"])
        #expect(response.headers.map(\.value) == ["REDACTED", "<https://a.test/?token=REDACTED>"])
        #expect(
            String(decoding: response.body, as: UTF8.self)
                == #"{"you":"REDACTED","p":"REDACTED","access_token": "REDACTED","id":1}"#)
        #expect(response.redirects == [.init(url: "https://a.test/r?sig=REDACTED", status: 302)])
    }

    @Test func membersOfRequestsAndParametersOfRedirectsAreRemoved() throws {
        let exchange = Recording.Exchange(
            request: FetchRequest(
                method: "POST", url: "https://a.test/",
                body: Array(#"{"password": "correct horse", "client_secret": "ab\/cd"}"#.utf8)),
            result: .success(
                FetchResponse(
                    status: 200, url: "https://b.test/?token=0123456789",
                    body: Array(#"{"p":"correct horse","t":"9876543210 0123456789","id_token":"qw\/ert"}"#.utf8),
                    redirects: [.init(url: "https://a.test/r?sig=9876543210", status: 302)])))
        let clean = Secrets.removed(from: exchange)
        #expect(
            String(decoding: clean.request.body, as: UTF8.self)
                == #"{"password": "REDACTED", "client_secret": "REDACTED"}"#)
        #expect(
            String(decoding: try clean.result.get().body, as: UTF8.self)
                == #"{"p":"REDACTED","t":"REDACTED REDACTED","id_token":"REDACTED"}"#)
    }

    /// The bodies of responses, as they come and as they are recorded.
    @Test(arguments: [
        (
            #"{"apiKey":"a","Token":"b","secret":"c","session_id":"d","id":"e"}"#,
            #"{"apiKey":"REDACTED","Token":"REDACTED","secret":"REDACTED","session_id":"REDACTED","id":"e"}"#
        ),
        (
            #"{"auth":{"user":"a","n":[1,"b",null]},"n":2}"#,
            #"{"auth":{"user":"REDACTED","n":["REDACTED","REDACTED",null]},"n":2}"#
        ),
        (
            #"{"code":"KJV","state":"TX","key":"k","title":"Token"}"#,
            #"{"code":"KJV","state":"TX","key":"k","title":"Token"}"#
        ),
        (#"{ "to\u006ben" : "a\"b" }"#, #"{ "to\u006ben" : "REDACTED" }"#),
        (#"{"url":"https:\/\/a.test\/?x=1\u0026token=abc"}"#, #"{"url":"https://a.test/?x=1&token=REDACTED"}"#),
        (#"[{"next":"https://joe:pw@a.test/"}]"#, #"[{"next":"https://REDACTED@a.test/"}]"#),
        (#"{"data":"eyJhcGlLZXkiOiJhYmMifQ"}"#, #"{"data":"REDACTED"}"#),
        (#"callback({"refresh_token":"abc"})"#, #"callback({"refresh_token":"REDACTED"})"#),
        (#"f({"tokens":["a",{"b":1}],"n":[2]});"#, #"f({"tokens":"REDACTED","n":[2]});"#),
        (#"f({tokens:["a","b"],"pin":1,"token":123})"#, #"f({tokens:REDACTED,"pin":1,"token":"REDACTED"})"#),
        ("token=abc&x={1}", "token=REDACTED&x={1}"),
    ])
    func secretsInBodiesAreReplaced(body: String, clean: String) throws {
        let exchange = Recording.Exchange(
            request: FetchRequest(url: "https://a.test/"),
            result: .success(FetchResponse(status: 200, url: "https://a.test/", body: Array(body.utf8))))
        let removed = Secrets.removed(from: exchange)
        #expect(String(decoding: try removed.result.get().body, as: UTF8.self) == clean)
        #expect(try Secrets.removed(from: removed).result.get().body == removed.result.get().body)
    }

    /// Only the header fields that are known to have none are recorded.
    @Test func otherHeaderFieldsAreNotRecorded() throws {
        let names = [
            "Private-Token", "X-Custom", "Authorization", "Cookie", "Set-Cookie", "X-Auth", "ETag", "Content-Type",
        ]
        let fields = names.map { HeaderField(name: $0, value: "0123456789") }
        let clean = Secrets.removed(
            from: Recording.Exchange(
                request: FetchRequest(url: "https://a.test/", headers: fields),
                result: .success(
                    FetchResponse(
                        status: 200, url: "https://a.test/", headers: fields, body: Array("x 0123456789".utf8)))))
        #expect(clean.request.headers.map(\.name) == ["Content-Type"])
        #expect(try clean.result.get().headers.map(\.name) == ["Content-Type"])
        #expect(String(decoding: try clean.result.get().body, as: UTF8.self) == "x REDACTED")
    }

    @Test func credentialsAreFoundInBase64() throws {
        let exchange = Recording.Exchange(
            request: FetchRequest(url: "https://joe:correcthorse@a.test/?token=0123456789"),
            result: .success(
                FetchResponse(
                    status: 200, url: "https://a.test/",
                    body: Array("MDEyMzQ1Njc4OQ== am9lOmNvcnJlY3Rob3JzZQ== correcthorse".utf8))))
        let body = try Secrets.removed(from: exchange).result.get().body
        #expect(String(decoding: body, as: UTF8.self) == "REDACTED REDACTED REDACTED")
    }

    @Test func textThatIsNotUTF8IsReadToo() throws {
        let exchange = Recording.Exchange(
            request: FetchRequest(url: "https://a.test/"),
            result: .success(
                FetchResponse(
                    status: 200, url: "https://a.test/", body: [0xE4] + Array(" https://a.test/?token=abc".utf8))))
        let body = try Secrets.removed(from: exchange).result.get().body
        #expect(body == [0xE4] + Array(" https://a.test/?token=REDACTED".utf8))
    }

    @Test func whatIsNotTextIsKept() throws {
        let exchange = Recording.Exchange(
            request: FetchRequest(url: "https://a.test/?key=0123456789", body: [0xFF]),
            result: .success(FetchResponse(status: 200, url: "https://a.test/", body: [0xFF, 0])))
        let clean = Secrets.removed(from: exchange)
        #expect(clean.request.body == [0xFF])
        #expect(try clean.result.get().body == [0xFF, 0])
    }
}
