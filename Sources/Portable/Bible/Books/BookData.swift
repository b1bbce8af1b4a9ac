/// The books, one line each: the 66 in Protestant order, then the deuterocanon.
///
/// Columns: OSIS id, USFM code, English name, then the codes of sites and apps in the order of ``Book/CodeSet``.
enum BookData {
    static let table: StaticString = """
        Gen|GEN|Genesis|gen|Ge|gen|genesis|genesis|genesis|ge|Gen|Genesis|1.Mose|01|01
        Exod|EXO|Exodus|exo|Ex|ex|exodus|exodus|exodus|ex|Ex|Exodus|2.Mose|02|02
        Lev|LEV|Leviticus|lev|Le|lev|leviticus|leviticus|leviticus|le|Lev|Leviticus|3.Mose|03|03
        Num|NUM|Numbers|num|Nu|num|numbers|numbers|numbers|nu|Num|Numbers|4.Mose|04|04
        Deut|DEU|Deuteronomy|deu|De|deut|deuteronomy|deuteronomy|deuteronomy|de|Deut|Deuteronomy|5.Mose|05|05
        Josh|JOS|Joshua|jos|Jos|josh|joshua|joshua|joshua|jos|Nav|Joshua|Josua|06|06
        Judg|JDG|Judges|jdg|Jdg|judg|judges|judges|judges|jud|Judg|Judges|Richter|07|07
        Ruth|RUT|Ruth|rth|Ru|ruth|ruth|ruth|ruth|ru|Rth|Ruth|Rut|08|29
        1Sam|1SA|1 Samuel|1sa|1Sa|1-sam|1_samuel|1-samuel|1samuel|1ki|1Sam|I_Samuel|1.Samuel|09|08a
        2Sam|2SA|2 Samuel|2sa|2Sa|2-sam|2_samuel|2-samuel|2samuel|2ki|2Sam|II_Samuel|2.Samuel|10|08b
        1Kgs|1KI|1 Kings|1ki|1Ki|1-kgs|1_kings|1-kings|1kings|3ki|1King|I_Kings|1.Könige|11|09a
        2Kgs|2KI|2 Kings|2ki|2Ki|2-kgs|2_kings|2-kings|2kings|4ki|2King|II_Kings|2.Könige|12|09b
        1Chr|1CH|1 Chronicles|1ch|1Ch|1-chr|1_chronicles|1-chronicles|1chronicles|1ch|1Chron|I_Chronicles|1.Chronik|13|25a
        2Chr|2CH|2 Chronicles|2ch|2Ch|2-chr|2_chronicles|2-chronicles|2chronicles|2ch|2Chron|II_Chronicles|2.Chronik|14|25b
        Ezra|EZR|Ezra|ezr|Ezr|ezra|ezra|ezra|ezra|ezr|Ezr|Ezra|Esra|15|35a
        Neh|NEH|Nehemiah|neh|Ne|neh|nehemiah|nehemiah|nehemiah|ne|Nehem|Nehemiah|Nehemia|16|35b
        Esth|EST|Esther|est|Es|esth|esther|esther|esther|es|Est|Esther|Ester|19|33
        Job|JOB|Job|job|Job|job|job|job|job|job|Job|Job|Hiob|20|27
        Ps|PSA|Psalms|psa|Ps|ps|psalms|psalms|psalms|ps|Ps|Psalms|Psalm|21|26
        Prov|PRO|Proverbs|pro|Pr|prov|proverbs|proverbs|proverbs|pr|Prov|Proverbs|Sprüche|22|28
        Eccl|ECC|Ecclesiastes|ecc|Ec|eccl|ecclesiastes|ecclesiastes|ecclesiastes|ec|Eccl|Ecclesiastes|Prediger|23|31
        Song|SNG|Song of Solomon|sng|So|song|songs|song-of-solomon|songofsongs|so|Song|Song_of_Songs|Hoheslied|24|30
        Isa|ISA|Isaiah|isa|Is|isa|isaiah|isaiah|isaiah|isa|Is|Isaiah|Jesaja|27|10
        Jer|JER|Jeremiah|jer|Je|jer|jeremiah|jeremiah|jeremiah|jer|Jer|Jeremiah|Jeremia|28|11
        Lam|LAM|Lamentations|lam|La|lam|lamentations|lamentations|lamentations|la|Lam|Lamentations|Klagelieder|29|32
        Ezek|EZK|Ezekiel|eze|Eze|ezek|ezekiel|ezekiel|ezekiel|eze|Ezek|Ezekiel|Hesekiel|31|12
        Dan|DAN|Daniel|dan|Da|dan|daniel|daniel|daniel|da|Dan|Daniel|Daniel|32|34
        Hos|HOS|Hosea|hos|Ho|hosea|hosea|hosea|hosea|ho|Hos|Hosea|Hosea|33|13
        Joel|JOL|Joel|joe|Joe|joel|joel|joel|joel|joe|Joel|Joel|Joel|34|14
        Amos|AMO|Amos|amo|Am|amos|amos|amos|amos|am|Am|Amos|Amos|35|15
        Obad|OBA|Obadiah|oba|Ob|obad|obadiah|obadiah|obadiah|ob|Avd|Obadiah|Obadja|36|16
        Jonah|JON|Jonah|jon|Jon|jonah|jonah|jonah|jonah|jon|Jona|Jonah|Jona|37|17
        Mic|MIC|Micah|mic|Mic|micah|micah|micah|micah|mic|Mic|Micah|Micha|38|18
        Nah|NAM|Nahum|nah|Na|nahum|nahum|nahum|nahum|na|Naum|Nahum|Nahum|39|19
        Hab|HAB|Habakkuk|hab|Hab|hab|habakkuk|habakkuk|habakkuk|hab|Habak|Habakkuk|Habakuk|40|20
        Zeph|ZEP|Zephaniah|zep|Zep|zeph|zephaniah|zephaniah|zephaniah|sof|Sofon|Zephaniah|Zefanja|41|21
        Hag|HAG|Haggai|hag|Hag|hag|haggai|haggai|haggai|hag|Hag|Haggai|Haggai|42|22
        Zech|ZEC|Zechariah|zec|Zec|zech|zechariah|zechariah|zechariah|zec|Zah|Zechariah|Sacharja|43|23
        Mal|MAL|Malachi|mal|Mal|mal|malachi|malachi|malachi|mal|Mal|Malachi|Maleachi|44|24
        Matt|MAT|Matthew|mat|Mt|matt|matthew|matthew|matthew|mt|Mt||Matthäus|47
        Mark|MRK|Mark|mar|Mk|mark|mark|mark|mark|mr|Mk||Markus|48
        Luke|LUK|Luke|luk|Lk|luke|luke|luke|luke|lu|Lk||Lukas|49
        John|JHN|John|jhn|Jn|john|john|john|john|joh|Jn||Johannes|50
        Acts|ACT|Acts|act|Ac|acts|acts|acts|acts|ac|Act||Apostelgeschichte|51
        Rom|ROM|Romans|rom|Ro|rom|romans|romans|romans|ro|Rom||Römer|52
        1Cor|1CO|1 Corinthians|1co|1Co|1-cor|1_corinthians|1-corinthians|1corinthians|1co|1Cor||1.Korinther|53
        2Cor|2CO|2 Corinthians|2co|2Co|2-cor|2_corinthians|2-corinthians|2corinthians|2co|2Cor||2.Korinther|54
        Gal|GAL|Galatians|gal|Ga|gal|galatians|galatians|galatians|ga|Gal||Galater|55
        Eph|EPH|Ephesians|eph|Eph|eph|ephesians|ephesians|ephesians|eph|Eph||Epheser|56
        Phil|PHP|Philippians|phl|Php|philip|philippians|philippians|philippians|php|Phil||Philipper|57
        Col|COL|Colossians|col|Col|col|colossians|colossians|colossians|col|Col||Kolosser|58
        1Thess|1TH|1 Thessalonians|1th|1Th|1-thes|1_thessalonians|1-thessalonians|1thessalonians|1th|1Thes||1.Thessalonicher|59
        2Thess|2TH|2 Thessalonians|2th|2Th|2-thes|2_thessalonians|2-thessalonians|2thessalonians|2th|2Thes||2.Thessalonicher|60
        1Tim|1TI|1 Timothy|1ti|1Ti|1-tim|1_timothy|1-timothy|1timothy|1ti|1Tim||1.Timotheus|61
        2Tim|2TI|2 Timothy|2ti|2Ti|2-tim|2_timothy|2-timothy|2timothy|2ti|2Tim||2.Timotheus|62
        Titus|TIT|Titus|tit|Tit|titus|titus|titus|titus|tit|Tit||Titus|63
        Phlm|PHM|Philemon|phm|Phm|philem|philemon|philemon|philemon|phm|Phlm||Philemon|64
        Heb|HEB|Hebrews|heb|Heb|heb|hebrews|hebrews|hebrews|heb|Hebr||Hebräer|65
        Jas|JAS|James|jas|Jas|james|james|james|james|jas|Jac||Jakobus|66
        1Pet|1PE|1 Peter|1pe|1Pe|1-pet|1_peter|1-peter|1peter|1pe|1Pet||1.Petrus|67
        2Pet|2PE|2 Peter|2pe|2Pe|2-pet|2_peter|2-peter|2peter|2pe|2Pet||2.Petrus|68
        1John|1JN|1 John|1jo|1Jn|1-jn|1_john|1-john|1john|1jo|1Jn||1.Johannes|69
        2John|2JN|2 John|2jo|2Jn|2-jn|2_john|2-john|2john|2jo|2Jn||2.Johannes|70
        3John|3JN|3 John|3jo|3Jn|3-jn|3_john|3-john|3john|3jo|3Jn||3.Johannes|71
        Jude|JUD|Jude|jde|Jud|jude|jude|jude|jude|jude|Juda||Judas|72
        Rev|REV|Revelation|rev|Re|rev|revelation|revelation|revelation|re|Apok||Offenbarung|73
        Tob|TOB|Tobit||||||tobit|||||17
        Jdt|JDT|Judith||||||judith|||||18
        EsthGr|ESG|Greek Esther||||||esther|||||19
        Wis|WIS|Wisdom||||||wisdom|||||25
        Sir|SIR|Sirach||||||sirach|||||26
        Bar|BAR|Baruch||||||baruch|||||30
        EpJer|LJE|Letter of Jeremiah
        PrAzar|S3Y|Prayer of Azariah
        SgThree|S3Y|Song of the Three Young Men
        Sus|SUS|Susanna
        Bel|BEL|Bel and the Dragon
        1Macc|1MA|1 Maccabees||||||1maccabees|||||45
        2Macc|2MA|2 Maccabees||||||2maccabees|||||46
        3Macc|3MA|3 Maccabees
        4Macc|4MA|4 Maccabees
        1Esd|1ES|1 Esdras
        2Esd|2ES|2 Esdras
        PrMan|MAN|Prayer of Manasseh
        AddPs|PS2|Psalm 151
        AddDan|DAG|Greek Daniel
        PssSol|PSS|Psalms of Solomon
        Odes|ODA|Odes
        EpLao|LAO|Laodiceans
        """
}
