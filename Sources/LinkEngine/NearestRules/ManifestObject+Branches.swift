package import PCRE

extension ManifestObject {
    /// What records the branches of the regex that a link takes.
    ///
    /// - Parameter pattern: the regex as ``pattern`` has it.
    /// - Throws: `PatternError` if they cannot be recorded.
    package func branchRecorder(_ pattern: Pattern) throws(PatternError) -> BranchRecorder {
        try BranchRecorder(pattern, part: kind == .passage ? PassageRule.regexRange(of: pattern) : nil)
    }
}
