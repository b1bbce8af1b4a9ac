public import Hosts
public import Requests

extension ScriptRunner {
    /// Runs scripts by `lectern-script-host`, if it is named by `$LECTERN_SCRIPT_HOST`, is beside the running program or in
    /// `../libexec/lectern`. Without one each run fails with `unavailable`.
    ///
    /// - Parameters:
    ///   - size: the number of processes that run at the same time.
    ///   - limits: the limits of each run.
    public static func installed(size: Int = 2, limits: ScriptLimits = ScriptLimits()) -> ScriptRunner {
        ScriptPool(hostPath: Installation.scriptHost, size: size, limits: limits).runner
    }
}

extension Network {
    /// Requests by `lectern-fetch-host`, which is looked for as the script host is, with `$LECTERN_FETCH_HOST`.
    ///
    /// - Parameter policy: which hosts may be asked.
    public static func installed(policy: FetchPolicy) -> Network {
        Fetcher(hostPath: Installation.fetchHost, policy: policy).network
    }
}
