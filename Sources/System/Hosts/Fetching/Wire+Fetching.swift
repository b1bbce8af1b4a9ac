import Requests

extension FetchRequest: WireMessage {
    package func write(to wire: inout WireWriter) {
        wire.write(method)
        wire.write(url)
        wire.write(headers)
        wire.write(body)
        wire.write(followsRedirects ? UInt8(1) : 0)
    }

    package init(from wire: inout WireReader) throws(ChannelError) {
        self.init(
            method: try wire.string(), url: try wire.string(), headers: try wire.list(), body: try wire.bytes(),
            followsRedirects: try wire.byte() != 0)
    }
}

extension HeaderField: WireMessage {
    package func write(to wire: inout WireWriter) {
        wire.write(name)
        wire.write(value)
    }

    package init(from wire: inout WireReader) throws(ChannelError) {
        self.init(name: try wire.string(), value: try wire.string())
    }
}

extension FetchResponse: WireMessage {
    package func write(to wire: inout WireWriter) {
        wire.write(status)
        wire.write(url)
        wire.write(headers)
        wire.write(body)
        wire.write(redirects)
    }

    package init(from wire: inout WireReader) throws(ChannelError) {
        self.init(
            status: try wire.int(), url: try wire.string(), headers: try wire.list(), body: try wire.bytes(),
            redirects: try wire.list())
    }
}

extension FetchResponse.Redirect: WireMessage {
    package func write(to wire: inout WireWriter) {
        wire.write(url)
        wire.write(status)
    }

    package init(from wire: inout WireReader) throws(ChannelError) {
        self.init(url: try wire.string(), status: try wire.int())
    }
}

extension FetchError: WireMessage {
    package func write(to wire: inout WireWriter) {
        wire.write(kind.rawValue)
        wire.write(message)
    }

    package init(from wire: inout WireReader) throws(ChannelError) {
        guard let kind = Kind(rawValue: try wire.byte()) else { throw .malformed }
        self.init(kind, try wire.string())
    }
}
