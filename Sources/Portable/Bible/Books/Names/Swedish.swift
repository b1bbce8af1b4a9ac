extension BookNames.Language {
    /// Swedish.
    static let swedish = Self(
        code: "sv", use: .always,
        names: """
            Gen: 1 Mosebok, 1 Moseboken, Genesis, 1 Mos, Första Moseboken
            Exod: 2 Mosebok, 2 Moseboken, Exodus, 2 Mos, Andra Moseboken
            Lev: 3 Mosebok, 3 Moseboken, Leviticus, 3 Mos, Tredje Moseboken
            Num: 4 Mosebok, 4 Moseboken, Numeri, 4 Mos, Fjärde Moseboken
            Deut: 5 Mosebok, 5 Moseboken, Deuteronomium, 5 Mos, Femte Moseboken
            Josh: Josua, Jos, Josuas bok
            Judg: Domarboken, Dom
            Ruth: Rut, Ruts bok, Ruth
            1Sam: 1 Samuelsboken, 1 Sam, 1 Samuel
            2Sam: 2 Samuelsboken, 2 Sam, 2 Samuel
            1Kgs: 1 Kungaboken, 1 Kung, 1 Konungaboken, 1 Kon
            2Kgs: 2 Kungaboken, 2 Kung, 2 Konungaboken, 2 Kon
            1Chr: 1 Krönikeboken, 1 Krön
            2Chr: 2 Krönikeboken, 2 Krön
            Ezra: Esra, Esr, Esras bok
            Neh: Nehemja, Neh, Nehemjas bok
            Esth: Ester, Est, Esters bok
            Job: Job, Jobs bok
            Ps: Psaltaren, Psalm, Ps, Psalmerna
            Prov: Ordspråksboken, Ords, Ordspr, Ord
            Eccl: Predikaren, Pred, Predikarens bok
            Song: Höga Visan, Höga V, Höga, HV, Höga visan
            Isa: Jesaja, Jes, Jesajas bok
            Jer: Jeremia, Jer, Jeremias bok, Jeremias
            Lam: Klagovisorna, Klag
            Ezek: Hesekiel, Hes, Hesekiels bok
            Dan: Daniel, Dan, Daniels bok
            Hos: Hosea, Hos, Hoseas bok
            Joel: Joel, Joels bok
            Amos: Amos, Am, Amos bok
            Obad: Obadja, Ob, Obadjas bok, Obad
            Jonah: Jona, Jon, Jonas bok, Jona bok
            Mic: Mika, Mik, Mikas bok
            Nah: Nahum, Nah, Nahums bok
            Hab: Habackuk, Hab, Habackuks bok
            Zeph: Sefanja, Sef, Sefanjas bok
            Hag: Haggai, Hagg, Haggais bok, Hag
            Zech: Sakarja, Sak, Sakarjas bok, Sakaria
            Mal: Malaki, Mal, Malakis bok, Malakias
            Matt: Matteus, Matt, Mat, Mt, Matteusevangeliet, Evangelium enligt Matteus, Matteus evangelium
            Mark: Markus, Mark, Mk, Markusevangeliet, Evangelium enligt Markus, Markus evangelium
            Luke: Lukas, Luk, Lk, Lukasevangeliet, Evangelium enligt Lukas, Lukas evangelium
            John: Johannes, Joh, Jh, Johannesevangeliet, Evangelium enligt Johannes, Johannes evangelium, \
                Johannis evangelium
            Acts: Apostlagärningarna, Apg
            Rom: Romarbrevet, Rom, Romarna
            1Cor: 1 Korintierbrevet, 1 Kor, 1 Korinthierbrevet, 1 Korinterbrevet, 1 Korintherbrevet, 1 Korintier
            2Cor: 2 Korintierbrevet, 2 Kor, 2 Korinthierbrevet, 2 Korinterbrevet, 2 Korintherbrevet, 2 Korintier
            Gal: Galaterbrevet, Gal, Galaterna
            Eph: Efesierbrevet, Ef, Efeserbrevet, Efesierna
            Phil: Filipperbrevet, Fil, Filipperna
            Col: Kolosserbrevet, Kol, Kolosserna
            1Thess: 1 Tessalonikerbrevet, 1 Tess, 1 Thessalonikerbrevet, 1 Thess
            2Thess: 2 Tessalonikerbrevet, 2 Tess, 2 Thessalonikerbrevet, 2 Thess
            1Tim: 1 Timoteusbrevet, 1 Tim, 1 Timotheosbrevet, 1 Timoteus
            2Tim: 2 Timoteusbrevet, 2 Tim, 2 Timotheosbrevet, 2 Timoteus
            Titus: Titusbrevet, Tit, Titus
            Phlm: Filemonbrevet, Filem, Filemon, Brevet till Filemon
            Heb: Hebreerbrevet, Hebr, Heb, Hebréerbrevet, Ebr
            Jas: Jakobsbrevet, Jak, Jakobs brev, Jakob
            1Pet: 1 Petrusbrevet, 1 Petr, 1 Pet, 1 Petrus
            2Pet: 2 Petrusbrevet, 2 Petr, 2 Pet, 2 Petrus
            1John: 1 Johannesbrevet, 1 Joh, Johannes första brev, 1 Johannes
            2John: 2 Johannesbrevet, 2 Joh, Johannes andra brev, 2 Johannes
            3John: 3 Johannesbrevet, 3 Joh, Johannes tredje brev, 3 Johannes
            Jude: Judasbrevet, Jud, Judas, Judas brev, Judas epistel
            Rev: Uppenbarelseboken, Upp, Uppenb, Johannes uppenbarelse, Uppenbarelse
            Tob: Tobit, Tobits bok, Tob
            Jdt: Judit, Judits bok, Jdt
            EsthGr: Ester (grekiska), Ester grekiska, Tillägg till Ester
            Wis: Salomos vishet, Visheten, Vish, Vishetens bok
            Sir: Syrak, Jesus Syraks vishet, Syraks bok, Syr, Sir, Ecclesiasticus
            Bar: Baruk, Baruks bok, Bar
            EpJer: Jeremias brev
            PrAzar: Asarjas bön
            SgThree: De tre männens lovsång
            Sus: Susanna, Sus, Susanna i badet
            Bel: Bel och draken, Bel, Bel och Ormguden, Bel i Babylon
            1Macc: 1 Mackabeerboken, 1 Mack, 1 Mac
            2Macc: 2 Mackabeerboken, 2 Mack, 2 Mac
            3Macc: 3 Mackabeerboken, 3 Mack, 3 Mac
            4Macc: 4 Mackabeerboken, 4 Mack, 4 Mac
            1Esd: 3 Esra, 1 Esra
            2Esd: 4 Esra, 2 Esra
            PrMan: Manasses bön, Manasse bön
            Ps151: Psalm 151
            """,
        words: """
            chapter kapitlen kapitlet kapitel kap
            verse verserna verser vers v
            and och jfr jämför se
            to till
            title titel
            first första
            second andra
            third tredje
            fourth fjärde
            fifth femte
            sign a e
            """)
}
