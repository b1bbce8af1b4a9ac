import Bookmarks
import CLibFuzzer

/// Feeds the readers of bookmarks: links, data, and property lists of both formats. What is read must be written and
/// read again as the same.
@main
enum FuzzBookmarks {
    static func main() {
        var count = CommandLine.argc
        var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
        _ = LLVMFuzzerRunDriver(&count, &arguments) { data, size in
            FuzzBookmarks.read(Array(UnsafeBufferPointer(start: data, count: size)))
            return 0
        }
    }

    static func read(_ bytes: [UInt8]) {
        _ = BookmarkReading.findings(of: bytes)
        // Compression would hide the property list from the fuzzer.
        guard let reading = try? BookmarkReading(propertyList: bytes), let collection = reading.collection,
            let link = try? collection.url().string
        else { return }
        guard case .propertyList(let list)? = try? BookmarkInput(Array(link.utf8)) else {
            preconditionFailure("our own link is not read")
        }
        let back = try? BookmarkReading(propertyList: list).collection
        precondition(back == collection, "a tree changed on its way")
        precondition((try? back?.binary()) == list, "bytes changed on their way")
    }
}
