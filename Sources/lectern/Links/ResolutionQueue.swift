import Dispatch
import LinkEngine
import Synchronization

/// Resolves inputs on several threads, so that a link that waits for its script does not hold up those behind it.
///
/// One thread at a time reads an input; then it resolves it while others read on. Resolutions are printed in the order of
/// the inputs, or as they come.
final class ResolutionQueue: Sendable {
    /// The number of threads: each may wait for a script.
    private static let threads = 8

    /// How many inputs may be read before the one that is printed next, in units: at least one for an input, more for a
    /// long one and for a long output. It bounds the memory to 1,024 short links, 16 of the greatest length, or 16 MB of
    /// output and that of one more link a thread.
    private static let windowSize = 1_024
    private static let inputBytesOfUnit = 1 << 10
    private static let outputBytesOfUnit = 1 << 14

    private struct Output {
        var writer: ResolutionWriter
        /// What cannot be written before the output for an earlier input.
        var waiting: [Int: (printed: PrintedResolution, weight: Int)] = [:]
        /// The number of the input that is printed next.
        var next = 1
        /// Whether there may be no further input for a while, so that what is printed must not wait for more.
        var isInputWaiting = false
        var isEveryLinkOpened = true

        /// Writes what is known before a thread waits for input or for an earlier link.
        mutating func waitForInput() {
            isInputWaiting = true
            writer.flush()
        }
    }

    private let inputs: Mutex<Inputs>
    private let output: Mutex<Output>
    private let printer: ResolutionPrinter
    /// The number of threads that resolve an input.
    private let busyThreads = Atomic(0)
    private let window = DispatchSemaphore(value: ResolutionQueue.windowSize)
    private let isOrdered: Bool
    private let resolve: @Sendable (Input) -> Resolution
    private let isOpened: @Sendable (Resolution) -> Bool

    /// A queue for inputs.
    ///
    /// - Parameters:
    ///   - inputs: the inputs.
    ///   - printer: formats the resolutions.
    ///   - isOrdered: whether they are printed in the order of the inputs.
    ///   - resolve: resolves one input.
    ///   - isOpened: whether a resolution counts as opened for the exit status.
    init(
        _ inputs: Inputs, printer: ResolutionPrinter, isOrdered: Bool,
        resolve: @escaping @Sendable (Input) -> Resolution, isOpened: @escaping @Sendable (Resolution) -> Bool
    ) {
        self.inputs = Mutex(inputs)
        self.printer = printer
        let writer = ResolutionWriter(format: printer.format, isTerminal: printer.terminal != nil)
        output = Mutex(Output(writer: writer))
        self.isOrdered = isOrdered
        self.resolve = resolve
        self.isOpened = isOpened
    }

    /// Resolves and prints all inputs.
    ///
    /// - Parameter isConcurrent: whether other threads help; one link needs none.
    /// - Returns: whether every link was opened.
    /// - Throws: `Failure` if standard input could not be read to its end.
    func run(isConcurrent: Bool) throws -> Bool {
        let group = DispatchGroup()
        for index in 1..<(isConcurrent ? Self.threads : 1) {
            // Work on a serial queue has a thread of its own, however many of them wait.
            DispatchQueue(label: "lectern.resolve.\(index)").async(group: group) { self.work() }
        }
        work()
        group.wait()
        let isEveryLinkOpened = output.withLock { output in
            output.writer.finish()
            return output.isEveryLinkOpened
        }
        try inputs.withLock { try $0.checkEnd() }
        return isEveryLinkOpened
    }

    private func work() {
        while let (input, weight) = take() {
            // Each thread may wait for a script now, and none is left to write what is known.
            if busyThreads.add(1, ordering: .relaxed).newValue == Self.threads { output.withLock { $0.writer.flush() } }
            let resolution = resolve(input)
            busyThreads.subtract(1, ordering: .relaxed)
            finish(input, weight, resolution)
        }
    }

    private func take() -> (Input, weight: Int)? {
        inputs.withLock { inputs in
            let mustRead = inputs.mustRead
            if mustRead { output.withLock { $0.waitForInput() } }
            guard let input = inputs.next() else {
                output.withLock { $0.waitForInput() }
                return nil
            }
            let weight = Self.weight(of: input)
            var hasWaited = false
            for _ in 0..<weight where window.wait(timeout: .now()) == .timedOut {
                if !hasWaited { output.withLock { $0.waitForInput() } }
                hasWaited = true
                window.wait()
            }
            if mustRead || hasWaited { output.withLock { $0.isInputWaiting = false } }
            return (input, weight)
        }
    }

    private static func weight(of input: Input) -> Int {
        if case .bytes(let bytes) = input.line { bytes.count / inputBytesOfUnit + 1 } else { 1 }
    }

    /// The weight of an input and its output. Units that are not free are not waited for: the window is full then, and no
    /// further input is read.
    private func weight(of printed: PrintedResolution, inputWeight: Int) -> Int {
        let wanted = printed.size / Self.outputBytesOfUnit
        var weight = inputWeight
        while weight < wanted, window.wait(timeout: .now()) == .success { weight += 1 }
        return weight
    }

    private func finish(_ input: Input, _ inputWeight: Int, _ resolution: Resolution) {
        let printed = printer.printed(resolution, number: input.number)
        let isOpened = isOpened(resolution)
        let weight = weight(of: printed, inputWeight: inputWeight)
        output.withLock { output in
            if !isOpened { output.isEveryLinkOpened = false }
            if isOrdered {
                output.waiting[input.number] = (printed, weight)
                while let (printed, weight) = output.waiting.removeValue(forKey: output.next) {
                    write(printed, weight, &output)
                    output.next += 1
                }
            } else {
                write(printed, weight, &output)
            }
            if output.isInputWaiting { output.writer.flush() }
        }
    }

    private func write(_ printed: PrintedResolution, _ weight: Int, _ output: inout Output) {
        output.writer.write(printed)
        for _ in 0..<weight { window.signal() }
    }
}
