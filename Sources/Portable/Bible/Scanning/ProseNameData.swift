/// What the names of books are besides, which decides how much must stand around one to make it a reference.
enum ProseNameData {
    /// Books by their demand, which goes for their full names and for names of more than four letters.
    static let books: StaticString = """
        uncounted Ezra Neh Isa Jer Hos Mic Nah Zech Phlm Rev Lam
        surroundings Josh Ruth Esth Job Dan Joel Amos Jonah Matt Mark Luke John Titus Jas Jude Tob Jdt Bar Sus Acts Wis
        surroundings Num Judg Song
        """

    /// The books whose names are plurals of words.
    static let plurals: StaticString = "Num Judg Song"

    /// The books whose names are those of products too, of which versions are written with a stop: `Ezra 3.1 beta`.
    static let products: StaticString = """
        Gen Exod Num Ezra Neh Isa Jer Hos Mic Nah Zech Rev Josh Ruth Esth Job Dan Joel Amos Jonah Matt Mark Luke John Titus Jas
        Jude Tob Jdt Bar Sus Acts
        """

    /// The books whose full names are those of peoples, of whom somebody may count something: `the Romans 12 legions`.
    static let peoples: StaticString = "Rom Gal Heb Eph Phil Col"

    /// Names by their demand, folded; beside them every short name that is a frequent word of the language.
    static let names: StaticString = """
        uncounted hiob ijob giobbe
        technical gen rev
        example ex
        verse act jan king kings philip roman hebrew number proverb song lament son corinthian colossian galatian ephesian
        verse judge pete jame samuel peter timothy chron chronicle tit ode odes ep canticle apocalypse
        verse corinthians corinthiens corintios corinti corintios corinthianos
        brackets sr am pro is so ha he man mar her as de bar sir bel eat kin king cor pet tim na
        brackets st re ob si hi in on pm cl br bs tb cm km kg mm ml ed nr no par pap mac sab levis ben mai
        brackets mars marco marta mart sol
        """

    /// Names in English texts, as in ``names``: other languages have them for other books.
    static let englishNames: StaticString = """
        brackets la le es os da do ma pa co ne ro sa mat joe jam sam car max sal
        """
}
