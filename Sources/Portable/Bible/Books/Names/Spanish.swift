extension BookNames.Language {
    /// Spanish. `Eclesiástico` is Sirach, not Ecclesiastes.
    static let spanish = Self(
        code: "es", commaSeparatesVerse: true, use: .always,
        names: """
            Gen: Génesis, Gén, Gn, Ge
            Exod: Éxodo, Éxod, Éx, Exo, Exd
            Lev: Levítico, Lev, Lv
            Num: Números, Núm, Nm, Nú
            Deut: Deuteronomio, Deut, Dt, Deu, Deutoron[o]mio
            Josh: Josué, Jos
            Judg: Jueces, Jue, Jc, Jueces
            Ruth: Rut, Ruth, Rt, Ru
            1Sam: 1 Samuel, 1 Sam, 1 Sa, 1 S, 1 Sm
            2Sam: 2 Samuel, 2 Sam, 2 Sa, 2 S, 2 Sm
            1Kgs: 1 Reyes, 1 Rey, 1 Re, 1 R, 1 Rs, 1 Ry, 1 R[e|y|ye]e[s], 1 R{eys|yes|es|ye}
            2Kgs: 2 Reyes, 2 Rey, 2 Re, 2 R, 2 Rs, 2 Ry, 2 R[e|y|ye]e[s], 2 R{eys|yes|es|ye}
            1Chr: 1 Crónicas, 1 Crón, 1 Cro, 1 Cr, 1 Paralipómenos
            2Chr: 2 Crónicas, 2 Crón, 2 Cro, 2 Cr, 2 Paralipómenos
            Ezra: Esdras, Esd, Esdr
            Neh: Nehemías, Neh, Ne
            Esth: Ester, Est, Esther, Es
            Job: Job, Jb
            Ps: Salmos, Salmo, Sal, Slm, Sl, Ps, El libro de los Salmos
            Prov: Proverbios, Proverbio, Prov, Pro, Pr, Prv, Pv, P[r]ob[v]erbio[s], Por[v]erbios, Prverbio[s], \
                Poverbio[s], Prvbos
            Eccl: Eclesiastés, Eclesiastes, Ecl, Ec, Ecles, Qohélet, Qo, Ec[c]les[s]{aa|ai|ia|ii}[s]te[s], \
                Ec[c]lesiast{ice|ie}s
            Song: Cantares, Cantar de los Cantares, El Cantar de los Cantares, Cantar, Cantar de Cantares, Cant, Cnt, \
                Cnt, Ct, Can, Cantare de los Cantares
            Isa: Isaías, Is, Isa
            Jer: Jeremías, Jer, Jr
            Lam: Lamentaciones, Lam, La, Lm, Lamentaciones de Jeremías, Lamentacione
            Ezek: Ezequiel, Ez, Eze, Ezq, Ezequ, Ez{e|ee|ei|ie|ii}qu{ie|e}l
            Dan: Daniel, Dan, Dn, Da
            Hos: Oseas, Os, Ose
            Joel: Joel, Jl, Joe
            Amos: Amós, Am, Amo, Ams
            Obad: Abdías, Abd, Ab
            Jonah: Jonás, Jon, Jns
            Mic: Miqueas, Miq, Mi, Mq
            Nah: Nahúm, Nah, Na, Nahu
            Hab: Habacuc, Hab, Hab[b]aca{c|uc}, Habbacuc
            Zeph: Sofonías, Sof, So, Sf
            Hag: Hageo, Ageo, Hag, Ag, Hg, Haggeo
            Zech: Zacarías, Zac, Zacar, Za
            Mal: Malaquías, Mal, Ml
            Matt: Mateo, San Mateo, Mat, Mt, Evangelio de Mateo, El Evangelio de Mateo, Evangelio según San Mateo
            Mark: Marcos, San Marcos, Mar, Mr, Mc, Mrc, Evangelio de Marcos, El Evangelio de Marcos, \
                Evangelio según San Marcos, Mrcos
            Luke: Lucas, San Lucas, Luc, Lc, Lu, Evangelio de Lucas, El Evangelio de Lucas, Evangelio según San Lucas
            John: Juan, San Juan, Jn, Jua, Evangelio de Juan, El Evangelio de Juan, Evangelio según San Juan, \
                [El Evangelio de|San] J{aa|au|uu}n
            Acts: Hechos, Hechos de los Apóstoles, Los Hechos de los Apóstoles, Los Hechos, Hech, Hch, Hec, Hc
            Rom: Romanos, Rom, Ro, Rm, Carta a los Romanos, Romano, Rms, Ros
            1Cor: 1 Corintios, 1 Cor, 1 Co, 1 Corin, 1 Corint[o], 1 Corini
            2Cor: 2 Corintios, 2 Cor, 2 Co, 2 Corin, 2 Corint[o], 2 Corini
            Gal: Gálatas, Gál, Gá, Gálat
            Eph: Efesios, Ef, Efe, Efes
            Phil: Filipenses, Fil, Flp, Filip, Fp
            Col: Colosenses, Col, Colos
            1Thess: 1 Tesalonicenses, 1 Tes, 1 Ts, 1 Te, 1 Tesalonicense, 1 Tesaloni{c|s}ense[s]
            2Thess: 2 Tesalonicenses, 2 Tes, 2 Ts, 2 Te, 2 Tesalonicense, 2 Tesaloni{c|s}ense[s]
            1Tim: 1 Timoteo, 1 Tim, 1 Ti, 1 Tm
            2Tim: 2 Timoteo, 2 Tim, 2 Ti, 2 Tm
            Titus: Tito, Tit, Tt, Ti
            Phlm: Filemón, Filem, Flm, Flmn, Fmn
            Heb: Hebreos, Heb, He, Hebr, Hb, Heb{e|o|r}[e|o|r][e|o|r]s, Hebreo
            Jas: Santiago, Sant, Stg, St, Stgo, Sgo
            1Pet: 1 Pedro, 1 San Pedro, 1 Ped, 1 Pe, 1 P, 1 Pd
            2Pet: 2 Pedro, 2 San Pedro, 2 Ped, 2 Pe, 2 P, 2 Pd
            1John: 1 Juan, 1 San Juan, 1 Jn, 1 Jua, 1 [San] J{aa|au|uu}n
            2John: 2 Juan, 2 San Juan, 2 Jn, 2 Jua, 2 [San] J{aa|au|uu}n
            3John: 3 Juan, 3 San Juan, 3 Jn, 3 Jua, 3 [San] J{aa|au|uu}n
            Jude: Judas, San Judas, Jds, Jud, Jd
            Rev: Apocalipsis, Apoc, Ap, Apo, El Apocalipsis, Apocalipsis de Juan, Apc
            Tob: Tobías, Tobit, Tob, Tb, Tobi
            Jdt: Judit, Judith, Jdt, Judt
            EsthGr: Ester (griego), Ester griego, Adiciones a Ester
            Wis: Sabiduría, Sab, Sb, Sabiduría de Salomón
            Sir: Eclesiástico, Sirácida, Siracides, Sirácides, Sirac, Eclo, Sir, Si, Ecclus
            Bar: Baruc, Bar, Ba
            EpJer: Carta de Jeremías, La Carta de Jeremías, Epístola de Jeremías
            PrAzar: Oración de Azarías, La Oración de Azarías, Cántico de Azarías, Or Az, Azarías
            SgThree: Canto de los Tres Jóvenes, El Canto de los Tres Jóvenes, Himno de los Tres Jóvenes, \
                El Himno de los Tres Jóvenes, Canto de los Tres Jóvenes Judíos, Himno de los Tres Jóvenes Judíos, \
                Canto de los Tres Jóvenes Hebreos, Himno de los Tres Jóvenes Hebreos, Cántico de los Tres Jóvenes, \
                Tres Jóvenes, [El] {Canto|Himno} de los {Tres|3} Jóvenes [Hebreos|Judíos], {Tres|3} Jóvenes, Ct 3 Jó
            Sus: Susana, Sus
            Bel: Bel y el Dragón, Bel y el Serpiente, Bel y la Serpiente, Bel
            1Macc: 1 Macabeos, 1 Macabeo, 1 Mac, 1 Ma, 1 M, 1 Mc, 1 Mac[c]ab[b]{e|ee}o[s]
            2Macc: 2 Macabeos, 2 Macabeo, 2 Mac, 2 Ma, 2 M, 2 Mc, 2 Mac[c]ab[b]{e|ee}o[s]
            3Macc: 3 Macabeos, 3 Macabeo, 3 Mac, 3 Ma, 3 M, 3 Mc, 3 Mac[c]ab[b]{e|ee}o[s]
            4Macc: 4 Macabeos, 4 Macabeo, 4 Mac, 4 Ma, 4 M, 4 Mc, 4 Mac[c]ab[b]{e|ee}o[s]
            1Esd: 1 Esdras, 1 Esdr, 1 Esd
            2Esd: 2 Esdras, 2 Esdr, 2 Esd
            PrMan: Oración de Manasés, La Oración de Manasés, Or Man
            Ps151: Salmo 151
            """,
        words: """
            chapter capítulos capítulo caps cap
            verse versículos versículo vers ver vss vs vv v
            and y
            to a al hasta
            following ss
            next s
            title subtítulo título
            filler de del libro
            first primero primer primera
            second segundo segunda
            third tercero tercer tercera
            fourth cuarto cuarta
            fifth quinto quinta
            sign o a ro do er ra da
            """)
}
