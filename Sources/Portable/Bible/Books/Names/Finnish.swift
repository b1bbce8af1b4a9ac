extension BookNames.Language {
    /// Finnish.
    static let finnish = Self(
        code: "fi",
        names: """
            Gen: 1. Mooseksen kirja, 1 Moos, 1 Mooseksen [kirja], 1 mos
            Exod: 2. Mooseksen kirja, 2 Moos, 2 Mooseksen [kirja], 2 mos
            Lev: 3. Mooseksen kirja, 3 Moos, 3 Mooseksen [kirja], 3 mos
            Num: 4. Mooseksen kirja, 4 Moos, 4 Mooseksen [kirja], 4 mos, Num
            Deut: 5. Mooseksen kirja, 5 Moos, 5 Mooseksen [kirja], 5 mos
            Josh: Joosuan kirja, Joosua [kirja], Joosuan [kirja], Joos
            Judg: Tuomarien kirja, Tuomarit [kirja], Tuom, Tuomarien [kirja]
            Ruth: Ruutin kirja, Ruut, Ruutin [kirja]
            1Sam: 1. Samuelin kirja, 1 Samuel [kirja], 1 Samuelin [kirja], 1 Sam
            2Sam: 2. Samuelin kirja, 2. Samuel [kirja], 2. Samuelin [kirja], 2 Sam
            1Kgs: 1. Kuninkaiden kirja, 1 Kun, 1 Kuninkaat [kirja], 1 Kuninkaiden [kirja]
            2Kgs: 2. Kuninkaiden kirja, 2. Kun, 2. Kuninkaat [kirja], 2. Kuninkaiden [kirja]
            1Chr: 1. Aikakirja [kirja], 1 Aik, 1 Aikak [kirja], 1 Aikakirjan [kirja]
            2Chr: 2. Aikakirja [kirja], 2. Aik, 2. Aikak [kirja], 2. Aikakirjan [kirja]
            Ezra: Esran kirja, Esra, Esr
            Neh: Nehemian kirja, Nehemia [kirja], Nehemian [kirja], Neh
            Esth: Esterin kirja, Ester [kirja], Est
            Job: Jobin kirja, Job, Jobin [kirja]
            Ps: Psalmit, Psalmien kirja, Psalmi, Psalmien, Ps, Psalmissa
            Prov: Sananlaskut [kirja], Sananlaskujen kirja, Sananl [kirja], San, Snl
            Eccl: Saarnaaja [kirja], Saarnaajan kirja, Saarn [kirja], Sr, Saarnaajan [kirja]
            Song: Laulujen laulu [kirja], Korkea veisu [kirja], Laul, Kork, Laul L [kirja], Kork V [kirja]
            Isa: Jesajan kirja, Jesaja [kirja], Jes
            Jer: Jeremian kirja, Jeremia [kirja], Jer, Jeremian [kirja]
            Lam: Valitusvirret [kirja], Valit [kirja], Lam
            Ezek: Hesekielin kirja, Hesekiel [kirja], Hes, Hesek [kirja], Hesekielin [kirja]
            Dan: Danielin kirja, Daniel [kirja], Dan, Danielin [kirja]
            Hos: Hoosean kirja, Hoosea [kirja], Hoos, Ho, Hos
            Joel: Joelin kirja, Joel, Jooelin kirja, Jooel [kirja], Joelin [kirja], Jol
            Amos: Aamoksen kirja, Aamos [kirja], Aam, Aamoksen [kirja]
            Obad: Obadjan kirja, Obadja [kirja], Ob, Obad, Obadjan [kirja]
            Jonah: Joonan kirja, Joona [kirja], Joonan [kirja]
            Mic: Miikan kirja, Miika [kirja], Mi, Miikan [kirja], Mik
            Nah: Nahumin kirja, Nahum [kirja], Naahum [kirja], Nahumin [kirja], Nam, Nah, Naah
            Hab: Habakukin kirja, Habakuk [kirja], Hab
            Zeph: Sefanjan kirja, Sefanja [kirja], Sef, Sefanjan [kirja]
            Hag: Haggain kirja, Haggai [kirja], Haggain [kirja], Hag, Hagg
            Zech: Sakarjan kirja, Sakarja [kirja], Sak
            Mal: Malakian kirja, Malakia [kirja], Mal
            Matt: [Evankeliumi] Matteuksen [mukaan|evankeliumi], Matteus, Matt, Mt, Matteuksen evankeliumissa
            Mark: [Evankeliumi] Markuksen [mukaan|evankeliumi], Markus, Mark, Mk
            Luke: [Evankeliumi] Luukkaan [mukaan|evankeliumi], Luukas, Luuk, Lk, Luukkaan evankeliumissa
            John: [Evankeliumi] Johanneksen [mukaan|evankeliumi], Johannes, Joh, Johanneksen evankeliumissa
            Acts: Apostolien teot, Teot, Apt, Ap. t
            Rom: [Kirje] Roomalaiskirje, Roomalaiskirje kirje, Kirje roomalaisille, [Kirje] Roomalaisille, Roomalaiskirjeessä, Roomalaiskirjeen, \
                Roomalaisille kirje, Room, Rom
            1Cor: 1. [Kirje] Korinttilaiskirje, 1.  Korinttilaiskirje kirje, 1 [Kirje] Korinttolaiskirje, \
                1  Korinttolaiskirje kirje, 1 Kirje korinttilaisille, 1 [Kirje] Korinttilaisille, \
                1  Korinttilaisille kirje, 1 Kor
            2Cor: 2. [Kirje] Korinttilaiskirje, 2.  Korinttilaiskirje kirje, 2. [Kirje] Korinttolaiskirje, \
                2.  Korinttolaiskirje kirje, 2. Kirje korinttilaisille, 2. [Kirje] Korinttilaisille, \
                2.  Korinttilaisille kirje, 2 Kor
            Gal: [Kirje] Galatalaiskirje, Galatalaiskirje kirje, Kirje galatalaisille, [Kirje] Galatalaisille, \
                Galatalaisille kirje, [Kirje] Galatalaiskirj, Galatalaiskirj kirje, Gal
            Eph: [Kirje] Efesolaiskirje, Efesolaiskirje kirje, Kirje efesolaisille, [Kirje] Efesolaisille, \
                Efesolaisille kirje, Ef, Efes
            Phil: [Kirje] Filippiläiskirje, Filippiläiskirje kirje, Kirje filippiläisille, [Kirje] Filippiläisille, \
                Filippiläisille kirje, Fil
            Col: [Kirje] Kolossalaiskirje, Kolossalaiskirje kirje, Kirje kolossalaisille, [Kirje] Kolossalaisille, \
                Kolossalaisille kirje, Kol, Col
            1Thess: 1. [Kirje] Tessalonikalaiskirje, 1.  Tessalonikalaiskirje kirje, 1 Kirje tessalonikalaisille, \
                1 [Kirje] Tessalonikalaisille, 1  Tessalonikalaisille kirje, 1 Tess
            2Thess: 2. [Kirje] Tessalonikalaiskirje, 2.  Tessalonikalaiskirje kirje, 2. Kirje tessalonikalaisille, \
                2. [Kirje] Tessalonikalaisille, 2.  Tessalonikalaisille kirje, 2. Tess
            1Tim: 1. [Kirje] Timoteuskirje, 1.  Timoteuskirje kirje, 1 Kirje Timoteukselle, 1 [Kirje] Timoteukselle, \
                1  Timoteukselle kirje, 1 [Kirje] Timoteus, 1  Timoteus kirje, 1 Tim
            2Tim: 2. [Kirje] Timoteuskirje, 2.  Timoteuskirje kirje, 2. Kirje Timoteukselle, 2. [Kirje] Timoteukselle, \
                2.  Timoteukselle kirje, 2. [Kirje] Timoteus, 2.  Timoteus kirje, 2 Tim
            Titus: Kirje Titukselle, [Kirje] Tituskirje, Tituskirje kirje, [Kirje] Titus, Titus kirje, \
                [Kirje] Titukselle, Titukselle kirje, Tit, Tiit
            Phlm: Kirje Filemonille, [Kirje] Filemonkirje, Filemonkirje kirje, [Kirje] Filemon, Filemon kirje, \
                [Kirje] Filem, Filem kirje, [Kirje] Filemonille, Filemonille kirje
            Heb: Kirje heprealaisille, [Kirje] Heprealaiskirje, Heprealaiskirje kirje, [Kirje] Heprealaisille, \
                Heprealaisille kirje, Hepr, Hebr
            Jas: Jaakobin kirje, [Kirje] Jaakob, Jaakob kirje, Jaak, [Kirje] Jaakobin, Jak
            1Pet: 1. Pietarin kirje, 1 Piet, 1 [Kirje] Pietari, 1  Pietari kirje, 1 [Kirje] Pietarin
            2Pet: 2. Pietarin kirje, 2. Piet, 2. [Kirje] Pietari, 2.  Pietari kirje, 2. [Kirje] Pietarin
            1John: 1. Johanneksen kirje, 1 Joh, 1 [Kirje] Johannes, 1  Johannes kirje, 1 [Kirje] Johanneksen
            2John: 2. Johanneksen kirje, 2. Joh, 2. [Kirje] Johannes, 2.  Johannes kirje, 2. [Kirje] Johanneksen
            3John: 3. Johanneksen kirje, 3. Joh, 3. [Kirje] Johannes, 3.  Johannes kirje, 3. [Kirje] Johanneksen
            Jude: Juudaksen kirje, [Kirje] Juuda, Juuda kirje, [Kirje] Juudas, Juudas kirje, Juud, [Kirje] Juudaksen
            Rev: Johanneksen ilmestys, Ilmestyskirja, Ilmestys, Ilm
            Tob: Tobian kirja, Tobitin kirja, Tob
            Jdt: Judit [kirja], Juditin kirja, Jud, Juditin [kirja]
            EsthGr: Esterin kirjan lisäykset [kirja], Kr. Est [kirja], Kreikkalainen Esterin [kirja]
            Wis: Viisauden kirja, Salomon viisaus [kirja], Viis
            Sir: [Jeesus] Siirakin kirja, Siirak [kirja], Siirakin [kirja], Sir
            Bar: Baarukin [kirja], Barukin kirja, Bar
            SgThree: Kolmen nuoren miehen [kirja], Kolmen nuoren miehen ollessa tulisessa patsissä [kirja]
            Sus: Susanna [kirja], Susanna ja vanhimmat [kirja]
            Bel: Bel ja lohikäärme [kirja]
            1Macc: 1. Makkabilaiskirja [kirja], 1 makk, 1 Macc
            2Macc: 2. Makkabilaiskirja [kirja], 2. makk, 2 Macc
            3Macc: 3. Makkabilaiskirja [kirja], 3. makk, 3 Macc
            4Macc: 4. Makkabilaiskirja [kirja], 4. makk, 4 Macc
            1Esd: Kreikkalainen Esran kirja, Kr Esr [kirja], 1 Es, 1 Esd, 1 Esra
            2Esd: 2 Es, 2 Esd, 2 Esra
            PrMan: Manassen rukous [kirja], Man ru [kirja]
            AddPs: Psalmi 151 [kirja], Ps. 151 [kirja]
            AddDan: Danielin kirjan lisäykset [kirja], Dan. lis [kirja]
            """,
        words: """
            chapter luku luvut luvun luvussa luvuissa lukujen l
            verse jae jakeet jakeen jakeessa jakeissa jakeiden j
            and ja vrt ks katso sekä
            to asti saakka
            following ss seur eteenpäin
            next s
            title otsikko
            first ensimmäinen ensimmäisen
            second toinen toisen
            third kolmas kolmannen
            fourth neljäs neljännen
            fifth viides viidennen
            translation r1933 r1992 r1938 kr92
            """)
}
