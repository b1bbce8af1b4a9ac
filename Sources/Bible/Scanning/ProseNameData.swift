/// What the names of books are besides, which decides how much must stand around one to make it a reference.
enum ProseNameData {
    /// The books whose full names are common names of persons or common words too.
    static let common: StaticString = """
        Josh Ruth Esth Job Dan Joel Amos Jonah Matt Mark Luke John Titus Jas Jude Tob Jdt Bar Sus Acts Wis
        """

    /// The books whose full names are plurals of common words.
    static let plural: StaticString = "Num Judg Song"

    /// The books whose full names are rarely anything else.
    static let rare: StaticString = """
        Ezra Neh Isa Jer Hos Mic Nah Zech Phlm Rev Lam
        """

    /// Names that mean a book only with a verse, folded.
    static let withVerse: StaticString = """
        act king kings philip roman hebrew number proverb song lament son corinthian colossian galatian ephesian
        judge pete jame samuel peter timothy chron chronicle tit ode odes ep canticle apocalypse
        """

    /// Names that mean a book only with a verse, and in brackets, in a list or after a word such as `see`, folded; beside
    /// them every name that is a frequent word of the language.
    static let inBrackets: StaticString = """
        am is so ha he man mar mat joe jam sam her as de bar sir bel eat kin king cor pet tim la le es na os da do ma pa
        st co ne re ro sa ob si hi in on pm cl br bs tb cm km kg mm ml ed nr no par pap car mac max sal sab levis ben mai
        mars marco marta mart sol
        """

    /// Words before a name that show that a reference follows, folded.
    static let lead: StaticString = """
        in of from see read cf cfr compare citing quoting quotes also like to with eg viz
        nach aus vgl siehe lies wie zu bei dans en selon voir lire según ver véase segundo em conforme veja
        secondo vedi da w z por zob według zie uit в во см ср из по від див
        """

    /// Those of ``lead`` that hardly come before anything but a reference.
    static let referenceWords: StaticString = "cf cfr vgl see siehe voir ver"

    /// Words after a chapter that show that it is one, folded: `the Rev 8 passage`.
    static let texts: StaticString = """
        passage passages text texts account story narrative reading prophecy vision discourse hymn prayer parallel
        """

    /// Words between the items of a list, folded.
    static let conjunctions: StaticString = "and or und oder y e o et ou en of i lub и или та й och og"

    /// Words after a number that make it a time or an amount, folded.
    static let units: StaticString = """
        am pm a p uhr h hrs hours hour o gmt utc edt cst cdt pst pdt cet mez min mins minutes sec percent km kg mm cm
        horas hora heures heure uur ore godz час часа часов
        ml mph usd eur euro dollars times points goals votes people men women children friends pages songs items bit bits
        """

    /// Words before two numbers that make them a time, a score or a ratio, folded.
    static let amounts: StaticString = """
        at um by until till around about ratio score scored won win lost beat lead leads odds least than version
        figure fig table section sec page pages vol volume no number line lines step item part room
        """
}
