import Bible
import LinkEngine
import Requests
import Text

// The functions that JavaScript calls. Texts are UTF-8: an address and a count of bytes. An answer is a block of memory that
// the caller frees: the count of its bytes in four bytes, then the bytes, which are what `lectern` prints with --ndjson.

/// Reserves memory for a text.
@_cdecl("allocate")
public func allocate(_ count: Int) -> UnsafeMutableRawPointer { .allocate(byteCount: count, alignment: 8) }

/// Frees the memory of a text or an answer.
@_cdecl("deallocate")
public func deallocate(_ memory: UnsafeMutableRawPointer) { unsafe memory.deallocate() }

/// An engine that JavaScript refers to.
private final class Handle {
    let engine: Engine

    init(_ engine: Engine) { self.engine = engine }
}

/// An engine with the rules of a manifest, or with the built-in ones if the text is empty; null if it is not a manifest. It is
/// in use until it is released.
@_cdecl("engine")
public func engine(_ manifest: UnsafePointer<UInt8>, _ count: Int) -> UnsafeMutableRawPointer? {
    let bytes = unsafe bytes(manifest, count)
    guard !bytes.isEmpty else { return unsafe Unmanaged.passRetained(Handle(.standard())).toOpaque() }
    let rules = Manifest(files: [SourceFile(path: "manifest.json", bytes: bytes)], onDemand: true)
    guard !rules.isUnreadable else { return nil }
    return unsafe Unmanaged.passRetained(Handle(Engine(manifest: rules, scripts: .off))).toOpaque()
}

/// Releases an engine.
@_cdecl("release")
public func release(_ engine: UnsafeRawPointer) { unsafe Unmanaged<Handle>.fromOpaque(engine).release() }

/// The passage and the app links of a link, a reference or a text with one in it, without those of browsers.
@_cdecl("resolve")
public func resolve(_ engine: UnsafeRawPointer, _ text: UnsafePointer<UInt8>, _ count: Int) -> UnsafeMutableRawPointer {
    var filter = OpeningFilter()
    filter.includesBrowsers = false
    let handle = unsafe Unmanaged<Handle>.fromOpaque(engine).takeUnretainedValue()
    var resolution = unsafe handle.engine.resolve(utf8: bytes(text, count), filter)
    resolution.explainUnopened(filter)
    var json: [UInt8] = []
    resolution.appendJSON(.line, to: &json, encoded: false)
    return unsafe answer(json)
}

/// The passage of a reference in every form.
@_cdecl("passage")
public func passage(_ text: UnsafePointer<UInt8>, _ count: Int) -> UnsafeMutableRawPointer {
    unsafe answer(Array(ParsedReference(utf8: bytes(text, count)).json.line.utf8))
}

/// The references in a text, one line each.
@_cdecl("find")
public func find(_ text: UnsafePointer<UInt8>, _ count: Int) -> UnsafeMutableRawPointer {
    let piece = unsafe TextPiece(bytes: bytes(text, count))
    let found = piece.located(ReferenceScanner().references(in: piece.bytes))
    return unsafe answer(found.flatMap { Array(($0.json.line + "\n").utf8) })
}

private func bytes(_ start: UnsafePointer<UInt8>, _ count: Int) -> [UInt8] {
    unsafe Array(UnsafeBufferPointer(start: start, count: count))
}

private func answer(_ text: [UInt8]) -> UnsafeMutableRawPointer {
    let memory = allocate(4 + text.count)
    unsafe memory.storeBytes(of: UInt32(text.count), as: UInt32.self)
    for (index, byte) in text.enumerated() {
        unsafe memory.storeBytes(of: byte, toByteOffset: 4 + index, as: UInt8.self)
    }
    return unsafe memory
}
