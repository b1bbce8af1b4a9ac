import Bible
import Diagnostics
import JSONText
import PCRE
import URLText

/// Reserves memory for a text.
@_cdecl("allocate")
public func allocate(_ count: Int) -> UnsafeMutableRawPointer {
    .allocate(byteCount: count, alignment: 8)
}

/// Reads a reference and returns it with a length in front of it, as `John.3.16`.
@_cdecl("reference")
public func reference(_ text: UnsafePointer<UInt8>, _ count: Int) -> UnsafeMutableRawPointer {
    let text = unsafe String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
    do {
        let reference = try Reference(parsing: text)
        return unsafe answer(reference.passage.osis)
    } catch {
        return unsafe answer("error: \(error)")
    }
}

/// Searches a text for the first match of a pattern, which is on its first line; returns the groups, or why there are none.
@_cdecl("match")
public func match(_ text: UnsafePointer<UInt8>, _ count: Int) -> UnsafeMutableRawPointer {
    let text = unsafe String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
    let lines = text.split(separator: "\n", maxSplits: 1)
    let subject = Subject(String(lines[1]))
    do {
        let pattern = try Pattern(String(lines[0]))
        do {
            guard let match = try pattern.firstMatch(in: subject) else { return unsafe answer("no match") }
            return unsafe answer((0..<match.count).map { match.string($0, in: subject) ?? "-" }.joined(separator: "|"))
        } catch {
            return unsafe answer("error: \(error)")
        }
    } catch {
        return unsafe answer("error: \(error.message) at \(error.offset)")
    }
}

private func answer(_ text: String) -> UnsafeMutableRawPointer {
    let memory = allocate(4 + text.utf8.count)
    unsafe memory.storeBytes(of: UInt32(text.utf8.count), as: UInt32.self)
    for (index, byte) in text.utf8.enumerated() {
        unsafe memory.storeBytes(of: byte, toByteOffset: 4 + index, as: UInt8.self)
    }
    return unsafe memory
}
