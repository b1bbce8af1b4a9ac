#include "CPrelude.h"

// A feature of C23 that the compiler has in every version of the language.
#pragma clang diagnostic ignored "-Wc23-extensions"

// Without debug information, which valgrind cannot read as clang writes it.
__attribute__((nodebug)) static const char prelude[] = {
#embed "prelude.js" suffix(, 0)
};

const char *lectern_prelude(void) { return prelude; }
