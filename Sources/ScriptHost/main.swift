import Glibc
import HostProcesses
import Sandboxing
import Scripting

// The program lectern-script-host: runs the scripts of rules for the program that started it, one at a time.
if CommandLine.arguments.dropFirst() == ["--self-check"] { exit(SelfCheck.run()) }

ResourceLimits.closeInherited()
var sandbox = Sandbox(memory: CommandLine.arguments.last.flatMap { Int($0) } ?? ScriptLimits().memory)
let machine = VirtualMachine()
_ = machine.warmUp()
let parent = ParentConnection<ScriptCommand>(descriptor: STDIN_FILENO)
HangUpWatcher.start(descriptor: STDIN_FILENO)
parent.send(ScriptEvent.ready(sandbox.enter()))
while true {
    machine.run(parent.nextCall(), for: parent)
    parent.send(ScriptEvent.finished)
}
