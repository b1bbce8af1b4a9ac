#include <JavaScriptCore/JavaScript.h>

// Exported by the library, absent from its installed headers.
JS_EXPORT void JSGlobalContextSetUnhandledRejectionCallback(
    JSGlobalContextRef ctx, JSObjectRef function, JSValueRef *exception);

// What the sandbox of the script host needs of the kernel: Swift cannot call variadic functions.
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

static inline int lectern_prctl(int option, unsigned long argument) {
    return prctl(option, argument, 0, 0, 0);
}

static inline int lectern_close_from(unsigned int first) {
    return (int)syscall(SYS_close_range, first, ~0U, 0);
}

static inline int lectern_fork(void) {
    return fork();
}

/// Puts the filter on every thread of the process.
static inline int lectern_seccomp(const struct sock_fprog *program) {
    return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, program);
}
