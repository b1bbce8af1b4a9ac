import LinkEngine
import Synchronization

/// The table of apps, made when it is first asked for, and kept.
final class LazyTable: Sendable {
    private let engine: Engine
    private let made = Mutex<[UInt8]?>(nil)

    init(_ engine: Engine) { self.engine = engine }

    /// The file.
    var json: [UInt8] {
        made.withLock { made in
            let json = made ?? AppTable(engine).json
            made = json
            return json
        }
    }
}
