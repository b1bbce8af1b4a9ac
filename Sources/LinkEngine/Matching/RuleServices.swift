package import Fetching
package import Scripting

/// What the rules of an engine may use beside the link. An object, so that it is passed on by one reference.
package final class RuleServices: Sendable {
    /// Runs scripts.
    package let scripts: ScriptPool
    /// Performs the requests of scripts, and those for the headers of a page.
    package let network: any Network
    /// Whether requests may succeed.
    package let isOnline: Bool

    /// Creates services.
    package init(scripts: ScriptPool, network: any Network = NoNetwork()) {
        self.scripts = scripts
        self.network = network
        isOnline = !(network is NoNetwork)
    }

    /// The services for one link: all its requests have common bounds.
    var forOneLink: RuleServices {
        isOnline ? RuleServices(scripts: scripts, network: RequestBudget(network)) : self
    }

    /// Runs a script on a link, or on a passage for those that write links.
    func run(_ script: Script, url: String) -> ScriptRun { scripts.run(script, url: url, network: network) }
}
