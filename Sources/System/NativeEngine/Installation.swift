package import Files

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Where the parts of Lectern are on this machine: the manifest, the folder of rules, the hosts.
package enum Installation {
    /// The path of the running program, links resolved.
    package static var program: String {
        (try? FileSystem.absolutePath(executable)) ?? CommandLine.arguments.first ?? ""
    }

    /// The folder of the running program.
    package static var programFolder: String { folder(of: program) }

    /// The path of the built-in manifest: `$LECTERN_MANIFEST`, else the installed one, else the one beside `rules/` in a
    /// folder above the program or above the working directory.
    package static func manifest() throws(FileError) -> String {
        if let path = environment("LECTERN_MANIFEST") { return path }
        let installed = folder(of: programFolder) + "/share/lectern/manifest.json"
        if FileSystem.isFile(installed) { return installed }
        let starts = [programFolder, workingDirectory]
        for start in starts {
            if let folder = project(above: start) { return folder + "/manifest.json" }
        }
        throw FileError(
            message: """
                no manifest found: tried $LECTERN_MANIFEST (not set), \(installed), and manifest.json beside rules/ in \
                the folders above \(starts.joined(separator: " and "))
                """)
    }

    /// The path of the JSON Schema of rule files: beside the built-in manifest, or in `schema` there; nil if it is not
    /// installed.
    package static var schema: String? {
        guard let manifest = try? manifest() else { return nil }
        let folder = folder(of: manifest)
        return [folder + "/rules.schema.json", folder + "/schema/rules.schema.json"].first(where: FileSystem.isFile)
    }

    /// The path of the program that runs scripts; nil if it is not installed.
    package static var scriptHost: String? { host("lectern-script-host", variable: "LECTERN_SCRIPT_HOST") }

    /// The path of the program that makes network requests; nil if it is not installed.
    package static var fetchHost: String? { host("lectern-fetch-host", variable: "LECTERN_FETCH_HOST") }

    /// The path of a host: the value of the variable, else beside the running program, else in `libexec/lectern`.
    private static func host(_ name: String, variable: String) -> String? {
        if let path = environment(variable) { return path }
        return [programFolder + "/" + name, folder(of: programFolder) + "/libexec/lectern/" + name]
            .first(where: FileSystem.isFile)
    }

    /// The value of an environment variable; nil if it is not set or empty.
    package static func environment(_ name: String) -> String? {
        unsafe getenv(name).flatMap { unsafe String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    private static var workingDirectory: String { (try? FileSystem.absolutePath(".")) ?? "." }

    /// The running program as the system knows it.
    private static let executable = "/proc/self/exe"

    /// The nearest folder at or above a path that holds a manifest beside its rules.
    private static func project(above path: String) -> String? {
        var path = path
        while !path.isEmpty {
            if FileSystem.isFile(path + "/manifest.json"), FileSystem.isFolder(path + "/rules") { return path }
            path = folder(of: path)
        }
        return nil
    }

    private static func folder(of path: String) -> String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }
}
