import AppLinks
import Testing

/// Calls of Lectern by other apps.
@Suite struct XCallbackRequestTests {
    @Test(arguments: [
        (
            "lectern://x-callback-url/passage?x-success=a://x-callback-url/b",
            "a://x-callback-url/b?x-source=Lectern&c=d+e"
        ),
        ("LECTERN://X-CALLBACK-URL/passage?x-success=https://a.b/", "https://a.b/?x-source=Lectern&c=d+e"),
        ("lectern:passage?scheme=a", "a:passage?status=success&c=d+e"),
        ("lectern:passage?scheme=a&url=b", "a:passage?status=success&c=d+e"),
    ])
    func answersAreReturned(url: String, home: String) throws {
        let callback = try Request(url).callback(for: .success([QueryItem("c", "d e")]))
        #expect(callback?.url.replacing("%20", with: "+") == home)
    }

    @Test(arguments: [
        "lectern://x-callback-url/resolve?x-success=lectern%3A%2F%2Fx-callback-url%2Fresolve",
        "lectern://x-callback-url/resolve?x-success=https://a.b&x-cancel=LECTERN%3A%2F%2Fx-callback-url%2Fpassage",
        "lectern:resolve?scheme=lectern", "lectern:resolve?scheme=Lectern",
    ])
    func anAnswerToItselfIsRefused(url: String) throws {
        let error = #expect(throws: CallError.self) { try Request(url) }
        #expect(error?.message.contains("could go round for ever") == true, "\(error?.message ?? "")")
    }

    @Test(arguments: ["a:b", "a://b", "a://b/x-callback-url", "lectern:resolve", "lectern://other/callback"])
    func anAnswerThatIsAnotherActionIsRefused(callback: String) {
        for name in ["x-success", "x-error", "x-cancel"] {
            let error = #expect(throws: CallError.self) {
                try Request("lectern://x-callback-url/resolve?\(name)=\(callback)")
            }
            #expect(error?.message.contains("\(name): expected SCHEME://x-callback-url/ACTION") == true)
        }
    }

    /// A waiting call opens no other URL, so its answer cannot start a loop.
    @Test func theCallbackOfAWaitingCallIsAllowed() throws {
        let url = "lectern://x-callback-url/resolve?x-success=lectern%3A%2F%2Fx-callback-url%2Fcallback%3Ftoken%3D1"
        #expect(try Request(url).callback(for: .success([]))?.scheme == "lectern")
    }

    @Test(arguments: ["other://x-callback-url/resolve", "lectern", "--help", "", "lectern://resolve?url=a"])
    func otherTextIsRefused(url: String) {
        #expect(throws: CallError.self) { try Request(url) }
    }

    @Test(arguments: [
        "lectern://x-callback-url/callback", "lectern://x-callback-url/callback?token=1&outcome=success",
        "lectern://x-callback-url/callback?outcome=success&token=" + String(repeating: "G", count: 64),
        "lectern://x-callback-url/callback?outcome=perhaps&token=" + String(repeating: "0", count: 64),
        "lectern://x-callback-url/callback?outcome=error&token=" + String(repeating: "0", count: 64),
    ])
    func aCallbackWithoutAWaitingCallIsRefused(url: String) {
        #expect(throws: CallError.self) { try Request(url).deliver(environment: [:]) }
    }
}
