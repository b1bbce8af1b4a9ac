public import Fetching

extension Fetcher {
    /// Requests by the installed fetch host, which is looked for as the script host is, with `$LECTERN_FETCH_HOST`.
    public static func installed(policy: FetchPolicy) -> Fetcher {
        Fetcher(hostPath: Installation.fetchHost, policy: policy)
    }
}
