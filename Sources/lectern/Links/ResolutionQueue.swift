import Dispatch
import LinkEngine
import Synchronization

/// Resolves inputs on several threads, so that a link that waits for its script does not hold up those behind it.
///
/// One thread at a time reads an input; then it resolves it while others read on. Resolutions are printed in the order of
/// the inputs, or as they come.
final class ResolutionQueue: Sendable {
    /// The weight of the inputs that are read and not yet printed, from which on no further one is read. An input weighs
    /// one unit, and more if it or its output is long. It bounds the memory to 1,024 short links, 16 of the greatest
    /// length, or 16 MB of output; and the output of one more link a thread.
    private static let windowSize = 1_024
    private static let inputBytesOfUnit = 1 << 10
    private static let outputBytesOfUnit = 1 << 14

    private struct Printing {
        var writer: ResolutionWriter
        /// What cannot be written before the output for an earlier input.
        var waiting: [Int: (printed: PrintedResolution, weight: Int)] = [:]
        /// The number of the input that is printed next.
        var next = 1
        /// The weight of all inputs that are read and not yet printed.
        var weight = 0
        /// Whether a thread waits until `weight` is less than the size of the window.
        var isWindowAwaited = false
        /// Whether there may be no further input for a while, so that what is printed must not wait for more.
        var isInputAwaited = false
        var isEveryLinkOpened = true

        /// Writes what is known before a thread waits for input.
        mutating func awaitInput() {
            isInputAwaited = true
            writer.flush()
        }
    }

    private let inputs: Mutex<Inputs>
    private let printing: Mutex<Printing>
    private let printer: ResolutionPrinter
    private let threads: WorkerThreads
    /// Signalled when more can be read, if a thread waits for that.
    private let windowOpened = DispatchSemaphore(value: 0)
    private let isOrdered: Bool
    private let resolve: @Sendable (Input) -> Resolution
    private let isOpened: @Sendable (Resolution) -> Bool

    /// A queue for inputs.
    ///
    /// - Parameters:
    ///   - inputs: the inputs.
    ///   - printer: formats the resolutions.
    ///   - threads: the threads; `resolve` must wait for scripts by them.
    ///   - isOrdered: whether the resolutions are printed in the order of the inputs.
    ///   - resolve: resolves one input.
    ///   - isOpened: whether a resolution counts as opened for the exit status.
    init(
        _ inputs: Inputs, printer: ResolutionPrinter, threads: WorkerThreads, isOrdered: Bool,
        resolve: @escaping @Sendable (Input) -> Resolution, isOpened: @escaping @Sendable (Resolution) -> Bool
    ) {
        self.inputs = Mutex(inputs)
        self.printer = printer
        self.threads = threads
        let writer = ResolutionWriter(format: printer.format, isTerminal: printer.terminal != nil)
        printing = Mutex(Printing(writer: writer))
        self.isOrdered = isOrdered
        self.resolve = resolve
        self.isOpened = isOpened
    }

    /// Resolves and prints all inputs.
    ///
    /// - Returns: whether every link was opened.
    /// - Throws: `Failure` if standard input could not be read to its end.
    func run() throws -> Bool {
        threads.run({ self.work() }, willWait: { self.printing.withLock { $0.writer.flush() } })
        let isEveryLinkOpened = printing.withLock { printing in
            printing.writer.finish()
            return printing.isEveryLinkOpened
        }
        try inputs.withLock { try $0.checkEnd() }
        return isEveryLinkOpened
    }

    private func work() {
        while threads.isWanted(), let input = take() { finish(input, resolve(input)) }
    }

    /// Waits for the next input; nil at the end.
    private func take() -> Input? {
        inputs.withLock { inputs in
            awaitWindow()
            let isAwaited = inputs.mustRead
            if isAwaited { printing.withLock { $0.awaitInput() } }
            let input = inputs.next()
            printing.withLock { printing in
                guard let input else { return printing.awaitInput() }
                printing.weight += Self.weight(of: input)
                if isAwaited { printing.isInputAwaited = false }
            }
            return input
        }
    }

    /// Waits until so much is printed that more can be read.
    private func awaitWindow() {
        let isFull = printing.withLock { printing in
            printing.isWindowAwaited = printing.weight >= Self.windowSize
            if printing.isWindowAwaited { printing.writer.flush() }
            return printing.isWindowAwaited
        }
        if isFull { windowOpened.wait() }
    }

    private static func weight(of input: Input) -> Int {
        if case .bytes(let bytes) = input.line { bytes.count / inputBytesOfUnit + 1 } else { 1 }
    }

    private func finish(_ input: Input, _ resolution: Resolution) {
        let printed = printer.printed(resolution, number: input.number)
        let isOpened = isOpened(resolution)
        let inputWeight = Self.weight(of: input)
        let weight = max(inputWeight, printed.size / Self.outputBytesOfUnit)
        printing.withLock { printing in
            if !isOpened { printing.isEveryLinkOpened = false }
            printing.weight += weight - inputWeight
            if isOrdered {
                printing.waiting[input.number] = (printed, weight)
                while let (printed, weight) = printing.waiting.removeValue(forKey: printing.next) {
                    write(printed, weight, &printing)
                    printing.next += 1
                }
            } else {
                write(printed, weight, &printing)
            }
            if printing.isInputAwaited { printing.writer.flush() }
        }
    }

    private func write(_ printed: PrintedResolution, _ weight: Int, _ printing: inout Printing) {
        printing.writer.write(printed)
        printing.weight -= weight
        if printing.isWindowAwaited, printing.weight < Self.windowSize {
            printing.isWindowAwaited = false
            windowOpened.signal()
        }
    }
}
