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
