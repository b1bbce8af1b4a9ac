import Text

/// Tests rule files whenever they change: of those that are read, the ones with other bytes than before.
struct WatchLoop {
    /// Reads the files; those that cannot be read are missing, and told.
    let read: () -> (files: [SourceFile], problems: [String])
    /// Waits for a change; false if there will be none.
    let wait: () throws -> Bool
    /// Tests the rules of the files with these paths.
    let test: (_ files: [SourceFile], _ changed: Set<String>) -> Void
    /// Prints a line.
    let say: (String) -> Void

    private var tested: [String: [UInt8]] = [:]
    private var problems: [String] = []

    init(
        read: @escaping () -> (files: [SourceFile], problems: [String]), wait: @escaping () throws -> Bool,
        test: @escaping (_ files: [SourceFile], _ changed: Set<String>) -> Void, say: @escaping (String) -> Void
    ) {
        self.read = read
        self.wait = wait
        self.test = test
        self.say = say
    }

    /// Runs until there are no more changes.
    mutating func run() throws {
        repeat {
            if step() { say("waiting for changes; press Ctrl-C to stop") }
        } while try wait()
    }

    /// Reads the files and tests what has changed; false if that is nothing.
    private mutating func step() -> Bool {
        let (files, found) = read()
        let new = found.filter { !problems.contains($0) }
        for problem in new { say("Error: \(problem)") }
        let current = Dictionary(files.map { ($0.path, $0.bytes) }) { $1 }
        let changed = current.keys.filter { current[$0] != tested[$0] }.sorted()
        // What cannot be read now is compared with what was tested before.
        let removed = found.isEmpty ? tested.keys.filter { current[$0] == nil }.sorted() : []
        for path in removed { say("removed: \(path)") }
        let isBack = found.isEmpty && !problems.isEmpty
        if isBack, changed.isEmpty { say("readable again and unchanged") }
        if !tested.isEmpty { for path in changed { say("changed: \(path)") } }
        tested = found.isEmpty ? current : tested.merging(current) { $1 }
        problems = found
        if !changed.isEmpty { test(files, Set(changed)) }
        return !new.isEmpty || !removed.isEmpty || isBack || !changed.isEmpty
    }
}
