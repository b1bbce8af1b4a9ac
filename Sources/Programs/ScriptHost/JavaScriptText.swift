import CJavaScriptCore

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
