import Foundation
import SandboxTesting
import Testing

@Suite struct DoctorTests {
    /// The states of the parts by their names.
    static func states(_ run: Program) throws -> [String: String] {
        let parts = try #require((try run.json as? [String: Any])?["parts"] as? [[String: String]])
        return Dictionary(uniqueKeysWithValues: parts.map { ($0["part"] ?? "", $0["state"] ?? "") })
    }

    @Test func everyPartIsShown() throws {
        let run = try Program("doctor", "--json")
        let states = try Self.states(run)
        #expect(
            Set(states.keys) == [
                "lectern", "rules", "minisign", "script host", "system call filter", "Landlock",
                "memory limit of the kernel", "fetch host", "fetch host: system call filter",
                "fetch host: Landlock", "fetch host: memory limit of the kernel", "network", "certificates",
                "name servers", "lectern: links", "bible: links", "https: links",
            ])
        #expect(run.status == (states.values.contains("missing") ? 1 : 0))
        #expect((try run.json as? [String: Any])?["version"] as? String == "0.1.0")
        let text = try Program("doctor").output
        #expect(text.contains("lectern\tok\tversion 0.1.0, "))
        #expect(text.contains("manifest.json: "))
    }

    @Test func theInstallationIsThatOfThePackage() throws {
        let folder = try TemporaryFolder()
        _ = try folder.write("a package; to update: install another\n", to: "share/lectern/installed-by")
        let program = folder.url.appending(path: "bin/lectern")
        try FileManager.default.createDirectory(
            at: program.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: Program.folder.appending(path: "lectern"), to: program)
        let run = try Program(["doctor"], of: program.path)
        #expect(run.output.contains("installation\tok\ta package; to update: install another\n"))
    }

    static let refusals: [(calls: RefusedCalls, filter: String, landlock: String, status: Int32)] = [
        (.seccomp(EPERM), "missing", "ok", 1), (.seccomp(ENOSYS), "missing", "ok", 1),
        (.landlock(EPERM), "ok", "missing", 1), (.landlock(ENOSYS), "ok", "note", 0),
        (.seccompAndLandlock(ENOSYS), "missing", "missing", 1),
    ]

    @Test(arguments: refusals)
    func refusedPartsAreMissing(
        calls: RefusedCalls, filter: String, landlock: String, status: Int32
    ) throws {
        let run = try #require(calls.during { try? Program("doctor", "--json") } as? Program)
        let states = try Self.states(run)
        // An older kernel does not have Landlock anyway, which is not enough without the filter.
        let hasLandlock = try Self.states(Program("doctor", "--json"))["Landlock"] == "ok"
        for prefix in ["", "fetch host: "] {
            #expect(states[prefix + "system call filter"] == filter)
            #expect(states[prefix + "Landlock"] == (landlock == "ok" && !hasLandlock ? "missing" : landlock))
        }
        #expect(run.status == status)
    }

    @Test func missingFilesAreReported() throws {
        let folder = try TemporaryFolder()
        let broken = try folder.write("{", to: "m.json")
        let withoutHost = try Program(["doctor", "--json"], environment: ["LECTERN_SCRIPT_HOST": "/nowhere"])
        #expect(try Self.states(withoutHost)["script host"] == "missing")
        #expect(withoutHost.status == 1)
        let withoutFetcher = try Program(["doctor", "--json"], environment: ["LECTERN_FETCH_HOST": "/nowhere"])
        #expect(try Self.states(withoutFetcher)["fetch host"] == "missing")
        #expect(withoutFetcher.status == 1)
        let options = ["--network", "--network-certificates", "/nowhere.pem"]
        let withoutCertificates = try Program(["doctor", "--json"] + options)
        #expect(try Self.states(withoutCertificates)["certificates"] == "note")
        #expect(withoutCertificates.output.contains("tried /nowhere.pem"))
        let withoutRules = try Program("doctor", "--json", "--manifest", broken)
        #expect(try Self.states(withoutRules)["rules"] == "wrong")
        #expect(withoutRules.status == 1)
        let nowhere = try Program("doctor", "--json", "--manifest", "/nowhere.json")
        #expect(try Self.states(nowhere)["rules"] == "missing")
    }
}
