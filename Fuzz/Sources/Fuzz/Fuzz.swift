import Foundation
import FuzzEntrances
import LibFuzzer

/// Feeds the entrance that `FUZZ_ENTRANCE` names. Without the variable, prints the names of all entrances.
@main
enum Fuzz {
    static func main() {
        let name = ProcessInfo.processInfo.environment["FUZZ_ENTRANCE"]
        guard let entrance = Entrance.all.first(where: { $0.name == name }) else {
            print(Entrance.all.map(\.name).joined(separator: " "))
            return
        }
        LibFuzzer.run(entrance.read)
    }
}
