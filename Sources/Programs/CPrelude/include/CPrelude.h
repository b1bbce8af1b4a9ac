#ifndef CPRELUDE_H
#define CPRELUDE_H

/// The JavaScript that is evaluated before each script: prelude.js, in ASCII.
const char *lectern_prelude(void);

#endif
