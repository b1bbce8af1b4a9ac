import CSandbox

/// A program of the Berkeley Packet Filter that allows system calls by rules and denies all others.
package struct FilterProgram {
    /// What happens to a system call.
    package enum Answer: UInt32 {
        case allow = 0x7fff_0000
        /// It fails with EPERM.
        case deny = 0x0005_0001
        /// It fails with ENOSYS.
        case missing = 0x0005_0026
    }

    /// A condition for an argument. The kernel reads identifiers, commands and flags from the lower 32 bits.
    package enum Condition {
        case argument(Int, in: [UInt32])
        case bits(Int, of: UInt32, are: UInt32)
        case null(Int)
        case never
    }

    /// Allows a system call if all conditions hold.
    package struct Rule {
        let call: Int32
        let conditions: [Condition]
        let refusal: Answer

        package init(_ call: Int32, _ conditions: [Condition] = [], refusal: Answer = .deny) {
            self.call = call
            self.conditions = conditions
            self.refusal = refusal
        }
    }

    let instructions: [sock_filter]

    init(rules: [Rule]) {
        instructions =
            [
                Self.load(Field.architecture), Self.skip(1, if: Self.architecture), Self.answer(.deny),
                Self.load(Field.number),
            ] + rules.flatMap { Self.instructions(of: $0) } + [Self.answer(.deny)]
    }

    // AUDIT_ARCH_X86_64 and AUDIT_ARCH_AARCH64 are macros that Swift cannot read.
    #if arch(x86_64)
        private static let architecture: UInt32 = 0xc000_003e
    #elseif arch(arm64)
        private static let architecture: UInt32 = 0xc000_00b7
    #endif

    /// Offsets in `seccomp_data`, the input of the filter; both architectures are little-endian.
    private enum Field {
        static let number: UInt32 = 0
        static let architecture: UInt32 = 4

        static func lower(_ argument: Int) -> UInt32 { 16 + 8 * UInt32(argument) }
        static func upper(_ argument: Int) -> UInt32 { lower(argument) + 4 }
    }

    private static func instructions(of rule: Rule) -> [sock_filter] {
        let body = rule.conditions.flatMap { instructions(of: $0, refusal: rule.refusal) } + [answer(.allow)]
        return [skip(body.count, unless: UInt32(rule.call))] + body
    }

    /// Goes on after its last instruction if the condition holds.
    private static func instructions(of condition: Condition, refusal: Answer) -> [sock_filter] {
        switch condition {
        case .argument(let index, let values):
            let tests = values.indices.map { skip(values.count - $0, if: values[$0]) }
            return [load(Field.lower(index))] + tests + [answer(refusal)]
        case .bits(let index, let mask, let value):
            return [load(Field.lower(index)), and(mask), skip(1, if: value), answer(refusal)]
        case .null(let index):
            return [
                load(Field.lower(index)), skip(1, if: 0), answer(refusal),
                load(Field.upper(index)), skip(1, if: 0), answer(refusal),
            ]
        case .never: return [answer(refusal)]
        }
    }

    private static func load(_ field: UInt32) -> sock_filter {
        sock_filter(code: UInt16(BPF_LD | BPF_W | BPF_ABS), jt: 0, jf: 0, k: field)
    }

    private static func and(_ mask: UInt32) -> sock_filter {
        sock_filter(code: UInt16(BPF_ALU | BPF_AND | BPF_K), jt: 0, jf: 0, k: mask)
    }

    private static func skip(_ count: Int, if value: UInt32) -> sock_filter {
        sock_filter(code: UInt16(BPF_JMP | BPF_JEQ | BPF_K), jt: UInt8(count), jf: 0, k: value)
    }

    private static func skip(_ count: Int, unless value: UInt32) -> sock_filter {
        sock_filter(code: UInt16(BPF_JMP | BPF_JEQ | BPF_K), jt: 0, jf: UInt8(count), k: value)
    }

    private static func answer(_ answer: Answer) -> sock_filter {
        sock_filter(code: UInt16(BPF_RET | BPF_K), jt: 0, jf: 0, k: answer.rawValue)
    }
}
