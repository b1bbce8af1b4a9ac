#include <gumbo.h>
#include <setjmp.h>
#include <stdbool.h>
#include <stdlib.h>
#include <time.h>

// Gumbo parses by recursion-free code, but it frees a tree by recursion, takes quadratic time and space for what is
// nested or broken badly enough, and cannot be told to stop. So all of its memory comes from here and is let go at
// once, and a parse that takes too much of it, or too long, is left by a jump, which Swift cannot do.

typedef struct BoundedBlock {
    struct BoundedBlock *next;
} BoundedBlock;

typedef struct BoundedParse {
    BoundedBlock *blocks;
    char *free;
    size_t left;
    size_t memory;
    size_t memory_limit;
    clockid_t clock;
    double time_limit;
    unsigned allocations;
    jmp_buf exit;
} BoundedParse;

static inline double bounded_parse_time(const BoundedParse *parse) {
    struct timespec now = {0, 0};
    clock_gettime(parse->clock, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static void *bounded_parse_allocate(void *user, size_t size) {
    BoundedParse *parse = (BoundedParse *)user;
    const size_t header = 16, block = 1 << 20;
    size = (size + 15) & ~(size_t)15;
    if ((++parse->allocations & 255) == 0 && bounded_parse_time(parse) > parse->time_limit) longjmp(parse->exit, 1);
    if (size > parse->left) {
        size_t wanted = size > block - header ? size + header : block;
        BoundedBlock *fresh = NULL;
        if (wanted <= parse->memory_limit - parse->memory) fresh = (BoundedBlock *)malloc(wanted);
        if (!fresh) longjmp(parse->exit, 1);
        fresh->next = parse->blocks;
        parse->blocks = fresh;
        parse->memory += wanted;
        parse->free = (char *)fresh + header;
        parse->left = wanted - header;
    }
    void *result = parse->free;
    parse->free += size;
    parse->left -= size;
    return result;
}

static void bounded_parse_deallocate(void *user, void *memory) {
    (void)user;
    (void)memory;
}

// NULL where not even the bookkeeping could be had; to be freed in any case.
static inline BoundedParse *bounded_parse_create(size_t memory_limit, double seconds) {
    BoundedParse *parse = (BoundedParse *)calloc(1, sizeof(BoundedParse));
    if (!parse) return NULL;
    parse->memory_limit = memory_limit;
    parse->clock = CLOCK_THREAD_CPUTIME_ID;
    parse->time_limit = bounded_parse_time(parse) + seconds;
    return parse;
}

// The document node, or NULL where the parse went past its limits.
static __attribute__((noinline)) GumboNode *bounded_parse_run(BoundedParse *parse, const char *bytes, size_t count) {
    GumboOptions options = kGumboDefaultOptions;
    options.allocator = bounded_parse_allocate;
    options.deallocator = bounded_parse_deallocate;
    options.userdata = parse;
    options.max_errors = 0;
    if (setjmp(parse->exit)) return NULL;
    return gumbo_parse_with_options(&options, bytes, count)->document;
}

static inline void bounded_parse_free(BoundedParse *parse) {
    BoundedBlock *block = parse ? parse->blocks : NULL;
    while (block) {
        BoundedBlock *next = block->next;
        free(block);
        block = next;
    }
    free(parse);
}
