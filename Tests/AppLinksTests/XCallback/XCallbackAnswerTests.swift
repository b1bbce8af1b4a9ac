import AppLinks
import Foundation
import Testing

@Suite struct XCallbackAnswerTests {
    static let call = XCallbackURLTests.twoWayEncoded

    @Test func theResultOfTheExampleIsReturned() throws {
        let home = try XCallbackURL(parsing: Self.call).callbacks
            .url(for: .success([QueryItem("word", "Hola")]), from: "TargetApp")
        #expect(home == "sourceapp://x-callback-url/acceptTranslation?x-source=TargetApp&word=Hola")
    }

    @Test func theErrorOfTheExampleIsReturned() throws {
        let home = try XCallbackURL(parsing: Self.call).callbacks
            .url(for: .failure(code: "code", message: "message"), from: "TargetApp")
        #expect(
            home
                == "sourceapp://x-callback-url/translationError?x-source=TargetApp&errorCode=code&errorMessage=message")
    }

    @Test func anOutcomeWithoutACallbackIsNotReturned() throws {
        let callbacks = try Callbacks(success: Callback("a:b"))
        #expect(try callbacks.url(for: .failure(code: "1", message: "2"), from: "A") == nil)
        #expect(try callbacks.url(for: .cancel, from: "A") == nil)
        #expect(try Callbacks(error: Callback("a:b")).url(for: .success([]), from: "A") == nil)
        #expect(try Callbacks(cancel: Callback("a:b?c")).url(for: .cancel, from: "A") == "a:b?c&x-source=A")
    }

    @Test(arguments: [
        ("a://b", "a://b?x-source=A&c=d%20e%26f"), ("a://b#g", "a://b?x-source=A&c=d%20e%26f#g"),
        ("a://b?", "a://b?x-source=A&c=d%20e%26f"), ("a://b?g=h", "a://b?g=h&x-source=A&c=d%20e%26f"),
        ("a://b?g=h&", "a://b?g=h&x-source=A&c=d%20e%26f"), ("a://b?g#h?i", "a://b?g&x-source=A&c=d%20e%26f#h?i"),
        ("a:b#g?h", "a:b?x-source=A&c=d%20e%26f#g?h"), ("a:b?g=%2526", "a:b?g=%2526&x-source=A&c=d%20e%26f"),
    ])
    func resultsFollowTheQueryAndPrecedeTheFragment(callback: String, home: String) throws {
        let callbacks = try Callbacks(success: Callback(callback))
        #expect(try callbacks.url(for: .success([QueryItem("c", "d e&f")]), from: "A") == home)
    }

    @Test func resultsMustNotTakeReservedNames() throws {
        let callbacks = try Callbacks(success: Callback("a:b"))
        #expect(throws: CallError.self) { try callbacks.url(for: .success([QueryItem("x-source", "B")]), from: "A") }
    }

    @Test(arguments: [
        ("javascript:alert(1)", "never opened"), ("JavaScript:alert(1)", "never opened"),
        ("file:///etc/passwd", "never opened"), ("data:text/html,a", "never opened"), ("vbscript:a", "never opened"),
        ("blob:a", "never opened"), ("about:blank", "never opened"), ("content://a", "never opened"),
        ("intent:#Intent;component=a/b;end", "never opened"), ("a:b\u{202E}c", "control character"),
        ("a:b\nc", "control character"), ("-a:b", "no scheme"), ("--help", "no scheme"), ("/etc/passwd", "no scheme"),
        ("a:b?c=%", "damaged"), ("a:b?c=%2", "damaged"), ("a%3Ab", "no scheme"),
    ])
    func callbacksThatMustNotBeOpenedAreRefused(url: String, reason: String) throws {
        let error = #expect(throws: CallError.self) { try Callback(url) }
        #expect(error?.message.contains(reason) == true, "\(error?.message ?? "")")
        let unreserved = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyz")
        let encoded = try #require(url.addingPercentEncoding(withAllowedCharacters: unreserved))
        for name in ["x-success", "x-error", "x-cancel"] {
            let refused = #expect(throws: CallError.self) {
                try XCallbackURL(parsing: "a://x-callback-url/b?\(name)=\(encoded)")
            }
            #expect(refused?.message.hasPrefix("\(name): ") == true, "\(refused?.message ?? "")")
        }
    }
}
