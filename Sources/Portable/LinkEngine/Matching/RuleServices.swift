import PCRE
package import Requests

/// What the rules of an engine may use beside the link. An object, so that it is passed on by one reference.
package final class RuleServices: Sendable {
    package let scripts: ScriptRunner
    /// Performs the requests of scripts, and those for the headers of a page.
    package let network: Network

    /// Creates services.
    package init(scripts: ScriptRunner, network: Network = .off) {
        self.scripts = scripts
        self.network = network
    }

    /// Whether requests may succeed.
    var isOnline: Bool { !network.isOff }

    /// The services for one link: all its requests have common bounds.
    var forOneLink: RuleServices {
        isOnline ? RuleServices(scripts: scripts, network: RequestBudget().limiting(network)) : self
    }

    /// Runs a script on a link, or on a passage for those that write links.
    func run(_ script: Script, url: String) -> ScriptRun { scripts.run(script, url: url, network: network) }
}

/// What rules may use for one link, and what is recorded of them.
struct RuleContext {
    let services: RuleServices
    /// What the regexes may still do.
    var budget: MatchBudget
    /// What the rules did, if that is to be recorded.
    var trace: Trace?

    init(_ services: RuleServices, budget: MatchBudget = MatchBudget(), trace: Trace? = nil) {
        self.services = services
        self.budget = budget
        self.trace = trace
    }
}
