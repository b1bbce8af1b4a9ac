extension BookNames.Language {
    /// Icelandic.
    static let icelandic = Self(
        code: "is",
        names: """
            Gen: 1. [Bók] Mósebók, 1 bók Móse, 1 Mós, [Bók] Genesis
            Exod: 2. [Bók] Mósebók, 2 bók Móse, 2 Mós, [Bók] Exodus
            Lev: 3. [Bók] Mósebók, 3 bók Móse, 3 Mós, [Bók] Leviticus
            Num: 4. [Bók] Mósebók, 4 bók Móse, 4 Mós, [Bók] Numeri, Num
            Deut: 5. [Bók] Mósebók, 5 bók Móse, 5 Mós, [Bók] Deuteronomium
            Josh: [Bók] Jósúabók, [Bók] Jósúa, Jós
            Judg: [Bók] Dómarabókin, [Bók] Dómarabók, [Bók] Dómararnir, Dóm
            Ruth: [Bók] Rutarbók, Rut
            1Sam: 1. Samúelsbók, 1 Sam
            2Sam: 2. Samúelsbók, 2 Sam
            1Kgs: 1. Konungabók, 1 Kon, 1 bók konunganna
            2Kgs: 2. Konungabók, 2 Kon, 2. bók konunganna
            1Chr: 1. Kroníkubók, 1 Kro, 1 Kron
            2Chr: 2. Kroníkubók, 2. Kro, 2. Kron
            Ezra: [Bók] Esrabók, Esra, Esr
            Neh: [Bók] Nehemíabók, [Bók] Nehemía, Neh
            Esth: [Bók] Esterarbók, [Bók] Ester, Est
            Job: [Bók] Jobsbók, Job
            Ps: Sálmarnir, Sálmur, Sálmar, Slm, Sl, Ps, Sálmi, Sálmum
            Prov: [Bók] Orðskviðirnir, [Bók] Orðskviðir, Orðs, Okv
            Eccl: [Bók] Prédikarinn, Préd, Prd
            Song: [Bók] Ljóðaljóðin, Ljl, Ljóð
            Isa: [Bók] Jesaja, Jes
            Jer: [Bók] Jeremía, Jer
            Lam: [Bók] Harmljóðin, Hlj, Harm, Lam
            Ezek: [Bók] Esekíel, Esk, Ese
            Dan: [Bók] Daníel, Dan
            Hos: [Bók] Hósea, Hós
            Joel: Jóel, Jl
            Amos: Amos, Am
            Obad: [Bók] Óbadía, Ób
            Jonah: [Bók] Jónas, Jón
            Mic: Míka, Mík
            Nah: [Bók] Nahúm, Nah
            Hab: [Bók] Habakkuk, Hab
            Zeph: [Bók] Sefanía, Sef
            Hag: [Bók] Haggaí, Hag
            Zech: [Bók] Sakaría, Sak
            Mal: [Bók] Malakí, Mal
            Matt: Matteusarguðspjall, Matteus, Matt, Mt, Matteusi, Matteusarguðspjalli
            Mark: Markúsarguðspjall, Markús, Mark, Mrk, Mk
            Luke: Lúkasarguðspjall, Lúkas, Lúk, Lk, Lúkasarguðspjalli
            John: Jóhannesarguðspjall, Jóhannes, Jóh, Jh, Jóhannesi, Jóhannesarguðspjalli
            Acts: Postulasagan, Post, P
            Rom: Rómverjabréfið, Rómverjabréf, Róm, Bréf Páls til Rómverja, Rómverjabréfinu, Rómverjabréfi
            1Cor: 1. Korintubréf, 1 Kor, 1 bréf Páls til {Kori|Korin|Korintumanna}
            2Cor: 2. Korintubréf, 2. Kor, 2. bréf Páls til {Kori|Korin|Korintumanna}
            Gal: Galatabréfið, Galatabréf, Gal, Bréf Páls til Galatamanna
            Eph: Efesusbréfið, Efesusbréf, Ef, Bréf Páls til Efesusmanna
            Phil: Filippíbréfið, Filippíbréf, Fil, Bréf Páls til Filippímann{a|}
            Col: Kólossubréfið, Kólossubréf, Kól, Bréf Páls til Kólossumann{a|}, Kólussubréfið, Col
            1Thess: 1. Þessaloníkubréf, 1 Þess, 1 bréf Páls til Þess{a|aloníkumanna|}
            2Thess: 2. Þessaloníkubréf, 2. Þess, 2. bréf Páls til Þess{a|aloníkumanna|}
            1Tim: 1. Tímóteusarbréf, 1 Tím, 1 bréf Páls til Tímó{t|teusar|}
            2Tim: 2. Tímóteusarbréf, 2. Tím, 2. bréf Páls til Tímó{t|teusar|}
            Titus: Títusarbréfið, Títusarbréf, Tít, Bréf Páls til Títusar
            Phlm: Fílemonsbréfið, Fílemonsbréf, Fílm, Flm, Bréf Páls til F{í|i}lemons
            Heb: Hebreabréfið, Hebreabréf, Heb, Bréfið til Hebrea
            Jas: Jakobsbréfið, Jakobsbréf, Jakobs, Jak, [Hið almenna] bréf Jakobs [hið almenna]
            1Pet: 1. Pétursbréf, 1 Pét, 1 [almenna] bréf Péturs [hið almenna]
            2Pet: 2. Pétursbréf, 2. Pét, 2. [almenna] bréf Péturs [hið almenna]
            1John: 1. Jóhannesarbréf, 1 Jóh, 1 [almenna] bréf Jóhannesar [hið almenna]
            2John: 2. Jóhannesarbréf, 2. Jóh, 2. [almenna] bréf Jóhannesar [hið almenna]
            3John: 3. Jóhannesarbréf, 3. Jóh, 3. [almenna] bréf Jóhannesar [hið almenna]
            Jude: Júdasarbréfið, Júdasarbréf, Júd, [Hið almenna] bréf Júdasar
            Rev: Opinberunarbókin, Opinberun Jóhannesar, Opinberunarbók Jóhannesar, Opinberun, Opb
            Tob: [Bók] Tóbítsbók, Tob
            Jdt: [Bók] Júdítarbók, Judt
            EsthGr: [Bók] Esterarbók hin gríska
            Wis: [Bók] Speki Salómons, [Bók] Speki
            Sir: [Bók] Síraksbók, Sir
            Bar: [Bók] Barúksbók, Bar
            EpJer: [Bók] Bréf Jeremía
            PrAzar: [Bók] Bæn Asarja
            SgThree: [Bók] Lofsöngur ungmennanna þriggja
            Sus: [Bók] Susanna
            Bel: [Bók] Bel og drekinn
            1Macc: 1 Makkabeabók, 1 Makk, 1 Macc
            2Macc: 2 Makkabeabók, 2 Makk, 2 Macc
            3Macc: 3 Makkabeabók, 3 Makk, 3 Macc
            4Macc: 4 Makkabeabók, 4 Makk, 4 Macc
            PrMan: [Bók] Bæn Manasse, [Bók] Bæn Manasses, BMn
            """,
        words: """
            chapter kafli kafla kaflar kapítuli kap
            verse vers versi v
            and og sbr sjá
            to til
            title fyrirsögn
            first fyrsta fyrri fyrra
            second önnur annað síðari síðara
            third þriðja
            fourth fjórða
            fifth fimmta
            translation b20
            """)
}
