import LinkEngine
import Requests
import Testing
import Text

@testable import Workshop

/// Reports of a run in the forms that other programs read.
@Suite struct ReportTests {
    static let manifest = #"""
        { "apps": [{ "identifier": "foo", "name": "Foo", "scheme": "foo" }],
          "actions": [{ "title": "Open <Entry>", "regex": "https?://foo\\.bar/(\\w+)$",
            "formats": [{ "appId": "foo", "format": "foo://entry/$1", "tests": {
              "https://foo.bar/12": "foo://entry/12",
              "https://foo.bar/a&\"#\\\u0001\uFFFE\t": "foo://x",
              "https://foo.bar/14": { "result": "foo://no", "knownFailure": "not yet" },
              "https://foo.bar/15": { "result": "foo://entry/15", "knownFailure": "not yet", "made": true } } }] }],
          "redirects": { "^https://s\\.org/": { "fetch": true, "tests": { "https://s.org/1": "https://t.org/" } } } }
        """#

    static func run(
        _ text: String = manifest, filter: [String] = [], _ options: TestRun.Options = TestRun.Options()
    ) -> TestRun {
        let manifest = Manifest(files: [SourceFile(path: "m.json", bytes: Array(text.utf8))])
        let tests = manifest.tests().filter(TestFilter(filter).includes)
        return TestRun(tests, in: Engine(manifest: manifest, scripts: .off), options)
    }

    @Test func junitHasASuiteForEachRule() {
        let text = Reporter.junit.report(Self.run()).replacing(/time="[\d.]+"/, with: "time=\"0\"")
        #expect(
            text == #"""
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="lectern test" tests="5" failures="1" errors="0" skipped="3" time="0">
                  <testsuite name="action &quot;Open &lt;Entry&gt;&quot; (foo)" tests="4" failures="1" errors="0" skipped="2" time="0" file="m.json">
                    <testcase classname="action &quot;Open &lt;Entry&gt;&quot; (foo)" name="https://foo.bar/12" file="m.json" line="4" time="0"/>
                    <testcase classname="action &quot;Open &lt;Entry&gt;&quot; (foo)" name="https://foo.bar/a&amp;&quot;#\\u{1}\u{FFFE}&#9;" file="m.json" line="5" time="0">
                      <failure type="failed" message="the rule does not apply">input: https://foo.bar/a&amp;"#\\u{1}\u{FFFE}\#t
                expected: foo://x
                actual: null</failure>
                    </testcase>
                    <testcase classname="action &quot;Open &lt;Entry&gt;&quot; (foo)" name="https://foo.bar/14" file="m.json" line="6" time="0">
                      <skipped type="warning" message="known failure: not yet"/>
                    </testcase>
                    <testcase classname="action &quot;Open &lt;Entry&gt;&quot; (foo)" name="https://foo.bar/15" file="m.json" line="7" time="0">
                      <skipped type="warning" message="passes now; take back its &quot;knownFailure&quot;: not yet"/>
                    </testcase>
                  </testsuite>
                  <testsuite name="redirect &quot;^https://s\.org/&quot;" tests="1" failures="0" errors="0" skipped="1" time="0" file="m.json">
                    <testcase classname="redirect &quot;^https://s\.org/&quot;" name="https://s.org/1" file="m.json" line="8" time="0">
                      <skipped type="skipped" message="needs HEAD https://s.org/1; there is no folder for its recording"/>
                    </testcase>
                  </testsuite>
                </testsuites>

                """#)
    }

    @Test func tapSaysWhyATestFailed() {
        #expect(
            Reporter.tap.report(Self.run()) == ##"""
                TAP version 13
                1..5
                ok 1 - action "Open <Entry>" (foo): https://foo.bar/12
                not ok 2 - action "Open <Entry>" (foo): https://foo.bar/a&"\#\\\\u{1}\\u{FFFE}	
                  ---
                  message: "the rule does not apply"
                  severity: fail
                  file: "m.json"
                  line: 5
                  input: "https://foo.bar/a&\"#\\\\u{1}\\u{FFFE}\t"
                  expected: "foo://x"
                  actual: null
                  ...
                not ok 3 - action "Open <Entry>" (foo): https://foo.bar/14 # TODO known failure: not yet
                  ---
                  message: "known failure: not yet"
                  severity: todo
                  file: "m.json"
                  line: 6
                  input: "https://foo.bar/14"
                  expected: "foo://no"
                  actual: "foo://entry/14"
                  ...
                ok 4 - action "Open <Entry>" (foo): https://foo.bar/15 # TODO passes now; take back its "knownFailure": not yet
                ok 5 - redirect "^https://s\\.org/": https://s.org/1 # SKIP needs HEAD https://s.org/1; there is no folder for its recording

                """##)
    }

    @Test func annotationsAreAtTheExpectations() {
        #expect(
            Reporter.github.report(Self.run()) == #"""
                ::error file=m.json,line=5,col=48,title=tests/failed::action "Open <Entry>" (foo): the rule does not apply%0Anote: https://foo.bar/a&"#\\u{1}\u{FFFE}	 gives nothing, expected is foo://x
                ::warning file=m.json,line=6,col=29,title=tests/failed::action "Open <Entry>" (foo): known failure: not yet%0Anote: https://foo.bar/14 gives foo://entry/14, expected is foo://no
                ::warning file=m.json,line=7,col=29,title=tests/failed::action "Open <Entry>" (foo): passes now; take back its "knownFailure": not yet%0Anote: https://foo.bar/15 gives foo://entry/15, expected is foo://entry/15

                """#)
        let sarif = Reporter.sarif.report(Self.run(), Reporter.Options(version: "1.2"))
        #expect(sarif.matches(of: /"ruleId": "tests\/failed"/).count == 3)
        #expect(sarif.contains(#""name": "lectern", "version": "1.2""#) || sarif.contains(#""version": "1.2""#))
        #expect(sarif.contains(#""startLine": 5, "startColumn": 48"#))
    }

    /// A line of a report that begins with `::` would be a command of GitHub Actions.
    @Test func linksAndFilesAddNoLine() {
        let text =
            #"{ "redirects": { "^https://s\\.org/": { "format": "https://t.org/", "tests": { "https://s.org/\r\n::x::": "\n::y::" } } } }"#
        let file = SourceFile(path: "m\r\n::z::.json", bytes: Array(text.utf8))
        let manifest = Manifest(files: [file])
        let engine = Engine(manifest: manifest, scripts: .off)
        let run = TestRun(manifest.tests(), in: engine)
        let coverage = RuleCoverage(of: [file], engine, by: run)
        for reporter in Reporter.allCases {
            let report = reporter.report(run, coverage: coverage, Reporter.Options(verbose: true))
            let lines = report.split(separator: "\n").filter { $0.contains(/^\s*::[xyz]::/) }
            #expect(lines.isEmpty, "\(reporter): \(lines)")
        }
    }

    @Test func aRunOfNothingIsAReport() {
        #expect(Reporter.tap.report(Self.run("{}")) == "TAP version 13\n1..0\n")
        #expect(Reporter.junit.report(Self.run("{}")).contains(#"tests="0" failures="0" errors="0" skipped="0""#))
        #expect(Reporter.text.report(Self.run("{}")) == "0 passed, 0 failed, 0 warnings, 0 skipped\n")
    }

    @Test func theSlowestTestsAreListedOnRequest() throws {
        let lines = Reporter.text.report(Self.run(), Reporter.Options(durations: 2)).split(separator: "\n").suffix(4)
        #expect(lines.first?.wholeMatch(of: /slowest 2 of 5 tests, \d+\.\d s in all:/) != nil)
        #expect(
            lines.dropFirst().prefix(2).allSatisfy { $0.contains(/^ +\d+\.\d ms  m\.json:\d: (?:action|redirect)/) })
        #expect(Reporter.text.report(Self.run(), Reporter.Options(durations: 0)).contains("slowest 5 of 5 tests"))
    }

    @Test func madeLinksAreMarked() {
        let text = Self.manifest.replacing(
            #"{ "result": "foo://entry/15", "knownFailure": "not yet", "made": true }"#,
            with: #"{ "result": "foo://entry/15", "made": true }"#)
        let report = Reporter.text.report(Self.run(text), Reporter.Options(verbose: true))
        #expect(report.contains("ok   https://foo.bar/15 (made)\n     -> foo://entry/15\n"))
        #expect(report.contains("note: of 5 links, 1 was made for the tests\n"))
        let json = Reporter.json.report(Self.run(text))
        #expect(json.contains("\"made\": 1,"))
        #expect(json.matches(of: /"made": true/).count == 1)
    }

    @Test(arguments: [
        (["ENTRY"], 4), (["s.org"], 1), (["foo.bar/12", "t.org"], 1), (["(foo)"], 0), (["foo"], 4), (["m.json"], 5),
        (["redirect", "/14"], 2), ([], 5), (["action open"], 4),
    ])
    func aFilterIsATextOfTheRuleTheAppTheFileOrTheLink(texts: [String], count: Int) {
        #expect(Self.run(filter: texts).results.count == count)
    }

    /// Tests before the failure are run, however many threads there are; those after it are not reported.
    @Test(arguments: [nil, 1, 2, 1000]) func theFirstFailureMayEndTheRun(jobs: Int?) {
        let tests = (0..<200).map { "\"x\($0)\": \([70, 90].contains($0) ? "\"no\"" : "\"a:\($0)\"")" }
        let text = #"""
            { "apps": [{ "identifier": "a", "name": "A", "scheme": "a" }], "actions": [{ "title": "T", "regex": "x(\\d+)",
              "formats": [{ "appId": "a", "format": "a:$1", "tests": { \#(tests.joined(separator: ", ")) } }] }] }
            """#
        let stopped = Self.run(text, TestRun.Options(jobs: jobs, stopsAtFailure: true))
        #expect(stopped.results.count == 71)
        #expect(stopped.notRun == 129)
        #expect(stopped.count(.failed) == 1)
        #expect(
            Reporter.text.report(stopped).hasSuffix(
                "note: not run after the first failure: 129\n70 passed, 1 failed, 0 warnings, 0 skipped\n"))
        let whole = Self.run(text, TestRun.Options(jobs: jobs))
        #expect(whole.results.map(\.test.input) == (0..<200).map { "x\($0)" })
        #expect(whole.count(.failed) == 2)
    }
}
