extension BookNames.Language {
    /// Hungarian.
    static let hungarian = Self(
        code: "hu", commaSeparatesVerse: true, use: .always,
        names: """
            Gen: 1. Mózes, Teremtés, Teremtés könyve, Ter, 1 Móz, 1 Mz, Genezis, Mózes I, Mózes első könyve
            Exod: 2. Mózes, Kivonulás, Kivonulás könyve, Kiv, 2 Móz, 2 Mz, Exodus, Mózes II, Mózes második könyve
            Lev: 3. Mózes, Leviták, Leviták könyve, Lev, 3 Móz, 3 Mz, Mózes III, Mózes harmadik könyve
            Num: 4. Mózes, Számok, Számok könyve, Szám, 4 Móz, 4 Mz, Mózes IV, Mózes negyedik könyve
            Deut: 5. Mózes, Második törvénykönyv, MTörv, 5 Móz, 5 Mz, Mózes V, Mózes ötödik könyve
            Josh: Józsué, Józsué könyve, Józs, Jozs
            Judg: Bírák, Bírák könyve, Bír
            Ruth: Ruth, Rút, Rut, Ruth könyve
            1Sam: 1. Sámuel, 1 Sám, Sámuel I, Sámuel első könyve
            2Sam: 2. Sámuel, 2 Sám, Sámuel II, Sámuel második könyve
            1Kgs: 1. Királyok, 1 Kir, Királyok I, Királyok első könyve
            2Kgs: 2. Királyok, 2 Kir, Királyok II, Királyok második könyve
            1Chr: 1. Krónika, 1 Krón, Krónikák I, 1 Krónikák, Krónikák első könyve
            2Chr: 2. Krónika, 2 Krón, Krónikák II, 2 Krónikák, Krónikák második könyve
            Ezra: Ezsdrás, Ezsdrás könyve, Ezsd, Ezd, Ezra, Ezdrás
            Neh: Nehémiás, Nehémiás könyve, Neh
            Esth: Eszter, Eszter könyve, Eszt
            Job: Jób, Jób könyve
            Ps: Zsoltárok, Zsoltárok könyve, Zsoltár, Zsolt, Zs, Zsoltárban, Zsoltárt
            Prov: Példabeszédek, Példabeszédek könyve, Péld, Bölcs mondások, Példabeszéd
            Eccl: Prédikátor, Prédikátor könyve, Préd, Kohelet
            Song: Énekek éneke, Én, Énekek, Énekek Éneke, Salamon éneke, ÉnekÉn
            Isa: Ésaiás, Ézsaiás, Izajás, Ézs, Ésa, Iz, Ézsaiás könyve
            Jer: Jeremiás, Jeremiás könyve, Jer
            Lam: Jeremiás siralmai, Siralmak, Siralmak könyve, JSir, Siral, Jeremiás sir
            Ezek: Ezékiel, Ezékiel könyve, Ez, Ezék
            Dan: Dániel, Dániel könyve, Dán
            Hos: Hóseás, Hóseás könyve, Hós, Ozeás, Oz
            Joel: Jóel, Jóel könyve
            Amos: Ámós, Ámos, Ámós könyve, Ám, Ámosz
            Obad: Abdiás, Abdiás könyve, Abd, Obadiás
            Jonah: Jónás, Jónás könyve, Jón
            Mic: Mikeás, Mikeás könyve, Mik, Mikás
            Nah: Náhum, Náhum könyve, Náh, Nah
            Hab: Habakuk, Habakuk könyve, Hab
            Zeph: Zofóniás, Sofóniás, Szofoniás, Zofóniás könyve, Zof, Sof, Szof, Szefaniás
            Hag: Aggeus, Haggeus, Aggeus könyve, Agg, Hag, Haggai
            Zech: Zakariás, Zakariás könyve, Zak
            Mal: Malakiás, Malakiás könyve, Mal
            Matt: Máté, Máté evangéliuma, Mt, Mát, Evangélium Máté szerint
            Mark: Márk, Márk evangéliuma, Mk, Mrk, Evangélium Márk szerint
            Luke: Lukács, Lukács evangéliuma, Lk, Luk, Evangélium Lukács szerint
            John: János, János evangéliuma, Jn, Ján, Evangélium János szerint
            Acts: Apostolok cselekedetei, Az apostolok cselekedetei, ApCsel, Ap Csel, Csel, Az ApCsel, Apostolok
            Rom: Római, Rómaiakhoz, Rómaiakhoz írt levél, Róm, Róma, Pál levele a rómaiakhoz, Római levél, Rómaiakhoz írt levélben
            1Cor: 1. Korinthus, 1 Korinthusiakhoz, 1 Korintusi, 1 Kor, 1 Korintus, 1 Korinthusi, 1 Korintusiakhoz
            2Cor: 2. Korinthus, 2 Korinthusiakhoz, 2 Korintusi, 2 Kor, 2 Korintus, 2 Korinthusi, 2 Korintusiakhoz
            Gal: Galata, Galatákhoz, Galatákhoz írt levél, Gal, Galaták, Galátziabeliekhez
            Eph: Efezus, Efezusiakhoz, Efézusiakhoz írt levél, Ef, Eféz, Efézus, Efézusi
            Phil: Filippi, Filippiekhez, Filippibeliekhez, Fil, Flp, Philippibeliekhez, Filippiekhez írt levél
            Col: Kolossé, Kolosséiakhoz, Kolossébeliekhez, Kol, Kolosszei, Kolosszeieknek
            1Thess: 1. Thesszalonika, 1 Thesszalonikaiakhoz, 1 Tesszalonikaiakhoz, 1 Tesszalonika, 1 Thessz, 1 Tessz, \
                1 Thess, 1 Tesz
            2Thess: 2. Thesszalonika, 2 Thesszalonikaiakhoz, 2 Tesszalonikaiakhoz, 2 Tesszalonika, 2 Thessz, 2 Tessz, \
                2 Thess, 2 Tesz
            1Tim: 1. Timóteus, 1 Timóteushoz, 1 Timóteusnak, 1 Tim, 1 Timótheosz, 1 Timótheus
            2Tim: 2. Timóteus, 2 Timóteushoz, 2 Timóteusnak, 2 Tim, 2 Timótheosz, 2 Timótheus
            Titus: Titus, Tituszhoz, Titushoz, Titusnak, Tit, Titusz
            Phlm: Filemon, Filemonhoz, Filemonnak, Filem, Flm
            Heb: Zsidókhoz írt levél, Zsidókhoz, Zsidók, Zsid, Héber levél, Héber, Heb
            Jas: Jakab, Jakab levele, Jak
            1Pet: 1. Péter, 1 Pét, 1 Pt, Péter első levele
            2Pet: 2. Péter, 2 Pét, 2 Pt, Péter második levele
            1John: 1. János, 1 Jn, 1 Ján, János I, János első levele
            2John: 2. János, 2 Jn, 2 Ján, János II, János második levele
            3John: 3. János, 3 Jn, 3 Ján, János III, János harmadik levele
            Jude: Júdás, Júdás levele, Júd, Jud
            Rev: Jelenések, Jelenések könyve, Jel, János jelenései, Apokalipszis, Jelenés, Jelenései
            Tob: Tóbiás, Tóbit, Tób, Tóbiás könyve
            Jdt: Judit, Judit könyve, Jdt, Judith
            EsthGr: Eszter (görög), Eszter könyvének kiegészítése, Görög Eszter
            Wis: Bölcsesség, Bölcsesség könyve, Salamon bölcsessége, Bölcs
            Sir: Sirák fia, Sir, Sirák, Jézus Sirák fia, Sirák fia könyve, Sirák bölcsessége, Ecclesiasticus
            Bar: Báruk, Báruk könyve, Bár
            EpJer: Jeremiás levele
            PrAzar: Azariás imája, Azariás imádsága
            SgThree: Három fiatalember éneke, A három ifjú éneke
            Sus: Zsuzsanna, Zsuzs, Zsuzsanna története
            Bel: Bél és a sárkány, Bél, Baál és a sárkány
            1Macc: 1. Makkabeusok, 1 Makk, 1 Mak, Makkabeusok első könyve
            2Macc: 2. Makkabeusok, 2 Makk, 2 Mak, Makkabeusok második könyve
            3Macc: 3. Makkabeusok, 3 Makk, 3 Mak
            4Macc: 4. Makkabeusok, 4 Makk, 4 Mak
            1Esd: 1. Ezdrás, 1 Ezd, Ezdrás I
            2Esd: 2. Ezdrás, 2 Ezd, Ezdrás II
            PrMan: Manassé imája, Manassé imádsága
            Ps151: Zsoltár 151
            """,
        words: """
            chapter fejezetében fejezetek fejezet fej
            verse versekre versek vers
            and és vö vagy
            to köv
            title cím
            first első
            second második
            third harmadik
            fourth negyedik
            fifth ötödik
            """)
}
