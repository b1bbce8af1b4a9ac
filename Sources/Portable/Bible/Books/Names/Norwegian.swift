extension BookNames.Language {
    /// Norwegian.
    static let norwegian = Self(
        code: "no", commaSeparatesVerse: true, use: .always,
        names: """
            Gen: 1. Mosebok, 1 Mos, Genesis
            Exod: 2. Mosebok, 2 Mos, Exodus
            Lev: 3. Mosebok, 3 Mos, Leviticus
            Num: 4. Mosebok, 4 Mos, Numeri
            Deut: 5. Mosebok, 5 Mos, Deuteronomium
            Josh: Josva, Jos, Josvas bok, Josvas
            Judg: Dommerne, Dom, Dommernes bok, Dommernes
            Ruth: Rut, Ruts bok, Ruth
            1Sam: 1. Samuelsbok, 1 Sam, 1 Samuels, 1 Samuel
            2Sam: 2. Samuelsbok, 2 Sam, 2 Samuels, 2 Samuel
            1Kgs: 1. Kongebok, 1 Kong
            2Kgs: 2. Kongebok, 2 Kong
            1Chr: 1. Krønikebok, 1 Krøn, 1 Krø
            2Chr: 2. Krønikebok, 2 Krøn, 2 Krø
            Ezra: Esra, Esr, Esras bok
            Neh: Nehemja, Neh, Nehemjas bok, Nehemias
            Esth: Ester, Est, Esters bok
            Job: Job, Jobs bok, Jobs
            Ps: Salmene, Salmenes bok, Sal, Salme, Ps
            Prov: Ordspråkene, Salomos ordspråk, Ordspr, Ordsp, Salomos ordsprog
            Eccl: Forkynneren, Fork, Forkynnerens bok, Predikanten, Predikantens bok, Pred
            Song: Høysangen, Høys, Salomos høysang, Salomos høisang
            Isa: Jesaja, Jes, Jesajas bok, Jesajaboka, Esaias, Esaias’ bok
            Jer: Jeremia, Jer, Jeremias bok, Jeremias, Jeremiaboka
            Lam: Klagesangene, Klag
            Ezek: Esekiel, Esek, Esekiels bok, Esekielboka
            Dan: Daniel, Dan, Daniels bok, Danielboka
            Hos: Hosea, Hos, Hoseas bok
            Joel: Joel, Joels bok
            Amos: Amos, Am, Amos bok
            Obad: Obadja, Ob, Obadjas bok, Obad
            Jonah: Jona, Jon, Jonas, Jonas bok
            Mic: Mika, Mi, Mikas bok, Mik
            Nah: Nahum, Nah, Nahums bok
            Hab: Habakkuk, Hab, Habakkuks bok
            Zeph: Sefanja, Sef, Sefanjas bok
            Hag: Haggai, Hag, Haggais bok, Hagg
            Zech: Sakarja, Sak, Sakarjas bok, Sakarjaboken
            Mal: Malaki, Mal, Malakis bok, Malakias
            Matt: Matteus, Matt, Mat, Mt, Evangeliet etter Matteus, Matteusevangeliet
            Mark: Markus, Mark, Mk, Evangeliet etter Markus, Markusevangeliet
            Luke: Lukas, Luk, Lk, Evangeliet etter Lukas, Lukasevangeliet
            John: Johannes, Joh, Evangeliet etter Johannes, Johannesevangeliet
            Acts: Apostlenes gjerninger, Apg, Apgj, Apostelgjerningene, Acta, Gjerningene, Apostlenes-gjerninge
            Rom: Romerne, Rom, Romerbrevet, Paulus’ brev til romerne
            1Cor: 1. Korinterbrev, 1 Kor, 1 Korintierne, 1 Korinterne, 1 Korinter
            2Cor: 2. Korinterbrev, 2 Kor, 2 Korintierne, 2 Korinterne, 2 Korinter
            Gal: Galaterne, Gal, Galaterbrevet, Paulus’ brev til galaterne
            Eph: Efeserne, Ef, Efeserbrevet, Paulus’ brev til efeserne
            Phil: Filipperne, Fil, Filipperbrevet, Paulus’ brev til filipperne, Filippenserne
            Col: Kolosserne, Kol, Kolosserbrevet, Paulus’ brev til kolosserne, Kolossenserne
            1Thess: 1. Tessalonikerbrev, 1 Tess, 1 Tessalonikerne, 1 Tessaloniker, \
                Paulus’ første brev til tessalonikerne
            2Thess: 2. Tessalonikerbrev, 2 Tess, 2 Tessalonikerne, 2 Tessaloniker, Paulus’ andre brev til tessalonikerne
            1Tim: 1. Timoteusbrev, 1 Tim, 1 Timoteus
            2Tim: 2. Timoteusbrev, 2 Tim, 2 Timoteus, Paulus’ andre brev til Timoteus
            Titus: Titus, Tit, Titusbrevet, Paulus’ brev til Titus
            Phlm: Filemon, Filem, Filemonbrevet, Brevet til Filemon, Flm
            Heb: Hebreerne, Hebr, Heb, Hebreerbrevet, Brevet til hebreerne
            Jas: Jakob, Jak, Jakobs brev, Jakobsbrevet
            1Pet: 1. Peter, 1 Pet, 1 Petersbrev, 1 Peters, 1 Peters brev
            2Pet: 2. Peter, 2 Pet, 2 Petersbrev, 2 Peters, 2 Peters brev, Peters andre brev
            1John: 1. Johannes, 1 Joh, 1 Johannesbrev, 1 Johannes brev
            2John: 2. Johannes, 2 Joh, 2 Johannesbrev, 2 Johannes brev
            3John: 3. Johannes, 3 Joh, 3 Johannesbrev, 3 Johannes brev
            Jude: Judas, Jud, Judas’ brev, Judasbrevet
            Rev: Johannes’ åpenbaring, Åp, Åpenbaringen, Åpenbaring, Åpenbaringsboken, Åpenb
            Tob: Tobit, Tobits bok, Tobias’ bok, Tob
            Jdt: Judit, Judits bok, Jdt
            EsthGr: Ester (gresk), Den greske Ester-boken, Den greske Ester-boka, GrEst
            Wis: Visdommens bok, Visdommen, Salomos visdom, Visd
            Sir: Sirak, Siraks bok, Jesus Siraks visdom, Sir
            Bar: Baruk, Baruks bok, Bar
            EpJer: Jeremias’ brev, Jerbr
            PrAzar: Asarjas bønn
            SgThree: De tre menns lovsang
            Sus: Susanna, Sus, Fortellingen om Susanna
            Bel: Bel og dragen, Bel, Bel og dragen i Babylon, Bel og draken
            1Macc: 1. Makkabeerbok, 1 Makk, 1 Mak
            2Macc: 2. Makkabeerbok, 2 Makk, 2 Mak
            3Macc: 3. Makkabeerbok, 3 Makk, 3 Mak
            4Macc: 4. Makkabeerbok, 4 Makk, 4 Mak
            1Esd: 3. Esra, 1 Esdras, 1 Esra
            2Esd: 4. Esra, 2 Esdras, 2 Esra
            PrMan: Manasses bønn
            Ps151: Salme 151
            """,
        words: """
            chapter kapittelet kapittel kapitler kapitlene kapitel kap
            verse versene vers v
            and og jf se
            to til
            title overskrift
            first første
            second andre annen
            third tredje
            fourth fjerde
            fifth femte
            """)
}
