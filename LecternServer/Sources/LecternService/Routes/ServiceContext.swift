import Hummingbird
import Logging
import NIOCore

/// Where a request came from.
struct ServiceContext: InitializableFromSource {
    /// The connection; nil for a request without one.
    let channel: (any Channel)?

    init(source: ApplicationRequestContextSource) { channel = source.channel }

    /// The context of a request without a connection.
    init() { channel = nil }
}
