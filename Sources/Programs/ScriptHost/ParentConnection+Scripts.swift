import Glibc
import Hosts
import Requests

extension ParentConnection<ScriptCommand> {
    func nextCall() -> ScriptCall {
        guard case .run(let call) = next() else { exit(EXIT_FAILURE) }
        return call
    }

    /// Sends a network request to the parent and waits for the response.
    func ask(_ request: ScriptRequest) -> Result<FetchResponse, FetchError> {
        send(ScriptEvent.request(request))
        guard case .respond(let response) = next() else { exit(EXIT_FAILURE) }
        return response
    }
}
