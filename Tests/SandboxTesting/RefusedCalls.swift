import CSandbox
import Foundation
import Synchronization

/// System calls that fail for everything that is started by a function, as in a container or on an older kernel.
public struct RefusedCalls: Sendable, CustomStringConvertible {
    private let calls: [UInt32]
    private let error: Int32
    /// The names of the calls and the error.
    public let description: String

    private init(_ name: String, _ calls: [UInt32], _ error: Int32) {
        self.calls = calls
        self.error = error
        description = unsafe "\(name): \(String(cString: strerror(error)))"
    }

    /// The call of seccomp.
    public static func seccomp(_ error: Int32) -> RefusedCalls {
        RefusedCalls("seccomp", [UInt32(SYS_seccomp)], error)
    }

    /// The calls of Landlock.
    public static func landlock(_ error: Int32) -> RefusedCalls {
        RefusedCalls("Landlock", [444, 445, 446], error)
    }

    /// The calls of both.
    public static func seccompAndLandlock(_ error: Int32) -> RefusedCalls {
        RefusedCalls("seccomp and Landlock", [UInt32(SYS_seccomp), 444, 445, 446], error)
    }

    /// Runs a function on a thread that is under the filter, as are the processes that it starts.
    ///
    /// - Returns: its result; nil if this kernel has no filters.
    public func during<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value? {
        let result = Result<Value>()
        let isDone = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            if install() { result.value.withLock { $0 = body() } }
            isDone.signal()
        }
        isDone.wait()
        return result.value.withLock { $0 }
    }

    private final class Result<Value: Sendable>: Sendable {
        let value = Mutex<Value?>(nil)
    }

    /// Puts the filter on the calling thread.
    private func install() -> Bool {
        // The number of the call is at offset 0.
        var program = [sock_filter(code: UInt16(BPF_LD | BPF_W | BPF_ABS), jt: 0, jf: 0, k: 0)]
        for call in calls {
            program.append(sock_filter(code: UInt16(BPF_JMP | BPF_JEQ | BPF_K), jt: 0, jf: 1, k: call))
            program.append(Self.answer(0x0005_0000 | UInt32(error)))
        }
        program.append(Self.answer(0x7fff_0000))
        let count = UInt16(program.count)
        lectern_prctl(PR_SET_NO_NEW_PRIVS, 1)
        return unsafe program.withUnsafeMutableBufferPointer { buffer in
            var program = unsafe sock_fprog(len: count, filter: buffer.baseAddress)
            return unsafe lectern_seccomp(0, &program) == 0
        }
    }

    private static func answer(_ value: UInt32) -> sock_filter {
        sock_filter(code: UInt16(BPF_RET | BPF_K), jt: 0, jf: 0, k: value)
    }
}
