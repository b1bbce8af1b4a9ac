import Bible
import PCRE
package import Requests
import Text
import URLText

/// The result of applying one rule to a link.
package struct RuleEvaluation: Sendable {
    /// The result; nil: the rule does not apply.
    package var value: String?
    /// Why a rule that should have given a result failed.
    package var failure: String?
    /// What a script gave in place of a string, unless it was null or undefined.
    package var remark: String?
    /// Whether the failure is a script's own throw, which Opener's language counts as "does not apply".
    package var isThrow = false
    /// What a script requested from the network.
    package var requests: [PerformedRequest] = []
    /// The lines that a script wrote to `console`.
    package var console: [String] = []

    /// A result, or a failure.
    package init(value: String? = nil, failure: String? = nil) {
        self.value = value
        self.failure = failure
    }
}

extension RuleEvaluation {
    /// What to tell a person about a rule that gave no result, or one without the network; nil if it just does not apply.
    var problem: (severity: Finding.Severity, message: String)? {
        let failedRequest = requests.lazy.compactMap { $0.problem }.first
        if value != nil { return failedRequest.map { (.note, "comes from a script whose \($0)") } }
        // A script that throws without a response throws for want of it.
        if let failure, !isThrow || failedRequest == nil { return (.warning, "gave no result: \(failure)") }
        if let failedRequest { return (.note, "gave no result: its \(failedRequest)") }
        if let refusal = requests.lazy.compactMap({ $0.refusal }).first { return (.note, "gave no result: \(refusal)") }
        return remark.map { (.warning, "gave no result: the script \($0)") }
    }
}

extension PerformedRequest {
    /// Why there is no response, with the host that was asked: the rest of the URL may be private.
    fileprivate var problem: String? { failure.map { "request to \(host) failed: \($0)" } }

    /// What a server answered in place of the document.
    fileprivate var refusal: String? {
        guard case .success(let response) = result, !(200..<300).contains(response.status) else { return nil }
        return "\(host) answered its request with status \(response.status)"
    }

    private var host: String {
        let authority = URLParts(request.url)?.authority ?? ""
        let host = authority.utf8.lastIndex(of: UInt8(ascii: "@")).map { authority[$0...].dropFirst() } ?? authority
        return host.isEmpty ? "a URL without a host" : Printable.shortened(String(host))
    }
}

extension RuleEvaluation {
    init(_ run: ScriptRun) {
        self.init()
        requests = run.requests
        console = run.console
        switch run.result {
        case .value(let text): value = text
        case .none(let reason): remark = reason.hasSuffix("null") || reason.hasSuffix("undefined") ? nil : reason
        case .failed(let error):
            failure = "\(error)"
            isThrow = error.kind == .thrown
        }
    }
}
