extension BookNames.Language {
    /// Javanese.
    static let javanese = Self(
        code: "jv",
        names: """
            Gen: [Kitab] Purwaning Dumadi, PD
            Exod: [Kitab] Pangentasan, Kel
            Lev: [Kitab] Kaimaman, Im
            Num: [Kitab] Wilangan, Bil, Num
            Deut: [Kitab] Andharaning Torèt, [Kitab] Pangandharing Torèt, Ul
            Josh: [Kitab] Yusak
            Judg: [Kitab] Para Hakim, Hak
            Ruth: Rut
            1Sam: 1 Samuel, 1 Sam
            2Sam: 2 Samuel, 2 Sam
            1Kgs: 1 Para Raja
            2Kgs: 2 Para Raja
            1Chr: 1 Babad
            2Chr: 2 Babad
            Ezra: Ezra
            Neh: [Kitab] Nehemia, Neh
            Esth: [Kitab] Ester
            Job: Ayub
            Ps: Jabur, Masmur, Mazmur, Mzm, Ps
            Prov: [Kitab] Wulang Bebasan, Ams
            Eccl: [Kitab] Kohelet, Pkh
            Song: [Kitab] Kidung Agung, Kid
            Isa: [Kitab] Yesaya, Yes
            Jer: [Kitab] Yeremia, Yer, Jer
            Lam: [Kitab] Pangadhuh, [Kitab] Kidung Pangadhuh, Lam
            Ezek: [Kitab] Yehezkièl
            Dan: [Kitab] Dhanièl, [Kitab] Danièl
            Hos: [Kitab] Hosea, Hos
            Joel: Yoèl, Joel
            Amos: Amos
            Obad: [Kitab] Obaja, Obj
            Jonah: [Kitab] Yunus, Yun
            Mic: [Kitab] Mikha, Mi
            Nah: [Kitab] Nahum
            Hab: [Kitab] Habakuk, Hab
            Zeph: [Kitab] Zefanya, [Kitab] Zefanyah, Zef
            Hag: [Kitab] Hagai, Hag
            Zech: [Kitab] Zakharia, Zak
            Mal: [Kitab] Maleakhi
            Matt: [Injil] Matéus, Mat
            Mark: [Injil] Markus, Mrk
            Luke: [Injil] Lukas, Luk
            John: [Injil] Yokanan, [Injil] Yohanes, Yoh, Yok
            Acts: Para Rasul, Lelakone Para Rasul, Kisah Para Rasul, Kis
            Rom: Rum, Roma, Layang Rum, Layang Paulus Roma, Rom
            1Cor: 1 [Layang [Paulus]] Korinta, 1 [Layang [Paulus]] Korintus
            2Cor: 2 [Layang [Paulus]] Korinta, 2 [Layang [Paulus]] Korintus
            Gal: [Layang [Paulus]] Galati, [Layang [Paulus]] Galatia, [Layang [Paulus]] Galasia, Gal
            Eph: [Layang [Paulus]] Éfésus, [Layang [Paulus]] Efése, Ef
            Phil: [Layang [Paulus]] Filipi, Flp
            Col: [Layang [Paulus]] Kolosé, Kol, Col
            1Thess: 1 [Layang [Paulus]] Tésalonika
            2Thess: 2 [Layang [Paulus]] Tésalonika
            1Tim: 1 [Layang [Paulus]] Timotéus, 1 [Layang [Paulus]] Timotius, 1 Tim
            2Tim: 2 [Layang [Paulus]] Timotéus, 2 [Layang [Paulus]] Timotius, 2 Tim
            Titus: [Layang [Paulus]] Titus
            Phlm: [Layang [Paulus]] Filémon, Flm
            Heb: [Layang] Ibrani, Ibr
            Jas: [Layang] Yakobus, [Layang] Yakub, Yak
            1Pet: 1 [Layang] Pétrus
            2Pet: 2 [Layang] Pétrus
            1John: 1 [Layang] Yokanan, 1 [Layang] Yohanes
            2John: 2 [Layang] Yokanan, 2 [Layang] Yohanes
            3John: 3 [Layang] Yokanan, 3 [Layang] Yohanes
            Jude: [Layang] Yudas, Yud
            Rev: Wahyu, Why, Wahyu marang Yohanes
            Tob: [Kitab] Tobit, [Kitab] Tobias, Tob
            Jdt: [Kitab] Yudit
            Wis: [Kitab] Kawicaksanan Salomo
            Sir: [Kitab] Sirakh, Sir
            Bar: [Kitab] Barukh, Bar
            1Macc: 1 Makabe, 1 Macc
            2Macc: 2 Makabe, 2 Macc
            3Macc: 3 Makabe, 3 Macc
            4Macc: 4 Makabe, 4 Macc
            """,
        words: """
            chapter pasal bab
            verse ayat
            and lan karo deleng
            to nganti tekan
            title sesirah
            first kapisan sapisan
            second kapindho kapindo
            third katelu
            fourth kapat
            fifth kalima
            translation jvnt
            """)
}
