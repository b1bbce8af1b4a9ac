import AppLinks
import Testing

/// The calls that apps used before x-callback-url, with a scheme for the answer.
@Suite struct ServiceURLTests {
    static let example =
        "x-sadun-services:paste?scheme=iping&data=hello+world&clipboard=test1&password=foobar&expire=1500"

    @Test func theExampleIsReadAndWritten() throws {
        let url = try ServiceURL(parsing: Self.example)
        #expect(url.scheme == "x-sadun-services")
        #expect(url.service == "paste")
        #expect(url.returnScheme == "iping")
        #expect(
            url.parameters
                == [("data", "hello world"), ("clipboard", "test1"), ("password", "foobar"), ("expire", "1500")]
                .map(QueryItem.init))
        #expect(url.string == Self.example)
    }

    @Test(arguments: [
        (Answer.success([QueryItem("text", "a+b c&d")]), "iping:paste?status=success&text=a%2Bb+c%26d"),
        (.failure(code: "1", message: "not there"), "iping:paste?status=error&errorCode=1&errorMessage=not+there"),
        (.cancel, "iping:paste?status=cancel"),
    ])
    func theAnswerContainsTheStatus(answer: Answer, home: String) throws {
        #expect(try ServiceURL(parsing: Self.example).url(for: answer) == home)
    }

    @Test func withoutASchemeThereIsNoAnswer() throws {
        #expect(try ServiceURL(parsing: "a:b?c=d").url(for: .cancel) == nil)
    }

    @Test(arguments: [
        "b?c", "a:", "a:?scheme=b", "a://b?scheme=c", "a:b?scheme=c&scheme=d", "a:b?scheme=", "a:b?scheme=1c",
        "a:b?scheme=c:d", "a:b?scheme=javascript", "a:b?scheme=File", "a:b?scheme=data", "a:b?scheme=https",
        "a:b?scheme=intent", "a:b?scheme=-c", "a:b?c=%", "a:b?c=%FF", "a:b%?c", "a:b\u{0}",
    ])
    func malformedCallsAreRefused(text: String) {
        #expect(throws: CallError.self) { try ServiceURL(parsing: text) }
    }
}
