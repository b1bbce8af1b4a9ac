package import Files
import Hosts
import LinkEngine
import NativeEngine
package import Text

/// The rule files in the revisions of the git repository that the working directory is in, as `git` reads them.
///
/// Nothing is checked out, and neither hooks nor filters nor the network are used.
package struct GitRepository {
    private let git: String
    private let environment: [String: String]

    /// - Parameter environment: that of the program. What tells git of another repository or configuration, the
    ///   variables `GIT_*`, is left out.
    package init(environment: [String: String]) throws(FileError) {
        guard let git = ChildProcess.program("git", environment: environment) else {
            throw FileError(message: "install git to compare revisions")
        }
        self.git = git
        let settings = [
            "GIT_LITERAL_PATHSPECS": "1", "GIT_NO_LAZY_FETCH": "1", "GIT_OPTIONAL_LOCKS": "0",
            "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C",
        ]
        self.environment = environment.filter { !$0.key.hasPrefix("GIT_") }.merging(settings) { $1 }
    }

    /// What a revision has of rules.
    package struct Rules {
        /// The rule files, in the order of their paths; these start with the revision.
        package let files: [SourceFile]
        /// What was left out.
        package let findings: [Finding]
    }

    /// The rules of a revision: of its folder `rules` or its file `manifest.json` instead of the working directory, or
    /// of the path that it names.
    ///
    /// - Throws: `FileError` if there is no repository, revision or file, or if there is too much of it.
    package func rules(of revision: GitRevision) throws(FileError) -> Rules {
        let folder = try workingFolder(for: revision)
        let tree = try tree(of: revision)
        for path in try revision.paths(from: folder) {
            let entries = try entries(of: tree, at: path, revision)
            if !entries.isEmpty { return try rules(of: entries, at: path, revision) }
        }
        let wanted = revision.path.map { Printable.line("\"\($0)\"") } ?? "folder rules and no manifest.json"
        throw FileError(message: "\(revision): there is no \(wanted) in this revision")
    }

    /// The path of the working directory from the root of the repository, with a slash at its end unless it is empty.
    private func workingFolder(for revision: GitRevision) throws(FileError) -> String {
        let printed = try run(["rev-parse", "--show-prefix"])
        guard printed.status == 0 else {
            throw FileError(message: "\(revision) is neither a file nor a git revision: \(Self.reason(printed))")
        }
        return String(decoding: printed.output, as: UTF8.self).trimmingSuffix { $0 == "\n" }
    }

    private func tree(of revision: GitRevision) throws(FileError) -> String {
        let printed = try run(["rev-parse", "--verify", "--quiet", "--end-of-options", revision.name + "^{tree}"])
        let identifier = String(decoding: printed.output, as: UTF8.self).trimmingSuffix { $0 == "\n" }
        guard printed.status == 0, !identifier.isEmpty, identifier.utf8.allSatisfy(\.isASCIIAlphanumeric) else {
            let hint = revision.name.contains("..") ? "; give the two revisions of a range one after the other" : ""
            throw FileError(
                message: "\(revision): there is no such file or folder, and no revision \"\(revision.printedName)\""
                    + hint)
        }
        return identifier
    }

    /// The files at or under a path.
    private func entries(
        of tree: String, at path: String, _ revision: GitRevision
    ) throws(FileError) -> [GitTreeEntry] {
        let printed = try run(
            ["ls-tree", "-r", "-z", "-l", "--full-tree", tree] + (path.isEmpty ? [] : ["--", path]))
        guard !printed.isTooLong else { throw FileError(message: "\(revision): there are too many files") }
        guard printed.status == 0 else { throw FileError(message: "\(revision): \(Self.reason(printed))") }
        return printed.output.split(separator: 0).compactMap(GitTreeEntry.init)
    }

    private func rules(
        of entries: [GitTreeEntry], at path: String, _ revision: GitRevision
    ) throws(FileError) -> Rules {
        let isFile = entries.count == 1 && entries[0].path == path
        let start = path.isEmpty ? 0 : path.utf8.count + 1
        let wanted = entries.filter { entry in
            isFile || RuleFiles.isRuleFile(String(entry.path.utf8.dropFirst(start)) ?? "")
        }
        let files = wanted.filter { $0.kind == .file }
        let others = entries.filter { $0.kind == .submodule } + wanted.filter { $0.kind == .symbolicLink }
        guard !files.isEmpty else {
            let reason = isFile ? others.first.map { "it is \($0.kind.rawValue)" } : nil
            throw FileError(message: "\(revision.name(of: path)): \(reason ?? "no .json file in this folder")")
        }
        return Rules(
            files: try contents(of: files, revision),
            findings: others.map {
                Finding(.note, "\(revision.name(of: $0.path)) is \($0.kind.rawValue) and was skipped")
            })
    }

    private func contents(of entries: [GitTreeEntry], _ revision: GitRevision) throws(FileError) -> [SourceFile] {
        for entry in entries where entry.size > SystemLimits.ruleFile {
            throw FileError(message: "\(revision.name(of: entry.path)): larger than \(SystemLimits.ruleFile >> 20) MB")
        }
        let size = entries.reduce(0) { $0 + $1.size }
        guard size <= WorkshopLimits.revision else {
            throw FileError(message: "\(revision): the files have more than \(WorkshopLimits.revision >> 20) MB")
        }
        let input = entries.map { $0.object + "\n" }.joined()
        let printed = try run(["cat-file", "--batch"], input: Array(input.utf8), limit: size + entries.count * 256)
        var rest = printed.output[...]
        var files: [SourceFile] = []
        for entry in entries {
            guard let content = Self.takeContent(of: entry, from: &rest) else {
                throw FileError(message: "\(revision.name(of: entry.path)): git does not have this file")
            }
            files.append(SourceFile(path: revision.name(of: entry.path), bytes: content))
        }
        return files
    }

    /// Takes what `cat-file --batch` prints of a file: a line with its size, its bytes, a line break.
    private static func takeContent(of entry: GitTreeEntry, from rest: inout ArraySlice<UInt8>) -> [UInt8]? {
        let header = "\(entry.object) blob \(entry.size)\n".utf8
        guard rest.starts(with: header), rest.count > header.count + entry.size else { return nil }
        rest.removeFirst(header.count)
        defer { rest.removeFirst(entry.size + 1) }
        return Array(rest.prefix(entry.size))
    }

    private func run(
        _ arguments: [String], input: [UInt8] = [], limit: Int = WorkshopLimits.gitOutput
    ) throws(FileError) -> ChildProcess.Printed {
        do {
            let options = ["--no-pager", "--no-replace-objects", "-c", "protocol.allow=never"]
            return try ChildProcess.output(
                of: git, arguments: options + arguments, environment: environment, input: input, limit: limit)
        } catch {
            throw FileError(message: "cannot start \(error)")
        }
    }

    /// What git says is wrong, its first line.
    private static func reason(_ printed: ChildProcess.Printed) -> String {
        let line = String(decoding: printed.error.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        return "git ended with status \(printed.status)" + (line.isEmpty ? "" : ": " + Printable.shortened(line))
    }
}

extension String {
    fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> String {
        var text = self
        while let last = text.last, predicate(last) { text.removeLast() }
        return text
    }
}
