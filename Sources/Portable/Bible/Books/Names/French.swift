extension BookNames.Language {
    /// French.
    static let french = Self(
        code: "fr", commaSeparatesVerse: true, use: .always,
        names: """
            Gen: Genèse, Gen, Gn, Ge, La Genèse
            Exod: Exode, Ex, Exo, Exod
            Lev: Lévitique, Lev, Lv, Lé
            Num: Nombres, Nomb, Nb, Nbr, Nom, No
            Deut: Deutéronome, Deut, Dt, De
            Josh: Josué, Jos
            Judg: Juges, Jug, Jg
            Ruth: Ruth, Rut, Rt, Ru
            1Sam: 1 Samuel, 1 Sam, 1 Sa, 1 S, 1 Sm
            2Sam: 2 Samuel, 2 Sam, 2 Sa, 2 S, 2 Sm
            1Kgs: 1 Rois, 1 Roi, 1 R, 1 Ro
            2Kgs: 2 Rois, 2 Roi, 2 R, 2 Ro
            1Chr: 1 Chroniques, 1 Chron, 1 Chr, 1 Ch, 1 Paralipomènes
            2Chr: 2 Chroniques, 2 Chron, 2 Chr, 2 Ch, 2 Paralipomènes
            Ezra: Esdras, Esd, Esdr
            Neh: Néhémie, Néh, Né
            Esth: Esther, Est, Ester, Esth
            Job: Job, Jb
            Ps: Psaumes, Psaume, Ps, Psa, Psau
            Prov: Proverbes, Prov, Pr, Pro, Pv
            Eccl: Ecclésiaste, L'Ecclésiaste, Eccl, Ecc, Ec, Qohélet, Qo, Qohéleth, Eccles
            Song: Cantique des Cantiques, Cantique, Cant, Ct, Cantiques, Ca, Le Cantique des Cantiques
            Isa: Ésaïe, Isaïe, És, Is, Ésa, Isa
            Jer: Jérémie, Jér, Jr, Jé, Jérem
            Lam: Lamentations, Lam, La, Lm, Lamentations de Jérémie
            Ezek: Ézéchiel, Éz, Ézé, Ézéch
            Dan: Daniel, Dan, Dn, Da
            Hos: Osée, Os, Osé
            Joel: Joël, Jl, Joe
            Amos: Amos, Am, Amo
            Obad: Abdias, Abd, Ab
            Jonah: Jonas, Jon
            Mic: Michée, Mi, Mich
            Nah: Nahum, Na, Nah, Nahoum
            Hab: Habacuc, Habaquq, Ha, Hab, Habakuk, Habac, Habak
            Zeph: Sophonie, So, Soph
            Hag: Aggée, Ag, Agg
            Zech: Zacharie, Za, Zac, Zach, Zacc, Zac[c]harie
            Mal: Malachie, Ml, Mal, Malach
            Matt: Matthieu, Mt, Mat, Matt, Matth, Saint Matthieu, Évangile selon Matthieu, Évangile de Matthieu, \
                Évangile selon saint Matthieu
            Mark: Marc, Mc, Mr, Mar, Saint Marc, Évangile selon Marc, Évangile de Marc, Évangile selon saint Marc
            Luke: Luc, Lc, Lu, Saint Luc, Évangile selon Luc, Évangile de Luc, Évangile selon saint Luc
            John: Jean, Jn, Saint Jean, Évangile selon Jean, Évangile de Jean, Évangile selon saint Jean, Jea
            Acts: Actes, Actes des Apôtres, Ac, Act, Les Actes
            Rom: Romains, Rom, Rm, Ro
            1Cor: 1 Corinthiens, 1 Cor, 1 Co
            2Cor: 2 Corinthiens, 2 Cor, 2 Co
            Gal: Galates, Gal, Ga, Gl
            Eph: Éphésiens, Éph, Ép, Éphés, Éphé
            Phil: Philippiens, Phil, Ph, Php, Phi
            Col: Colossiens, Col
            1Thess: 1 Thessaloniciens, 1 Thess, 1 Thes, 1 Th, 1 Thes[s]aloniciens
            2Thess: 2 Thessaloniciens, 2 Thess, 2 Thes, 2 Th, 2 Thes[s]aloniciens
            1Tim: 1 Timothée, 1 Tim, 1 Ti, 1 Tm
            2Tim: 2 Timothée, 2 Tim, 2 Ti, 2 Tm
            Titus: Tite, Tit, Tt
            Phlm: Philémon, Phm, Phlm, Philém
            Heb: Hébreux, Héb, Hé, Hébr, Hb
            Jas: Jacques, Jc, Jac, Ja, Jq, Ja[c]ques
            1Pet: 1 Pierre, 1 P, 1 Pi, 1 Pier
            2Pet: 2 Pierre, 2 P, 2 Pi, 2 Pier
            1John: 1 Jean, 1 Jn
            2John: 2 Jean, 2 Jn
            3John: 3 Jean, 3 Jn
            Jude: Jude, Jud, Jd
            Rev: Apocalypse, Ap, Apo, Apoc, Apocalypse de Jean, L'Apocalypse, Apc
            Tob: Tobie, Tobit, Tb, Tob
            Jdt: Judith, Jdt
            EsthGr: Esther (grec), Esther grec, Esther gr, Esth gr
            Wis: Sagesse, Sg, Sag, Sagesse de Salomon
            Sir: Siracide, Ecclésiastique, Si, Sir, Ben Sira, Sagesse de Ben Sira, Ben Sira le Sage
            Bar: Baruch, Ba, Bar
            EpJer: Lettre de Jérémie, Épître de Jérémie, Ép Jérémie, Lt Jr, LtJ, Ép. Jér
            PrAzar: Prière d'Azarias, La Prière d'Azarias, Prière d'Azariah, La Prière d'Azariah, Cantique d'Azarias
            SgThree: Cantique des Trois Enfants, Cantique des Trois Jeunes Gens, Ct 3 E
            Sus: Suzanne, Susanne, Sus, Susanne et les deux vieillards, Suzanne et les deux vieillards, \
                Susanne et les vieillards, Susan[n]e au bain
            Bel: Bel et le Dragon, Bel et le Serpent, Bel
            1Macc: 1 Maccabées, 1 Macc, 1 Mac, 1 M, 1 Ma
            2Macc: 2 Maccabées, 2 Macc, 2 Mac, 2 M, 2 Ma
            3Macc: 3 Maccabées, 3 Macc, 3 Mac, 3 M, 3 Ma
            4Macc: 4 Maccabées, 4 Macc, 4 Mac, 4 M, 4 Ma
            1Esd: 1 Esdras, 1 Esdr, 1 Esd, 1 Es
            2Esd: 2 Esdras, 2 Esdr, 2 Esd, 2 Es
            PrMan: Prière de Manassé, La Prière de Manassé, Pr Manassé, Pr Man
            Ps151: Psaume 151
            """,
        words: """
            chapter chapitres chapitre chap chs ch
            verse versets verset vers ver vv v
            and et comparer voir
            to à au
            following suivants suivant ss
            next s
            title titre
            filler de du livre
            first premier première premiers premières
            second deuxième deuxièmes seconde second
            third troisième troisièmes
            fourth quatrième quatrièmes
            fifth cinquième
            sign er re e ère ere ème eme d de
            """)
}
