public import Fetching
public import Scripting

extension ScriptPool {
    /// The pool of the installed script host: named by `$LECTERN_SCRIPT_HOST`, beside the running program or in
    /// `../libexec/lectern`. Without one each run fails with `unavailable`.
    ///
    /// - Parameters:
    ///   - size: the number of processes that run at the same time.
    ///   - limits: the limits of each run.
    public static func installed(size: Int = 2, limits: ScriptLimits = ScriptLimits()) -> ScriptPool {
        ScriptPool(hostPath: Installation.scriptHost, size: size, limits: limits)
    }
}

extension Fetcher {
    /// Requests by the installed fetch host, which is looked for as the script host is, with `$LECTERN_FETCH_HOST`.
    public static func installed(policy: FetchPolicy) -> Fetcher {
        Fetcher(hostPath: Installation.fetchHost, policy: policy)
    }
}
