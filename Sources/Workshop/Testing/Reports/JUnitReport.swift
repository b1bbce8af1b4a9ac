import Text

/// A test run as JUnit's XML: a suite for each rule, a case for each link. A test that is known to fail is skipped, as
/// frameworks have it that know such tests.
struct JUnitReport {
    let run: TestRun

    var text: String {
        let suites = Self.suites(run.results).map { Self.suite($0) }.joined()
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            + "<testsuites name=\"lectern test\"\(Self.counts(run.results)) time=\"\(Self.time(of: run.results))\">\n"
            + suites + "</testsuites>\n"
    }

    /// The results of each rule, in the order in which the rules come first.
    private static func suites(_ results: [TestResult]) -> [[TestResult]] {
        var suites: [[TestResult]] = []
        var indices: [[String]: Int] = [:]
        for result in results {
            let rule = [result.test.location.file.path, result.test.rule]
            if let index = indices[rule] {
                suites[index].append(result)
            } else {
                indices[rule] = suites.count
                suites.append([result])
            }
        }
        return suites
    }

    private static func suite(_ results: [TestResult]) -> String {
        guard let test = results.first?.test else { return "" }
        return "  <testsuite name=\"\(attribute(test.rule))\"\(counts(results)) time=\"\(time(of: results))\""
            + " file=\"\(attribute(test.location.file.path))\">\n" + results.map(testCase).joined() + "  </testsuite>\n"
    }

    private static func counts(_ results: [TestResult]) -> String {
        func count(_ outcomes: TestResult.Outcome...) -> Int { results.count { outcomes.contains($0.outcome) } }
        return " tests=\"\(results.count)\" failures=\"\(count(.failed))\" errors=\"0\""
            + " skipped=\"\(count(.skipped, .warning))\""
    }

    private static func testCase(_ result: TestResult) -> String {
        let position = result.test.location.position
        let start =
            "    <testcase classname=\"\(attribute(result.test.rule))\""
            + " name=\"\(attribute(result.test.input))\" file=\"\(attribute(position.file))\""
            + " line=\"\(position.line)\" time=\"\(seconds(result.duration))\""
        let reason = attribute(result.reason ?? "")
        switch result.outcome {
        case .passed: return start + "/>\n"
        case .failed:
            return start
                + ">\n      <failure type=\"failed\" message=\"\(reason)\">\(Markup.text(Printable.lines(difference(result))))</failure>\n"
                + "    </testcase>\n"
        case .skipped, .warning:
            return start
                + ">\n      <skipped type=\"\(result.outcome.rawValue)\" message=\"\(reason)\"/>\n    </testcase>\n"
        }
    }

    private static func difference(_ result: TestResult) -> String {
        [
            "input: \(result.test.input)", "expected: \(result.test.expected ?? "null")",
            "actual: \(result.actual ?? "null")",
        ].map(Printable.line).joined(separator: "\n")
    }

    /// The sum of the times of tests, several of which may run at once.
    private static func time(of results: [TestResult]) -> String { seconds(results.reduce(.zero) { $0 + $1.duration }) }

    private static func seconds(_ duration: Duration) -> String {
        let microseconds = String(Int(duration / .microseconds(1)))
        let digits = String(repeating: "0", count: max(0, 7 - microseconds.count)) + microseconds
        return digits.dropLast(6) + "." + digits.suffix(6)
    }

    /// The value of an attribute, in one line.
    private static func attribute(_ text: String) -> String { Markup.attribute(Printable.line(text)) }
}
