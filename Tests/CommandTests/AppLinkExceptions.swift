/// Links of the corpus that the rules read but write in another form, and why.
enum AppLinkExceptions {
    static let all: [String: String] = [
        "youversion://bible?reference=PSA.119.1-80&version=176": version,
        "youversion://bible?reference=NUM.5&version=176": version,
        "https://ref.ly/Rom8.28;CSB": "the abbreviation is Ro, as in the app's own links",
        "https://ref.ly/Je8.18-9.1": "without a translation the app's own scheme is written",
        "olivetree://bible/romans.8.28": "the number of the book is written, as in the other two examples",
        "accord://read/Torah%C2%B0?Matt%C2%B0_1:1;_John_1:1,2,3;_Acts_1.1":
            "names a text and marks one of its books; without it the text that is open is used",
        "accord://read/John_3:16-John_3:18": "the form with ? is written, as in the other two examples",
        "sword://KJV/1John5:8": "the form with full stops is written, as in the other two examples",
        "https://read.andbible.org/1Sam.1.2?document=FinRK&v11n=KJV":
            "v11n= stands only where the counting is not the default",
        "https://www.stepbible.org/?q=version=ESV|reference=Matt.9.19-Matt.10.1&skipwelcome":
            "the bar is percent-encoded: a URL has none",
        "jwlibrary:///finder?srcid=jwlshare&wtlocale=K&prefer=lang&pub=nwtsty&bible=40024003-40024014": locale,
        "jwlibrary:///finder?bible=49005003&wtlocale=K": locale,
        "tw://bible.*?id=11.4.29-11.4.31|_AUTODETECT_|": "what stands behind the reference says how it was found",
        "tw://bible.*?42.3.23-38": "the form with id= and the whole end is written, as in the other two examples",
        "gospellibrary://content/scriptures/nt/matt/19?verse=16-21#p16": verses,
        "gospellibrary://content/scriptures/nt/matt/5?id=p16&lang=eng#p16": verses,
        "bible-verses:///?passages=[John.3.16-John.3.18]&translation=ESV&intention=Memorize":
            "the form of the scheme's document is written, without a path; an intention only where one is asked for",
        "biblestrong://bible/LSG/jean/3":
            "the names are French, in spellings that one example does not tell; https is written",
        "https://www.route.bible/rev.6-7?v=BSB&mode=launcher":
            "translation= is the longer name of v=; mode= says how to open, not what; the host goes without www",
    ]

    private static let version = "the parameter has two names; version_id is written"
    private static let locale = "language and source of the link are no part of the passage"
    private static let verses = "one of three forms is written, that of John 3:16"
}
