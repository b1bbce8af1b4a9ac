import Glibc
import Scripting

// The program lectern-script-host: runs the scripts of rules for the program that started it, one at a time.
if CommandLine.arguments.dropFirst() == ["--self-check"] { exit(SelfCheck.run()) }

Sandbox.closeInherited()
var sandbox = Sandbox(memory: CommandLine.arguments.last.flatMap { Int($0) } ?? ScriptLimits().memory)
let machine = VirtualMachine()
_ = machine.warmUp()
let parent = ParentConnection(descriptor: STDIN_FILENO)
HangUpWatcher.start(descriptor: STDIN_FILENO)
parent.send(.ready(sandbox.enter()))
while true {
    machine.run(parent.nextCall(), for: parent)
    parent.send(.finished)
}
