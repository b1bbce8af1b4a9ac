extension BookNames.Language {
    /// English: what Bibles print, what sites put into their addresses, and the abbreviations of the style guides.
    /// Misspellings are left out: they would match other words.
    static let english = Self(
        code: "en", use: .always,
        names: """
            Gen: Genesis, Gen, Ge, Gn, First Book of Moses, 1 Moses, Bereshit, Bereishit
            Exod: Exodus, Exod, Exo, Ex, Exd, Second Book of Moses, 2 Moses, Shemot
            Lev: Leviticus, Lev, Le, Lv, Levit, Third Book of Moses, 3 Moses, Vayikra
            Num: Numbers, Num, Nu, Nm, Nb, Numb, Number, Fourth Book of Moses, 4 Moses, Bamidbar
            Deut: Deuteronomy, Deut, Deu, De, Dt, Fifth Book of Moses, 5 Moses, Devarim
            Josh: Joshua, Josh, Jos, Jsh, Josua, Josue, Yehoshua
            Judg: Judges, Judg, Jdg, Jg, Jgs, Jdgs, Shoftim
            Ruth: Ruth, Rut, Rth, Ru, Rt
            1Sam: 1 Samuel, 1 Sam, 1 Sm, 1 Sa, 1 S, First Book of Samuel, 1 Kingdoms
            2Sam: 2 Samuel, 2 Sam, 2 Sm, 2 Sa, 2 S, Second Book of Samuel, 2 Kingdoms
            1Kgs: 1 Kings, 1 Kgs, 1 King, 1 Kin, 1 Kng, 1 Kngs, 1 Kg, 1 Ki, 1 Kn, 1 Ks, 1 K, First Book of Kings, \
                3 Kingdoms, 3 Kings
            2Kgs: 2 Kings, 2 Kgs, 2 King, 2 Kin, 2 Kng, 2 Kngs, 2 Kg, 2 Ki, 2 Kn, 2 Ks, 2 K, Second Book of Kings, \
                4 Kingdoms, 4 Kings
            1Chr: 1 Chronicles, 1 Chron, 1 Chro, 1 Chr, 1 Ch, 1 Chronicle, 1 Chrn, 1 Cron, 1 Cr, 1 Paralipomenon, \
                1 Par, First Book of Chronicles
            2Chr: 2 Chronicles, 2 Chron, 2 Chro, 2 Chr, 2 Ch, 2 Chronicle, 2 Chrn, 2 Cron, 2 Cr, 2 Paralipomenon, \
                2 Par, Second Book of Chronicles
            Ezra: Ezra, Ezr, Esra, Book of Ezra
            Neh: Nehemiah, Nehem, Neh, Ne, Nehemia, Nehemias
            Esth: Esther, Esth, Est, Es, Ester
            Job: Job, Jb
            Ps: Psalms, Psalm, Pslm, Psal, Psa, Psm, Pss, Ps, Psalter, Book of Psalms, Tehillim
            Prov: Proverbs, Proverb, Prov, Prvb, Prvbs, Pro, Prv, Prb, Pr, Pv, Mishlei
            Eccl: Ecclesiastes, Eccles, Eccle, Eccl, Ecc, Ecl, Ec, Qoheleth, Qohelet, Koheleth, Kohelet, Qoh, Qo, \
                Preacher
            Song: Song of Solomon, Song of Songs, Song, Songs, Sng, Son, Sg, So, SS, SoS, Sgs, S of S, Song of Sol, \
                Canticle of Canticles, Canticle, Canticles, Cant, Ct, Sol, Shir HaShirim
            Isa: Isaiah, Isai, Isa, Is, Isaias, Yeshayahu
            Jer: Jeremiah, Jerem, Jere, Jer, Je, Jr, Jeremias, Yirmiyahu
            Lam: Lamentations, Lamentation, Lament, Lam, La, Lm, Lamentations of Jeremiah, Eichah
            Ezek: Ezekiel, Ezek, Ezk, Eze, Ezech, Ezechiel, Yechezkel
            Dan: Daniel, Dan, Da, Dn, Dl
            Hos: Hosea, Hos, Ho, Hs, Osee
            Joel: Joel, Joe, Jol, Jl
            Amos: Amos, Amo, Am
            Obad: Obadiah, Obadia, Obad, Oba, Obd, Ob, Abdias
            Jonah: Jonah, Jona, Jon, Jnh, Jonas
            Mic: Micah, Mica, Mic, Mi, Mch, Michah, Micheas
            Nah: Nahum, Nah, Nahu, Nam, Na
            Hab: Habakkuk, Habakuk, Habak, Hab, Hbk, Habk, Habacuc
            Zeph: Zephaniah, Zephan, Zeph, Zep, Zph, Zp, Sophonias
            Hag: Haggai, Hagg, Hag, Hg, Hgg, Aggeus
            Zech: Zechariah, Zechar, Zech, Zec, Zch, Zc, Zac, Zach, Zachariah, Zacharias, Zekariah
            Mal: Malachi, Malac, Malach, Mal, Ml, Malachias
            Matt: Matthew, Matth, Matt, Mat, Mt, Mathew
            Mark: Mark, Mrk, Mar, Mk, Mr
            Luke: Luke, Luk, Lk, Lu
            John: John, Jhn, Joh, Jn, Jh
            Acts: Acts, Act, Ac, Acts of the Apostles
            Rom: Romans, Roman, Rom, Ro, Rm, Rmn, Rmns, Epistle to the Romans, Letter to the Romans
            1Cor: 1 Corinthians, 1 Corinthian, 1 Corinth, 1 Corin, 1 Cor, 1 Co, First Epistle to the Corinthians, \
                First Letter to the Corinthians
            2Cor: 2 Corinthians, 2 Corinthian, 2 Corinth, 2 Corin, 2 Cor, 2 Co, Second Epistle to the Corinthians, \
                Second Letter to the Corinthians
            Gal: Galatians, Galatian, Galat, Gal, Ga, Gl, Epistle to the Galatians, Letter to the Galatians
            Eph: Ephesians, Ephesian, Ephes, Ephs, Eph, Ep, Epistle to the Ephesians, Letter to the Ephesians
            Phil: Philippians, Philippian, Philipp, Philip, Phil, Phili, Phlp, Php, Phl, Phi, Pp, \
                Epistle to the Philippians, Letter to the Philippians
            Col: Colossians, Colossian, Coloss, Col, Co, Cl, Epistle to the Colossians, Letter to the Colossians
            1Thess: 1 Thessalonians, 1 Thessalonian, 1 Thess, 1 Thes, 1 Ths, 1 Th, 1 Ts, \
                First Epistle to the Thessalonians, First Letter to the Thessalonians
            2Thess: 2 Thessalonians, 2 Thessalonian, 2 Thess, 2 Thes, 2 Ths, 2 Th, 2 Ts, \
                Second Epistle to the Thessalonians, Second Letter to the Thessalonians
            1Tim: 1 Timothy, 1 Tim, 1 Tm, 1 Ti, First Epistle to Timothy, First Letter to Timothy
            2Tim: 2 Timothy, 2 Tim, 2 Tm, 2 Ti, Second Epistle to Timothy, Second Letter to Timothy
            Titus: Titus, Tit, Ti, Tt, Epistle to Titus, Letter to Titus
            Phlm: Philemon, Philem, Phile, Phlm, Phlmn, Phm, Phmn, Pm, Philm, Epistle to Philemon, \
                Letter to Philemon
            Heb: Hebrews, Hebrew, Hebr, Hbr, Hebs, Heb, Epistle to the Hebrews, Letter to the Hebrews
            Jas: James, Jame, Jms, Jam, Jas, Jm, Ja, Jac, Epistle of James, Letter of James
            1Pet: 1 Peter, 1 Pete, 1 Petr, 1 Ptr, 1 Pet, 1 Pt, 1 Pe, 1 P, First Epistle of Peter, \
                First Letter of Peter
            2Pet: 2 Peter, 2 Pete, 2 Petr, 2 Ptr, 2 Pet, 2 Pt, 2 Pe, 2 P, Second Epistle of Peter, \
                Second Letter of Peter
            1John: 1 John, 1 Jhn, 1 Joh, 1 Jn, 1 Jo, 1 Jh, 1 J, First Epistle of John, First Letter of John
            2John: 2 John, 2 Jhn, 2 Joh, 2 Jn, 2 Jo, 2 Jh, 2 J, Second Epistle of John, Second Letter of John
            3John: 3 John, 3 Jhn, 3 Joh, 3 Jn, 3 Jo, 3 Jh, 3 J, Third Epistle of John, Third Letter of John
            Jude: Jude, Jde, Epistle of Jude, Letter of Jude
            Rev: Revelation, Revelations, Revel, Rev, Re, Rv, Book of Revelation, Revelation of John, \
                Revelation to John, Revelation of Jesus Christ, Revelation of {St|Saint} John [the Divine], \
                Apocalypse, Apocalypse of John, Apoc
            Tob: Tobit, Tobias, Tobi, Tob, Tb
            Jdt: Judith, Judit, Judt, Jdth, Jdt, Jth
            EsthGr: Greek Esther, Esther Greek, Esther (Greek), Greek Esth, Greek Est, Gr Esther, Gr Esth, Gr Est, \
                Gk Esther, Gk Esth, Gk Est, Esth Gr, ESG
            AddEsth: Additions to Esther, Add Esther, Add Esth, Add Es, Rest of Esther
            Wis: Wisdom, Wisd, Wis, Ws, Wisdom of Solomon, Wisd of Sol, Book of Wisdom, Wis of Sol, Wis Sol
            Sir: Sirach, Sir, Ecclesiasticus, Ecclus, Eccs, Ben Sira, Ben Sirach, Wisdom of Sirach, \
                Wisdom of Ben Sira, Wisdom of Jesus ben Sirach, Wisdom of Jesus Son of Sirach
            Bar: Baruch, Bar, Br
            EpJer: Letter of Jeremiah, Epistle of Jeremiah, Ep of Jeremiah, Let of Jeremiah, Epistle of Jeremy, \
                Letter Jeremiah, Let Jer, Ltr Jer, Ep Jer, EpJ, LJe
            PrAzar: Prayer of Azariah, Prayer Azariah, Pr of Azariah, Prayer of Azaria, Azariah, Pr Azar, Pr Azr, \
                Pr Az, S3Y
            SgThree: Song of the Three Young Men, Song of [the] {Three|3} {Young Men|Holy Children|Youths|Jews}, \
                S [of] {Three|3|Th} {Ch|Y}, Song of [the] Three, Song Three, Sg Three, Sng Three, Sg Thr
            Sus: Susanna, Susannah, Sus, Story of Susanna, History of Susanna
            Bel: Bel and the Dragon, Bel and Dragon, Bel and the Snake, Bel and Snake, Bel and the Serpent, \
                Bel and Serpent, Bel
            1Macc: 1 Maccabees, 1 Macc, 1 Mac, 1 Ma, 1 Mc, 1 Machabees, 1 Mach, 1 M, First Book of Maccabees
            2Macc: 2 Maccabees, 2 Macc, 2 Mac, 2 Ma, 2 Mc, 2 Machabees, 2 Mach, 2 M, Second Book of Maccabees
            3Macc: 3 Maccabees, 3 Macc, 3 Mac, 3 Ma, 3 Mc, 3 Machabees, 3 Mach, 3 M, Third Book of Maccabees
            4Macc: 4 Maccabees, 4 Macc, 4 Mac, 4 Ma, 4 Mc, 4 Machabees, 4 Mach, 4 M, Fourth Book of Maccabees
            1Esd: 1 Esdras, 1 Esdr, 1 Esd, 1 Es
            2Esd: 2 Esdras, 2 Esdr, 2 Esd, 2 Es
            PrMan: Prayer of Manasseh, Prayer of Manasses, Prayer Manasseh, Pr of Manasseh, Pr Manasseh, Pr Man, \
                Pr Mn, Man
            Ps151: Psalm 151, Additional Psalm, Add Ps
            AddDan: Greek Daniel, Daniel Greek, Daniel (Greek), Additions to Daniel, Add Dan, Gk Dan
            PssSol: Psalms of Solomon, Pss Sol, Ps Sol
            Odes: Odes, Book of Odes
            EpLao: Laodiceans, Epistle to the Laodiceans, Letter to the Laodiceans, Ep Lao

            """,
        words: """
            chapter chapters chapter chapts chpts chapt chaps chap chp chs cha ch c
            verse verses verse vers ver vss vs vv v
            and and compare cf see also
            to to thru through
            following ff following
            next f
            end end
            title title
            filler of from in the book
            sign st nd rd th
            first i first
            second ii second
            third iii third
            fourth iv fourth
            fifth v fifth
            """)
}
