// The wall clock of the thread that runs scripts stands still, so that the same input gives the same output.
//
// JavaScriptCore and ICU read the time by functions of the C library that this module defines again; the program exports
// them, and the dynamic linker finds those of the program first. Whatever a script changes or catches, it reaches no other
// clock. The other threads of the process, those of the collector and the compilers, wait by the real one.
//
// It is in C because the functions are called before the runtime of Swift has started, and in handlers of signals.

/// What the clock shows: the beginning of the year 2000 (UTC), in seconds since 1970.
enum { lectern_fixed_time = 946684800 };

/// Stops the clock of the calling thread.
void lectern_stop_clock(void);
