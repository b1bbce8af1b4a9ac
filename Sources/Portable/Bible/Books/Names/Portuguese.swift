extension BookNames.Language {
    /// Portuguese. `Jó` is Job; the short form of John is left out, it differs by the accent alone.
    static let portuguese = Self(
        code: "pt", commaSeparatesVerse: true, use: .always,
        names: """
            Gen: Gênesis, Gén, Gn, Gên
            Exod: Êxodo, Éxodo, Êx, Ex, Exo, Exod
            Lev: Levítico, Lev, Lv, Levíticos
            Num: Números, Núm, Nm, Nú
            Deut: Deuteronômio, Deuteronómio, Deut, Dt, Deu
            Josh: Josué, Js, Jos
            Judg: Juízes, Jz, Juí, Juiz
            Ruth: Rute, Rt, Ruth, Rut, Ru
            1Sam: 1 Samuel, 1 Sam, 1 Sm, 1 Sa, 1 Reinos
            2Sam: 2 Samuel, 2 Sam, 2 Sm, 2 Sa, 2 Reinos
            1Kgs: 1 Reis, 1 Rs, 1 Re, 3 Reinos, 1 R
            2Kgs: 2 Reis, 2 Rs, 2 Re, 4 Reinos, 2 R
            1Chr: 1 Crônicas, 1 Crónicas, 1 Crôn, 1 Cr, 1 Cro
            2Chr: 2 Crônicas, 2 Crónicas, 2 Crôn, 2 Cr, 2 Cro
            Ezra: Esdras, Ed, Esd
            Neh: Neemias, Ne, Nee
            Esth: Ester, Et, Est
            Job: Jó, Livro de Jó, Job
            Ps: Salmos, Salmo, Sl, Sal
            Prov: Provérbios, Pv, Prov, Pr
            Eccl: Eclesiastes, Ec, Ecl, Ecles, Coélet, Ecle
            Song: Cânticos, Cântico dos Cânticos, Cânticos dos Cânticos, Cantares, Cantares de Salomão, \
                Cântico de Salomão, Ct, Cant, Cântico
            Isa: Isaías, Is, Isa
            Jer: Jeremias, Jr, Jer
            Lam: Lamentações, Lm, Lam, Lamentações de Jeremias
            Ezek: Ezequiel, Ez, Eze
            Dan: Daniel, Dn, Dan
            Hos: Oséias, Oseias, Os, Ose
            Joel: Joel, Jl, Joe
            Amos: Amós, Am, Amo
            Obad: Obadias, Ob, Obd, Abdias, Obad, Oba
            Jonah: Jonas, Jn, Jon
            Mic: Miquéias, Miqueias, Mq, Miq
            Nah: Naum, Na, Nau
            Hab: Habacuque, Habacuc, Hc, Hab
            Zeph: Sofonias, Sf, Sof
            Hag: Ageu, Ag, Age
            Zech: Zacarias, Zc, Zac
            Mal: Malaquias, Ml, Mal
            Matt: Mateus, Mt, Mat, São Mateus, Evangelho de Mateus, Evangelho segundo Mateus
            Mark: Marcos, Mc, Mar, Mrc, São Marcos, Evangelho de Marcos, Evangelho segundo Marcos
            Luke: Lucas, Lc, Luc, São Lucas, Evangelho de Lucas, Evangelho segundo Lucas
            John: João, Jo, São João, Joã, Evangelho de João, Evangelho segundo João
            Acts: Atos, Actos, Atos dos Apóstolos, Actos dos Apóstolos, At, Ato
            Rom: Romanos, Rm, Rom, Ro
            1Cor: 1 Coríntios, 1 Co, 1 Cor
            2Cor: 2 Coríntios, 2 Co, 2 Cor
            Gal: Gálatas, Gl, Gál, Gal
            Eph: Efésios, Ef, Efé
            Phil: Filipenses, Fp, Fil, Flp
            Col: Colossenses, Cl, Col
            1Thess: 1 Tessalonicenses, 1 Ts, 1 Tess, 1 Tes
            2Thess: 2 Tessalonicenses, 2 Ts, 2 Tess, 2 Tes
            1Tim: 1 Timóteo, 1 Tm, 1 Tim, 1 Ti
            2Tim: 2 Timóteo, 2 Tm, 2 Tim, 2 Ti
            Titus: Tito, Tt, Tit
            Phlm: Filemom, Filémon, Filemon, Fm, Flm, Flmn, Fmn
            Heb: Hebreus, Hb, Heb
            Jas: Tiago, Tg, Tia
            1Pet: 1 Pedro, 1 Pe, 1 Ped, 1 Pd
            2Pet: 2 Pedro, 2 Pe, 2 Ped, 2 Pd
            1John: 1 João, 1 Jo, 1 Jn
            2John: 2 João, 2 Jo, 2 Jn
            3John: 3 João, 3 Jo, 3 Jn
            Jude: Judas, Jd, Jud
            Rev: Apocalipse, Ap, Apo, Apoc, Apocalipse de João, Apocalipse de São Joao, Apc
            Tob: Tobias, Tob, Tb, Tobite
            Jdt: Judite, Jdt, Jt
            EsthGr: Ester Grega, Ester (grego), Ester grego
            Wis: Sabedoria, Sb, Sab, Sabedoria de Salomão
            Sir: Eclesiástico, Sirácida, Sirácide, Eclo, Sir, Si, Ben Sirá, Sr
            Bar: Baruque, Baruc, Br, Bar, Baruch
            EpJer: Carta de Jeremias, Epístola de Jeremias, Cart. Jer
            PrAzar: Oração de Azarias, Salmo de Azarias
            SgThree: Cântico dos Três Jovens, Cântico dos 3 Jovens
            Sus: Susana, História de Susana, Sus
            Bel: Bel e o Dragão, Bel
            1Macc: 1 Macabeus, 1 Mc, 1 Mac, 1 M
            2Macc: 2 Macabeus, 2 Mc, 2 Mac, 2 M
            3Macc: 3 Macabeus, 3 Mc, 3 Mac, 3 M
            4Macc: 4 Macabeus, 4 Mc, 4 Mac, 4 M
            1Esd: 1 Esdras, 1 Esd, 1 Ed, 1 Es
            2Esd: 2 Esdras, 2 Esd, 2 Ed
            PrMan: Oração de Manassés, A Oração de Manassés
            Ps151: Salmo 151
            """,
        words: """
            chapter capítulos capítulo caps cap
            verse versículos versículo vers ver vss vs vv v
            and e
            to a até
            following seguintes sig ss
            title título
            filler de do livro
            first primeiro primeira
            second segundo segunda
            third terceiro terceira
            fourth quarto quarta
            fifth quinto quinta
            sign o a
            """)
}
