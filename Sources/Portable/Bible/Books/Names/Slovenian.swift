extension BookNames.Language {
    /// Slovenian.
    static let slovenian = Self(
        code: "sl", commaSeparatesVerse: true, use: .always,
        names: """
            Gen: 1. Mojzesova, Geneza, 1 Mojzesova knjiga, 1 Mz, 1 Mojz
            Exod: 2. Mojzesova, Eksodus, 2 Mojzesova knjiga, 2 Mz, 2 Mojz
            Lev: 3. Mojzesova, Levitik, 3 Mojzesova knjiga, 3 Mz, 3 Mojz
            Num: 4. Mojzesova, Numeri, 4 Mojzesova knjiga, 4 Mz, 4 Mojz
            Deut: 5. Mojzesova, Devteronomij, 5 Mojzesova knjiga, 5 Mz, 5 Mojz
            Josh: Jozue, Jozuetova knjiga, Joz
            Judg: Sodniki, Knjiga Sodnikov, Sod
            Ruth: Ruta, Rutina knjiga, Rut
            1Sam: 1. Samuel, 1 Samuelova, 1 Samuelova knjiga, 1 Sam
            2Sam: 2. Samuel, 2 Samuelova, 2 Samuelova knjiga, 2 Sam
            1Kgs: 1. Kralji, 1 Knjiga kraljev, 1 Kr
            2Kgs: 2. Kralji, 2 Knjiga kraljev, 2 Kr
            1Chr: 1. Kroniška, 1 Kroniška knjiga, 1 Krn
            2Chr: 2. Kroniška, 2 Kroniška knjiga, 2 Krn
            Ezra: Ezra, Ezrova knjiga, Ezr
            Neh: Nehemija, Nehemijeva knjiga, Neh
            Esth: Estera, Esterina knjiga, Est
            Job: Job, Jobova knjiga
            Ps: Psalmi, Psalm, Ps, Psalmu
            Prov: Pregovori, Knjiga pregovorov, Prg
            Eccl: Pridigar, Kohelet, Prd
            Song: Visoka pesem, Vp
            Isa: Izaija, Iz
            Jer: Jeremija, Jer
            Lam: Žalostinke, Žal
            Ezek: Ezekiel, Ezk
            Dan: Daniel, Dan
            Hos: Ozej, Oz
            Joel: Joel, Jl
            Amos: Amos, Am
            Obad: Abdija, Abd
            Jonah: Jona, Jon
            Mic: Mihej, Mih
            Nah: Nahum, Nah
            Hab: Habakuk, Hab
            Zeph: Sofonija, Sof
            Hag: Agej, Ag
            Zech: Zaharija, Zah
            Mal: Malahija, Mal
            Matt: Matej, Evangelij po Mateju, Mt, Mateju
            Mark: Marko, Evangelij po Marku, Mr
            Luke: Luka, Evangelij po Luku, Lk, Luku
            John: Janez, Evangelij po Janezu, Jn, Janezu
            Acts: Apostolska dela, Apd
            Rom: Rimljanom, Pismo Rimljanom, Rim
            1Cor: 1. Korinčanom, 1 Pismo Korinčanom, 1 Kor
            2Cor: 2. Korinčanom, 2 Pismo Korinčanom, 2 Kor
            Gal: Galačanom, Pismo Galačanom, Gal
            Eph: Efežanom, Pismo Efežanom, Ef
            Phil: Filipljanom, Pismo Filipljanom, Flp
            Col: Kološanom, Pismo Kološanom, Kol
            1Thess: 1. Tesaloničanom, 1 Pismo Tesaloničanom, 1 Tes
            2Thess: 2. Tesaloničanom, 2 Pismo Tesaloničanom, 2 Tes
            1Tim: 1. Timoteju, 1 Pismo Timoteju, 1 Tim
            2Tim: 2. Timoteju, 2 Pismo Timoteju, 2 Tim
            Titus: Titu, Pismo Titu, Tit
            Phlm: Filemonu, Pismo Filemonu, Flm
            Heb: Hebrejcem, Pismo Hebrejcem, Heb
            Jas: Jakob, Jakobovo pismo, Jak
            1Pet: 1. Peter, 1 Petrovo pismo, 1 Pt
            2Pet: 2. Peter, 2 Petrovo pismo, 2 Pt
            1John: 1. Janez, 1 Janezovo pismo, 1 Jn
            2John: 2. Janez, 2 Janezovo pismo, 2 Jn
            3John: 3. Janez, 3 Janezovo pismo, 3 Jn
            Jude: Juda, Judovo pismo, Jud
            Rev: Razodetje, Razodetje svetega Janeza, Raz
            Tob: Tobit, Tobitova knjiga, Tob
            Jdt: Judita, Juditina knjiga, Jdt
            Wis: Knjiga modrosti, Mdr
            Sir: Sirah, Sirahova knjiga, Sir
            Bar: Baruh, Baruhova knjiga, Bar
            1Macc: 1. Makabejci, 1 Knjiga Makabejcev, 1 Mkb
            2Macc: 2. Makabejci, 2 Knjiga Makabejcev, 2 Mkb
            """,
        words: """
            chapter poglavje pogl
            verse vrstica vrstice
            and in prim
            to do
            following sl
            first prva prvo
            second druga drugo
            third tretja tretje
            """)
}
