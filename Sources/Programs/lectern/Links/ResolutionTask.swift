import LinkEngine
import Synchronization

/// The work of one thread: the inputs of a batch, and what is printed for those that are resolved.
final class ResolutionTask: Sendable {
    private struct State {
        var batch: InputBatch
        var printed: PrintedResolutions?
    }

    /// The task of the calling thread.
    @TaskLocal static var current: ResolutionTask?

    private let state: Mutex<State>

    init(_ batch: InputBatch) { state = Mutex(State(batch: batch)) }

    /// The next input; nil at the end.
    func next() -> Input? { state.withLock { $0.batch.next() } }

    /// Prints the resolution of an input.
    ///
    /// - Returns: the memory that all that is printed takes, in bytes.
    func add(_ resolution: Resolution, of input: Input, isOpened: Bool, _ printer: ResolutionPrinter) -> Int {
        state.withLock { state in
            // Printed in place: a copy would cost as much again.
            var printed = state.printed.take() ?? PrintedResolutions(number: input.number)
            printer.print(resolution, number: input.number, isOpened: isOpened, to: &printed)
            let size = printed.size
            state.printed = printed
            return size
        }
    }

    /// Takes what is printed so far; nil if there is nothing.
    func takePrinted() -> PrintedResolutions? { state.withLock { $0.printed.take() } }

    /// Takes the inputs that are left; nil if there are none.
    func takeRest() -> InputBatch? { state.withLock { $0.batch.split() } }
}
