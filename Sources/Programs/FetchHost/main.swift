import Glibc
import Hosts

// The program lectern-fetch-host: performs network requests for the program that started it, one at a time.
if CommandLine.arguments.dropFirst() == ["--self-check"] { exit(SelfCheck.run()) }

ResourceLimits.closeInherited()
let parent = ParentConnection<FetchCommand>(descriptor: STDIN_FILENO)
guard case .configure(let policy, let limits) = parent.next() else { exit(EXIT_FAILURE) }
let client = HTTPClient(policy: policy, limits: limits)
let report = Sandbox(policy: policy).enter()
HangUpWatcher.start(descriptor: STDIN_FILENO)
parent.send(report)
while case .fetch(let request, let milliseconds) = parent.next() {
    parent.send(client.answer(to: request, within: .milliseconds(milliseconds)))
}
exit(EXIT_FAILURE)
