import Dispatch
import LibFuzzer
import ServiceEntrance

/// Feeds the service with requests.
@main
enum FuzzService {
    static func main() throws {
        let entrance = try ServiceEntrance()
        LibFuzzer.run { bytes in
            let done = DispatchSemaphore(value: 0)
            // Not on the main actor, whose thread waits here.
            Task.detached {
                _ = await entrance.status(of: bytes)
                done.signal()
            }
            done.wait()
        }
    }
}
