import Foundation
import Testing

/// Holds docs/architecture.md to the imports of the sources.
@Suite struct ArchitectureTests {
    /// A row of the table of modules.
    struct Module {
        let name: String
        let imports: Set<String>
    }

    static let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The modules in the order of the table.
    static func documentedModules() throws -> [Module] {
        let text = try String(contentsOf: project.appending(path: "docs/architecture.md"), encoding: .utf8)
        return text.matches(of: /\n\| `(\w+)` \|[^|\n]*\|([^|\n]*)\|/).map { row in
            let imports = row.output.2.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            return Module(name: String(row.output.1), imports: Set(imports.filter { !$0.isEmpty }))
        }
    }

    /// The modules of this package that the files of a module import.
    static func imports(of module: String, among known: Set<String>) throws -> Set<String> {
        let folder = try #require(try moduleFolders().first { $0.lastPathComponent == module })
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var imports: Set<String> = []
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /(?m)^(?:public |package )?import (\w+)$/) {
                imports.insert(String(match.output.1))
            }
        }
        return imports.intersection(known)
    }

    /// The folders of the modules. They are in folders of rings, but for rings of a single module.
    static func moduleFolders() throws -> [URL] {
        let sources = project.appending(path: "Sources")
        let manager = FileManager.default
        return try ["Portable", "System", "Programs"].flatMap { ring in
            try manager.contentsOfDirectory(at: sources.appending(path: ring), includingPropertiesForKeys: nil)
        } + ["Workshop", "AppLinks"].map { sources.appending(path: $0) }
    }

    static func sourceFolders() throws -> Set<String> { Set(try moduleFolders().map(\.lastPathComponent)) }

    @Test func eachModuleImportsWhatTheTableLists() throws {
        let modules = try Self.documentedModules()
        let known = try Self.sourceFolders()
        #expect(modules.count > 10)
        for module in modules {
            #expect(try Self.imports(of: module.name, among: known) == module.imports, "\(module.name)")
        }
    }

    @Test func modulesImportOnlyModulesAboveThem() throws {
        var above = try Self.sourceFolders().filter { $0.hasPrefix("C") }
        for module in try Self.documentedModules() {
            #expect(module.imports.isSubset(of: above), "\(module.name)")
            above.insert(module.name)
        }
    }

    @Test func everyModuleIsInTheTable() throws {
        let programs: Set = ["lectern", "ScriptHost", "FetchHost", "Benchmarks", "Soak"]
        let libraries = try Self.moduleFolders().filter {
            !FileManager.default.fileExists(atPath: $0.appending(path: "module.modulemap").path)
        }
        #expect(
            Set(libraries.map(\.lastPathComponent)).subtracting(programs)
                == Set(try Self.documentedModules().map(\.name)))
    }

    /// A range of two computed indices traps where the second comes first: the readers of references slice by
    /// `slice(from:to:)`, which clamps.
    @Test(arguments: ["Reference", "Scanning", "Spelling"])
    func readersOfReferencesSliceByCheckedAccessors(folder name: String) throws {
        let folder = Self.project.appending(path: "Sources/Portable/Bible/\(name)")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        #expect(files.count > 1)
        for file in files {
            let text = try String(contentsOf: file, encoding: .utf8)
            let slices = text.matches(of: /\w\[[^\[\]\n]*[\w)] ?\.\.[.<] ?[\w(][^\[\]\n]*\]/).map { String($0.output) }
            #expect(slices == [], "\(file.lastPathComponent)")
        }
    }
}
