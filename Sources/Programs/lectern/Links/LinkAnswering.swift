import AppLinks
import Documents
import LinkEngine
import Requests
import Text

/// What `lectern resolve` answers to inputs.
struct LinkAnswering: Sendable {
    let engine: Engine
    let filter: OpeningFilter
    let headers: [HeaderField]?
    let reading: TextReading
    let callbacks: Callbacks
    /// Whether the openings of a single app are asked for.
    let isOneApp: Bool

    /// What is printed for inputs, by a thread of its own.
    func answers(_ inputs: InputBatch, _ printer: ResolutionPrinter) -> PrintedResolutions {
        let engine = engine.forOneThread
        var (inputs, printed) = (inputs, PrintedResolutions())
        while let input = inputs.next() {
            let answer = answer(input, by: engine)
            printer.print(answer, number: input.number, isOpened: answer.isOpened(for: filter), to: &printed)
        }
        return printed
    }

    private func answer(_ input: Input, by engine: Engine) -> Resolution {
        do throws(Finding) {
            let bytes = try input.bytes()
            var resolution = engine.resolve(utf8: bytes, filter, headers: headers, reading: reading)
            resolution.add(callbacks, isOneApp: isOneApp)
            resolution.explainUnopened(filter)
            return resolution
        } catch {
            return Resolution(refusal: error)
        }
    }
}
