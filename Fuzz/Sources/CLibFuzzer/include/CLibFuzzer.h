#include <stddef.h>
#include <stdint.h>

// Of libFuzzer, which the compiler's -sanitize=fuzzer links.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*test)(const uint8_t *data, size_t size));
