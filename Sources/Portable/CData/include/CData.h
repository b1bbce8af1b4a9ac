#ifndef CDATA_H
#define CDATA_H

#include <stddef.h>

/// The bytes of a file that is compiled into the program.
struct EmbeddedBytes {
    const char *start;
    size_t count;
};

/// The file with a path in `data/`, `checks.md` of `docs/`, or `manifest.min.json`; no bytes if there is none.
struct EmbeddedBytes embeddedBytes(const char *path);

#endif
