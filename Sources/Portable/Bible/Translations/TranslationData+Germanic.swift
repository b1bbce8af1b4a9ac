extension TranslationData {
    /// The German, Dutch, Swedish, Norwegian and Danish translations.
    static let germanic: StaticString = """
        LUT|Lutherbibel 2017|de|Original|LUTHER|bibleServer=LUT dieBibel=LU17
        DELUT|Lutherbibel 1912|de|Original||youversion=51
        LUTH1545|Luther Bibel 1545|de|Original||bibleGateway=LUTH1545
        LUTH1984|Lutherbibel 1984|de|Original||
        LUTHEUTE|luther.heute|de|||youversion=3100
        ELB|Elberfelder Bibel|de|Original||youversion=57 bibleServer=ELB
        ELB71|Elberfelder Bibel 1971|de|Original||youversion=58
        ELBBK|Elberfelder Übersetzung (bibelkommentare.de)|de|Original||youversion=2351
        SLT|Schlachter 2000|de|Original||youversion=157>SCH2000 bibleGateway=SCH2000 bibleServer=SLT
        SCH1951|Schlachter 1951|de||SCH1950|youversion=158
        EU|Einheitsübersetzung|de|Original||bibleServer=EU
        HFA|Hoffnung für alle|de|Original||youversion=73 bibleGateway=HOF bibleServer=HFA
        NGU2011|Neue Genfer Übersetzung|de|||youversion=108
        GANTP|Albrecht, Neues Testament und Psalmen|de|||youversion=65
        BB|BasisBibel|de|||dieBibel=BB
        HSV|Herziene Statenvertaling|nl|||youversion=1990 deBijbel=HSV
        STV|Statenvertaling|nl|||youversion=165
        SV|Statenvertaling (statenvertaling.net)|nl|||
        SV77|Statenvertaling 1977|nl|||
        WV95|Willibrordvertaling 1995|nl|||
        HTB|Het Boek|nl|||youversion=75
        NBG51|NBG-vertaling 1951|nl|||youversion=328
        BB|BasisBijbel|nl|||youversion=1276
        B1917|Bibeln 1917|sv|||
        B2000|Bibel 2000|sv|||youversion=154
        SFB|Svenska Folkbibeln|sv|||
        SFB98|Svenska Folkbibeln 1998|sv|||youversion=160
        SFB15|Svenska Folkbibeln 2015|sv|||youversion=1223
        NB|Norsk Bibel|no|||
        DO33|Biblen på dansk 1933|da|||
        DO92|Bibelen 1992|da|||
        """
}
