import CJavaScriptCore

// Values of JavaScript.
extension ScriptContext {
    func number(_ value: JSValueRef?) -> Double { unsafe JSValueToNumber(context, value, nil) }

    /// A whole number; nil if it is none.
    func integer(_ value: JSValueRef?) -> Int? { unsafe Int(exactly: number(value)) }

    func text(_ value: JSValueRef??) -> String {
        guard let value = unsafe value, let string = unsafe JSValueToStringCopy(context, value, nil) else { return "" }
        return unsafe String(consuming: string)
    }

    /// The bytes of a `Uint8Array`.
    func bytes(of array: JSValueRef?) -> [UInt8] {
        guard let object = unsafe JSValueToObject(context, array, nil) else { return [] }
        let count = unsafe JSObjectGetTypedArrayByteLength(context, object, nil)
        let offset = unsafe JSObjectGetTypedArrayByteOffset(context, object, nil)
        // The pointer is that of the buffer, whatever the offset of the array.
        guard let start = unsafe JSObjectGetTypedArrayBytesPtr(context, object, nil) else { return [] }
        return unsafe Array(UnsafeRawBufferPointer(start: start + offset, count: count))
    }

    func make(_ text: String) -> JSValueRef? {
        unsafe text.withJavaScriptString { unsafe JSValueMakeString(context, $0) }
    }

    func make(_ texts: [String]) -> JSValueRef? {
        let values = unsafe texts.map { unsafe make($0) }
        return unsafe JSObjectMakeArray(context, values.count, values, nil)
    }

    /// A string with the character of each byte in Latin-1.
    func make(latin1 bytes: [UInt8]) -> JSValueRef? {
        unsafe make(String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })))
    }

    /// A `Uint8Array`.
    func makeArray(of bytes: [UInt8]) -> JSValueRef? {
        let array = unsafe JSObjectMakeTypedArray(context, kJSTypedArrayTypeUint8Array, bytes.count, nil)
        if let start = unsafe JSObjectGetTypedArrayBytesPtr(context, array, nil) {
            unsafe UnsafeMutableRawBufferPointer(start: start, count: bytes.count).copyBytes(from: bytes)
        }
        return unsafe array
    }
}

extension String {
    /// The text of a JavaScript string, which is released; a lone surrogate becomes U+FFFD.
    init(consuming string: JSStringRef) {
        let units = unsafe UnsafeBufferPointer(
            start: JSStringGetCharactersPtr(string), count: JSStringGetLength(string))
        self = unsafe String(decoding: units, as: UTF16.self)
        unsafe JSStringRelease(string)
    }

    /// Calls a function with the text as a JavaScript string, which is released afterwards.
    func withJavaScriptString<Value>(_ body: (JSStringRef?) -> Value) -> Value {
        let units = Array(utf16)
        let string = unsafe JSStringCreateWithCharacters(units, units.count)
        defer { unsafe JSStringRelease(string) }
        return unsafe body(string)
    }
}
