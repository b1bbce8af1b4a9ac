import CJavaScriptCore
import Hosts
import Requests
import Text
import URLText

extension ScriptContext {
    /// Performs a call of the prelude: the first argument is the name of a ``HostFunction``.
    func perform(_ arguments: UnsafeBufferPointer<JSValueRef?>) -> JSValueRef? {
        guard let first = unsafe arguments.first else { return nil }
        // JavaScriptCore calls with a promise, the prelude with a name.
        if unsafe JSValueIsObject(context, first) {
            unsafe record(arguments.last ?? nil)
            return nil
        }
        guard let function = unsafe HostFunction(rawValue: text(first)) else { return nil }
        return unsafe perform(function, Array(arguments.dropFirst()))
    }

    private func perform(_ function: HostFunction, _ values: [JSValueRef?]) -> JSValueRef? {
        switch function {
        case .complete: unsafe complete(values.first ?? nil)
        case .log: parent.send(ScriptEvent.console(unsafe text(values.first)))
        case .report: unsafe record(values.first ?? nil)
        case .addTimer: return unsafe JSValueMakeNumber(context, Double(timers.add(delay: number(values.first ?? nil))))
        case .removeTimer: unsafe integer(values.first ?? nil).map { timers.remove($0) }
        case .request: return unsafe request(values)
        case .resolveURL:
            return unsafe WebURL(text(values.first), base: link).flatMap { unsafe make($0.href) }
        case .parseURL: return unsafe parseURL(text(values.first), base: values.count > 1 ? text(values[1]) : nil)
        case .setURL: return unsafe setURL(values.map { unsafe text($0) })
        case .encodeForm: return unsafe make(FormURLEncoding.encode(text(values.first)))
        case .decodeForm: return unsafe make(FormURLEncoding.decode(text(values.first)))
        case .encodeBase64:
            return unsafe make(String(decoding: Base64.encode(Array(text(values.first).utf8)), as: UTF8.self))
        case .decodeBase64: return unsafe decodeBase64(text(values.first)).flatMap { unsafe make(latin1: $0) }
        case .decodeEntities: return unsafe make(CharacterReference.decode(text(values.first)))
        case .encodingName: return unsafe TextEncoding(label: text(values.first)).flatMap { unsafe make($0.rawValue) }
        case .encodeUTF8: return unsafe makeArray(of: Array(text(values.first).utf8))
        case .decodeText: return unsafe decode(values)
        }
        return nil
    }

    private func complete(_ value: JSValueRef?) {
        switch unsafe JSValueGetType(context, value) {
        case kJSTypeString:
            // One that is too long for the memory is not copied.
            let string = unsafe JSValueToStringCopy(context, value, nil)
            guard let string = unsafe string, unsafe JSStringGetLength(string) <= call.size else {
                unsafe string.map { unsafe JSStringRelease($0) }
                return end(.failed(.oversize("the answer", call.size)))
            }
            end(.value(unsafe String(consuming: string)))
        case kJSTypeNull: end(.none(reason: "completed with null"))
        case kJSTypeUndefined: end(.none(reason: "completed with undefined"))
        case kJSTypeBoolean: completeInstead("a boolean")
        case kJSTypeNumber: completeInstead("a number")
        case kJSTypeSymbol: completeInstead("a symbol")
        case kJSTypeBigInt: completeInstead("a bigint")
        default: completeInstead(unsafe JSObjectIsFunction(context, value) ? "a function" : "an object")
        }
    }

    private func completeInstead(_ what: String) { end(.none(reason: "completed with \(what) instead of a string")) }

    /// The bytes of a text in base64, which may contain spaces and lack the padding (WHATWG Infra Standard,
    /// "forgiving-base64 decode"); nil if it is not valid.
    private func decodeBase64(_ text: String) -> [UInt8]? {
        let padding = UInt8(ascii: "=")
        var digits = text.utf8.filter { !$0.isASCIISpace || $0 == 0x0B }
        if digits.count % 4 == 0 {
            for _ in 0..<2 where digits.last == padding { digits.removeLast() }
        }
        if digits.contains(padding) { return nil }
        return try? Base64.decode(digits + Array(repeating: padding, count: (4 - digits.count % 4) % 4))
    }

    private func parseURL(_ text: String, base: String?) -> JSValueRef? {
        guard let base else { return unsafe WebURL(text).flatMap { unsafe make($0.members) } }
        guard let base = WebURL(base) else { return nil }
        return unsafe WebURL(text, base: base).flatMap { unsafe make($0.members) }
    }

    private func setURL(_ values: [String]) -> JSValueRef? {
        guard values.count == 3, var url = WebURL(values[0]),
            let member = WebURL.Member(rawValue: values[1])
        else { return nil }
        url.set(member, to: values[2])
        return unsafe make(url.members)
    }

    private func decode(_ values: [JSValueRef?]) -> JSValueRef? {
        guard unsafe values.count == 4, let encoding = TextEncoding(rawValue: unsafe text(values[0])) else {
            return nil
        }
        var bytes = unsafe self.bytes(of: values[1])[...]
        if unsafe !JSValueToBoolean(context, values[3]), bytes.starts(with: encoding.byteOrderMark) {
            bytes = bytes.dropFirst(encoding.byteOrderMark.count)
        }
        if unsafe JSValueToBoolean(context, values[2]), !encoding.isValid(bytes) { return nil }
        return unsafe make(encoding.decode(bytes))
    }
}

/// The functions of this program that the prelude calls, by name.
enum HostFunction: String {
    /// (value): the script has completed.
    case complete
    /// (text): writes a line to the console.
    case log
    /// (exception): a function of the script threw, and the script goes on.
    case report
    /// (delay): adds a timer and returns its number.
    case addTimer
    /// (number): removes a timer.
    case removeTimer
    /// (method, URL, timeout, body, name, value, name, value ...): returns [status, text, URL, name, value ...], or the
    /// type of the event of a failure.
    case request
    /// (URL): returns the URL relative to the link, or null.
    case resolveURL
    /// (URL, base or nothing): returns the members of the URL, or null.
    case parseURL
    /// (URL, name of a member, value): returns the members of the changed URL.
    case setURL
    /// (text): returns a name or value of a query in its encoded form.
    case encodeForm
    /// (text): returns the names and values of a query in turn.
    case decodeForm
    /// (text): returns its UTF-8 in Base64.
    case encodeBase64
    /// (text): returns a string with a character for each byte, or null.
    case decodeBase64
    /// (text): returns it with its HTML entities replaced.
    case decodeEntities
    /// (label): returns the name of an encoding, or null.
    case encodingName
    /// (text): returns an array of the bytes of its UTF-8.
    case encodeUTF8
    /// (name of an encoding, array of bytes, fatal, ignoreBOM): returns the text, or null.
    case decodeText
}

/// The format `application/x-www-form-urlencoded` (WHATWG URL Standard, section 5).
enum FormURLEncoding {
    /// The names and values of a text, in turn.
    static func decode(_ text: String) -> [String] {
        text.utf8.split(separator: UInt8(ascii: "&")).flatMap { field in
            let name = field.prefix { $0 != UInt8(ascii: "=") }
            return [name, field[name.endIndex...].dropFirst()].map { part in
                String(decoding: PercentEncoding.decodedBytes(Array(part).span, plusIsSpace: true), as: UTF8.self)
            }
        }
    }

    /// A name or a value.
    static func encode(_ text: String) -> String {
        PercentEncodeSet.form.encode(text.utf8).split(separator: "%20", omittingEmptySubsequences: false)
            .joined(separator: "+")
    }
}
