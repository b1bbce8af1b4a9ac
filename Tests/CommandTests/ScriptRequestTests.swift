import Foundation
import HTTPTesting
import Testing

/// Scripts that make requests, on the command line.
@Suite struct ScriptRequestTests {
    /// The example of Opener's page about rules, and a script that does not look at the status.
    static let manifest = #"""
        { "apps": [
            { "identifier": "swarm", "name": "Swarm", "scheme": "swarm" },
            { "identifier": "overcast", "name": "Overcast", "scheme": "overcast" }],
          "actions": [
            { "title": "Open Checkin", "regex": "https?://(www\\.)?swarmapp\\.com/.*", "formats": [{ "appId": "swarm", "script": "function process(url, completionHandler) { var xmlhttp = new XMLHttpRequest(); xmlhttp.onreadystatechange = function() { if (xmlhttp.readyState == 4 && xmlhttp.status == 200) { var res = xmlhttp.responseText; var regex = RegExp('.*(swarm:\/\/.*?)\".*'); var match = regex.exec(res)[1]; completionHandler(match); } }; xmlhttp.open('GET', url, true); xmlhttp.send(); }" }] },
            { "title": "Add", "regex": "https?://feeds\\.example/.*", "formats": [{ "appId": "overcast", "script": "function process(url, completionHandler) { completionHandler('overcast://x-callback-url/add?url=' + encodeURIComponent(url)); }" }] }
          ] }
        """#

    @Test(.enabled(if: HTTPServer.isAvailable))
    func theExamplesOfOpenerRunAgainstAServer() throws {
        let server = try HTTPServer(routes: [
            Route("/c/5", host: "www.swarmapp.com", body: "<meta content=\"swarm://checkins/5?s=x\">\n")
        ])
        let folder = try TemporaryFolder()
        let manifest = try folder.write(Self.manifest, to: "m.json")
        func lectern(_ link: String, _ options: [String] = []) throws -> Program {
            try Program([link, "--manifest", manifest, "--no-browsers"] + options)
        }
        let network = [
            "--network", "--network-connect", "*:443=127.0.0.1:\(server.tlsPort)", "--network-connect",
            "*:80=127.0.0.1:\(server.port)", "--network-certificates", server.certificates,
        ]
        for scheme in ["http", "https"] {
            let run = try lectern("\(scheme)://www.swarmapp.com/c/5", network)
            #expect(run.output == "swarm\tOpen Checkin\tswarm://checkins/5?s=x\t\n", "\(run.error)")
        }
        let missing = try lectern("https://www.swarmapp.com/c/6", network)
        #expect(missing.output == "")
        #expect(
            missing.error.contains(
                "note: \"Open Checkin\" for Swarm gave no result: www.swarmapp.com answered its request with status 404"
            ),
            "\(missing.error)")
        let off = try lectern("https://www.swarmapp.com/c/5")
        #expect(
            off.error.contains(
                "its request to www.swarmapp.com failed: the network is off; --network allows it"), "\(off.error)")
        let plain = try lectern("https://feeds.example/a?b")
        #expect(plain.output.contains("overcast://x-callback-url/add?url=https%3A%2F%2Ffeeds.example%2Fa%3Fb"))
        #expect(try server.requests.count == 3)
    }

    @Test func nothingIsLeftOfManyScripts() throws {
        let hostile = Program.project.appending(path: "Tests/Corpora/hostile-scripts.jsonl").path
        let host = Program.folder.appending(path: "lectern-script-host").path
        let soak = try Program(
            ["scripts", "--count", "1000", "--time", "300", "--script-host", host, "--hostile", hostile], of: "Soak")
        #expect(soak.status == 0, "\(soak.output) \(soak.error)")
        #expect(soak.output.contains("at the end: program"))
    }
}
