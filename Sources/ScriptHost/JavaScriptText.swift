import CJavaScriptCore

extension String {
    /// The text of a JavaScript string, which this releases; a lone surrogate becomes U+FFFD.
    init(consuming string: JSStringRef) {
        let units = unsafe UnsafeBufferPointer(
            start: JSStringGetCharactersPtr(string), count: JSStringGetLength(string))
        self = unsafe String(decoding: units, as: UTF16.self)
        unsafe JSStringRelease(string)
    }

    /// Lends the text as a JavaScript string.
    func withJavaScriptString<Value>(_ body: (JSStringRef?) -> Value) -> Value {
        let units = Array(utf16)
        let string = unsafe JSStringCreateWithCharacters(units, units.count)
        defer { unsafe JSStringRelease(string) }
        return unsafe body(string)
    }
}
