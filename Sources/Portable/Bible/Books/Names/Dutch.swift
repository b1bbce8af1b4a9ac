extension BookNames.Language {
    /// Dutch. `Judas` is Jude.
    static let dutch = Self(
        code: "nl", commaSeparatesVerse: true, use: .always,
        names: """
            Gen: Genesis, Gen, Gn, 1 Mozes
            Exod: Exodus, Ex, Exo, 2 Mozes, Sjemot, Exod
            Lev: Leviticus, Lev, Lv, 3 Mozes, Wajikra
            Num: Numeri, Num, Nu, Nm, 4 Mozes, Bemidbar
            Deut: Deuteronomium, Deut, Dt, Deu, 5 Mozes, Devariem
            Josh: Jozua, Joz
            Judg: Rechters, Richteren, Richtere, Recht, Richt, Re, Ri
            Ruth: Ruth, Rut, Rt, Ru
            1Sam: 1 Samuël, 1 Sam, 1 S, 1 Sa
            2Sam: 2 Samuël, 2 Sam, 2 S, 2 Sa
            1Kgs: 1 Koningen, 1 Kon, 1 Ko, 1 Kn
            2Kgs: 2 Koningen, 2 Kon, 2 Ko, 2 Kn
            1Chr: 1 Kronieken, 1 Kron, 1 Kr, 1 Chronicles
            2Chr: 2 Kronieken, 2 Kron, 2 Kr
            Ezra: Ezra, Ezr, Esra
            Neh: Nehemia, Neh
            Esth: Ester, Esther, Est
            Job: Job, Jb
            Ps: Psalmen, Psalm, Ps, Psa
            Prov: Spreuken, Spr, Sp, Spreuken van Salomo
            Eccl: Prediker, Pred, Pr, Koheleth, Kohelet, Qohelet, Qoheleth
            Song: Hooglied, Hoogl, Hgl, Hl, Hooglied van Salomo, Het Hooglied
            Isa: Jesaja, Jes, Js
            Jer: Jeremia, Jer
            Lam: Klaagliederen, Klaagl, Kla, Kl, Klg
            Ezek: Ezechiël, Ezech, Eze, Ezec, Ez
            Dan: Daniël, Dan, Da
            Hos: Hosea, Hos
            Joel: Joël, Jl
            Amos: Amos, Am
            Obad: Obadja, Ob, Oba, Obad
            Jonah: Jona, Jon
            Mic: Micha, Mi, Mich, Mic
            Nah: Nahum, Nah, Na
            Hab: Habakuk, Hab
            Zeph: Sefanja, Zefanja, Sef, Zef
            Hag: Haggai, Hag
            Zech: Zacharia, Zach, Zac, Za
            Mal: Maleachi, Mal
            Matt: Matteüs, Mattheüs, Mattheus, Matt, Mat, Mt, Matth, Evangelie volgens Matteüs, \
                Evangelie volgens Mattheüs
            Mark: Marcus, Markus, Marc, Mar, Mc, Mk, Mr, Evangelie volgens Marcus, Evangelie volgens Markus
            Luke: Lucas, Lukas, Luc, Luk, Lc, Lk, Lu, Evangelie volgens Lucas, Evangelie volgens Lukas
            John: Johannes, Joh, Evangelie volgens Johannes
            Acts: Handelingen, Handelingen van de Apostelen, Handelingen der Apostelen, Hand, Hnd, Han
            Rom: Romeinen, Rome, Rom, Ro, Romeinenbrief
            1Cor: 1 Korintiërs, 1 Korinthiërs, 1 Corinthiërs, 1 Corintiërs, 1 Korinthe, 1 Corinthe, 1 Korinte, \
                1 Korintiër, 1 Korinthiër, 1 Corinthiër, 1 Corintiër, 1 Kor, 1 Cor
            2Cor: 2 Korintiërs, 2 Korinthiërs, 2 Corinthiërs, 2 Corintiërs, 2 Korinthe, 2 Corinthe, 2 Korinte, \
                2 Korintiër, 2 Korinthiër, 2 Corinthiër, 2 Corintiër, 2 Kor, 2 Cor
            Gal: Galaten, Gal
            Eph: Efeziërs, Efeze, Ef, Efez
            Phil: Filippenzen, Fil, Filip, Filippi, Fp
            Col: Kolossenzen, Colossenzen, Kol, Kolosse
            1Thess: 1 Tessalonicenzen, 1 Thessalonicenzen, 1 Tes, 1 Tess, 1 Thess, 1 Thes, 1 Th
            2Thess: 2 Tessalonicenzen, 2 Thessalonicenzen, 2 Tes, 2 Tess, 2 Thess, 2 Thes, 2 Th
            1Tim: 1 Timoteüs, 1 Timotheüs, 1 Tim, 1 Ti
            2Tim: 2 Timoteüs, 2 Timotheüs, 2 Tim, 2 Ti
            Titus: Titus, Tit
            Phlm: Filemon, Filémon, Film, Flm, Filem
            Heb: Hebreeën, Hebr, Heb, Hebreeen
            Jas: Jakobus, Jacobus, Jak, Jac
            1Pet: 1 Petrus, 1 Pet, 1 Petr, 1 Pe
            2Pet: 2 Petrus, 2 Pet, 2 Petr, 2 Pe
            1John: 1 Johannes, 1 Joh
            2John: 2 Johannes, 2 Joh
            3John: 3 Johannes, 3 Joh
            Jude: Judas, Jud
            Rev: Openbaring, Openbaringen, Openb, Op, Opb, Apk, Apc, Openbaring van Johannes, Apocalyps
            Tob: Tobit, Tobias, Tob, Tobia
            Jdt: Judit, Judith, Jdt
            EsthGr: Ester (Grieks), Ester Grieks, Ester (Gr)
            Wis: Wijsheid, Wijsheid van Salomo, Het boek der wijsheid, Wijsh, W
            Sir: Sirach, Jezus Sirach, Wijsheid van Jezus Sirach, Wijsheid van Jozua Ben Sirach, Ecclesiasticus, Sir
            Bar: Baruch, Bar
            EpJer: Brief van Jeremia
            PrAzar: Gebed van Azarja, Gebed van Azaria
            SgThree: Lied van de drie jongemannen, Gezang der drie mannen
            Sus: Susanna, Sus
            Bel: Bel en de draak, Bel
            1Macc: 1 Makkabeeën, 1 Mak, 1 Makk, 1 Mac
            2Macc: 2 Makkabeeën, 2 Mak, 2 Makk, 2 Mac
            3Macc: 3 Makkabeeën, 3 Mak, 3 Makk, 3 Mac
            4Macc: 4 Makkabeeën, 4 Mak, 4 Makk, 4 Mac
            1Esd: 3 Ezra, 1 Esdras, 3 Esdras, 1 Ezra
            2Esd: 4 Ezra, 2 Esdras, 4 Esdras, 2 Ezra
            PrMan: Gebed van Manasse, Manasse
            Ps151: Psalm 151
            """,
        words: """
            chapter hoofdstukken hoofdstuk hfdst hfst
            verse verzen vers vs v
            and en zie ook vgl
            to t/m tot
            following volgende
            title opschrift
            first eerste
            second tweede
            third derde
            fourth vierde
            fifth vijfde
            sign e
            """)
}
