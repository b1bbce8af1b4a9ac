import AppLinks
import Documents
import LinkEngine
import Requests

extension Entrance {
    /// Bookmarks: links, data, and property lists of both formats. What is read is written and read again as the same.
    static let bookmarks = Entrance("bookmarks") { bytes in
        _ = BookmarkReading.findings(of: bytes)
        // Compression would hide the property list from a fuzzer.
        guard let reading = try? BookmarkReading(propertyList: bytes), let collection = reading.collection,
            let link = try? collection.url().string
        else { return }
        guard case .propertyList(let list)? = try? BookmarkInput(Array(link.utf8)) else {
            throw Broken(claim: "our own link is read")
        }
        let back = try? BookmarkReading(propertyList: list).collection
        try expect(back == collection, "a tree stays the same")
        try expect((try? back?.binary()) == list, "bytes stay the same")
    }

    /// Bookmarks of browsers, which become bookmarks that can be written and read.
    static let netscape = Entrance("netscape") { bytes in
        guard let outline = try? DocumentFormat.html.outline(of: bytes),
            let collection = try? BookmarkImport(outline, engine: emptyEngine).collection,
            let list = try? collection.binary()
        else { return }
        try expect((try? BookmarkReading(propertyList: list))?.collection == collection, "bookmarks can be read")
    }

    /// Without rules, only links of the common scheme are passages.
    private static let emptyEngine = Engine(
        manifest: Manifest(files: []), scripts: .off)

    /// A URL of each kind that apps call each other with. What is read stays the same when it is written and read again,
    /// and answers go where the caller said.
    static let xcallback = Entrance("xcallback") { bytes in
        try checkXCallbackURL(bytes.text)
        try checkServiceURL(bytes.text)
        guard let request = try? Request(bytes.text) else { return }
        for answer in answers { _ = try? request.callback(for: answer) }
        // Without an environment nothing leaves this process.
        _ = try? request.deliver(environment: [:])
    }

    private static let answers: [Answer] = [
        .success([QueryItem("word", "Hola & tú=#%?+")]), .failure(code: "1", message: "a\nb"), .cancel,
    ]

    private static func checkXCallbackURL(_ text: String) throws {
        guard let url = try? XCallbackURL(parsing: text) else { return }
        if url.string.utf8.count <= 1 << 16 {
            let again = try? XCallbackURL(parsing: url.string)
            try expect(again == url && again?.string == url.string, "an x-callback-url stays the same")
        }
        for answer in answers {
            guard let home = try? url.callbacks.url(for: answer, from: "A") else { continue }
            // The callback's own escapes are left as they are, so that only its beginning can be compared.
            let stated = [url.callbacks.success, url.callbacks.error, url.callbacks.cancel].compactMap { $0?.scheme }
            try expect((try? Callback(home)).map { stated.contains($0.scheme) } == true, "an answer goes to its caller")
        }
        if let success = try? Callback("home://x-callback-url/a?b=%2520#c"),
            let added = try? Callbacks(success: success).added(to: text), added.utf8.count <= 1 << 16
        {
            let call = try? XCallbackURL(parsing: added)
            try expect(
                call?.callbacks.success == success && call?.parameters == url.parameters, "a callback can be added")
        }
    }

    private static func checkServiceURL(_ text: String) throws {
        guard let url = try? ServiceURL(parsing: text), url.string.utf8.count <= 1 << 16 else { return }
        let again = try? ServiceURL(parsing: url.string)
        try expect(again == url && again?.string == url.string, "a service URL stays the same")
        for answer in answers {
            guard let home = url.url(for: answer), home.utf8.count <= 1 << 16 else { continue }
            try expect((try? ServiceURL(parsing: home))?.scheme == url.returnScheme, "an answer goes to its caller")
        }
    }
}
