import Glibc
import Scripting

// The program lectern-script-host: runs the scripts of rules for the program that started it, one at a time.
if CommandLine.arguments.dropFirst() == ["--self-check"] { exit(SelfCheck.run()) }

Sandbox.closeInherited()
let machine = VirtualMachine()
_ = machine.warmUp()
let parent = ParentConnection(descriptor: STDIN_FILENO)
HangUpWatcher.start(descriptor: STDIN_FILENO)
Sandbox.enter()
parent.send(.ready)
while true {
    machine.run(parent.nextCall(), for: parent)
    parent.send(.finished)
}
