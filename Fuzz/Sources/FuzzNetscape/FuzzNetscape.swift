import Bookmarks
import CLibFuzzer
import Documents
import LinkEngine
import Scripting

/// Feeds the reader of browsers' bookmarks; what comes of it must be bookmarks that can be written and read.
@main
enum FuzzNetscape {
    /// Without rules, only links of the common scheme are passages.
    private static let engine = Engine(
        manifest: Manifest(files: []), scripts: ScriptPool(hostPath: "/nowhere", limits: ScriptLimits()))

    static func main() {
        var count = CommandLine.argc
        var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
        _ = LLVMFuzzerRunDriver(&count, &arguments) { data, size in
            FuzzNetscape.read(Array(UnsafeBufferPointer(start: data, count: size)))
            return 0
        }
    }

    static func read(_ bytes: [UInt8]) {
        guard let outline = try? DocumentFormat.html.outline(of: bytes),
            let collection = try? BookmarkImport(outline, engine: engine).collection,
            let list = try? collection.binary()
        else { return }
        let reading = try? BookmarkReading(propertyList: list)
        precondition(reading?.collection == collection, "bookmarks cannot be read: \(reading?.findings ?? [])")
    }
}
