extension BookNames.Language {
    /// Albanian.
    static let albanian = Self(
        code: "sq",
        names: """
            Gen: Zanafilla, Gjeneza, Zan, Gjen
            Exod: Eksodi, Dalja, Eks, Dal
            Lev: Levitiku, Levitikët, Lev
            Num: Numrat, Num
            Deut: Ligji i Përtërirë, LiP, Dt
            Josh: Jozueu, Jozue, Joz
            Judg: Gjyqtarët, Gjyq, Gjy
            Ruth: Ruthi, Ruta, Rut
            1Sam: 1 i Samuelit, 1 Samuelit, 1 Sam, 1 E Samuelit
            2Sam: 2 i Samuelit, 2 Samuelit, 2 Sam, 2 E Samuelit
            1Kgs: 1 i Mbretërve, 1 Mbretërve, 1 Mb, 3 Mbretërve, 1 E. Mbretërve, 3 E Mbretërve, 3 I. Mbretërve
            2Kgs: 2 i Mbretërve, 2 Mbretërve, 2 Mb, 4 Mbretërve, 2 E. Mbretërve, 4 I Mbretërve, 4 E Mbretërve
            1Chr: 1 i Kronikave, 1 Kronikave, 1 Kr, 1 Kronika, 1 E. Kronika, 1 I Kronika, 1 E Kronikave
            2Chr: 2 i Kronikave, 2 Kronikave, 2 Kr, 2 Kronika, 2 E. Kronika, 2 I Kronika, 2 E Kronikave
            Ezra: Esdra, Ezra, Ezd
            Neh: Nehemia, Neh
            Esth: Ester, Estera, Est
            Job: Jobi, Hiobi, Job
            Ps: Psalmet, Psalmi, Psal, Ps, Psalmin, Psalmit
            Prov: Fjalët e urta, Fjalë e urtë, Fjal, Fu
            Eccl: Predikuesi, Predik, Pred, Eklisiastiu
            Song: Kantiku i Kantikëve, Këngët e Salomonit, Këngët e Solomonit, Kën, Kan
            Isa: Isaia, Isa, Is
            Jer: Jeremia, Jer
            Lam: Vajtimet, Vaj, Vajt, Lam
            Ezek: Ezekieli, Ezekiel, Ez
            Dan: Danieli, Daniel, Dan
            Hos: Osea, Hozea, Hoz, Os, Hos
            Joel: Joeli, Joel, Jl
            Amos: Amosi, Amos, Am
            Obad: Abdia, Ab
            Jonah: Jona, Jon
            Mic: Mikea, Mik
            Nah: Nahumi, Nahum, Nah
            Hab: Habakuku, Habakuk, Hab
            Zeph: Sofonia, Sof
            Hag: Hagai, Hagjeu, Hag
            Zech: Zakaria, Zak
            Mal: Malakia, Mal
            Matt: Mateu, Ungjilli i Mateut, Ungjilli sipas Mateut, Mat, Mt, Mateun, Mateut
            Mark: Marku, Ungjilli i Markut, Ungjilli sipas Markut, Mar, Mk
            Luke: Luka, Ungjilli i Lukës, Ungjilli sipas Lukës, Lluka, Luk, Lk, Llu, Lukën, Lukës
            John: Gjoni, Ungjilli i Gjonit, Ungjilli sipas Gjonit, Gjon, Gj, Gjo, Gjonin, Gjonit
            Acts: Veprat e Apostujve, Veprat, Vep
            Rom: Romakëve, Rom
            1Cor: 1 e Korintasve, 1 Korintasve, 1 Kor, 1 Koritasve, 1 E. Koritasve, 1 I Koritasve, 1 I Korintasve
            2Cor: 2 e Korintasve, 2 Korintasve, 2 Kor, 2 Koritasve, 2 E Koritasve, 2 I. Koritasve, 2 I Korintasve
            Gal: Galatasve, Gal
            Eph: Efesianëve, Ef, Efes
            Phil: Filipianëve, Filip, Fil
            Col: Kolosianëve, Kol, Col
            1Thess: 1 e Thesalonikasve, 1 Thesalonikasve, 1 Selanikasve, 1 Thes, 1 Th, 1 Sel, 1 E Selanikasve, \
                1 I Selanikasve, 1 I Thesalonikasve
            2Thess: 2 e Thesalonikasve, 2 Thesalonikasve, 2 Selanikasve, 2 Thes, 2 Th, 2 Sel, 2 I Selanikasve, \
                2 E Selanikasve, 2 I Thesalonikasve
            1Tim: 1 e Timoteut, 1 Timoteut, 1 Tim, 1 I. Timoteut
            2Tim: 2 e Timoteut, 2 Timoteut, 2 Tim, 2 I Timoteut
            Titus: Titit, Titi, Tit
            Phlm: Filemonit, Filemoni, Flm, Filem
            Heb: Hebrenjve, Heb, Hebr
            Jas: Jakobit, Jakobi, Jak
            1Pet: 1 e Pjetrit, 1 Pjetrit, 1 Pj, 1 Pje, 1 Pjet, 1 I Pjetrit
            2Pet: 2 e Pjetrit, 2 Pjetrit, 2 Pj, 2 Pje, 2 Pjet, 2 I. Pjetrit
            1John: 1 e Gjonit, 1 Gjonit, 1 Gj, 1 Gjo, 1 I. Gjonit
            2John: 2 e Gjonit, 2 Gjonit, 2 Gj, 2 Gjo, 2 I Gjonit
            3John: 3 e Gjonit, 3 Gjonit, 3 Gj, 3 Gjo, 3 I Gjonit
            Jude: Juda, Judës, Jud
            Rev: Zbulesa, Zbulesa e Gjonit, Apokalipsi, Zbul, Zb
            """,
        words: """
            chapter kapitulli kapitujt kap kreu
            verse vargu vargjet varg v
            and dhe shih
            to deri
            title titulli
            sign e i
            first parë
            second dytë
            third tretë
            fourth katërt
            fifth pestë
            translation alb
            """)
}
