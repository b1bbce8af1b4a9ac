package import Files
package import RuleChecking
package import Text

extension FixedFile {
    /// Fixes a file, with a reference to the schema that is beside its folder of rules.
    ///
    /// - Parameter isContribution: Whether it is a rule file even if it has nothing that tells so.
    package init(_ file: SourceFile, isContribution: Bool = false) {
        self.init(file, schema: RuleSchema.reference(from: file.path), isContribution: isContribution)
    }

    /// Replaces the file on disk, if anything was fixed.
    ///
    /// - Throws: `FileError`, if the file has other bytes by now or cannot be written.
    package func save() throws(FileError) {
        if !log.isEmpty { try FileSystem.replace(file.path, from: original, to: file.bytes) }
    }
}
