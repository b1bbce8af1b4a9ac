extension BookNames.Language {
    /// Danish.
    static let danish = Self(
        code: "da", commaSeparatesVerse: true, use: .always,
        names: """
            Gen: 1. Mosebog, 1 Mos, Genesis
            Exod: 2. Mosebog, 2 Mos, Exodus
            Lev: 3. Mosebog, 3 Mos, Leviticus
            Num: 4. Mosebog, 4 Mos, Numeri
            Deut: 5. Mosebog, 5 Mos, Deuteronomium
            Josh: Josva, Jos, Josvas Bog, Josvabogen, Josvabog, Josua
            Judg: Dommerbogen, Dom, Dommerne, Dommer
            Ruth: Ruth, Ruths Bog, Rut, Ru
            1Sam: 1. Samuelsbog, 1 Sam, 1 Samuel
            2Sam: 2. Samuelsbog, 2 Sam, 2 Samuel, 2 Kongerigernes Bog
            1Kgs: 1. Kongebog, 1 Kong, 3 Kongerigernes Bog
            2Kgs: 2. Kongebog, 2 Kong, 4 Kongerigernes Bog
            1Chr: 1. Krønikebog, 1 Krøn
            2Chr: 2. Krønikebog, 2 Krøn
            Ezra: Ezra, Ezras Bog, Ezr, Esra
            Neh: Nehemias, Nehemias’ Bog, Neh
            Esth: Esters Bog, Ester, Est
            Job: Job, Jobs Bog, Hiob
            Ps: Salmernes Bog, Salmerne, Sl, Salme, Sal, Ps
            Prov: Ordsprogenes Bog, Ordsprogene, Ordsp, Ordspr, Ordsprog
            Eccl: Prædikerens Bog, Prædikeren, Præd
            Song: Højsangen, Højs, Salomons Højsang
            Isa: Esajas’ Bog, Esajas, Es, Esaj
            Jer: Jeremias’ Bog, Jeremias, Jer
            Lam: Klagesangene, Klages, Klag, Klagesange
            Ezek: Ezekiels Bog, Ezekiel, Ez, Ezek
            Dan: Daniels Bog, Daniel, Dan
            Hos: Hoseas’ Bog, Hoseas, Hos
            Joel: Joels Bog, Joel
            Amos: Amos’ Bog, Amos, Am
            Obad: Obadias’ Bog, Obadias, Obad, Ob
            Jonah: Jonas’ Bog, Jonas, Jon
            Mic: Mikas Bog, Mika, Mik, Mikas
            Nah: Nahums Bog, Nahum, Nah
            Hab: Habakkuks Bog, Habakkuk, Hab
            Zeph: Sefanias’ Bog, Sefanias, Sef, Zefanias, Zefanias’ Bog
            Hag: Haggajs Bog, Haggaj, Hagg, Haggai, Hag
            Zech: Zakarias’ Bog, Zakarias, Zak
            Mal: Malakias’ Bog, Malakias, Mal
            Matt: Matthæusevangeliet, Matthæus, Matt, Matthæus Evangeliet, Mt, Evangeliet efter Matthæus, Matthaeus
            Mark: Markusevangeliet, Markus, Mark, Mk, Evangeliet efter Markus
            Luke: Lukasevangeliet, Lukas, Luk, Lk, Evangeliet efter Lukas
            John: Johannesevangeliet, Johannes, Joh, Evangeliet efter Johannes
            Acts: Apostlenes Gerninger, Ap G, Apostelenes Gerninger, Gerninger
            Rom: Romerbrevet, Romerne, Rom, Paulus’ Brev til Romerne
            1Cor: 1. Korintherbrev, 1 Kor, 1 Korinterbrev, 1 Korintherne, 1 Korinterne, 1 Korinther, \
                Paulus’ Første Brev til Korintherne
            2Cor: 2. Korintherbrev, 2 Kor, 2 Korinterbrev, 2 Korintherne, 2 Korinterne, 2 Korinther, \
                Paulus’ Andet Brev til Korintherne
            Gal: Galaterbrevet, Galaterne, Gal, Paulus’ Brev til Galaterne
            Eph: Efeserbrevet, Efeserne, Ef, Paulus’ Brev til Efeserne
            Phil: Filipperbrevet, Filipperne, Fil, Paulus’ Brev til Filipperne
            Col: Kolossenserbrevet, Kolossenserne, Kol, Paulus’ Brev til Kolossenserne
            1Thess: 1. Thessalonikerbrev, 1 Thess, 1 Tess, 1 Thessalonikerne, 1 Tessalonikerne, 1 Tessalonikerbrev, \
                Paulus’ Første Brev til Thessalonikerne
            2Thess: 2. Thessalonikerbrev, 2 Thess, 2 Tess, 2 Thessalonikerne, 2 Tessalonikerne, 2 Tessalonikerbrev, \
                Paulus’ Andet Brev til Thessalonikerne
            1Tim: 1. Timotheusbrev, 1 Tim, 1 Timoteusbrev, 1 Timotheus, 1 Timoteus, Paulus’ Første Brev til Timotheus
            2Tim: 2. Timotheusbrev, 2 Tim, 2 Timoteusbrev, 2 Timotheus, 2 Timoteus, Paulus’ Andet Brev til Timotheus
            Titus: Titusbrevet, Titus, Tit, Paulus’ Brev til Titus
            Phlm: Filemonbrevet, Filemon, Filem, Paulus’ Brev til Filemon
            Heb: Hebræerbrevet, Hebræerne, Hebr, Brevet til Hebræerne
            Jas: Jakobsbrevet, Jakob, Jak, Jakobs Brev
            1Pet: 1. Petersbrev, 1 Pet, 1 Peter, Peters Første Brev, Peters 1 Brev
            2Pet: 2. Petersbrev, 2 Pet, 2 Peter, Peters Andet Brev
            1John: 1. Johannesbrev, 1 Joh, 1 Johannes, 1 Johannes’ Brev, Johannes’ Første Brev
            2John: 2. Johannesbrev, 2 Joh, 2 Johannes, 2 Johannes’ Brev, Johannes’ Andet Brev
            3John: 3. Johannesbrev, 3 Joh, 3 Johannes, 3 Johannes’ Brev, Johannes’ Tredje Brev
            Jude: Judasbrevet, Judas, Jud, Judas’ Brev
            Rev: Johannes’ Åbenbaring, Åbenbaringen, Åb, Johannesapokalypsen, Åbenbaringsbogen, Johs Åbenbaring, \
                Åbenbaring
            Tob: Tobits Bog, Tobit, Tob
            Jdt: Judits Bog, Judit, Jdt
            EsthGr: Tilføjelser til Esters Bog
            Wis: Visdommens Bog, Salomons Visdom, Visd
            Sir: Siraks Bog, Sirak, Sir, Jesu Siraks Visdom
            Bar: Baruks Bog, Baruk, Bar
            EpJer: Jeremias’ Brev
            PrAzar: Azarjas Bøn
            SgThree: De Tre Mænds Lovsang
            Sus: Susanna, Susannas Bog, Sus
            Bel: Bel og Dragen, Bel
            1Macc: 1. Makkabæerbog, 1 Makk
            2Macc: 2. Makkabæerbog, 2 Makk
            3Macc: 3. Makkabæerbog, 3 Makk
            4Macc: 4. Makkabæerbog, 4 Makk
            1Esd: 1. Esdrasbog, 3 Esdrasbog, 3 Ezra, 1 Esd
            2Esd: 2. Esdrasbog, 4 Esdrasbog, 4 Ezra, 2 Esd
            PrMan: Manasses Bøn
            Ps151: Salme 151
            """,
        words: """
            chapter kapitlerne kapitler kapitlet kapitel kap
            verse versene vers v
            and og jf se
            to til
            title overskrift
            first første
            second anden andet
            third tredje
            fourth fjerde
            fifth femte
            """)
}
