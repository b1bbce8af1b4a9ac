// System calls for files that Swift's module of the C library leaves out.
#include <sys/xattr.h>

#ifdef __linux__
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

/// Exchanges the names of two files at once (`RENAME_EXCHANGE`).
static inline int lectern_exchange(const char *one, const char *other) {
    return (int)syscall(SYS_renameat2, AT_FDCWD, one, AT_FDCWD, other, 2U);
}
#endif
