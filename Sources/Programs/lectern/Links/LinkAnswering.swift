import AppLinks
import Documents
import LinkEngine
import Requests
import Text

/// What `lectern resolve` answers to an input.
struct LinkAnswering: Sendable {
    private(set) var engine: Engine
    let filter: OpeningFilter
    let headers: [HeaderField]?
    let callbacks: Callbacks
    /// Whether the openings of a single app are asked for.
    let isOneApp: Bool

    /// The same for a thread of its own.
    var forOneThread: LinkAnswering {
        var answering = self
        answering.engine = engine.forOneThread
        return answering
    }

    /// The answer to an input.
    func answer(_ input: Input) -> Resolution {
        do throws(Finding) {
            var resolution = engine.resolve(pasted: try input.bytes(), filter, headers: headers)
            resolution.add(callbacks, isOneApp: isOneApp)
            resolution.explainUnopened(filter)
            return resolution
        } catch {
            return Resolution(refusal: error)
        }
    }

    /// Whether an answer counts as opened for the exit status; where no openings are made, whether it is a passage.
    func isOpened(_ resolution: Resolution) -> Bool { resolution.isOpened(for: filter) }
}
