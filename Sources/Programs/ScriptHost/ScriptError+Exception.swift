import CJavaScriptCore
import Hosts
import Requests

extension ScriptError {
    /// The maximum length of a message in Unicode scalars, because a character may be of any length; the rest is cut off.
    private static let longestMessage = 500

    /// An exception of a script, with its position in the source if JavaScriptCore knows it.
    init(exception: JSValueRef?, in script: ScriptContext) {
        let context = unsafe script.context
        let text = unsafe JSValueToStringCopy(context, exception, nil).map { unsafe String(consuming: $0) }
        let position = unsafe Position(of: exception, in: context)
        if text == "RangeError: Out of memory" {
            self = .overMemory(script.call.memory)
            return
        }
        let message = String((text ?? "something without a text").unicodeScalars.prefix(Self.longestMessage))
        let isError = unsafe position != nil || JSValueIsObject(context, exception)
        let isSyntax =
            unsafe message.hasPrefix("SyntaxError")
            && !script.call.script.source.withJavaScriptString { unsafe JSCheckScriptSyntax(context, $0, nil, 1, nil) }
        self.init(isSyntax ? .syntax : .thrown, isError ? message : "threw \(message)", at: position)
    }
}

extension ScriptError.Position {
    /// The position in an error object; nil if it is not in the script.
    fileprivate init?(of exception: JSValueRef?, in context: JSContextRef?) {
        guard unsafe JSValueIsObject(context, exception) else { return nil }
        func property(_ name: String) -> JSValueRef? {
            unsafe name.withJavaScriptString { unsafe JSObjectGetProperty(context, exception, $0, nil) }
        }
        let source = unsafe JSValueToStringCopy(context, property("sourceURL"), nil).map {
            unsafe String(consuming: $0)
        }
        let line = unsafe JSValueToNumber(context, property("line"), nil)
        let column = unsafe JSValueToNumber(context, property("column"), nil)
        guard source == ScriptContext.name, line >= 1, line < 1e9 else { return nil }
        self.init(line: Int(line), column: column >= 1 && column < 1e9 ? Int(column) : nil)
    }
}
