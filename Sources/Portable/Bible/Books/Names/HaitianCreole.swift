extension BookNames.Language {
    /// Haitian Creole.
    static let haitianCreole = Self(
        code: "ht",
        names: """
            Gen: [Liv] Jenèz [a|la|an|lan|yo], [Liv] Konmansman [a|la|an|lan|yo], Jen
            Exod: [Liv] Egzòd [a|la|an|lan|yo]
            Lev: [Liv] Levitik [a|la|an|lan|yo], Liv Prensip lavi nan Bondye [yo], Lev
            Num: Nonb, Nonm, Liv Resansman an, [Liv] Resansman [a|la|an|lan|yo], Num
            Deut: [Liv] Detewonòm [a|la|an|lan|yo], Dezyèm liv Lalwa a, Det, [Liv] Deteronom [a|la|an|lan|yo]
            Josh: [Liv] Jozye [a|la|an|lan|yo], [Liv] Jozue [a|la|an|lan|yo]
            Judg: Jij, [Liv] Jij [yo]
            Ruth: Rit, Ruth
            1Sam: 1 [liv] Samyèl [a|la|an|lan|yo], 1 Sam
            2Sam: 2 [liv] Samyèl [a|la|an|lan|yo], 2 Sam
            1Kgs: 1 Wa, 1 [liv] Wa [yo]
            2Kgs: 2 Wa, 2 [liv] Wa [yo]
            1Chr: 1 [liv] Kwonik [a|la|an|lan|yo], 1 [liv] Istwa [a|la|an|lan|yo], 1 Ist, 1 Kwo
            2Chr: 2 [liv] Kwonik [a|la|an|lan|yo], 2 [liv] Istwa [a|la|an|lan|yo], 2 Ist, 2 Kwo
            Ezra: [Liv] Esdras [a|la|an|lan|yo], Ezra
            Neh: [Liv] Neemi [a|la|an|lan|yo], [Liv] Neyemi [a|la|an|lan|yo], Neh
            Esth: Estè, Liv Estè a
            Job: Jòb
            Ps: Sòm, Sòm yo, [Liv] Sòm [yo], Ps
            Prov: [Liv] Pwovèb [a|la|an|lan|yo]
            Eccl: [Liv] Eklezyas [a|la|an|lan|yo], Liv Filozòf la, Eklezyas - Liv Filozòf la, \
                [Liv] Filozòf [a|la|an|lan|yo]
            Song: [Liv] Chante Salomon [a|la|an|lan|yo], [Liv] Kantik [a|la|an|lan|yo], \
                [Liv] Pi bèl chante a [a|la|an|lan|yo], [Liv] Chante [a|la|an|lan|yo]
            Isa: [Liv] Ezayi [a|la|an|lan|yo]
            Jer: [Liv] Jeremi [a|la|an|lan|yo], Jer
            Lam: [Liv] Lamantasyon [a|la|an|lan|yo], [Liv] Plent [a|la|an|lan|yo], \
                [Liv] Chante pou plenn sò lavil Jerizalèm [a|la|an|lan|yo], [Liv] Plenn [a|la|an|lan|yo], Lam
            Ezek: [Liv] Ezekyèl [a|la|an|lan|yo]
            Dan: [Liv] Danyèl [a|la|an|lan|yo]
            Hos: Oze, Liv Oze a, Hos
            Joel: [Liv] Jowèl [a|la|an|lan|yo], Joel
            Amos: Amòs, Liv Amòs la
            Obad: [Liv] Abdyas [a|la|an|lan|yo]
            Jonah: [Liv] Jonas [a|la|an|lan|yo]
            Mic: [Liv] Miche [a|la|an|lan|yo]
            Nah: [Liv] Nawoum [a|la|an|lan|yo]
            Hab: [Liv] Abakouk [a|la|an|lan|yo], [Liv] Abakik [a|la|an|lan|yo], Hab
            Zeph: [Liv] Sofoni [a|la|an|lan|yo], Sof
            Hag: Aje, Hag
            Zech: [Liv] Zakari [a|la|an|lan|yo]
            Mal: [Liv] Malachi [a|la|an|lan|yo]
            Matt: [Bòn nouvèl dapre] Matye, Mat
            Mark: Mak
            Luke: Lik
            John: Jan, Jn
            Acts: Travay, Travay apot yo, Aksyon, Aksyon apot yo, Akdèzapot, Ak, Tra
            Rom: Women, Ròm, Wòm
            1Cor: 1 Korent, 1 Korentyen, 1 Kor, 1 Korint, 1 Korentyen yo
            2Cor: 2 Korent, 2 Korentyen, 2 Kor, 2 Korint, 2 Korentyen yo
            Gal: Galat, Galasi, Gal
            Eph: Efez, Efezyen, Ef
            Phil: Filip, Filipyen, Fil
            Col: Kolòs, Kolosyen, Kol, Col
            1Thess: 1 Tesalonik, 1 Tesalonikyen, 1 Tes
            2Thess: 2 Tesalonik, 2 Tesalonikyen, 2 Tes
            1Tim: 1 Timote, 1 Tim
            2Tim: 2 Timote, 2 Tim
            Titus: Tit
            Phlm: Filemon, Filem
            Heb: Ebre, Eb
            Jas: Jak
            1Pet: 1 Pyè, 1 Piè, 1 P
            2Pet: 2 Pyè, 2 Piè, 2 P
            1John: 1 Jan, 1 Jn
            2John: 2 Jan, 2 Jn
            3John: 3 Jan, 3 Jn
            Jude: Jid, Jud
            Rev: Revelasyon, Apokalips
            """,
        words: """
            chapter chapit
            verse vèsè vèse vesè
            and ak epi gade
            to jiska rive
            title tit
            filler liv
            first premye
            second dezyèm
            third twazyèm
            fourth katriyèm
            fifth senkyèm
            """)
}
