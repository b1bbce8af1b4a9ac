import Files
import Glibc

/// Where the program's parts are.
enum Installation {
    /// The folder of the running program, links resolved.
    static var programFolder: String {
        folder(of: (try? FileSystem.absolutePath("/proc/self/exe")) ?? CommandLine.arguments[0])
    }

    /// `$LECTERN_MANIFEST`, else the installed manifest, else the one beside `rules/` upward from here.
    static func manifest() throws -> String {
        if let path = environment("LECTERN_MANIFEST") { return path }
        let installed = folder(of: programFolder) + "/share/lectern/manifest.json"
        if FileSystem.isFile(installed) { return installed }
        let starts = [programFolder, (try? FileSystem.absolutePath(".")) ?? "."]
        for start in starts {
            if let folder = project(above: start) { return folder + "/manifest.json" }
        }
        throw Failure(
            """
            no manifest found: tried $LECTERN_MANIFEST (not set), \(installed), and manifest.json beside rules/ in \
            the folders above \(starts.joined(separator: " and "))
            """)
    }

    /// The folder of rule files of the project that the program or the working directory is in.
    static func rulesFolder() throws -> String {
        for start in [(try? FileSystem.absolutePath(".")) ?? ".", programFolder] {
            if let folder = project(above: start) { return folder + "/rules" }
        }
        throw Failure("no rules/ beside a manifest.json found; name a folder with --rules")
    }

    /// A helper program: beside this one, else in `libexec`.
    static func host(named name: String) -> String {
        let beside = programFolder + "/" + name
        return FileSystem.isFile(beside) ? beside : folder(of: programFolder) + "/libexec/lectern/" + name
    }

    /// The nearest folder at or above a path that holds a manifest beside its rules.
    private static func project(above path: String) -> String? {
        var path = path
        while !path.isEmpty {
            if FileSystem.isFile(path + "/manifest.json"), FileSystem.isFolder(path + "/rules") { return path }
            path = folder(of: path)
        }
        return nil
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    static func environment(_ name: String) -> String? {
        unsafe getenv(name).flatMap { unsafe String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }
}
