import LinkEngine
import Text

/// The table of apps, made when it is first asked for, and kept.
final class LazyTable: Sendable {
    private let engine: Engine
    private let made = Locked<[UInt8]?>(nil)

    init(_ engine: Engine) { self.engine = engine }

    /// The file as the server at an origin has it: with a copy on another host, buttons still find its pages.
    func json(at origin: String) -> [UInt8] {
        let table = made.made { AppTable(engine).json }
        return Array("{\"server\":\(JSONOutput.string(origin + "/").line),".utf8) + table.dropFirst()
    }
}
