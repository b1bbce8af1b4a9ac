extension BookNames.Language {
    /// Italian. `Es` is Exodus.
    static let italian = Self(
        code: "it", commaSeparatesVerse: true, use: .always,
        names: """
            Gen: Genesi, Gen, Gn, Ge
            Exod: Esodo, Es, Eso
            Lev: Levitico, Lev, Lv, Le
            Num: Numeri, Num, Nm, Nu
            Deut: Deuteronomio, Deut, Dt, De
            Josh: Giosuè, Gs, Gios
            Judg: Giudici, Gdc, Giud
            Ruth: Rut, Ruth, Rt, Ru
            1Sam: 1 Samuele, 1 Sam, 1 S, 1 Sa
            2Sam: 2 Samuele, 2 Sam, 2 S, 2 Sa
            1Kgs: 1 Re, 1 R
            2Kgs: 2 Re, 2 R
            1Chr: 1 Cronache, 1 Cron, 1 Cr, 1 Cro
            2Chr: 2 Cronache, 2 Cron, 2 Cr, 2 Cro
            Ezra: Esdra, Esd, Ed
            Neh: Neemia, Ne, Nee
            Esth: Ester, Est, Et
            Job: Giobbe, Gb, Giob
            Ps: Salmi, Salmo, Sal, Sl
            Prov: Proverbi, Prov, Pr, Pro
            Eccl: Ecclesiaste, Qoelet, Qohelet, Qo, Ec, Eccl
            Song: Cantico dei Cantici, Cantico, Ct, Cant, Cantico di Salomone
            Isa: Isaia, Is, Isa
            Jer: Geremia, Ger, Gr
            Lam: Lamentazioni, Lam, Lm, La, Lamentazioni di Geremia
            Ezek: Ezechiele, Ez, Eze
            Dan: Daniele, Dan, Dn, Da
            Hos: Osea, Os
            Joel: Gioele, Gl, Gioe
            Amos: Amos, Am
            Obad: Abdia, Abd, Ad
            Jonah: Giona, Gio, Gion
            Mic: Michea, Mi, Mic
            Nah: Naum, Na, Nahum
            Hab: Abacuc, Ab, Abac
            Zeph: Sofonia, Sof, So
            Hag: Aggeo, Ag, Agg
            Zech: Zaccaria, Zac, Zc, Za
            Mal: Malachia, Ml, Mal
            Matt: Matteo, Mt, Mat, Vangelo di Matteo, Vangelo di San Matteo, Vangelo secondo Matteo
            Mark: Marco, Mc, Mr, Mar, Vangelo di Marco, Vangelo di San Marco, Vangelo secondo Marco
            Luke: Luca, Lc, Lu, Luc, Vangelo di Luca, Vangelo di San Luca, Vangelo secondo Luca
            John: Giovanni, Gv, Giov, Vangelo di Giovanni, Vangelo di San Giovanni, Vangelo secondo Giovanni
            Acts: Atti degli Apostoli, Atti, At, Att
            Rom: Romani, Rom, Rm, Ro, Lettera ai Romani
            1Cor: 1 Corinzi, 1 Cor, 1 Co, 1 Lettera ai Corinzi
            2Cor: 2 Corinzi, 2 Cor, 2 Co, 2 Lettera ai Corinzi
            Gal: Galati, Gal, Ga, Lettera ai Galati
            Eph: Efesini, Ef, Lettera agli Efesini
            Phil: Filippesi, Fil, Fl, Lettera ai Filippesi
            Col: Colossesi, Col, Cl, Lettera ai Colossesi
            1Thess: 1 Tessalonicesi, 1 Tess, 1 Ts, 1 Te, 1 Lettera ai Tessalonicesi
            2Thess: 2 Tessalonicesi, 2 Tess, 2 Ts, 2 Te, 2 Lettera ai Tessalonicesi
            1Tim: 1 Timoteo, 1 Tim, 1 Tm, 1 Ti, 1 Lettera a Timoteo
            2Tim: 2 Timoteo, 2 Tim, 2 Tm, 2 Ti, 2 Lettera a Timoteo
            Titus: Tito, Tt, Tit, Lettera a Tito
            Phlm: Filemone, Fm, Fi, Lettera a Filemone
            Heb: Ebrei, Eb, Ebr, Lettera agli Ebrei
            Jas: Giacomo, Gc, Gm, Giac, Lettera di Giacomo
            1Pet: 1 Pietro, 1 Pt, 1 P, 1 Pe, 1 Lettera di Pietro
            2Pet: 2 Pietro, 2 Pt, 2 P, 2 Pe, 2 Lettera di Pietro
            1John: 1 Giovanni, 1 Gv, 1 Giov, 1 Lettera di Giovanni
            2John: 2 Giovanni, 2 Gv, 2 Giov, 2 Lettera di Giovanni
            3John: 3 Giovanni, 3 Gv, 3 Giov, 3 Lettera di Giovanni
            Jude: Giuda, Gd, Lettera di Giuda
            Rev: Apocalisse, Ap, Apoc, Apocalisse di Giovanni, Rivelazione
            Tob: Tobia, Tb, Tob, Tobi
            Jdt: Giuditta, Gdt
            EsthGr: Ester greco, Ester (greco), Ester greca
            Wis: Sapienza, Sap, Sapienza di Salomone
            Sir: Siracide, Sir, Ecclesiastico, Sapienza di Siracide, Sapienza di Sirach
            Bar: Baruc, Bar, Baruch
            EpJer: Lettera di Geremia
            PrAzar: Preghiera di Azaria
            SgThree: Cantico dei tre giovani, Cantico dei tre fanciulli, Cantico dei tre giovani nella fornace
            Sus: Susanna, Storia di Susanna, Sus
            Bel: Bel e il Drago, Bel
            1Macc: 1 Maccabei, 1 Mac, 1 Macc, 1 Libro dei Maccabei
            2Macc: 2 Maccabei, 2 Mac, 2 Macc, 2 Libro dei Maccabei
            3Macc: 3 Maccabei, 3 Mac, 3 Macc, 3 Libro dei Maccabei
            4Macc: 4 Maccabei, 4 Mac, 4 Macc, 4 Libro dei Maccabei
            1Esd: 3 Esdra, 1 Esdra, 1 Esdras, 3 Esdras, Esdra greco
            2Esd: 4 Esdra, 2 Esdra, 2 Esdras
            PrMan: Preghiera di Manasse, Orazione di Manasse
            Ps151: Salmo 151
            """,
        words: """
            chapter capitoli capitolo capp cap cc
            verse versetti versetto versi verso vv v
            and e vedi anche cfr
            to al a
            following ss
            next s
            title titolo
            first primo prima
            second secondo seconda
            third terzo terza
            fourth quarto quarta
            fifth quinto quinta
            sign o a
            """)
}
