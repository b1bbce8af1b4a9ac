import CJavaScriptCore
import Hosts
import Requests

/// One call of `process` in its own JavaScript context.
@safe final class ScriptContext {
    /// The name of the script in messages of JavaScriptCore.
    static let name = "script"

    let context: JSGlobalContextRef?
    let call: ScriptCall
    let parent: ParentConnection<ScriptCommand>
    var timers = TimerQueue()
    /// The number of network requests so far.
    var requests = 0
    private let machine: VirtualMachine
    private var hasOutcome = false
    private var fault: ScriptError?
    /// What the prelude returned: completion and fire.
    private var tools: JSValueRef?
    /// The link, which the URLs of requests are relative to. Line breaks and headers may follow it.
    private(set) lazy var link = WebURL(String(call.url.prefix { !$0.isNewline }))

    init(machine: VirtualMachine, call: ScriptCall, parent: ParentConnection<ScriptCommand>) {
        self.machine = machine
        self.call = call
        self.parent = parent
        unsafe context = JSGlobalContextCreateInGroup(machine.group, nil)
    }

    deinit {
        // The context holds its callback strongly, and that would hold the context.
        unsafe JSGlobalContextSetUnhandledRejectionCallback(context, machine.function, nil)
        unsafe JSGlobalContextRelease(context)
    }

    /// Runs the script, its promises and its timers until nothing is left to do.
    func run() {
        unsafe tools = installPrelude()
        unsafe JSValueProtect(context, tools)
        defer { unsafe JSValueUnprotect(context, tools) }
        if unsafe start(completion: member(0, of: tools)) { unsafe runTimers(fire: member(1, of: tools)) }
        conclude()
    }

    /// Reports how the run ended; only the first report counts.
    func end(_ result: ScriptRun.Result) {
        if !hasOutcome { parent.send(ScriptEvent.outcome(result)) }
        hasOutcome = true
    }

    /// Records an exception; the first one is reported if the script does not complete.
    func record(_ exception: JSValueRef?) {
        if fault == nil { fault = unsafe ScriptError(exception: exception, in: self) }
    }

    private func conclude() {
        if let fault {
            end(.failed(fault))
        } else if timers.now > call.time {
            end(.failed(.overtime(.milliseconds(call.time))))
        } else {
            end(.none(reason: "ended without calling its completion function"))
        }
    }

    private func installPrelude() -> JSValueRef? {
        let make = unsafe JSScriptEvaluate(context, machine.prelude, nil, nil)
        let owner = unsafe Unmanaged.passUnretained(self).toOpaque()
        let function = unsafe JSObjectMake(context, machine.functionClass, owner)
        unsafe JSGlobalContextSetUnhandledRejectionCallback(context, function, nil)
        let dialect = unsafe JSValueMakeBoolean(context, call.script.dialect == .script)
        return unsafe invoke(make, [function, dialect])
    }

    /// Evaluates the source and calls `process`; false if that failed.
    private func start(completion: JSValueRef?) -> Bool {
        unsafe evaluate(call.script.source, name: Self.name)
        if fault != nil { return false }
        // A `process` declared by let or const is not a property of the global object.
        let process = unsafe evaluate("typeof process === 'function' ? process : null", name: "prelude")
        guard unsafe JSValueIsObject(context, process) else {
            if fault == nil { fault = ScriptError(.noProcess, "has no function named process") }
            return false
        }
        let url = unsafe call.url.withJavaScriptString { unsafe JSValueMakeString(context, $0) }
        return unsafe invoke(process, [url, completion]) != nil
    }

    private func runTimers(fire: JSValueRef?) {
        while !hasOutcome, let timer = timers.next(), timers.now <= call.time {
            unsafe invoke(fire, [JSValueMakeNumber(context, Double(timer))])
        }
    }

    private func member(_ index: UInt32, of list: JSValueRef?) -> JSValueRef? {
        unsafe JSObjectGetPropertyAtIndex(context, list, index, nil)
    }

    @discardableResult
    private func evaluate(_ source: String, name: String) -> JSValueRef? {
        var exception: JSValueRef?
        let value = unsafe source.withJavaScriptString { source in
            unsafe name.withJavaScriptString { name in
                unsafe JSEvaluateScript(context, source, nil, name, 1, &exception)
            }
        }
        if unsafe exception != nil { unsafe record(exception) }
        return unsafe value
    }

    @discardableResult
    private func invoke(_ function: JSValueRef?, _ arguments: [JSValueRef?]) -> JSValueRef? {
        var exception: JSValueRef?
        let value = unsafe JSObjectCallAsFunction(context, function, nil, arguments.count, arguments, &exception)
        if unsafe exception != nil { unsafe record(exception) }
        return unsafe value
    }
}

/// The timers of one run, with a simulated clock that jumps to the next timer: they fire in order and without waiting.
struct TimerQueue {
    private struct Timer {
        let identifier: Int
        let due: Int
    }

    /// The time of the simulated clock in milliseconds.
    private(set) var now = 0
    private var lastIdentifier = 0

    /// The timers by descending time: the last one fires next.
    private var timers: [Timer] = []

    /// Adds a timer of at least one millisecond, as in browsers, so that an endless chain reaches the time limit.
    mutating func add(delay: Double) -> Int {
        lastIdentifier += 1
        let delay = delay.isFinite ? Int(min(max(1, delay), Double(Int32.max))) : 1
        let timer = Timer(identifier: lastIdentifier, due: now + delay)
        var (low, high) = (0, timers.count)
        while low < high {
            let middle = (low + high) / 2
            if timers[middle].due > timer.due { low = middle + 1 } else { high = middle }
        }
        timers.insert(timer, at: low)
        return timer.identifier
    }

    /// Removes a timer before it fires.
    mutating func remove(_ identifier: Int) { timers.removeAll { $0.identifier == identifier } }

    /// Takes the next timer and moves the clock to it.
    mutating func next() -> Int? {
        guard let timer = timers.popLast() else { return nil }
        now = timer.due
        return timer.identifier
    }
}
