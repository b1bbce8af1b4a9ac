import LinkEngine
import Text

/// The table of apps, made when it is first asked for, and kept.
final class LazyTable: Sendable {
    private let engine: Engine
    private let made = Locked<[UInt8]?>(nil)

    init(_ engine: Engine) { self.engine = engine }

    /// The file as the server at an origin has it: with a copy on another host, buttons still find its pages.
    func json(at origin: String) -> [UInt8] {
        let table = made.withLock { made in
            let json = made ?? AppTable(engine).json
            made = json
            return json
        }
        return Array("{\"server\":".utf8) + JSON.string(origin + "/").bytes + Array(",".utf8) + table.dropFirst()
    }
}
