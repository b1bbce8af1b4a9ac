import Fetching
import Testing

@testable import RuleTesting

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
        ("https://a.test/cb#access_token=abc&state=1", "https://a.test/cb#access_token=REDACTED&state=1"),
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
                        HeaderField(name: "Link", value: "<https://a.test/?token=zyx>"),
                    ], body: Array(#"{"you":"0123456789","p":"correct horse","access_token": "qwert","id":1}"#.utf8),
                    redirects: [.init(url: "https://a.test/r?sig=1", status: 302)])))
        let clean = Secrets.removed(from: exchange)
        #expect(clean.request.url == "https://a.test/?client_id=REDACTED")
        #expect(clean.request.headers.map(\.name) == ["Accept"])
        #expect(String(decoding: clean.request.body, as: UTF8.self) == "password=REDACTED&q=1")
        let response = try clean.result.get()
        #expect(response.url == "https://a.test/REDACTED/")
        #expect(response.headers.map(\.name) == ["X-Echo", "Link"])
        #expect(response.headers.map(\.value) == ["REDACTED", "<https://a.test/?token=REDACTED>"])
        #expect(
            String(decoding: response.body, as: UTF8.self)
                == #"{"you":"REDACTED","p":"correct horse","access_token": "REDACTED","id":1}"#)
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

    @Test func whatIsNotTextIsKept() throws {
        let exchange = Recording.Exchange(
            request: FetchRequest(url: "https://a.test/?key=0123456789", body: [0xFF]),
            result: .success(FetchResponse(status: 200, url: "https://a.test/", body: [0xFF, 0])))
        let clean = Secrets.removed(from: exchange)
        #expect(clean.request.body == [0xFF])
        #expect(try clean.result.get().body == [0xFF, 0])
    }
}
