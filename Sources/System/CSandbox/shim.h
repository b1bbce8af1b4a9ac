// The system calls that confine the hosts: Swift cannot call variadic functions, and the C library has no functions
// for seccomp and Landlock.
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

static inline int lectern_prctl(int option, unsigned long argument) {
    return prctl(option, argument, 0, 0, 0);
}

static inline int lectern_close_from(unsigned int first) {
    return (int)syscall(SYS_close_range, first, ~0U, 0);
}

/// Installs a filter: for the calling thread, or with `SECCOMP_FILTER_FLAG_TSYNC` for every thread of the process.
static inline int lectern_seccomp(unsigned int flags, const struct sock_fprog *program) {
    return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, flags, program);
}

// Landlock, with the numbers of the kernel's interface because older headers do not have all of them. The system calls
// have the same numbers on all architectures.
enum { lectern_landlock_create_ruleset = 444, lectern_landlock_add_rule = 445, lectern_landlock_restrict_self = 446 };

/// `struct landlock_ruleset_attr`: the rights that are denied unless a rule allows them.
struct lectern_landlock_rights {
    uint64_t files;
    uint64_t network;
    uint64_t scopes;
};

/// The version of Landlock that the kernel has.
static inline int lectern_landlock_version(void) {
    return (int)syscall(lectern_landlock_create_ruleset, NULL, 0, 1U);
}

/// A new set of rules, as a descriptor.
static inline int lectern_landlock_create(const struct lectern_landlock_rights *rights) {
    return (int)syscall(lectern_landlock_create_ruleset, rights, sizeof(*rights), 0);
}

/// Allows rights below the folder of a descriptor.
static inline int lectern_landlock_allow(int rules, uint64_t rights, int folder) {
    struct {
        uint64_t rights;
        int32_t folder;
    } __attribute__((packed)) rule = {rights, folder};
    return (int)syscall(lectern_landlock_add_rule, rules, 1, &rule, 0);
}

/// Allows rights for a port of TCP.
static inline int lectern_landlock_allow_port(int rules, uint64_t rights, uint64_t port) {
    struct {
        uint64_t rights;
        uint64_t port;
    } rule = {rights, port};
    return (int)syscall(lectern_landlock_add_rule, rules, 2, &rule, 0);
}

/// Applies the rules to the calling thread and to the threads that it starts.
static inline int lectern_landlock_restrict(int rules) {
    return (int)syscall(lectern_landlock_restrict_self, rules, 0);
}

// What the self-check attempts.

static inline int lectern_fork(void) {
    pid_t child = fork();
    if (child == 0) _exit(0);
    return child;
}

static inline int lectern_read_limit(pid_t process) {
    return (int)syscall(SYS_prlimit64, process, RLIMIT_CORE, NULL, NULL);
}

static inline int lectern_set_owner(int descriptor, pid_t process) {
    return fcntl(descriptor, F_SETOWN, process);
}
