public import Requests
import Text

/// A language server for rule files (LSP 3.17), without input and output: bytes of the client in, messages for it out.
///
/// ```swift
/// var server = LanguageServer(schema: schema, scripts: scripts, files: files)
/// server.receive(bytes)
/// while let events = server.next() { ... }
/// ```
///
/// Every step is short; between them the caller reads what else the client has sent, so that a change comes before the
/// work that it makes needless.
public struct LanguageServer {
    /// What a step results in.
    public enum Event: Equatable, Sendable {
        /// A message for the client: its content in JSON.
        case message(String)
        /// A line for the log of the server.
        case log(String)
        /// The server ends with this status.
        case exit(Int32)
    }

    enum Phase {
        case uninitialized, running, shutDown, ended
    }

    /// What was received and not yet answered.
    private enum Received {
        case message(Message)
        case invalid(ResponseError)
        case garbage(String)
    }

    private var stream = MessageStream()
    private var queue: ArraySlice<Received> = []
    /// The requests in the queue, and those of them that the client has cancelled.
    private var waiting: Set<RequestID> = []
    private var cancelled: Set<RequestID> = []
    var phase = Phase.uninitialized
    var client = ClientCapabilities()
    var workspace: Workspace
    let schema: RuleSchemaReader
    let scripts: ScriptRunner
    /// What the current step results in.
    var events: [Event] = []
    private var logged = 0

    /// Creates a server.
    ///
    /// - Parameters:
    ///   - schema: the JSON Schema of rule files; nil if there is none.
    ///   - scripts: runs the scripts of rules for their tests.
    ///   - files: access to the rule files beside a document.
    public init(schema: [UInt8]?, scripts: ScriptRunner, files: WorkspaceFiles) {
        self.schema = RuleSchemaReader(schema.flatMap { try? JSONDocument($0) })
        self.scripts = scripts
        workspace = Workspace(files: files)
    }

    /// Whether there is nothing to do but to wait for the client.
    public var isIdle: Bool { queue.isEmpty && !workspace.hasWork }

    /// How many messages are waiting. The caller need not read more while there are many.
    public var waitingMessages: Int { queue.count }

    /// Takes bytes of the client.
    public mutating func receive(_ bytes: some Collection<UInt8>) {
        stream.append(bytes)
        while let item = stream.next() {
            switch item {
            case .garbage(let what): queue.append(.garbage(what))
            case .content(let content): receive(content: content)
            }
        }
    }

    private mutating func receive(content: [UInt8]) {
        do throws(ResponseError) {
            guard let message = try Message.read(content) else { return }
            if let id = message.id { waiting.insert(id) }
            // Requests are answered in their order, so that a cancellation would come too late.
            if message.method == "$/cancelRequest", let id = RequestID(Parameters(value: message.parameters)["id"]),
                waiting.contains(id)
            {
                cancelled.insert(id)
            }
            queue.append(.message(message))
        } catch {
            queue.append(.invalid(error))
        }
    }

    /// Takes the next step: answers a message, else continues to examine documents.
    ///
    /// - Returns: nil if there is nothing to do.
    public mutating func next() -> [Event]? {
        guard phase != .ended else { return nil }
        events = []
        if let received = queue.popFirst() {
            answer(received)
        } else if workspace.hasWork {
            work()
        } else {
            return nil
        }
        return events
    }

    /// The end of the input: without `exit`, an error.
    public mutating func endOfInput() -> [Event] {
        guard phase != .ended else { return [] }
        events = []
        if let unfinished = stream.unfinished { log(unfinished) }
        log("the input ended without the notification \"exit\"")
        end(1)
        return events
    }

    private mutating func answer(_ received: Received) {
        switch received {
        case .garbage(let what): log(what)
        case .message(let message): answer(message)
        case .invalid(let error):
            log(error.message)
            send(error.response(to: nil))
        }
    }

    private mutating func answer(_ message: Message) {
        do throws(ResponseError) {
            let parameters = Parameters(value: message.parameters)
            guard let id = message.id else { return try receive(message.method, parameters) }
            waiting.remove(id)
            if cancelled.remove(id) != nil { throw ResponseError(.requestCancelled, "the request was cancelled") }
            send(.response(id, try result(of: message.method, parameters)))
        } catch {
            if let id = message.id { send(error.response(to: id)) } else { log("\(message.method): \(error.message)") }
        }
    }

    private mutating func work() {
        for message in workspace.work(scripts, client.encoding) { send(message) }
        if !workspace.hasWork, client.refreshesLenses {
            workspace.requests += 1
            send(.request("lectern-\(workspace.requests)", "workspace/codeLens/refresh", [:]))
        }
    }
}

extension LanguageServer {
    /// Adds a message for the client.
    mutating func send(_ message: JSONOutput) { events.append(.message(message.line)) }

    /// Adds a line for the log of the server and that of the client.
    mutating func log(_ text: String) {
        logged += 1
        guard logged <= WorkshopLimits.editorLog else { return }
        let suffix = logged == WorkshopLimits.editorLog ? " (no more is logged)" : ""
        let text = Printable.shortened(Printable.line(text), to: 500) + suffix
        events.append(.log(text))
        guard phase == .running else { return }
        send(.notification("window/logMessage", ["type": .int(2), "message": .string(text)]))
    }

    mutating func end(_ status: Int32) {
        phase = .ended
        events.append(.exit(status))
    }
}
