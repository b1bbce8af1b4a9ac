/// The keywords of references; each line has a language, a ``Keyword`` and its words.
enum KeywordData {
    static let englishOrdinals: StaticString = """
        en sign st nd rd th
        en first i first
        en second ii second
        en third iii third
        en fourth iv fourth
        en fifth v fifth
        """

    static let table: StaticString = """
        en chapter chapters chapter chapts chpts chapt chaps chap chp chs cha ch
        en verse verses verse vers ver vss vs vv v
        en and and compare cf see also
        en to to thru through
        en following ff f following
        en title title
        en filler of from in the book
        de chapter kapiteln kapitels kapitel kap
        de verse versen verses verse vers vs v
        de and und siehe auch sowie vgl vergleiche
        de to bis
        de following ff
        de next f
        de title titel
        de filler buch des
        es chapter capítulos capítulo caps cap
        es verse versículos versículo vers ver vss vs vv v
        es and y
        es to a al hasta
        es following ss
        es next s
        es title subtítulo título
        es filler de del libro
        fr chapter chapitres chapitre chap chs ch
        fr verse versets verset vers ver vv v
        fr and et comparer voir
        fr to à au
        fr following suivants suivant ss
        fr next s
        fr title titre
        fr filler de du livre
        pt chapter capítulos capítulo caps cap
        pt verse versículos versículo vers ver vss vs vv v
        pt and e
        pt to a até
        pt following seguintes sig ss
        pt title título
        pt filler de do livro
        nl chapter hoofdstukken hoofdstuk hfdst hfst
        nl verse verzen vers vs v
        nl and en zie ook vgl
        nl to t/m tot
        nl following volgende
        nl title opschrift
        it chapter capitoli capitolo capp cap cc
        it verse versetti versetto versi verso vv v
        it and e vedi anche cfr
        it to al a
        it following ss
        it next s
        it title titolo
        pl chapter rozdziałów rozdziały rozdział rozdz rr r
        pl verse wersetów wersety werset wersy wers ww w
        pl and i oraz por zob
        pl to do
        pl following nn
        pl next n
        pl title tytuł
        ru chapter главы глава глав гл
        ru verse стихи стихов стих ст
        ru and и ср
        ru to до по
        ru following далее
        ru title надписаниях надписание
        el chapter κεφάλαια κεφάλαιον κεφάλαιο κεφ
        el verse στίχος στίχοι στίχους στίχοσ στιχ
        el and και
        el following μετά εξής
        el filler ο
        el title τίτλος τίτλοσ
        hu chapter fejezetében fejezetek fejezet fej
        hu verse versekre versek vers
        hu and és vö vagy
        hu to köv
        hu title cím
        sv chapter kapitlen kapitlet kapitel kap
        sv verse verserna verser vers v
        sv and och jfr jämför se
        sv to till
        sv title titel
        no chapter kapittelet kapittel kapitler kapitlene kapitel kap
        no verse versene vers v
        no and og jf se
        no to til
        no title overskrift
        da chapter kapitlerne kapitler kapitlet kapitel kap
        da verse versene vers v
        da and og jf se
        da to til
        da title overskrift
        id chapter pasal
        id verse ayat ay
        id and dan bandingkan bdk lih lihat
        id to sampai
        id following dst
        id title judul
        zh chapter 章
        zh verse 節 节
        zh and 參 参
        zh to 至 到
        zh title 篇
        ko chapter 장
        ko verse 절
        ko to 부터
        ja chapter 章
        ja verse 節
        ja to から
        sl chapter poglavje pogl
        sl verse vrstica vrstice
        sl and in prim
        sl to do
        sl following sl
        """
}
