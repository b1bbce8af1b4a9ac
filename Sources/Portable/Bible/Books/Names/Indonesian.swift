extension BookNames.Language {
    /// Indonesian.
    static let indonesian = Self(
        code: "id", use: .always,
        names: """
            Gen: Kejadian, Kej, Kejad, Kj
            Exod: Keluaran, Kel
            Lev: Imamat, Im, Ima, Imt
            Num: Bilangan, Bil
            Deut: Ulangan, Ul, Ula, Ulang
            Josh: Yosua, Yos, Yusak
            Judg: Hakim-hakim, Hak, Hakim, Hak-hak, Hkm
            Ruth: Rut, Ruth, Rt
            1Sam: 1 Samuel, 1 Sam, 1 Sa, 1 Semuel, Semuel Yang Pertama
            2Sam: 2 Samuel, 2 Sam, 2 Sa, 2 Semuel, Semuel Yang Kedua
            1Kgs: 1 Raja-raja, 1 Raj, 1 Raja, 1 Rj
            2Kgs: 2 Raja-raja, 2 Raj, 2 Raja, 2 Rj
            1Chr: 1 Tawarikh, 1 Taw, 1 Tawh
            2Chr: 2 Tawarikh, 2 Taw, 2 Tawh
            Ezra: Ezra, Ezr
            Neh: Nehemia, Neh
            Esth: Ester, Est
            Job: Ayub, Ayb, Ay
            Ps: Mazmur, Mzm, Maz, Mz, Zabur
            Prov: Amsal, Ams
            Eccl: Pengkhotbah, Pkh, Pengkh, Pkhth, Pengk
            Song: Kidung Agung, Kid, KidA, Kidung, Syirul-asyar Sulaiman
            Isa: Yesaya, Yes, Ys
            Jer: Yeremia, Yer, Yr
            Lam: Ratapan, Rat, Ratap
            Ezek: Yehezkiel, Yeh, Yehez
            Dan: Daniel, Dan
            Hos: Hosea, Hos, Ho
            Joel: Yoel, Yl
            Amos: Amos, Am, Amo
            Obad: Obaja, Ob, Oba
            Jonah: Yunus, Yun
            Mic: Mikha, Mi, Mik, Mikh
            Nah: Nahum, Nah, Na
            Hab: Habakuk, Hab
            Zeph: Zefanya, Zef
            Hag: Hagai, Hag, Hajai, Hg
            Zech: Zakharia, Za, Zak, Zakh
            Mal: Maleakhi, Mal, Ml
            Matt: Matius, Mat, Mt, Injil Matius
            Mark: Markus, Mrk, Mar, Mr, Mk, Injil Markus
            Luke: Lukas, Luk, Lk, Injil Lukas
            John: Yohanes, Yoh, Yohs, Injil Yohanes, Yahya
            Acts: Kisah Para Rasul, Kis, Kisah Rasul, KPR, Kisah
            Rom: Roma, Rom, Rm
            1Cor: 1 Korintus, 1 Kor, 1 Ko
            2Cor: 2 Korintus, 2 Kor, 2 Ko
            Gal: Galatia, Gal
            Eph: Efesus, Ef, Efe, Epesus
            Phil: Filipi, Flp, Fil, Pilipi
            Col: Kolose, Kol, Kolos
            1Thess: 1 Tesalonika, 1 Tes, 1 Tesl
            2Thess: 2 Tesalonika, 2 Tes, 2 Tesl
            1Tim: 1 Timotius, 1 Tim, 1 Tm
            2Tim: 2 Timotius, 2 Tim, 2 Tm
            Titus: Titus, Tit, Ti
            Phlm: Filemon, Flm, Filem, Flmn
            Heb: Ibrani, Ibr
            Jas: Yakobus, Yak, Yakub, Yk
            1Pet: 1 Petrus, 1 Ptr, 1 Pet
            2Pet: 2 Petrus, 2 Ptr, 2 Pet
            1John: 1 Yohanes, 1 Yoh, 1 Yhn, 1 Yahya
            2John: 2 Yohanes, 2 Yoh, 2 Yhn, 2 Yahya
            3John: 3 Yohanes, 3 Yoh, 3 Yhn, 3 Yahya
            Jude: Yudas, Yud, Yds
            Rev: Wahyu, Why, Wah, Wahy, Wahyu Yohanes
            Tob: Tobit, Tob
            Jdt: Yudit, Ydt
            EsthGr: Ester Yunani, Ester (Yunani), Est Yunani, EstYun
            Wis: Kebijaksanaan Salomo, Kebijaksanaan, Keb, Hikmat Salomo
            Sir: Yesus bin Sirakh, Sirakh, Sir, Eklesiastikus
            Bar: Barukh, Bar
            EpJer: Surat Yeremia, SurYer
            PrAzar: Doa Azarya, DoaAz, Doa Azar
            SgThree: Lagu Pujian Ketiga Pemuda, Lagu Tiga Pemuda, LagPuj, Lagu 3 Pemuda, 3 Pemuda
            Sus: Susana, Sus
            Bel: Bel dan Naga, Bel
            1Macc: 1 Makabe, 1 Mak
            2Macc: 2 Makabe, 2 Mak
            3Macc: 3 Makabe, 3 Mak
            4Macc: 4 Makabe, 4 Mak
            1Esd: 1 Esdras, 1 Esd
            2Esd: 2 Esdras, 2 Esd, Ezra Latin
            PrMan: Doa Manasye, DoaMan
            Ps151: Mazmur 151
            """,
        words: """
            chapter pasal
            verse ayat ay
            and dan bandingkan bdk lih lihat
            to sampai
            following dst
            title judul
            """)
}
