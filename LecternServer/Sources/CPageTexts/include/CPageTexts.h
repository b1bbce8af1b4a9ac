#ifndef CPAGETEXTS_H
#define CPAGETEXTS_H

/// The file with the texts of a language, `de`; null if there is none.
const char *lectern_page_text(const char *language);

#endif
