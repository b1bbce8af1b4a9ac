extension BookNames.Language {
    /// Polish.
    static let polish = Self(
        code: "pl", commaSeparatesVerse: true, use: .always,
        names: """
            Gen: Księga Rodzaju, Rodzaju, Ks Rodzaju, Rdz, Rodz, Genesis, 1 Mojżeszowa, 1 Księga Mojżeszowa, \
                1 Ks Mojżeszowa, 1 Mojż, 1 Moj, 1 M, Księgi Rodzaju, 1 Księgi Mojżeszowa
            Exod: Księga Wyjścia, Wyjścia, Ks Wyjścia, Wj, Wyj, 2 Mojżeszowa, 2 Księga Mojżeszowa, 2 Ks Mojżeszowa, \
                2 Mojż, 2 Moj, 2 M, Exodus, Księgi Wyjścia, 2 Księgi Mojżeszowa
            Lev: Księga Kapłańska, Kapłańska, Ks Kapłańska, Kpł, Kapł, 3 Mojżeszowa, 3 Księga Mojżeszowa, \
                3 Ks Mojżeszowa, 3 Mojż, 3 Moj, 3 M, Księgi Kapłańska, 3 Księgi Mojżeszowa
            Num: Księga Liczb, Liczb, Ks Liczb, Lb, Licz, 4 Mojżeszowa, 4 Księga Mojżeszowa, 4 Ks Mojżeszowa, 4 Mojż, \
                4 Moj, 4 M, Księgi Liczb, 4 Księgi Mojżeszowa
            Deut: Księga Powtórzonego Prawa, Powtórzonego Prawa, Ks Powtórzonego Prawa, Powt Prawa, Pwt, Pp, \
                Deuteronomium, 5 Mojżeszowa, 5 Księga Mojżeszowa, 5 Ks Mojżeszowa, 5 Mojż, 5 Moj, 5 M, \
                Księgi Powtórzonego Prawa, 5 Księgi Mojżeszowa, Ksiegi Powt Prawa, Księga Powt Prawa, Ks. Powt Prawa
            Josh: Księga Jozuego, Jozuego, Ks Jozuego, Joz, Księgi Jozuego
            Judg: Księga Sędziów, Sędziów, Ks Sędziów, Sdz, Sędz, Księgi Sędziów
            Ruth: Księga Rut, Rut, Ks Rut, Rt, Ru, Ruty, Ruthy, Księgi Rut, Ksiega Ruthy, Ks Ruthy
            1Sam: 1 Księga Samuela, 1 Samuela, 1 Ks Samuela, 1 Samuelowa, 1 Księga Samuelowa, 1 Ks Samuelowa, 1 Sm, \
                1 Sam, 1 Księgi Samuela, 1 Księgi Samuelowa
            2Sam: 2 Księga Samuela, 2 Samuela, 2 Ks Samuela, 2 Samuelowa, 2 Księga Samuelowa, 2 Ks Samuelowa, 2 Sm, \
                2 Sam, 2 Księgi Samuela, 2 Księgi Samuelowa
            1Kgs: 1 Księga Królewska, 1 Królewska, 1 Ks Królewska, 1 Królów, 1 Księga Królów, 1 Ks Królów, 1 Krl, \
                1 Król, 3 Królewska, 3 Księga Królewska, 3 Ks Królewska, 1 Księgi Królewska, 1 Księgi Królów, \
                3 Księgi Królewska
            2Kgs: 2 Księga Królewska, 2 Królewska, 2 Ks Królewska, 2 Królów, 2 Księga Królów, 2 Ks Królów, 2 Krl, \
                2 Król, 4 Królewska, 4 Księga Królewska, 4 Ks Królewska, 2 Księgi Królewska, 2 Księgi Królów, \
                4 Księgi Królewska
            1Chr: 1 Księga Kronik, 1 Kronik, 1 Ks Kronik, 1 Krn, 1 Kron, 1 Księgi Kronik
            2Chr: 2 Księga Kronik, 2 Kronik, 2 Ks Kronik, 2 Krn, 2 Kron, 2 Księgi Kronik
            Ezra: Księga Ezdrasza, Ezdrasza, Ks Ezdrasza, Ezd, Ezdr, Ezr, Księgi Ezdrasza
            Neh: Księga Nehemiasza, Nehemiasza, Ks Nehemiasza, Neh, Ne, Księgi Nehemiasza
            Esth: Księga Estery, Estery, Ks Estery, Est, Es, Ester, Księgi Estery
            Job: Księga Hioba, Hioba, Ks Hioba, Hi, Hiob, Hb, Joba, Ijoba, Księga Joba, Księga Ijoba, Ks Joba, \
                Ks Ijoba, Księgi Hioba, Księgi Joba, Księgi Ijoba
            Ps: Księga Psalmów, Psalmu, Psalmie, Psalmach, Psalmów, Ks Psalmów, Psalmy, Psalm, Ps, Księgi Psalmów
            Prov: Księga Przysłów, Przysłów, Ks Przysłów, Księga Przypowieści Salomona, Ks Przypowieści Salomona, \
                Przypowieści Salomona, Przypowieści, Przyp, Przy, Prz, Prz Sal, Przysłowia, Księgi Przysłów, \
                Księgi Przypowieści Salomona
            Eccl: Księga Koheleta, Koheleta, Ks Koheleta, Kohelet, Koh, Księga Kaznodziei Salomona, \
                Ks Kaznodziei Salomona, Kaznodziei Salomona, Kaznodziei, Kaznodziei Salomonowego, Kazn, \
                Księga Eklezjastesa, Ks Eklezjastesa, Eklezjastesa, Eklezjastes, Ekl, Księgi Koheleta, \
                Księgi Kaznodziei Salomona, Księgi Eklezjastesa
            Song: Pieśń nad Pieśniami, Pnp, PnP, Pieśni nad Pieśniami, Pieśń Salomona, Pieśń
            Isa: Księga Izajasza, Izajaszu, Izajasza, Ks Izajasza, Iz, Izaj, Izajasz, Księgi Izajasza
            Jer: Księga Jeremiasza, Jeremiaszu, Jeremiasza, Ks Jeremiasza, Jr, Jer, Jeremiasz, Księgi Jeremiasza
            Lam: Lamentacje, Lm, Lam, Lamentacje Jeremiasza, Księga Lamentacji, Ks Lamentacji, Lamentacji, Treny, \
                Treny Jeremiasza, Tr, Księgi Lamentacji
            Ezek: Księga Ezechiela, Ezechielu, Ezechiela, Ks Ezechiela, Ez, Ezech, Ezechiel, Księgi Ezechiela
            Dan: Księga Daniela, Danielu, Daniela, Ks Daniela, Dn, Dan, Daniel, Księgi Daniela
            Hos: Księga Ozeasza, Ozeasza, Ks Ozeasza, Oz, Ozeasz, Księgi Ozeasza
            Joel: Księga Joela, Joela, Ks Joela, Jl, Joel, Księgi Joela
            Amos: Księga Amosa, Amosa, Ks Amosa, Am, Amos, Księgi Amosa
            Obad: Księga Abdiasza, Abdiasza, Ks Abdiasza, Ab, Abd, Abdiasz, Księgi Abdiasza
            Jonah: Księga Jonasza, Jonasza, Ks Jonasza, Jon, Jonasz, Księgi Jonasza
            Mic: Księga Micheasza, Micheasza, Ks Micheasza, Mi, Mich, Micheasz, Księgi Micheasza
            Nah: Księga Nahuma, Nahuma, Ks Nahuma, Na, Nah, Nahum, Księgi Nahuma
            Hab: Księga Habakuka, Habakuka, Ks Habakuka, Ha, Hab, Habakuk, Abakuka, Księgi Habakuka
            Zeph: Księga Sofoniasza, Sofoniasza, Ks Sofoniasza, So, Sof, Sofoniasz, Księgi Sofoniasza
            Hag: Księga Aggeusza, Aggeusza, Ks Aggeusza, Ag, Agg, Aggeusz, Księgi Aggeusza
            Zech: Księga Zachariasza, Zachariasza, Ks Zachariasza, Za, Zach, Zachariasz, Księgi Zachariasza
            Mal: Księga Malachiasza, Malachiasza, Ks Malachiasza, Ml, Mal, Malachiasz, Księgi Malachiasza
            Matt: Ewangelia Mateusza, Mateuszu, Mateusz, Mateusza, Ew Mateusza, Ewangelia według św Mateusza, \
                Ewangelia wg św Mateusza, Ewangelia św Mateusza, Ewangelia według Mateusza, Św Mateusza, Mt, Mat, \
                Ew Mat
            Mark: Ewangelia Marka, Marku, Marek, Marka, Ew Marka, Ewangelia według św Marka, Ewangelia wg św Marka, \
                Ewangelia św Marka, Ewangelia według Marka, Św Marka, Mk, Mar, Mr, Ew Mar
            Luke: Ewangelia Łukasza, Łukaszu, Łukasz, Łukasza, Ew Łukasza, Ewangelia według św Łukasza, \
                Ewangelia wg św Łukasza, Ewangelia św Łukasza, Ewangelia według Łukasza, Św Łukasza, Łk, Łuk, Ew Łuk
            John: Ewangelia Jana, Janie, Jan, Jana, Ew Jana, Ewangelia według św Jana, Ewangelia wg św Jana, \
                Ewangelia św Jana, Ewangelia według Jana, Św Jana, J, Jn, Ew Jan
            Acts: Dzieje Apostolskie, Dziejów, Dziejach, Dz, Dzieje, Dzieje Apost, DzAp, Dz Ap, Dziejów Apostolskich
            Rom: List do Rzymian, Rzymian, List św Pawła do Rzymian, Rz, Rzym
            1Cor: 1 List do Koryntian, 1 Koryntian, 1 List św Pawła do Koryntian, 1 Koryntów, 1 Kor, 1 Ko
            2Cor: 2 List do Koryntian, 2 Koryntian, 2 List św Pawła do Koryntian, 2 Koryntów, 2 Kor, 2 Ko
            Gal: List do Galacjan, Galacjan, List św Pawła do Galacjan, Ga, Gal, Galatów, List do Galatów
            Eph: List do Efezjan, Efezjan, List św Pawła do Efezjan, Ef, Efez, Efezów, List do Efezów
            Phil: List do Filipian, Filipian, List św Pawła do Filipian, Flp, Fil, Filip, Filipensów
            Col: List do Kolosan, Kolosan, List św Pawła do Kolosan, Kol
            1Thess: 1 List do Tesaloniczan, 1 Tesaloniczan, 1 List św Pawła do Tesaloniczan, 1 Tesalonicensów, 1 Tes, \
                1 Ts
            2Thess: 2 List do Tesaloniczan, 2 Tesaloniczan, 2 List św Pawła do Tesaloniczan, 2 Tesalonicensów, 2 Tes, \
                2 Ts
            1Tim: 1 List do Tymoteusza, 1 Tymoteusza, 1 List św Pawła do Tymoteusza, 1 Tym, 1 Tm
            2Tim: 2 List do Tymoteusza, 2 Tymoteusza, 2 List św Pawła do Tymoteusza, 2 Tym, 2 Tm
            Titus: List do Tytusa, Tytusa, List św Pawła do Tytusa, Tt, Tyt
            Phlm: List do Filemona, Filemona, List św Pawła do Filemona, Flm, Filem, Fm
            Heb: List do Hebrajczyków, Hebrajczyków, List św Pawła do Hebrajczyków, Hbr, Hebr, Żydów, List do Żydów
            Jas: List św Jakuba, Jakuba, List Jakuba, Jk, Jak
            1Pet: 1 List św Piotra, 1 Piotra, 1 List Piotra, 1 Piotr, 1 Pt, 1 P, 1 Pi
            2Pet: 2 List św Piotra, 2 Piotra, 2 List Piotra, 2 Piotr, 2 Pt, 2 P, 2 Pi
            1John: 1 List św Jana, 1 Jana, 1 List Jana, 1 Jan, 1 J, 1 Jn
            2John: 2 List św Jana, 2 Jana, 2 List Jana, 2 Jan, 2 J, 2 Jn
            3John: 3 List św Jana, 3 Jana, 3 List Jana, 3 Jan, 3 J, 3 Jn
            Jude: List św Judy, Judy, List Judy, Jud, Jd
            Rev: Apokalipsa św Jana, Apokalipsy, Apokalipsie, Objawieniu, Apokalipsa, Ap, Objawienie, Objawienie Jana, Objawienie św Jana, Apokalipsa Jana, \
                Obj, Księga Objawienia, Ks Objawienia, Księga Apokalipsy, Ks Apokalipsy, Apokalipsa Świętego Jana, \
                Apok, Księgi Objawienia, Księgi Apokalipsy
            Tob: Księga Tobiasza, Tobiasza, Ks Tobiasza, Tb, Tob, Tobiasz, Tobita, Księga Tobita, Ks Tobita, \
                Księgi Tobiasza, Księgi Tobita
            Jdt: Księga Judyty, Judyty, Ks Judyty, Jdt, Księgi Judyty
            EsthGr: Księga Estery (grecka), Estery grecka, Księgi Estery (grecka)
            Wis: Księga Mądrości, Mądrości, Ks Mądrości, Mdr, Mądr, Mądrość Salomona, Mądrości Salomona, Księgi Mądrości
            Sir: Mądrość Syracha, Syracha, Księga Syracha, Syr, Sir, Eklezjastyk, Syrach, Księgi Syracha
            Bar: Księga Barucha, Barucha, Ks Barucha, Ba, Bar, Baruch, Księgi Barucha
            EpJer: List Jeremiasza
            PrAzar: Modlitwa Azariasza, Pieśń Azariasza, Modlitwą Azariasza
            SgThree: Pieśń trzech młodzieńców, Pieśnia trzech młodzieńców
            Sus: Zuzanna, Opowiadanie o Zuzannie, Zuz
            Bel: Bel i wąż, Opowiadanie o Belu i wężu, Bel, Bel i Smok
            1Macc: 1 Księga Machabejska, 1 Machabejska, 1 Ks Machabejska, 1 Mch, 1 Mach, 1 Księgi Machabejska
            2Macc: 2 Księga Machabejska, 2 Machabejska, 2 Ks Machabejska, 2 Mch, 2 Mach, 2 Księgi Machabejska
            3Macc: 3 Księga Machabejska, 3 Machabejska, 3 Ks Machabejska, 3 Mch, 3 Mach, 3 Księgi Machabejska
            4Macc: 4 Księga Machabejska, 4 Machabejska, 4 Ks Machabejska, 4 Mch, 4 Mach, 4 Księgi Machabejska
            1Esd: 1 Księga Ezdrasza, 1 Ezdrasza, 1 Ks Ezdrasza, 1 Ezd, 3 Księga Ezdrasza, 3 Ezdrasza, \
                1 Księgi Ezdrasza, 3 Księgi Ezdrasza
            2Esd: 2 Księga Ezdrasza, 2 Ezdrasza, 2 Ks Ezdrasza, 2 Ezd, 4 Księga Ezdrasza, 4 Ezdrasza, \
                2 Księgi Ezdrasza, 4 Księgi Ezdrasza
            PrMan: Modlitwa Manassesa
            Ps151: Psalm 151
            """,
        words: """
            chapter rozdziałów rozdziały rozdział rozdz rr r
            verse wersetów wersety werset wersy wers ww w
            and i oraz por zob
            to do
            following nn
            next n
            title tytuł
            first pierwsza pierwsze pierwszy
            second druga drugie drugi
            third trzecia trzecie trzeci
            fourth czwarta czwarte czwarty
            fifth piąta piąte piąty
            """)
}
