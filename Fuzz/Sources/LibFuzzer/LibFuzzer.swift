import CLibFuzzer

/// Runs libFuzzer with the arguments of the program.
public enum LibFuzzer {
    /// Feeds a function with what libFuzzer makes; an error ends the process, as a trap does.
    public static func run(_ function: @escaping ([UInt8]) throws -> Void) {
        read = function
        var count = CommandLine.argc
        var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
        _ = LLVMFuzzerRunDriver(&count, &arguments) { data, size in
            do {
                try LibFuzzer.read(Array(UnsafeBufferPointer(start: data, count: size)))
            } catch {
                preconditionFailure("\(error)")
            }
            return 0
        }
    }

    /// A C function cannot capture what it calls.
    nonisolated(unsafe) private static var read: ([UInt8]) throws -> Void = { _ in }
}
