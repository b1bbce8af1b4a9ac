import Hosts
import LinkEngine
import Requests
import Text

/// What became of one test.
public struct TestResult: Sendable {
    /// How a test ended.
    public enum Outcome: String, Sendable {
        case passed
        case failed
        case skipped
        case warning
    }

    /// The test.
    public let test: RuleTest
    /// What the rule gave.
    public let actual: String?
    /// How it ended.
    public let outcome: Outcome
    /// Why it did not pass.
    public let reason: String?
    /// What a person should know of a test that passed: all rules together give something else. Only tests of manifests
    /// that are not written for Lectern have this; its own tests fail.
    public let note: String?
    /// How the answers of the network differ from the recording, if they were compared.
    public let drift: Drift?
    /// Whether the rule was applied without an error, and gave something else than the test expects.
    package let isMismatch: Bool
    /// How long the rule took.
    public let duration: Duration
    /// What is wrong with the recording, and what could not be recorded.
    let findings: [Finding]
    /// Whether the test has a recording, and made requests.
    let readsRecording: Bool
}

struct TestRunner: Sendable {
    let engine: Engine
    /// The answers of the network, and whether it is asked for new ones.
    let recordings: Recordings

    /// Runs a test: the rule alone, then, if it passes, the whole engine.
    func run(_ test: RuleTest) -> TestResult {
        let recorded = recordings.record(test, engine.services)
        let content = recordings.content(for: test)
        let replay = Replay(content.recording)
        let clock = ContinuousClock()
        let start = clock.now
        let evaluation = test.evaluate(RuleServices(scripts: engine.services.scripts, network: replay.network))
        let duration = clock.now - start
        let unanswered = replay.missing.map { Unanswered($0, content, recorded.problem, recordings.folder(of: test)) }
        var (outcome, reason) = Self.outcome(of: test, evaluation, unanswered)
        let disagreement = outcome == .passed ? disagreement(of: test, content.recording, replay) : nil
        let isFailure = disagreement != nil && !test.isForeign
        if isFailure { (outcome, reason) = (.failed, disagreement?.message) }
        let findings = content.findings(of: replay) + Self.findings(about: test, recorded, evaluation)
        return TestResult(
            test: test, actual: isFailure ? disagreement?.actual : evaluation.value, outcome: outcome, reason: reason,
            note: isFailure ? nil : disagreement?.message,
            drift: recordings.drift(of: test, engine.services, content.recording, replay, evaluation),
            isMismatch: unanswered == nil && evaluation.failure == nil && evaluation.value != test.expected,
            duration: duration, findings: findings, readsRecording: replay.isUsed || replay.missing != nil)
    }

    /// Asks the whole engine, with the same recording. What other rules request may not be in it; then nothing is known.
    private func disagreement(of test: RuleTest, _ recording: Recording?, _ replay: Replay) -> Disagreement? {
        guard replay.isUsed else { return test.disagreement(with: engine.using(.off)) }
        let repeated = Replay(recording, repeats: true)
        let disagreement = test.disagreement(with: engine.using(repeated.network))
        return repeated.missing == nil ? disagreement : nil
    }

    private static func outcome(
        of test: RuleTest, _ evaluation: RuleEvaluation, _ unanswered: Unanswered?
    ) -> (TestResult.Outcome, String?) {
        if let unanswered, !unanswered.isFailure { return (.skipped, unanswered.message) }
        let failure: String
        if let unanswered {
            failure = unanswered.message
        } else if let broken = evaluation.failure, !evaluation.isThrow || test.expected != nil {
            failure = broken
        } else if evaluation.value == test.expected {
            guard let known = test.knownFailure else { return (.passed, nil) }
            return (.warning, "passes now; take back its \"knownFailure\": \(known)")
        } else if let expected = test.expected {
            failure = evaluation.value == nil ? "the rule does not apply" : "the result is not \"\(expected)\""
        } else {
            failure = "the rule should not apply"
        }
        if let known = test.knownFailure { return (.warning, "known failure: \(known)") }
        if test.isAdvisory { return (.warning, "\(failure) (the tests are under \"test\", not \"tests\")") }
        return (.failed, failure)
    }

    /// What was not recorded, or has lost what the rule needs.
    private static func findings(
        about test: RuleTest, _ recorded: Recordings.Outcome, _ evaluation: RuleEvaluation
    ) -> [Finding] {
        if let problem = recorded.problem { return [problem] }
        guard let live = recorded.live, live.value != evaluation.value else { return [] }
        func shown(_ value: String?) -> String { value.map { "\"\($0)\"" } ?? "nothing" }
        return [
            Finding(
                .warning, "the recording gives \(shown(evaluation.value)), the network gave \(shown(live.value))",
                at: test.location, note: "the rule needs a header field or a secret that is not recorded")
        ]
    }
}

/// A request of a test that was not answered.
private struct Unanswered {
    let message: String
    /// Whether there is a recording that should have answered it.
    let isFailure: Bool

    init(
        _ missing: Replay.Missing, _ content: RecordingFolder.Content, _ problem: Finding?, _ folder: RecordingFolder?
    ) {
        let command = folder.map { "record it with: \($0.command)" } ?? "there is no folder for its recording"
        switch content {
        case .missing:
            isFailure = false
            message = "needs \(missing.request); \(problem == nil ? command : "it was not recorded")"
        case .unusable(let finding):
            isFailure = true
            message = "needs \(missing.request), but its recording cannot be used\(Self.location(finding.location))"
        case .recording:
            isFailure = true
            let difference = missing.difference?.message ?? ""
            message =
                "\(missing.request) is not as recorded\(Self.location(missing.difference?.location)): \(difference); "
                + command
        }
    }

    private static func location(_ location: SourceLocation?) -> String {
        location.map { " (\($0.position.file):\($0.position.line))" } ?? ""
    }
}

extension RecordingFolder.Content {
    fileprivate var recording: Recording? { if case .recording(let recording) = self { recording } else { nil } }

    /// What is wrong with the file of a test that made requests, and what is left over in it.
    fileprivate func findings(of replay: Replay) -> [Finding] {
        switch self {
        case .missing: []
        case .unusable(let finding): replay.missing == nil ? [] : [finding]
        case .recording:
            replay.isUsed && replay.missing == nil
                ? replay.unused.map {
                    Finding(.warning, "the test does not make this request: \($0.request.name)", at: $0.location)
                } : []
        }
    }
}
