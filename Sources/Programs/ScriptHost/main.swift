import CFixedClock
import Glibc
import Hosts

// The program lectern-script-host: runs the scripts of rules for the program that started it, one at a time.
if CommandLine.arguments.dropFirst() == ["--self-check"] { exit(SelfCheck.run()) }

ResourceLimits.closeInherited()
var sandbox = Sandbox(memory: CommandLine.arguments.last.flatMap { Int($0) } ?? ScriptLimits().memory)
lectern_stop_clock()
// Compilers on threads of their own would show by the bits of NaN how much time has passed.
unsafe setenv("JSC_useConcurrentJIT", "0", 1)
let machine = VirtualMachine()
// Nothing is run where JavaScriptCore does not work or reads another clock.
guard machine.warmUp() else { exit(EXIT_FAILURE) }
let parent = ParentConnection<ScriptCommand>(descriptor: STDIN_FILENO)
HangUpWatcher.start(descriptor: STDIN_FILENO)
parent.send(ScriptEvent.ready(sandbox.enter()))
while true {
    machine.run(parent.nextCall(), for: parent)
    parent.send(ScriptEvent.finished)
}
