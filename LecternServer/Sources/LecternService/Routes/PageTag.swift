import SharePage

/// The validator of a page: it depends on the rules, and on all of a request that pages look at.
struct PageTag {
    let text: String

    init(_ request: PageRequest, _ rules: String) {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        func add(_ text: String) {
            for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            hash = (hash ^ 0xFF) &* 0x100_0000_01b3
        }
        add(rules)
        add(request.path)
        add(request.query)
        add(request.origin)
        for (name, value) in request.headers.sorted(by: { $0.key < $1.key }) {
            add(name)
            add(value)
        }
        text = "\"\(String(hash, radix: 36))\""
    }
}
