import CFixedClock
import CJavaScriptCore
import CPrelude
import Glibc
import Hosts

/// The JavaScriptCore of this process; every call gets its own context.
@safe final class VirtualMachine {
    let group: JSContextGroupRef?
    let functionClass: JSClassRef?
    /// The prelude, which is parsed once: its text is shared by the contexts and not copied for each.
    let prelude: JSScriptRef?
    /// A context that outlives those of the scripts, and a function in it.
    private let context: JSGlobalContextRef?
    let function: JSObjectRef?

    init() {
        unsafe group = JSContextGroupCreate()
        let source = unsafe lectern_prelude()
        unsafe prelude = JSScriptCreateReferencingImmortalASCIIText(
            group, nil, 1, source, source.map { unsafe strlen($0) } ?? 0, nil, nil)
        var definition = unsafe kJSClassDefinitionEmpty
        unsafe definition.callAsFunction = { context, function, _, count, arguments, _ in
            guard let data = unsafe JSObjectGetPrivate(function) else { return nil }
            let script = unsafe Unmanaged<ScriptContext>.fromOpaque(data).takeUnretainedValue()
            return unsafe script.perform(UnsafeBufferPointer(start: arguments, count: count))
        }
        unsafe functionClass = JSClassCreate(&definition)
        unsafe context = JSGlobalContextCreateInGroup(group, nil)
        unsafe function = JSObjectMake(context, functionClass, nil)
        unsafe JSValueProtect(context, function)
    }

    deinit {
        unsafe JSGlobalContextRelease(context)
        unsafe JSClassRelease(functionClass)
        unsafe JSContextGroupRelease(group)
    }

    func run(_ call: ScriptCall, for parent: ParentConnection<ScriptCommand>) {
        ScriptContext(machine: self, call: call, parent: parent).run()
    }

    /// Uses the compilers, the garbage collector, a regular expression and the clock once, so that they are initialized; false
    /// if one of them does not work.
    func warmUp() -> Bool {
        let context = unsafe JSGlobalContextCreateInGroup(group, nil)
        defer { unsafe JSGlobalContextRelease(context) }
        let value = unsafe Self.exercise.withJavaScriptString { unsafe JSEvaluateScript(context, $0, nil, nil, 1, nil) }
        unsafe JSGarbageCollect(context)
        return unsafe JSValueIsBoolean(context, value) && JSValueToBoolean(context, value)
    }

    private static let exercise = """
        (function () {
            var sum = 0, list = [];
            for (var i = 0; i < 2000; i++) { sum += i % 7; if (i % 100 == 0) list.push({ text: 'a' + i }); }
            return /a(\\d+)0/.test(list[7].text) && sum > 0 && Date.now() === \(lectern_fixed_time)000;
        })()
        """
}
