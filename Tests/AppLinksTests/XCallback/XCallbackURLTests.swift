import AppLinks
import Foundation
import Testing

/// The specification says of its examples: "callback URLs in parameters should be encoded. They were left decoded for
/// legibility".
@Suite struct XCallbackURLTests {
    static let oneWay = "targetapp://x-callback-url/updateStatus?x-source=SourceApp&text=[User inputted string]"
    static let twoWay = """
        targetapp://x-callback-url/translate?x-success=sourceapp://x-callback-url/acceptTranslation&x-source=SourceApp\
        &x-error=sourceapp://x-callback-url/translationError&word=Hello&language=Spanish
        """
    static let twoWayEncoded = """
        targetapp://x-callback-url/translate?x-success=sourceapp%3A%2F%2Fx-callback-url%2FacceptTranslation\
        &x-source=SourceApp&x-error=sourceapp%3A%2F%2Fx-callback-url%2FtranslationError&word=Hello&language=Spanish
        """

    @Test func theExampleWithoutCallbacksIsWritten() throws {
        let url = try XCallbackURL(
            scheme: "targetapp", action: "updateStatus", callbacks: Callbacks(source: "SourceApp"),
            parameters: [QueryItem("text", "[User inputted string]")])
        #expect(url.string.removingPercentEncoding == Self.oneWay)
        #expect(
            url.string
                == "targetapp://x-callback-url/updateStatus?x-source=SourceApp&text=%5BUser%20inputted%20string%5D")
        #expect(try XCallbackURL(parsing: url.string) == url)
        #expect(try XCallbackURL(parsing: Self.oneWay) == url)
    }

    @Test func theExampleWithCallbacksIsWritten() throws {
        let url = try XCallbackURL(
            scheme: "targetapp", action: "translate",
            callbacks: Callbacks(
                source: "SourceApp", success: Callback("sourceapp://x-callback-url/acceptTranslation"),
                error: Callback("sourceapp://x-callback-url/translationError")),
            parameters: [QueryItem("word", "Hello"), QueryItem("language", "Spanish")])
        #expect(url.string == Self.twoWayEncoded)
        #expect(url.string.removingPercentEncoding == Self.twoWay)
        #expect(try XCallbackURL(parsing: Self.twoWayEncoded) == url)
        #expect(try XCallbackURL(parsing: Self.twoWay) == url)
    }

    @Test func callbacksAreAddedAsInTheExample() throws {
        let callbacks = try Callbacks(
            source: "SourceApp", success: Callback("sourceapp://x-callback-url/acceptTranslation"),
            error: Callback("sourceapp://x-callback-url/translationError"))
        #expect(
            try callbacks.added(to: "targetapp://x-callback-url/translate?word=Hello&language=Spanish")
                == Self.twoWayEncoded)
    }

    /// The existing parts of the URL stay byte for byte as they are.
    @Test(arguments: [
        ("a://x-callback-url/b", "a://x-callback-url/b?x-source=S"),
        ("a://x-callback-url/b?", "a://x-callback-url/b?x-source=S"),
        ("a://x-callback-url/b#c", "a://x-callback-url/b?x-source=S#c"),
        (
            "A://X-Callback-URL/b?c=d+e%20f&url=http://g/?h#i",
            "A://X-Callback-URL/b?x-source=S&c=d+e%20f&url=http://g/?h#i"
        ),
    ])
    func callbacksAreAdded(to url: String, result: String) throws {
        #expect(try Callbacks(source: "S").added(to: url) == result)
    }

    @Test(arguments: ["a://x-callback-url/b?x-source=T", "a://b/c", "a:x-callback-url/b", "x-callback-url/b"])
    func callbacksAreNotAdded(to url: String) {
        #expect(throws: CallError.self) { try Callbacks(source: "S").added(to: url) }
    }

    @Test(arguments: [
        ("targetapp://x-callback-url/a?b=c", "a", [QueryItem("b", "c")]),
        ("TargetApp://X-CALLBACK-url/a?b=c", "a", [QueryItem("b", "c")]),
        ("targetapp://x-callback-url/a", "a", []),
        ("targetapp://x-callback-url/a?", "a", []),
        ("targetapp://x-callback-url/a/b%20c?d", "a/b c", [QueryItem("d", "")]),
        (
            "targetapp://x-callback-url/a?&b=c&&b=d&e==f", "a",
            [("b", "c"), ("b", "d"), ("e", "=f")].map(QueryItem.init)
        ),
        ("targetapp://x-callback-url/a?b=1+2%2B3&c=%2526", "a", [("b", "1+2+3"), ("c", "%26")].map(QueryItem.init)),
        ("targetapp://x-callback-url/a?t%C3%BA=%F0%9F%98%80#b", "a", [QueryItem("tú", "😀")]),
    ])
    func urlsAreRead(text: String, action: String, parameters: [QueryItem]) throws {
        let url = try XCallbackURL(parsing: text)
        #expect(url.scheme == "targetapp")
        #expect(url.action == action)
        #expect(url.parameters == parameters)
        #expect(url.callbacks.isEmpty)
        #expect(try XCallbackURL(parsing: url.string) == url)
    }

    @Test func unknownReservedParametersAreSeparate() throws {
        let url = try XCallbackURL(parsing: "a://x-callback-url/b?x-new=1&c=2&X-Success=d:e")
        #expect(url.parameters == [QueryItem("c", "2")])
        #expect(url.reserved == [QueryItem("x-new", "1"), QueryItem("X-Success", "d:e")])
        #expect(url.callbacks.isEmpty)
        #expect(try XCallbackURL(parsing: url.string) == url)
    }

    /// Each level adds one encoding, and reading removes only the outermost one.
    @Test func nestedCallbacksAreEncodedAndDecodedOnce() throws {
        var innermost = "d://x-callback-url/e?text=100%25%20%26%20more#f"
        for scheme in ["c", "b", "a", "z"] {
            let callbacks = try Callbacks(success: Callback(innermost), error: Callback(innermost))
            let url = try XCallbackURL(scheme: scheme, action: "next", callbacks: callbacks)
            let read = try XCallbackURL(parsing: url.string)
            #expect(read.callbacks.success?.url == innermost)
            #expect(read.callbacks.error?.url == innermost)
            innermost = url.string
        }
    }

    @Test(arguments: [
        ("", "has no scheme"), ("x-callback-url/a", "has no scheme"), ("1a://x-callback-url/b", "has no scheme"),
        ("a b://x-callback-url/c", "has no scheme"), ("-a://x-callback-url/b", "has no scheme"),
        ("a://b/c", "is not a valid x-callback-url"), ("a:x-callback-url/b", "is not a valid x-callback-url"),
        ("a://x-callback-url.example/b", "is not a valid x-callback-url"),
        ("a://u@x-callback-url/b", "is not a valid x-callback-url"),
        ("a://x-callback-url:1/b", "is not a valid x-callback-url"),
        ("a://x-callback-url", "has no action"), ("a://x-callback-url/?b=c", "has no action"),
        ("a://x-callback-url/b?c=%", "the parameter c is damaged"), ("a://x-callback-url/b?c=%4", "damaged"),
        ("a://x-callback-url/b?c=%4g", "damaged"), ("a://x-callback-url/b?%zz=c", "name is damaged"),
        ("a://x-callback-url/%b", "the action is damaged"), ("a://x-callback-url/b?c=%FF", "is not valid UTF-8"),
        ("a://x-callback-url/b?=c", "no name"), ("a://x-callback-url/b?c=d\u{1B}", "control character"),
        ("a://x-callback-url/b\nc", "control character"), ("a://x-callback-url/b?x-success=", "has no scheme"),
        ("a://x-callback-url/b?x-source=c&x-source=d", "x-source occurs twice"),
        ("a://x-callback-url/b?x-error=c:d&x-error=e:f", "x-error occurs twice"),
        ("a://x-callback-url/b?c=" + String(repeating: "d", count: 1 << 16), "at most 65536 are read"),
    ])
    func malformedURLsAreRefused(text: String, reason: String) throws {
        let error = #expect(throws: CallError.self) { try XCallbackURL(parsing: text) }
        #expect(error?.message.contains(reason) == true, "\(error?.message ?? "")")
    }

    @Test(arguments: [
        ("", "a", "b"), ("1a", "a", "b"), ("a b", "a", "b"), ("a:b", "a", "b"), ("a", "", "b"), ("a", "b", ""),
        ("a", "b", "x-b"), ("a", "b", "X-Success"), ("a", "b", "x-"),
    ])
    func invalidCallsAreNotCreated(scheme: String, action: String, parameter: String) {
        #expect(throws: CallError.self) {
            try XCallbackURL(scheme: scheme, action: action, parameters: [QueryItem(parameter, "c")])
        }
    }
}
