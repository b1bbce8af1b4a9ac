// What Embedded Swift needs from a system: a guard of the stack, and the seed of its hashes.
#include <stddef.h>
#include <stdint.h>

uintptr_t __stack_chk_guard = 0x6c656374;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

// Hashes that are the same in each run: the order of no answer depends on them, and a module without imports runs anywhere.
void arc4random_buf(void *buffer, size_t count) {
    uint32_t state = 0x9e3779b9;
    for (size_t index = 0; index < count; index++) {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        ((uint8_t *)buffer)[index] = (uint8_t)state;
    }
}
