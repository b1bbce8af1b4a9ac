import SharePage

/// The validator of a page: it depends on its bytes, on the rules, and on all of a request that pages look at.
struct PageTag {
    let text: String

    init(_ request: PageRequest, _ rules: String, _ body: [UInt8]) {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        func add(bytes: some Sequence<UInt8>) {
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            hash = (hash ^ 0xFF) &* 0x100_0000_01b3
        }
        func add(_ text: String) { add(bytes: text.utf8) }
        add(rules)
        add(request.path)
        add(request.query)
        add(request.origin)
        for (name, value) in request.headers.sorted(by: { $0.key < $1.key }) {
            add(name)
            add(value)
        }
        add(bytes: body)
        text = "\"\(String(hash, radix: 36))\""
    }
}
