import Foundation
import Testing

/// `lectern handle`: other apps call Lectern.
@Suite(.enabled(if: CallbackDesktop.isPossible)) struct HandleTests {
    static let john = "https%3A%2F%2Fwww.biblegateway.com%2Fpassage%2F%3Fsearch%3DJohn%2B3%253A16-18%26version%3DESV"
    static let home =
        "x-success=sourceapp%3A%2F%2Fx-callback-url%2Fdone&x-error=sourceapp%3A%2F%2Fx-callback-url%2Ffailed"

    static let answers: [(request: String, home: String)] = [
        (
            "//x-callback-url/resolve?url=\(john)&app=youversion&\(home)",
            "sourceapp://x-callback-url/done?x-source=Lectern&url=youversion%3A%2F%2Fbible%3Freference%3DJHN.3.16-18%26version_id%3D59"
                + "&app=youversion&name=YouVersion"
        ),
        (
            "//x-callback-url/passage?url=\(john)&\(home)",
            "sourceapp://x-callback-url/done?x-source=Lectern&passages=%5BJohn.3.16-John.3.18%5D&translation=ESV&text=John%203%3A16-18"
                + "&url=bible%3A%2F%2F%3Fpassages%3D%5BJohn.3.16-John.3.18%5D%26translation%3DESV"
        ),
        (
            "resolve?scheme=sourceapp&url=\(john)&app=youversion",
            "sourceapp:resolve?status=success&url=youversion%3A%2F%2Fbible%3Freference%3DJHN.3.16-18%26version_id%3D59"
                + "&app=youversion&name=YouVersion"
        ),
        (
            "passage?scheme=sourceapp&url=Nonesuch+3",
            "sourceapp:passage?status=error&errorCode=no-passage"
                + "&errorMessage=neither+a+link+nor+a+reference%3A+unknown+book+%22Nonesuch%22"
        ),
        (
            "//x-callback-url/dance?\(home)",
            "sourceapp://x-callback-url/failed?x-source=Lectern&errorCode=unknown-action"
                + "&errorMessage=there%20is%20no%20action%20%22dance%22%3B%20there%20are%20resolve%2C%20passage%20and%20open"
        ),
        (
            "//x-callback-url/resolve?\(home)",
            "sourceapp://x-callback-url/failed?x-source=Lectern&errorCode=missing-parameter"
                + "&errorMessage=the%20parameter%20url%20is%20missing"
        ),
    ]

    /// Both what is printed and what is opened.
    @Test(arguments: answers) func answersGoHome(request: String, home: String) throws {
        let desktop = try CallbackDesktop(schemes: ["sourceapp"])
        let trial = try desktop.run("handle", "--dry-run", "lectern:\(request)")
        #expect(trial.output == home + "\n")
        #expect(trial.status == 0)
        #expect(try desktop.record() == [])
        #expect(try desktop.run("handle", "lectern:\(request)").status == 0)
        #expect(try desktop.record(1) == [home])
    }

    @Test func thePreferredAppComesFirst() throws {
        let desktop = try CallbackDesktop(schemes: [])
        #expect(try desktop.run("prefer", "bible", "logos").status == 0)
        let run = try desktop.run("handle", "lectern:resolve?url=\(Self.john)")
        #expect(run.status == 0)
        #expect(run.output.contains("\"app\": \"logos\""))
    }

    @Test func openingOpensAndThenAnswers() throws {
        let desktop = try CallbackDesktop(schemes: ["logosres", "sourceapp"])
        let run = try desktop.run("handle", "lectern://x-callback-url/open?url=\(Self.john)&\(Self.home)")
        #expect(run.status == 0, "\(run.error)")
        let record = try desktop.record(2).sorted()
        #expect(record.count == 2)
        #expect(record[0] == "logosres:esv;ref=BibleESV.Jn3.16-BibleESV.Jn3.18")
        #expect(record[1].hasPrefix("sourceapp://x-callback-url/done?x-source=Lectern&url=logosres%3A"))
    }

    @Test func whatNoAppOpensIsAnError() throws {
        let desktop = try CallbackDesktop(schemes: ["sourceapp"])
        #expect(try desktop.run("handle", "lectern:open?url=\(Self.john)&app=logos").status == 1)
        #expect(try desktop.run("handle", "lectern:open?url=\(Self.john)&app=logos&scheme=sourceapp").status == 0)
        #expect(try desktop.record(1).first?.hasPrefix("sourceapp:open?status=error&errorCode=not-installed") == true)
    }

    /// Without `x-error` an app does not return, and reports to the person.
    @Test func withoutXErrorThePersonIsTold() throws {
        let desktop = try CallbackDesktop(schemes: ["sourceapp"])
        let run = try desktop.run(
            "handle", "lectern://x-callback-url/passage?url=Nonesuch&x-success=sourceapp%3A%2F%2Fx-callback-url%2Fa")
        #expect(run.status == 1)
        #expect(run.error == "Error: neither a link nor a reference: unknown book \"Nonesuch\"\n")
        #expect(try desktop.record() == [])
    }

    /// A request that cannot be read has its answer too.
    @Test(arguments: [
        ("//x-callback-url/resolve?url=%FF&\(home)", "sourceapp://x-callback-url/failed?x-source=Lectern&", "UTF-8"),
        ("//x-callback-url/resolve?url=%z&\(home)", "sourceapp://x-callback-url/failed?x-source=Lectern&", "damaged"),
        ("//x-callback-url/?\(home)", "sourceapp://x-callback-url/failed?x-source=Lectern&", "no%20action"),
        ("resolve?url=%FF&scheme=sourceapp", "sourceapp:resolve?status=error&", "UTF-8"),
    ])
    func aMalformedRequestIsAnswered(request: String, start: String, reason: String) throws {
        let desktop = try CallbackDesktop(schemes: ["sourceapp"])
        let run = try desktop.run("handle", "lectern:" + request)
        #expect(run.status == 0, "\(run.error)")
        let answer = try #require(try desktop.record(1).first)
        #expect(answer.hasPrefix(start + "errorCode=malformed-request&errorMessage="))
        #expect(answer.contains(reason))
    }

    @Test(arguments: [
        "x-error=javascript%3Aalert(1)", "x-error=lectern%3Aresolve", "x-error=%FF", "x-error=a%3Ab&x-error=c%3Ad", "",
        "x-error=a%3A%2F%2Fb",
    ])
    func aMalformedRequestHasNoUnsafeAnswer(callbacks: String) throws {
        let desktop = try CallbackDesktop(schemes: ["a", "c", "javascript"])
        let run = try desktop.run("handle", "lectern://x-callback-url/resolve?url=%FF&\(callbacks)")
        #expect(run.status == 1)
        #expect(try desktop.record() == [])
    }

    @Test func anUnknownAppIsNamed() throws {
        let desktop = try CallbackDesktop(schemes: ["sourceapp"])
        #expect(try desktop.run("handle", "lectern:open?url=\(Self.john)&app=logs&scheme=sourceapp").status == 0)
        let answer = try #require(try desktop.record(1).first)
        #expect(
            answer.contains("errorCode=unknown-app&errorMessage=there+is+no+app+%22logs%22%3B+did+you+mean+%22logos"))
    }

    @Test(arguments: [
        ("lectern://x-callback-url/resolve?url=\(john)&x-success=javascript%3Aalert(1)", "never opened"),
        ("lectern://x-callback-url/resolve?url=\(john)&x-error=file%3A%2F%2F%2Fetc%2Fpasswd", "never opened"),
        ("lectern://x-callback-url/resolve?url=\(john)&x-success=--help", "no scheme"),
        ("lectern://x-callback-url/resolve?url=\(john)&x-success=%zz", "damaged"),
        (
            "lectern://x-callback-url/resolve?url=\(john)&x-success=lectern%3A%2F%2Fx-callback-url%2Fopen",
            "round for ever"
        ),
        (
            "lectern://x-callback-url/resolve?url=\(john)&x-success=nobody%3A%2F%2Fx-callback-url%2Fa",
            "no app opens nobody:"
        ),
        (
            "lectern://x-callback-url/resolve?url=\(john)&x-success=sourceapp%3A%2F%2Frun%3Fa",
            "expected SCHEME://x-callback-url/ACTION or a web page"
        ),
        ("lectern:resolve?url=\(john)&scheme=nobody", "no app opens nobody:"),
        ("lectern:resolve?url=\(john)&scheme=lectern", "round for ever"),
        ("lectern:resolve?url=\(john)&url=b", "occurs twice"), ("lectern:resolve?url=\(john)&ap=logos", "\"ap\""),
        ("lectern:resolve?url=https%3A%2F%2Fexample.org%2F&app=nobody", "there is no app \"nobody\""),
        ("nobody://x-callback-url/resolve", "no app in the rules"), ("", "the line is empty"),
    ])
    func badRequestsAreRefused(url: String, reason: String) throws {
        let desktop = try CallbackDesktop(schemes: ["sourceapp"])
        let run = try desktop.run("handle", url)
        #expect(run.status == 1)
        #expect(run.error.contains(reason), "\(run.error)")
        #expect(run.output == "")
        #expect(try desktop.record() == [])
    }

    /// Four callbacks in one another: the first is decoded, the others are carried along.
    @Test func nestedCallbacksAreDecodedOnce() throws {
        func encoded(_ text: String) throws -> String {
            try #require(text.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
        }
        var nested = "fourth://x-callback-url/a?b=100%25"
        for scheme in ["third", "second", "first"] {
            nested = "\(scheme)://x-callback-url/a?x-success=\(try encoded(nested))"
        }
        let desktop = try CallbackDesktop(schemes: [])
        let request = "lectern://x-callback-url/passage?url=John%203&x-success=\(try encoded(nested))"
        let run = try desktop.run("handle", "--dry-run", request)
        #expect(run.output.hasPrefix(nested + "&x-source=Lectern&passages="))
    }

    /// A text that would be more than a word in a shell is one to the desktop.
    @Test func noShellSeesACallback() throws {
        let desktop = try CallbackDesktop(schemes: ["sourceapp"])
        let touched = desktop.path("touched")
        let callback =
            "sourceapp%3A%2F%2Fx-callback-url%2F%24(touch%20\(touched))%60touch%20\(touched)%60%3Btouch%20\(touched)"
        let run = try desktop.run("handle", "lectern://x-callback-url/passage?url=John%203&x-success=\(callback)")
        #expect(run.status == 0)
        #expect(try desktop.record(1).count == 1)
        #expect(!FileManager.default.fileExists(atPath: touched))
    }

    /// Lectern can call itself; the answer ends at the call.
    @Test func lecternCallsLectern() throws {
        let desktop = try CallbackDesktop(schemes: [])
        let run = try desktop.run("call", "lectern://x-callback-url/passage?url=John%203%3A16")
        #expect(run.status == 0, "\(run.error)")
        #expect(run.output.contains("\"passages\": \"[John.3.16]\""))
    }
}
