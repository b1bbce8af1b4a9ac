import Hummingbird
import Logging
import NIOCore

/// Where a request came from.
struct ServiceContext: InitializableFromSource {
    let channel: any Channel

    init(source: ApplicationRequestContextSource) { channel = source.channel }
}
