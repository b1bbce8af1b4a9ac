import Dispatch
import LinkEngine
import Synchronization

/// Resolves inputs on several threads, so that a link that waits for its script does not hold up those behind it.
///
/// One thread at a time takes the inputs that were read together; then it resolves them while others read on. Before a
/// thread waits for a script, it leaves the rest of its inputs to others. Resolutions are printed in the order of the
/// inputs, or as they come.
final class ResolutionQueue: Sendable {
    /// From how many bytes of output on, which wait for that of an earlier input, no further input is read.
    private static let maximumWaiting = 1 << 24
    /// From how many bytes on a thread passes on what it has printed before the end of its inputs.
    private static let maximumPrinted = 1 << 18

    private struct Printing {
        var writer: ResolutionWriter
        /// What cannot be written before the output for an earlier input, by the number of the first input.
        var waiting: [Int: PrintedResolutions] = [:]
        /// The bytes in `waiting`.
        var waitingSize = 0
        /// The number of the input that is printed next.
        var next = 1
        /// Whether a thread waits until less is waiting.
        var isWindowAwaited = false
        var isEveryLinkOpened = true
    }

    private let inputs: Mutex<Inputs>
    /// What threads left to others because they wait for a script.
    private let returned = Mutex<[InputBatch]>([])
    private let printing: Mutex<Printing>
    /// Whether there may be no further input for a while, so that what is printed must not wait for more.
    private let isInputAwaited = Atomic(false)
    /// Signalled when more can be read, if a thread waits for that.
    private let windowOpened = DispatchSemaphore(value: 0)
    private let printer: ResolutionPrinter
    private let threads: WorkerThreads
    private let isOrdered: Bool
    private let progress: ProgressLine?
    private let answering: LinkAnswering

    /// A queue for inputs.
    ///
    /// - Parameters:
    ///   - inputs: the inputs.
    ///   - printer: formats the resolutions.
    ///   - threads: the threads; the engine must wait for scripts by them.
    ///   - isOrdered: whether the resolutions are printed in the order of the inputs.
    ///   - progress: shows how many links are resolved.
    ///   - answering: resolves the inputs.
    init(
        _ inputs: Inputs, printer: ResolutionPrinter, threads: WorkerThreads, isOrdered: Bool, progress: ProgressLine?,
        answering: LinkAnswering
    ) {
        self.inputs = Mutex(inputs)
        self.printer = printer
        self.threads = threads
        let writer = ResolutionWriter(format: printer.format, isTerminal: printer.terminal != nil)
        printing = Mutex(Printing(writer: writer))
        self.isOrdered = isOrdered
        self.progress = progress
        self.answering = answering
    }

    /// Resolves and prints all inputs.
    ///
    /// - Returns: whether every link was opened.
    /// - Throws: `Failure` if the inputs could not be read to their end.
    func run() throws -> Bool {
        threads.run({ self.work() }, willWait: { self.willWait() })
        progress?.clear()
        let isEveryLinkOpened = printing.withLock { printing in
            printing.writer.finish()
            return printing.isEveryLinkOpened
        }
        try inputs.withLock { try $0.checkEnd() }
        return isEveryLinkOpened
    }

    private func work() {
        while let batch = takeReturned() ?? (threads.isWanted() ? take() : nil) {
            let task = ResolutionTask(batch)
            ResolutionTask.$current.withValue(task) { perform(task) }
        }
    }

    private func perform(_ task: ResolutionTask) {
        let answering = answering.forOneThread
        while let input = task.next() {
            let resolution = answering.answer(input)
            let size = task.add(resolution, of: input, isOpened: answering.isOpened(resolution), printer)
            if size > Self.maximumPrinted || isInputAwaited.load(ordering: .relaxed) { print(task.takePrinted()) }
        }
        print(task.takePrinted())
    }

    /// Before a thread waits for a script: others go on with its inputs, and what is known is written.
    private func willWait() {
        if let task = ResolutionTask.current {
            print(task.takePrinted())
            if let rest = task.takeRest() { returned.withLock { $0.append(rest) } }
        }
        printing.withLock { $0.writer.flush() }
    }

    private func takeReturned() -> InputBatch? { returned.withLock { $0.isEmpty ? nil : $0.removeFirst() } }

    /// Waits for the next inputs; nil at the end.
    private func take() -> InputBatch? {
        inputs.withLock { inputs in
            awaitWindow()
            if inputs.mustRead { awaitInput() }
            let batch = inputs.nextBatch()
            if batch == nil { awaitInput() } else { isInputAwaited.store(false, ordering: .relaxed) }
            return batch
        }
    }

    /// Writes what is known before a thread waits for input.
    private func awaitInput() {
        isInputAwaited.store(true, ordering: .relaxed)
        printing.withLock { $0.writer.flush() }
    }

    /// Waits until so much is printed that more can be read.
    private func awaitWindow() {
        let isFull = printing.withLock { printing in
            printing.isWindowAwaited = printing.waitingSize >= Self.maximumWaiting
            if printing.isWindowAwaited { printing.writer.flush() }
            return printing.isWindowAwaited
        }
        if isFull { windowOpened.wait() }
    }

    private func print(_ printed: PrintedResolutions?) {
        guard let printed else { return }
        printing.withLock { printing in
            if isOrdered, printed.number != printing.next {
                printing.waitingSize += printed.size
                printing.waiting[printed.number] = printed
            } else {
                write(printed, &printing)
                while isOrdered, let next = printing.waiting.removeValue(forKey: printing.next) {
                    printing.waitingSize -= next.size
                    write(next, &printing)
                }
            }
            if isInputAwaited.load(ordering: .relaxed) { printing.writer.flush() }
            openWindow(&printing)
            progress?.show(printing.writer.count)
        }
    }

    private func write(_ printed: PrintedResolutions, _ printing: inout Printing) {
        printing.writer.write(printed, progress: progress)
        printing.next += printed.count
        if !printed.isEveryLinkOpened { printing.isEveryLinkOpened = false }
    }

    private func openWindow(_ printing: inout Printing) {
        guard printing.isWindowAwaited, printing.waitingSize < Self.maximumWaiting else { return }
        printing.isWindowAwaited = false
        windowOpened.signal()
    }
}
