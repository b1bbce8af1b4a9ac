extension BookNames.Language {
    /// Somali.
    static let somali = Self(
        code: "so",
        names: """
            Gen: Bilowgii, Bil
            Exod: Baxniintii, Bax
            Lev: Laawiyiintii, Laawiyiinta, Laaw, La
            Num: Tirintii, Tir, Num
            Deut: Sharciga Kunoqoshadiisa, Sharciga, Shar
            Josh: Yashuuca, Yash
            Judg: Xaakinnada, Xaak
            Ruth: Ruud
            1Sam: 1 Samuu'eel, Samuu'eel {1|I|kowaad}, 1 Sam
            2Sam: 2 Samuu'eel, 2 Sam, Samuu'eel {2|II|labaad}
            1Kgs: 1 Boqorradii, Boqorradii {1|I|kowaad}, 1 Boq
            2Kgs: 2 Boqorradii, 2 Boq, Boqorradii {2|II|labaad}
            1Chr: 1 Taariikhdii, Taariikhdii {1|I|kowaad}, 1 Taar
            2Chr: 2 Taariikhdii, 2 Taar, Taariikhdii {2|II|labaad}
            Ezra: Cesraa, Ces
            Neh: Nexemyaah, Nex, Neh
            Esth: Esteer, Est
            Job: Ayuub, Ayu
            Ps: Sabuurradii, Sabuur, Ps, Sab
            Prov: Maahmaahyadii, Maah
            Eccl: Wacdiyahii, Wac
            Song: Gabaygii Sulaymaan, Gab
            Isa: Ishacyaah, Ish
            Jer: Yeremyaah, Yer, Jer
            Lam: Baroorashadii, Baroorashadii Yeremyaah, Baroor, Lam
            Ezek: Yexesqeel, Yex
            Dan: Daanyeel, Daan
            Hos: Hoosheeca, Hoos, Hos
            Joel: Yoo'eel, Yool, Joel
            Amos: Caamoos, Caam
            Obad: Cobadyaah, Cobad
            Jonah: Yoonis, Yoon
            Mic: Miikaah, Miik
            Nah: Naxuum, Nax
            Hab: Xabaquuq, Xab, Hab
            Zeph: Sefanyaah, Sef
            Hag: Xaggay, Xag, Hag
            Zech: Sekaryaah, Sek
            Mal: Malaakii, Mal
            Matt: Matayos, Mat
            Mark: Markos, Mar
            Luke: Luukos, Luuk
            John: Yooxanaa, Yoox
            Acts: Falimaha Rasuullada, Falimaha, Fal
            Rom: Rooma, Rom
            1Cor: 1 Korintos, Korintos {1|I|kowaad}, 1 Kor
            2Cor: 2 Korintos, 2 Kor, Korintos {2|II|labaad}
            Gal: Galatiya, Gal
            Eph: Efesos, Ef
            Phil: Filiboy, Fil, Fi
            Col: Kolosay, Kol, Col
            1Thess: 1 Tesaloniika, 1 Tesoloniika, Tes{a|o}loniika {1|I|kowaad}, 1 Tes
            2Thess: 2 Tesaloniika, 2 Tesoloniika, 2 Tes, Tes{a|o}loniika {2|II|labaad}
            1Tim: 1 Timoteyos, Timoteyos {1|I|kowaad}, 1 Tim
            2Tim: 2 Timoteyos, 2 Tim, Timoteyos {2|II|labaad}
            Titus: Tiitos, Tiit
            Phlm: Filemon, Flm, Filem, Flmn
            Heb: Cibraaniyada, Cib, Cibr
            Jas: Yacquub, Yacq, Yac
            1Pet: 1 Butros, Butros {1|I|kowaad}, 1 But
            2Pet: 2 Butros, 2 But, Butros {2|II|labaad}
            1John: 1 Yooxanaa, Yooxanaa {1|I|kowaad}, 1 Yoox
            2John: 2 Yooxanaa, 2 Yoox, Yooxanaa {2|II|labaad}
            3John: 3 Yooxanaa, 3 Yoox, Yooxanaa {3|III|saddexaad}
            Jude: Yuudas, Yuud
            Rev: Muujintii, Muuj, Muj
            """,
        words: """
            chapter cutub cutubka
            verse aayad aayadda
            and iyo
            to ilaa
            title cinwaan
            first kowaad
            second labaad
            third saddexaad
            """)
}
