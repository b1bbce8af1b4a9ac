import Text

// A call has a text and its options as JSON, both in UTF-8, one after the other in a block of memory that the caller
// frees: its address, the count of bytes of the text, and that of the options. An answer is a block that the caller
// frees, too: four bytes with the count of its bytes, four bytes with 1 for a refusal or else 0, then the bytes, which
// are what `lectern` prints with --ndjson, or an array of findings.

/// The answer to a call.
///
/// - Parameter names: the options that the function has.
func answer(
    _ start: UnsafePointer<UInt8>, _ count: Int, _ optionCount: Int, _ names: [String] = [],
    _ body: ([UInt8], CallOptions) throws(Refusal) -> [UInt8]
) -> UnsafeMutableRawPointer {
    let text = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    let options = unsafe Array(UnsafeBufferPointer(start: start + count, count: optionCount))
    do throws(Refusal) {
        return unsafe block(try body(text, try CallOptions(options, names)), isRefusal: false)
    } catch {
        return unsafe block(JSONOutput.array(error.findings.map { $0.json }).bytes, isRefusal: true)
    }
}

private func block(_ bytes: [UInt8], isRefusal: Bool) -> UnsafeMutableRawPointer {
    let memory = unsafe allocate(8 + bytes.count)
    unsafe memory.storeBytes(of: UInt32(bytes.count), as: UInt32.self)
    unsafe memory.storeBytes(of: isRefusal ? 1 : 0, toByteOffset: 4, as: UInt32.self)
    unsafe UnsafeMutableRawBufferPointer(start: memory + 8, count: bytes.count).copyBytes(from: bytes)
    return unsafe memory
}

extension JSONOutput {
    /// The value on one line, in UTF-8.
    var bytes: [UInt8] { Array(line.utf8) }
}
