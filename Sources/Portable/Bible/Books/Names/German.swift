extension BookNames.Language {
    /// German. `Judas` is Jude, and the books of Moses are numbered.
    static let german = Self(
        code: "de", commaSeparatesVerse: true, use: .always,
        names: """
            Gen: 1. Mose, Genesis, Gen, 1 Mos, 1 Mo, 1 Buch Mose, Das erste Buch Mose
            Exod: 2. Mose, Exodus, Ex, Exo, 2 Mos, 2 Mo, 2 Buch Mose, Das zweite Buch Mose
            Lev: 3. Mose, Levitikus, Leviticus, Lev, Lv, 3 Mos, 3 Mo, 3 Buch Mose, Das dritte Buch Mose
            Num: 4. Mose, Numeri, Num, Nu, 4 Mos, 4 Mo, 4 Buch Mose, Das vierte Buch Mose
            Deut: 5. Mose, Deuteronomium, Dtn, Dt, Deut, 5 Mos, 5 Mo, 5 Buch Mose, Das fünfte Buch Mose
            Josh: Josua, Jos
            Judg: Richter, Ri, Rich, Richt
            Ruth: Rut, Ruth, Rt, Ru
            1Sam: 1. Samuel, 1 Sam, 1 Sa, 1 Samuelbuch, 1 Buch Samuel
            2Sam: 2. Samuel, 2 Sam, 2 Sa, 2 Samuelbuch, 2 Buch Samuel
            1Kgs: 1. Könige, 1 Koenige, 1 Kön, 1 Koen, 1 Koe, 1 Kg, 1 Buch der Könige
            2Kgs: 2. Könige, 2 Koenige, 2 Kön, 2 Koen, 2 Koe, 2 Kg, 2 Buch der Könige, 2 Kng
            1Chr: 1. Chronik, 1 Chronika, 1 Chron, 1 Chr, 1 Ch, 1 Buch der Chronik
            2Chr: 2. Chronik, 2 Chronika, 2 Chron, 2 Chr, 2 Ch, 2 Buch der Chronik
            Ezra: Esra, Esr, Ezra
            Neh: Nehemia, Neh
            Esth: Ester, Esther, Est, Esth
            Job: Hiob, Ijob, Job, Hi, Ijob
            Ps: Psalmen, Psalm, Ps, Psalter
            Prov: Sprüche, Sprueche, Sprichwörter, Sprichwoerter, Sprüche Salomos, Spr, Sprichw, Proverbien
            Eccl: Prediger, Kohelet, Ekklesiastes, Prediger Salomo, Koh, Pred, Prd, Qohelet, Qoh
            Song: Hoheslied, Hohelied, Das Hohelied, Hohes Lied, Hohelied Salomos, Hoheslied Salomos, \
                Hohelied Salomonis, Hld, Hl, Hoh
            Isa: Jesaja, Isaias, Jes, Jesaia, Is
            Jer: Jeremia, Jeremias, Jer
            Lam: Klagelieder, Klagelieder Jeremias, Klgl, Klag, Kla, Klg
            Ezek: Hesekiel, Ezechiel, Hes, Ez, Ezech
            Dan: Daniel, Dan
            Hos: Hosea, Hos, Osee
            Joel: Joel, Joël
            Amos: Amos, Am
            Obad: Obadja, Obd, Ob, Abdias, Obad
            Jonah: Jona, Jonas, Jon
            Mic: Micha, Mi, Mich, Michäas, Michaeas
            Nah: Nahum, Nah
            Hab: Habakuk, Hab
            Zeph: Zefanja, Zephanja, Zef, Zeph, Sophonias
            Hag: Haggai, Hag, Aggäus
            Zech: Sacharja, Sach, Zacharias
            Mal: Maleachi, Mal, Malachias
            Matt: Matthäus, Matthaeus, Matthäusevangelium, Matthaeusevangelium, Evangelium nach Matthäus, Matthäus Evangelium, Matthäusevangeliums, \
                Das Evangelium nach Matthäus, Evangelium nach Matthaeus, Mt, Mat, Matt, Matth, Mth
            Mark: Markus, Markusevangelium, Evangelium nach Markus, Das Evangelium nach Markus, Mk, Mar, Mark, Mrk, Markus Evangelium, Markusevangeliums
            Luke: Lukas, Lukasevangelium, Evangelium nach Lukas, Das Evangelium nach Lukas, Lk, Luk, Lukas Evangelium, Lukasevangeliums
            John: Johannes, Johannesevangelium, Evangelium nach Johannes, Das Evangelium nach Johannes, Joh, Jh, Johannes Evangelium, Johannesevangeliums
            Acts: Apostelgeschichte, Apg, Die Apostelgeschichte, Apostelg, Ag
            Rom: Römer, Roemer, Römerbrief, Roemerbrief, Röm, Roem, Rö, Rm, Römerbriefs
            1Cor: 1. Korinther, 1 Korintherbrief, 1 Kor
            2Cor: 2. Korinther, 2 Korintherbrief, 2 Kor
            Gal: Galater, Galaterbrief, Gal, Galaterbriefs
            Eph: Epheser, Epheserbrief, Eph, Epheserbriefs
            Phil: Philipper, Philipperbrief, Phil, Php, Philipperbriefs
            Col: Kolosser, Kolosserbrief, Kol, Kolosserbriefs
            1Thess: 1. Thessalonicher, 1 Thessalonicherbrief, 1 Thess, 1 Thes, 1 Th
            2Thess: 2. Thessalonicher, 2 Thessalonicherbrief, 2 Thess, 2 Thes, 2 Th
            1Tim: 1. Timotheus, 1 Timotheusbrief, 1 Tim, 1 Ti
            2Tim: 2. Timotheus, 2 Timotheusbrief, 2 Tim, 2 Ti
            Titus: Titus, Titusbrief, Tit
            Phlm: Philemon, Philemonbrief, Phlm, Phm, Philem
            Heb: Hebräer, Hebraeer, Hebräerbrief, Hebraeerbrief, Hebr, Heb, Hbr, Hebräerbriefs
            Jas: Jakobus, Jakobusbrief, Jak, Jk
            1Pet: 1. Petrus, 1 Petrusbrief, 1 Petr, 1 Pet, 1 Pt
            2Pet: 2. Petrus, 2 Petrusbrief, 2 Petr, 2 Pet, 2 Pt
            1John: 1. Johannes, 1 Johannesbrief, 1 Joh, 1 Jo, 1 Jh
            2John: 2. Johannes, 2 Johannesbrief, 2 Joh, 2 Jo, 2 Jh
            3John: 3. Johannes, 3 Johannesbrief, 3 Joh, 3 Jo, 3 Jh
            Jude: Judas, Judasbrief, Jud
            Rev: Offenbarung, Offenbarung des Johannes, Die Offenbarung, Johannesoffenbarung, Offb, Off, Apk, Apokalypse
            Tob: Tobit, Tobias, Tob
            Jdt: Judit, Judith, Jdt
            EsthGr: Ester (griechisch), Griechisch Ester, Ester griechisch, Zusätze zu Ester
            Wis: Weisheit, Buch der Weisheit, Weisheit Salomos, Weish
            Sir: Jesus Sirach, Sirach, Sir, Ecclesiasticus
            Bar: Baruch, Bar
            EpJer: Brief des Jeremia, Br Jer
            PrAzar: Gebet des Asarja, Gebet Asarjas
            SgThree: Gesang der drei Männer, Gesang der drei Maenner, Gesang der drei Männer im Feuerofen
            Sus: Susanna, Sus
            Bel: Bel und der Drache, Bel und Drache, Bel und vom Drachen, Vom Bel und Drachen, Bel
            1Macc: 1. Makkabäer, 1 Makkabaeer, 1 Makk, 1 Mak, 1 Buch der Makkabäer
            2Macc: 2. Makkabäer, 2 Makkabaeer, 2 Makk, 2 Mak, 2 Buch der Makkabäer
            3Macc: 3. Makkabäer, 3 Makkabaeer, 3 Makk
            4Macc: 4. Makkabäer, 4 Makkabaeer, 4 Makk
            1Esd: 3. Esra, 1 Esdra, 1 Esdras, 1 Esra, 1 Esdr, 1 Esr, 1 Es
            2Esd: 4. Esra, 2 Esdra, 2 Esdras, 2 Esra, 2 Esdr, 2 Esr, 2 Es
            PrMan: Gebet des Manasse, Das Gebet des Manasse, Gebet Manasses, Das Gebet Manasses, Or Man
            Ps151: Psalm 151
            """,
        words: """
            chapter kapiteln kapitels kapitel kap
            verse versen verses verse vers vs v
            and und u siehe auch sowie vgl vergleiche
            to bis
            following ff
            next f
            end Ende
            title titel
            filler buch des
            first erster erste erstes ersten
            second zweiter zweite zweites zweiten
            third dritter dritte drittes dritten
            fourth vierter vierte viertes vierten
            fifth fünfter fünfte fünftes fünften
            """)
}
