extension BookNames.Language {
    /// Swahili.
    static let swahili = Self(
        code: "sw",
        names: """
            Gen: [Kitabu cha] Mwanzo, Kitabu cha Kwanza cha Musa, Mwa
            Exod: [Kitabu cha] Kutoka, Kitabu cha Pili cha Musa, Kut
            Lev: [Kitabu cha] Mambo ya Walawi, [Kitabu cha] Walawi, Kitabu cha Tatu cha Musa, Law
            Num: [Kitabu cha] Hesabu, Kitabu cha Nne cha Musa, Hes, Num
            Deut: [Kitabu cha] Kumbukumbu la Torati, [Kitabu cha] Kumbukumbu la Sheria, [Kitabu cha] Kumbukumbu, \
                [Kitabu cha] Torati, Kitabu cha Tano cha Musa, Kum, Kumb
            Josh: [Kitabu cha] Yoshua, Yos
            Judg: [Kitabu cha] Waamuzi, Waam, Amu
            Ruth: [Kitabu cha] Ruthi, [Kitabu cha] Ruthu, Rut
            1Sam: 1 Samweli, Kitabu cha {1|I|kwanza} cha Samweli, 1 Samueli, Kitabu cha {1|I|kwanza} cha Samueli, \
                1 Sam, Samueli I, Samweli I
            2Sam: 2 Samweli, Kitabu cha {2|II|pili} cha Samweli, Samueli II, Samweli II, 2 Samueli, \
                Kitabu cha {2|II|pili} cha Samueli, 2 Sam
            1Kgs: 1 Wafalme, Kitabu cha {1|I|kwanza} cha Wafalme, 1 Fal, Wafalme I, 1 kg
            2Kgs: 2 Wafalme, Kitabu cha {2|II|pili} cha Wafalme, Wafalme II, 2 Fal, 2 kg
            1Chr: 1 Mambo ya Nyakati, Kitabu cha {1|I|kwanza} cha Mambo ya Nyakati, 1 Nya, Mambo ya Nyakati I, \
                1 Nyakati, Kitabu cha {1|I|kwanza} cha Nyakati
            2Chr: 2 Mambo ya Nyakati, Kitabu cha {2|II|pili} cha Mambo ya Nyakati, Mambo ya Nyakati II, 2 Nya, \
                2 Nyakati, Kitabu cha {2|II|pili} cha Nyakati
            Ezra: Ezra, Ezr
            Neh: [Kitabu cha] Nehemia, Neh
            Esth: Esta, [Kitabu cha] Esther, [Kitabu cha] Ester, Est
            Job: [Kitabu cha] Ayubu, Yobu, Ayu, Yob
            Ps: Zaburi, Zab, Ps
            Prov: [Kitabu cha] Methali, [Kitabu cha] Mithali, Met, Mit
            Eccl: [Kitabu cha] Mhubiri, Mhu
            Song: [Kitabu cha] Wimbo Ulio Bora, [Kitabu cha] Wimbo Bora, [Kitabu cha] Wimbo wa Sulemani, Wim
            Isa: [Kitabu cha] Isaya, Isa
            Jer: [Kitabu cha] Yeremia, Yer, Jer
            Lam: Maombolezo [ya Yeremia], Omb, Mao, Lam
            Ezek: [Kitabu cha] Ezekieli, Eze, Ezk
            Dan: [Kitabu cha] Danieli, Dan
            Hos: [Kitabu cha] Hosea, Hos
            Joel: [Kitabu cha] Yoeli, Yoe, Jol, Joel
            Amos: [Kitabu cha] Amosi, Amo
            Obad: [Kitabu cha] Obadia, Oba
            Jonah: Yona, Yon
            Mic: Mika, Mik
            Nah: [Kitabu cha] Nahumu, Nah, Nam
            Hab: [Kitabu cha] Habakuki, Hab
            Zeph: [Kitabu cha] Sefania, [Kitabu cha] Zefania, Sef
            Hag: [Kitabu cha] Hagai, Hag
            Zech: [Kitabu cha] Zekaria, [Kitabu cha] Zakaria, Zek, Zak
            Mal: [Kitabu cha] Malaki, Mal
            Matt: [Injili ya] Mathayo, [Injili ya] Matayo, Mt
            Mark: [Injili ya] Marko, Mk
            Luke: Luka, Lk, Injili ya Luka
            John: [Injili ya] Yohana, [Injili ya] Yohane, Yoh, Yn
            Acts: Matendo ya Mitume, Matendo, Mdo
            Rom: [{Waraka|Barua} kwa] Warumi, [{Waraka|Barua} kwa] Waroma, Rum, Rom
            1Cor: 1 [{Waraka|Barua} kwa] Wakorintho, 1 [{Waraka|Barua} kwa] Wakorinto, 1 Kor, \
                {Waraka wa|Barua ya} Kwanza kwa Wakorin{tho|to}, Wakorin{tho|to} I, [{Waraka|Barua} kwa] Wakorintho 1
            2Cor: 2 [{Waraka|Barua} kwa] Wakorintho, {Waraka wa|Barua ya} Pili kwa Wakorin{tho|to}, \
                Wakorin{tho|to} II, 2 [{Waraka|Barua} kwa] Wakorinto, 2 Kor, [{Waraka|Barua} kwa] Wakorintho 2
            Gal: [{Waraka|Barua} kwa] Wagalatia, Gal
            Eph: [{Waraka|Barua} kwa] Waefeso, Efe
            Phil: [{Waraka|Barua} kwa] Wafilipi, Flp, Fil
            Col: [{Waraka|Barua} kwa] Wakolosai, Kol, Col
            1Thess: 1 [{Waraka|Barua} kwa] Wathesalonike, 1 Thes, 1 The, 1 Th, \
                {Waraka wa|Barua ya} Kwanza kwa Wathesaloni{ke|ki}, [{Waraka|Barua} kwa] Wathesalonike I, \
                [{Waraka|Barua} kwa] Wathesalonike 1
            2Thess: 2 [{Waraka|Barua} kwa] Wathesalonike, {Waraka wa|Barua ya} Pili kwa Wathesaloni{ke|ki}, \
                [{Waraka|Barua} kwa] Wathesalonike II, 2 Thes, 2 The, 2 Th, [{Waraka|Barua} kwa] Wathesalonike 2
            1Tim: 1 [{Waraka|Barua} kwa] Timotheo, 1 Tim, {Waraka wa|Barua ya} Kwanza kwa Timotheo, \
                [{Waraka|Barua} kwa] Timotheo I, [{Waraka|Barua} kwa] Timotheo 1, 1 tm
            2Tim: 2 [{Waraka|Barua} kwa] Timotheo, {Waraka wa|Barua ya} Pili kwa Timotheo, \
                [{Waraka|Barua} kwa] Timotheo II, 2 Tim, [{Waraka|Barua} kwa] Timotheo 2, 2 tm
            Titus: Tito, Tit, Barua kwa Tito, Waraka kwa Tito
            Phlm: [{Waraka|Barua} kwa] Filemoni, Flm
            Heb: [{Waraka wa|Barua ya}] Waebrania, Ebr, Eb
            Jas: [{Waraka wa|Barua ya}] Yakobo, Yak
            1Pet: 1 [{Waraka wa|Barua ya}] Petro, 1 Pet, {Waraka wa|Barua ya} Kwanza {wa|ya} Petro, \
                [{Waraka wa|Barua ya}] Petro I, [{Waraka wa|Barua ya}] Petro 1, 1 pt, 1 ptr
            2Pet: 2 [{Waraka wa|Barua ya}] Petro, {Waraka wa|Barua ya} Pili {wa|ya} Petro, \
                [{Waraka wa|Barua ya}] Petro II, 2 Pet, [{Waraka wa|Barua ya}] Petro 2, 2 pt, 2 ptr
            1John: 1 [{Waraka wa|Barua ya}] Yohana, 1 [{Waraka wa|Barua ya}] Yohane, 1 Yoh, \
                {Waraka wa|Barua ya} Kwanza {wa|ya} Yohan{a|e}, Yohan{a|e} I, [{Waraka wa|Barua ya}] Yohane 1, 1 Yn
            2John: 2 [{Waraka wa|Barua ya}] Yohana, {Waraka wa|Barua ya} Pili {wa|ya} Yohan{a|e}, Yohan{a|e} II, \
                2 [{Waraka wa|Barua ya}] Yohane, 2 Yoh, [{Waraka wa|Barua ya}] Yohane 2, 2 Yn
            3John: 3 [{Waraka wa|Barua ya}] Yohana, {Waraka wa|Barua ya} Tatu {wa|ya} Yohan{a|e}, Yohan{a|e} III, \
                3 [{Waraka wa|Barua ya}] Yohane, 3 Yoh, [{Waraka wa|Barua ya}] Yohane 3, 3 Yn
            Jude: Yuda, Yud
            Rev: Ufunuo wa Yohana, Ufunuo, Ufu, Ufunuo wa Yohane
            Tob: [Kitabu cha] Tobiti, Tobi, Tob
            Jdt: [Kitabu cha] Yudithi, [Kitabu cha] Yuditi, Yudt
            Wis: [Kitabu cha] Hekima, [Kitabu cha] Hekima ya Solomoni, Hek
            Sir: [Kitabu cha] Yoshua bin Sira, Sira, Sir
            Bar: [Kitabu cha] Baruku, [Kitabu cha] Baruk, Bar
            EpJer: [Kitabu cha] Barua ya Yeremia
            PrAzar: S3Y
            SgThree: [Kitabu cha] Wimbo wa Vijana Watatu
            Sus: [Kitabu cha] Susanna
            Bel: [Kitabu cha] Danieli na Makuhani wa Beli
            1Macc: 1 Wamakabayo, Kitabu cha {1|I|kwanza} cha Wamakabayo, 1 Mak, Kitabu cha Wamakabayo I, Wamakabayo I, \
                1 Makabayo, Kitabu cha {1|I|kwanza} cha Makabayo, 1 Macc
            2Macc: 2 Wamakabayo, Kitabu cha {2|II|pili} cha Wamakabayo, Kitabu cha Wamakabayo II, Wamakabayo II, \
                2 Mak, 2 Makabayo, Kitabu cha {2|II|pili} cha Makabayo, 2 Macc
            3Macc: 3 Wamakabayo, Kitabu cha {3|III|tatu} cha Wamakabayo, Kitabu cha Wamakabayo III, Wamakabayo III, \
                3 Mak, 3 Makabayo, Kitabu cha {3|III|tatu} cha Makabayo, 3 Macc
            4Macc: 4 Wamakabayo, Kitabu cha {4|IV|nne} cha Wamakabayo, Kitabu cha Wamakabayo IV, Wamakabayo IV, 4 Mak, \
                4 Makabayo, Kitabu cha {4|IV|nne} cha Makabayo, 4 Macc
            1Esd: Kitabu cha Kwanza cha Ezra, 1 Esd, 1 Ezra
            2Esd: 2 Esd, 2 Ezra
            """,
        words: """
            chapter sura mlango milango
            verse aya mstari mistari
            and na taz tazama linganisha
            to hadi mpaka
            title kichwa
            filler cha
            first kwanza
            second pili
            third tatu
            fourth nne
            fifth tano
            translation hn suv
            """)
}
