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

    /// How many inputs may be read before the one that is printed next, in units of ``weight(of:)``. It bounds the
    /// memory: 1,024 short links or 16 of the greatest length.
    private static let windowSize = 1_024

    private struct Output {
        var printer: ResolutionPrinter
        /// What cannot be printed before the resolution of an earlier input.
        var waiting: [Int: (resolution: Resolution, weight: Int)] = [:]
        /// The number of the input that is printed next.
        var next = 1
        /// Whether there may be no further input for a while, so that what is printed must not wait for more.
        var isInputWaiting = false
        var isEveryLinkOpened = true

        /// Prints what is known before a thread waits for input or for an earlier link.
        mutating func waitForInput() {
            isInputWaiting = true
            printer.flush()
        }
    }

    private let inputs: Mutex<Inputs>
    private let output: Mutex<Output>
    private let window = DispatchSemaphore(value: ResolutionQueue.windowSize)
    private let isOrdered: Bool
    private let resolve: @Sendable (Input) -> Resolution
    private let isOpened: @Sendable (Resolution) -> Bool

    /// A queue for inputs.
    ///
    /// - Parameters:
    ///   - inputs: the inputs.
    ///   - printer: prints the resolutions.
    ///   - isOrdered: whether they are printed in the order of the inputs.
    ///   - resolve: resolves one input.
    ///   - isOpened: whether a resolution counts as opened for the exit status.
    init(
        _ inputs: Inputs, printer: ResolutionPrinter, isOrdered: Bool,
        resolve: @escaping @Sendable (Input) -> Resolution, isOpened: @escaping @Sendable (Resolution) -> Bool
    ) {
        self.inputs = Mutex(inputs)
        output = Mutex(Output(printer: printer))
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
            output.printer.finish()
            return output.isEveryLinkOpened
        }
        try inputs.withLock { try $0.checkEnd() }
        return isEveryLinkOpened
    }

    private func work() {
        while let (input, weight) = take() {
            finish(input, weight, resolve(input))
        }
    }

    private func take() -> (Input, weight: Int)? {
        inputs.withLock { inputs in
            if inputs.mustRead { output.withLock { $0.waitForInput() } }
            guard let input = inputs.next() else {
                output.withLock { $0.waitForInput() }
                return nil
            }
            let weight = Self.weight(of: input)
            for _ in 0..<weight { takeUnitOfWindow() }
            output.withLock { $0.isInputWaiting = false }
            return (input, weight)
        }
    }

    private func takeUnitOfWindow() {
        guard window.wait(timeout: .now()) == .timedOut else { return }
        output.withLock { $0.waitForInput() }
        window.wait()
    }

    private static func weight(of input: Input) -> Int {
        if case .bytes(let bytes) = input.line { bytes.count / 1_024 + 1 } else { 1 }
    }

    private func finish(_ input: Input, _ weight: Int, _ resolution: Resolution) {
        output.withLock { output in
            if isOrdered {
                output.waiting[input.number] = (resolution, weight)
                while let (resolution, weight) = output.waiting.removeValue(forKey: output.next) {
                    show(resolution, weight, number: output.next, &output)
                    output.next += 1
                }
            } else {
                show(resolution, weight, number: input.number, &output)
            }
            if output.isInputWaiting { output.printer.flush() }
        }
    }

    private func show(_ resolution: Resolution, _ weight: Int, number: Int, _ output: inout Output) {
        if !isOpened(resolution) { output.isEveryLinkOpened = false }
        output.printer.print(resolution, number: number)
        for _ in 0..<weight { window.signal() }
    }
}
