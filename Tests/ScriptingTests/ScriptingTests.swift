import Foundation
import Scripting
import Testing

@Test func probe() {
    let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    print("exe", path)
    let host = URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent("lectern-script-host").path
    print(host, Bundle.main.bundlePath, CommandLine.arguments)
}
