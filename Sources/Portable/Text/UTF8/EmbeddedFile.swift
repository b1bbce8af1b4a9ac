import CData

/// The files that are compiled into the program: those of `data/`, docs/checks.md, and `manifest.min.json`.
package enum EmbeddedFile {
    /// The bytes of the file with a path in `data/`, or with one of the other names; none if there is no such file.
    package static func bytes(_ path: String) -> [UInt8] {
        // The only code that reads the memory of CData, which is constant.
        let file = unsafe embeddedBytes(path)
        return unsafe Array(UnsafeRawBufferPointer(start: file.start, count: file.count))
    }
}
