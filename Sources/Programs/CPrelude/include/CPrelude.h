/// The JavaScript that is evaluated before each script: prelude.js, in ASCII.
const char *lectern_prelude(void);
