import Foundation
import Testing

/// Holds docs/architecture.md to the imports of the sources.
@Suite struct ArchitectureTests {
    /// A row of the table of modules.
    struct Module {
        let ring: String
        let name: String
        let imports: Set<String>
    }

    /// The folders of Sources, in the order of their imports.
    static let rings = ["Portable", "System", "Workshop", "AppLinks", "Programs"]

    static let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The modules in the order of the table.
    static func documentedModules() throws -> [Module] {
        let text = try String(contentsOf: project.appending(path: "docs/architecture.md"), encoding: .utf8)
        return text.matches(of: /\n\| ([A-Za-z]+) \| `(\w+)` \|[^|\n]*\|([^|\n]*)\|/).map { row in
            let imports = row.output.3.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            return Module(
                ring: String(row.output.1), name: String(row.output.2), imports: Set(imports.filter { !$0.isEmpty }))
        }
    }

    /// The folders of the modules, and the numbers of their rings. They are in the folders of rings, but Workshop and
    /// AppLinks are modules themselves.
    static func moduleFolders() throws -> [(folder: URL, ring: Int)] {
        try rings.enumerated().flatMap { number, ring in
            let folder = project.appending(path: "Sources/\(ring)")
            if ["Workshop", "AppLinks"].contains(ring) { return [(folder, number)] }
            return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .map { ($0, number) }
        }
    }

    /// The numbers of the rings that modules are in.
    static func ringsOfModules() throws -> [String: Int] {
        Dictionary(
            uniqueKeysWithValues: try moduleFolders().map { ($0.folder.lastPathComponent, $0.ring) })
    }

    /// What the files of a folder import.
    static func imports(in folder: URL) throws -> Set<String> {
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var imports: Set<String> = []
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /(?m)^ *(?:public |package )?import (\w+)$/) {
                imports.insert(String(match.output.1))
            }
        }
        return imports
    }

    @Test func eachModuleImportsWhatTheTableLists() throws {
        let modules = try Self.documentedModules()
        let known = Set(try Self.ringsOfModules().keys)
        #expect(modules.count > 10)
        for (folder, _) in try Self.moduleFolders() {
            guard let module = modules.first(where: { $0.name == folder.lastPathComponent }) else { continue }
            #expect(try Self.imports(in: folder).intersection(known) == module.imports, "\(module.name)")
        }
    }

    @Test func modulesImportOnlyModulesAboveThem() throws {
        var above = Set(try Self.ringsOfModules().keys.filter { $0.hasPrefix("C") })
        for module in try Self.documentedModules() {
            #expect(module.imports.isSubset(of: above), "\(module.name)")
            above.insert(module.name)
        }
    }

    @Test func ringsImportOnlyRingsBeforeThem() throws {
        let rings = try Self.ringsOfModules()
        for module in try Self.documentedModules() {
            let ring = try #require(rings[module.name], "\(module.name)")
            #expect(Self.rings[ring] == module.ring, "\(module.name)")
            #expect(module.imports.allSatisfy { rings[$0, default: .max] <= ring }, "\(module.name)")
        }
    }

    @Test func portableModulesKnowNoSystem() throws {
        let imports = try Self.imports(in: Self.project.appending(path: "Sources/Portable"))
        #expect(imports.isDisjoint(with: ["Foundation", "Glibc", "Musl", "Darwin"]))
    }

    @Test func everyModuleIsInTheTable() throws {
        let swift = try Self.moduleFolders().map(\.folder).filter {
            !FileManager.default.fileExists(atPath: $0.appending(path: "module.modulemap").path)
        }
        #expect(Set(swift.map(\.lastPathComponent)) == Set(try Self.documentedModules().map(\.name)))
    }

    /// A range of two computed indices traps where the second comes first: the readers of references slice by
    /// `slice(from:to:)`, which clamps.
    @Test(arguments: ["Reference", "Scanning"])
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
