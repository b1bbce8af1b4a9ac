import CJavaScriptCore
import HostProcesses
import Scripting

extension ScriptContext {
    /// Performs a call of the prelude: the first argument is the number of a ``HostFunction``.
    func perform(_ arguments: UnsafeBufferPointer<JSValueRef?>) -> JSValueRef? {
        guard let first = unsafe arguments.first else { return nil }
        // JavaScriptCore calls with a promise, the prelude with a number.
        if unsafe JSValueIsObject(context, first) {
            unsafe record(arguments.last ?? nil)
            return nil
        }
        guard let function = HostFunction(rawValue: unsafe Int(number(first))) else { return nil }
        let values = unsafe arguments.dropFirst()
        switch function {
        case .complete: unsafe complete(type: text(values.first), value: values.last ?? nil)
        case .log: parent.send(ScriptEvent.console(unsafe text(values.first)))
        case .request: return unsafe request(values.map { unsafe text($0) })
        case .addTimer: return unsafe JSValueMakeNumber(context, Double(timers.add(delay: number(values.first ?? nil))))
        case .removeTimer: timers.remove(unsafe Int(number(values.first ?? nil)))
        case .encodeBase64: return unsafe make(Base64.encode(text(values.first)))
        case .decodeEntities: return unsafe make(HTMLEntities.decode(text(values.first)))
        }
        return nil
    }

    private func complete(type: String, value: JSValueRef?) {
        switch type {
        case "null", "undefined": end(.none(reason: "completed with \(type)"))
        case "string" where unsafe JSValueIsString(context, value): end(.value(unsafe text(value)))
        case "string": end(.failed(.oversize("the answer", call.size)))
        case "object": end(.none(reason: "completed with an object instead of a string"))
        default: end(.none(reason: "completed with a \(type) instead of a string"))
        }
    }

    private func request(_ values: [String]) -> JSValueRef? {
        var response = ScriptResponse.failed
        // Each text takes eight more bytes of the message.
        if values.count >= 2, values.reduce(0, { $0 + $1.utf8.count + 8 }) <= call.size {
            let headers = stride(from: 2, to: values.count - 1, by: 2).map {
                ScriptRequest.Header(name: values[$0], value: values[$0 + 1])
            }
            response = parent.ask(ScriptRequest(method: values[0], url: values[1], headers: headers))
        }
        let members = unsafe [
            JSValueMakeNumber(context, Double(response.status)), make(response.body), make(response.url),
        ]
        return unsafe JSObjectMakeArray(context, members.count, members, nil)
    }

    private func number(_ value: JSValueRef?) -> Double {
        unsafe JSValueToNumber(context, value, nil)
    }

    private func text(_ value: JSValueRef??) -> String {
        guard let value = unsafe value, let string = unsafe JSValueToStringCopy(context, value, nil) else { return "" }
        return unsafe String(consuming: string)
    }

    private func make(_ text: String) -> JSValueRef? {
        unsafe text.withJavaScriptString { unsafe JSValueMakeString(context, $0) }
    }
}
