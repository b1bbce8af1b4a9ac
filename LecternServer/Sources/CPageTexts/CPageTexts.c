// What the pages say in each language, as bytes of the program: `#embed` of C23 makes the compiler read the files, and read them
// again when they change.
#include "CPageTexts.h"

#include <string.h>

// A feature of C23 that the compiler has in every version of the language.
#pragma clang diagnostic ignored "-Wc23-extensions"

struct Text {
    const char *language;
    // Ended by a zero, which no file contains.
    const char *text;
};

#define TEXT(language) {language, (const char[]) {
#define END suffix(, 0)

// Without debug information, which valgrind cannot read as clang writes it.
__attribute__((nodebug)) static const struct Text texts[] = {
    TEXT("en")
#embed "texts/en.txt" END
    }},
    TEXT("de")
#embed "texts/de.txt" END
    }},
    TEXT("es")
#embed "texts/es.txt" END
    }},
    TEXT("fr")
#embed "texts/fr.txt" END
    }},
    TEXT("pt")
#embed "texts/pt.txt" END
    }},
    TEXT("it")
#embed "texts/it.txt" END
    }},
    TEXT("nl")
#embed "texts/nl.txt" END
    }},
    TEXT("pl")
#embed "texts/pl.txt" END
    }},
    TEXT("ru")
#embed "texts/ru.txt" END
    }},
    TEXT("zh")
#embed "texts/zh.txt" END
    }},
    TEXT("zh-Hant")
#embed "texts/zh-Hant.txt" END
    }},
    TEXT("ja")
#embed "texts/ja.txt" END
    }},
    TEXT("ko")
#embed "texts/ko.txt" END
    }},
};

const char *lectern_page_text(const char *language) {
    for (size_t index = 0; index < sizeof texts / sizeof *texts; index++) {
        if (strcmp(texts[index].language, language) == 0) return texts[index].text;
    }
    return NULL;
}
