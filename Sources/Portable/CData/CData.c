// The files of data/ as bytes of the program: `#embed` of C23 makes the compiler read them, and read them again when they change.
#include "CData.h"

#include <string.h>

// A feature of C23 that the compiler has in every version of the language.
#pragma clang diagnostic ignored "-Wc23-extensions"

// Without debug information, which valgrind cannot read as clang writes it: hence arrays for strings, too.
#define DATA __attribute__((nodebug))

struct File {
    const char *path;
    // Ended by a zero, which no file contains.
    const char *text;
};

#define FILE(path) {(const char[]) {path}, (const char[]) {
#define END suffix(, 0)

DATA static const struct File files[] = {
    FILE("books.txt")
#embed "../../../data/books.txt" END
    }},
    FILE("entities.txt")
#embed "../../../data/entities.txt" END
    }},
    FILE("languages.txt")
#embed "../../../data/languages.txt" END
    }},
    FILE("number-words.txt")
#embed "../../../data/number-words.txt" END
    }},
    FILE("other-words.txt")
#embed "../../../data/other-words.txt" END
    }},
    FILE("prose-names.txt")
#embed "../../../data/prose-names.txt" END
    }},
    FILE("prose-words.txt")
#embed "../../../data/prose-words.txt" END
    }},
    FILE("shared-names.txt")
#embed "../../../data/shared-names.txt" END
    }},
    FILE("regex-sets.txt")
#embed "../../../data/regex-sets.txt" END
    }},
    FILE("stop-words.txt")
#embed "../../../data/stop-words.txt" END
    }},
    FILE("translations.txt")
#embed "../../../data/translations.txt" END
    }},
    FILE("unicode-blocks.txt")
#embed "../../../data/unicode-blocks.txt" END
    }},
    FILE("folding/european.txt")
#embed "../../../data/folding/european.txt" END
    }},
    FILE("folding/other-scripts.txt")
#embed "../../../data/folding/other-scripts.txt" END
    }},
    FILE("names/af.txt")
#embed "../../../data/names/af.txt" END
    }},
    FILE("names/ar.txt")
#embed "../../../data/names/ar.txt" END
    }},
    FILE("names/bg.txt")
#embed "../../../data/names/bg.txt" END
    }},
    FILE("names/ca.txt")
#embed "../../../data/names/ca.txt" END
    }},
    FILE("names/ceb.txt")
#embed "../../../data/names/ceb.txt" END
    }},
    FILE("names/cs.txt")
#embed "../../../data/names/cs.txt" END
    }},
    FILE("names/da.txt")
#embed "../../../data/names/da.txt" END
    }},
    FILE("names/de.txt")
#embed "../../../data/names/de.txt" END
    }},
    FILE("names/el.txt")
#embed "../../../data/names/el.txt" END
    }},
    FILE("names/en.txt")
#embed "../../../data/names/en.txt" END
    }},
    FILE("names/es.txt")
#embed "../../../data/names/es.txt" END
    }},
    FILE("names/fa.txt")
#embed "../../../data/names/fa.txt" END
    }},
    FILE("names/fi.txt")
#embed "../../../data/names/fi.txt" END
    }},
    FILE("names/fr.txt")
#embed "../../../data/names/fr.txt" END
    }},
    FILE("names/he.txt")
#embed "../../../data/names/he.txt" END
    }},
    FILE("names/hi.txt")
#embed "../../../data/names/hi.txt" END
    }},
    FILE("names/hr.txt")
#embed "../../../data/names/hr.txt" END
    }},
    FILE("names/ht.txt")
#embed "../../../data/names/ht.txt" END
    }},
    FILE("names/hu.txt")
#embed "../../../data/names/hu.txt" END
    }},
    FILE("names/id.txt")
#embed "../../../data/names/id.txt" END
    }},
    FILE("names/is.txt")
#embed "../../../data/names/is.txt" END
    }},
    FILE("names/it.txt")
#embed "../../../data/names/it.txt" END
    }},
    FILE("names/ja.txt")
#embed "../../../data/names/ja.txt" END
    }},
    FILE("names/jv.txt")
#embed "../../../data/names/jv.txt" END
    }},
    FILE("names/ko.txt")
#embed "../../../data/names/ko.txt" END
    }},
    FILE("names/la.txt")
#embed "../../../data/names/la.txt" END
    }},
    FILE("names/mk.txt")
#embed "../../../data/names/mk.txt" END
    }},
    FILE("names/mr.txt")
#embed "../../../data/names/mr.txt" END
    }},
    FILE("names/ne.txt")
#embed "../../../data/names/ne.txt" END
    }},
    FILE("names/nl.txt")
#embed "../../../data/names/nl.txt" END
    }},
    FILE("names/no.txt")
#embed "../../../data/names/no.txt" END
    }},
    FILE("names/or.txt")
#embed "../../../data/names/or.txt" END
    }},
    FILE("names/pa.txt")
#embed "../../../data/names/pa.txt" END
    }},
    FILE("names/pl.txt")
#embed "../../../data/names/pl.txt" END
    }},
    FILE("names/pt.txt")
#embed "../../../data/names/pt.txt" END
    }},
    FILE("names/ro.txt")
#embed "../../../data/names/ro.txt" END
    }},
    FILE("names/ru.txt")
#embed "../../../data/names/ru.txt" END
    }},
    FILE("names/sk.txt")
#embed "../../../data/names/sk.txt" END
    }},
    FILE("names/sl.txt")
#embed "../../../data/names/sl.txt" END
    }},
    FILE("names/so.txt")
#embed "../../../data/names/so.txt" END
    }},
    FILE("names/sq.txt")
#embed "../../../data/names/sq.txt" END
    }},
    FILE("names/sr.txt")
#embed "../../../data/names/sr.txt" END
    }},
    FILE("names/sv.txt")
#embed "../../../data/names/sv.txt" END
    }},
    FILE("names/sw.txt")
#embed "../../../data/names/sw.txt" END
    }},
    FILE("names/ta.txt")
#embed "../../../data/names/ta.txt" END
    }},
    FILE("names/th.txt")
#embed "../../../data/names/th.txt" END
    }},
    FILE("names/tl.txt")
#embed "../../../data/names/tl.txt" END
    }},
    FILE("names/tr.txt")
#embed "../../../data/names/tr.txt" END
    }},
    FILE("names/uk.txt")
#embed "../../../data/names/uk.txt" END
    }},
    FILE("names/ur.txt")
#embed "../../../data/names/ur.txt" END
    }},
    FILE("names/vi.txt")
#embed "../../../data/names/vi.txt" END
    }},
    FILE("names/zh.txt")
#embed "../../../data/names/zh.txt" END
    }},
    FILE("verse-maps/Catholic.txt")
#embed "../../../data/verse-maps/Catholic.txt" END
    }},
    FILE("verse-maps/English.txt")
#embed "../../../data/verse-maps/English.txt" END
    }},
    FILE("verse-maps/NAB.txt")
#embed "../../../data/verse-maps/NAB.txt" END
    }},
    FILE("verse-maps/Original.txt")
#embed "../../../data/verse-maps/Original.txt" END
    }},
    FILE("verse-maps/Segond.txt")
#embed "../../../data/verse-maps/Segond.txt" END
    }},
    FILE("verse-maps/Septuagint.txt")
#embed "../../../data/verse-maps/Septuagint.txt" END
    }},
    FILE("verse-maps/Statenvertaling.txt")
#embed "../../../data/verse-maps/Statenvertaling.txt" END
    }},
    FILE("verse-maps/Swedish.txt")
#embed "../../../data/verse-maps/Swedish.txt" END
    }},
    FILE("verse-maps/Synodal.txt")
#embed "../../../data/verse-maps/Synodal.txt" END
    }},
    FILE("verse-maps/Vulgate.txt")
#embed "../../../data/verse-maps/Vulgate.txt" END
    }},
    FILE("versifications/Catholic.txt")
#embed "../../../data/versifications/Catholic.txt" END
    }},
    FILE("versifications/CEB.txt")
#embed "../../../data/versifications/CEB.txt" END
    }},
    FILE("versifications/CSB.txt")
#embed "../../../data/versifications/CSB.txt" END
    }},
    FILE("versifications/English.txt")
#embed "../../../data/versifications/English.txt" END
    }},
    FILE("versifications/KJV.txt")
#embed "../../../data/versifications/KJV.txt" END
    }},
    FILE("versifications/NAB.txt")
#embed "../../../data/versifications/NAB.txt" END
    }},
    FILE("versifications/NLT.txt")
#embed "../../../data/versifications/NLT.txt" END
    }},
    FILE("versifications/NRSV.txt")
#embed "../../../data/versifications/NRSV.txt" END
    }},
    FILE("versifications/NRSVue.txt")
#embed "../../../data/versifications/NRSVue.txt" END
    }},
    FILE("versifications/Original.txt")
#embed "../../../data/versifications/Original.txt" END
    }},
    FILE("versifications/Segond.txt")
#embed "../../../data/versifications/Segond.txt" END
    }},
    FILE("versifications/Septuagint.txt")
#embed "../../../data/versifications/Septuagint.txt" END
    }},
    FILE("versifications/Statenvertaling.txt")
#embed "../../../data/versifications/Statenvertaling.txt" END
    }},
    FILE("versifications/Swedish.txt")
#embed "../../../data/versifications/Swedish.txt" END
    }},
    FILE("versifications/Synodal.txt")
#embed "../../../data/versifications/Synodal.txt" END
    }},
    FILE("versifications/Vulgate.txt")
#embed "../../../data/versifications/Vulgate.txt" END
    }},
#ifndef LECTERN_FOR_WEB
    FILE("checks.md")
#embed "../../../docs/checks.md" END
    }},
    FILE("manifest.min.json")
#embed "../../../manifest.min.json" END
    }},
#endif
};

DATA struct EmbeddedBytes embeddedBytes(const char *path) {
    for (size_t index = 0; index < sizeof files / sizeof *files; index++) {
        const struct File *file = &files[index];
        if (strcmp(file->path, path) == 0) return (struct EmbeddedBytes) {file->text, strlen(file->text)};
    }
    return (struct EmbeddedBytes) {NULL, 0};
}
