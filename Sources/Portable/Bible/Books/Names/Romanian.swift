extension BookNames.Language {
    /// Romanian.
    static let romanian = Self(
        code: "ro", commaSeparatesVerse: true,
        names: """
            Gen: [Cartea [lui]] Geneza, [Cartea [lui]] Facerea, [Cartea [lui]] Genesa, Fac, Gen, \
                1 [Cartea [lui]] Moise, 1 carte a lui Moise
            Exod: [Cartea [lui]] Exodul, Exod, [Cartea [lui]] Ieșirea, Ieș, Ex, 2 [Cartea [lui]] Moise
            Lev: [Cartea [lui]] Leviticul, [Cartea [lui]] Levitic, Lev, 3 [Cartea [lui]] Moise
            Num: [Cartea [lui]] Numeri, [Cartea [lui]] Numerii, [Cartea [lui]] Numerele, Num, 4 [Cartea [lui]] Moise
            Deut: [Cartea [lui]] Deuteronomul, [Cartea [lui]] Deuteronom, [Cartea [lui]] Deuteronomium, Deut, \
                5 [Cartea [lui]] Moise
            Josh: [Cartea [lui]] Iosua, [Cartea [lui]] Iosua Navi, [Cartea [lui]] Isus Navi, Ios
            Judg: [Cartea [lui]] Judecătorii, [Cartea [lui]] Judecători, Cartea Judecătorilor, \
                [Cartea [lui]] Judecătorilor, Jud, Jude
            Ruth: Rut
            1Sam: 1 Samuel, Cartea {1|I|întâi|întâia|prima|primul|întâiul} [a] Regilor, 1 Regilor, \
                Cartea {1|I|întâi|întâia|prima|primul|întâiul} [a] [lui] Samuel, 1 Sa, 1 Sam
            2Sam: 2 Samuel, 2 Regilor, Cartea {2|II|doua|doilea} [a] Regilor, \
                Cartea {2|II|doua|doilea} [a] [lui] Samuel, 2 Sa, 2 Sam
            1Kgs: 1 Împărați, 1 Regi, 1 Împăraților, 3 Regi, 3 Regilor, \
                Cartea {1|I|întâi|întâia|prima|primul|întâiul} [a] Împăraților, 1 a Împăraților, iîmpărați, \
                Cartea III a Regilor, Cartea a treia a Regilor, 1 Împ, iîmp, 1 Rg
            2Kgs: 2 Împărați, 2 Regi, 2 Împăraților, 4 Regi, 4 Regilor, 2 a Împăraților, \
                Cartea {2|II|doua|doilea} [a] Împăraților, iiîmp, iiîmpărați, Cartea IV a Regilor, 2 Împ, 2 Rg
            1Chr: 1 Cronici, 1 Paralipomena, 1 Cronicilor, 1 Cron, 1 Cr, \
                Cartea {1|I|întâi|întâia|prima|primul|întâiul} [a] Cronicilor, 1 Paralipomene, \
                Cartea intâi Paralipomena, 1 Par, 1 Paral
            2Chr: 2 Cronici, 2 Paralipomena, 2 Cronicilor, 2 Cron, 2 Cr, 2 Paralipomene, \
                Cartea {2|II|doua|doilea} [a] Cronicilor, 2 Par, 2 Paral
            Ezra: Ezra, [Cartea [lui]] Ezdra, [Cartea [lui]] Esdra, Esd, Ezd
            Neh: [Cartea [lui]] Neemia, [Cartea [lui]] Nehemia, Neh, Neem
            Esth: [Cartea [lui]] Estera, [Cartea [lui]] Ester, Est
            Job: Iov, Cartea lui Iov, Iob
            Ps: Psalmii, Psalmi, Psalmul, Psalm, Cartea Psalmilor, Psaltirea, Ps
            Prov: [Cartea [lui]] Proverbe, Proverbele [lui Solomon], Pildele [lui Solomon], [Cartea [lui]] Pilde, \
                Cartea Proverbelor, Prov
            Eccl: [Cartea [lui]] Eclesiastul, [Cartea [lui]] Ecleziastul, [Cartea [lui]] Ecclesiastul, \
                [Cartea [lui]] Eclesiastes, [Cartea [lui]] Qohelet, Ecl, Qoh, Ecle
            Song: [Cartea [lui]] Cântarea Cântărilor, Cânt, [Cartea [lui]] Cântări, [Cartea [lui]] cîntarea, \
                [Cartea [lui]] Cîntarea Cîntărilor, cîn, Cînt, Ct
            Isa: [Cartea [lui]] Isaia, Is
            Jer: [Cartea [lui]] Ieremia, Ier, Jer
            Lam: Plângerile lui Ieremia, [Cartea [lui]] Plângeri, [Cartea [lui]] Plângerile, [Cartea [lui]] Plâng, \
                [Cartea [lui]] Lamentații, [Cartea [lui]] Plîng, Plîngerile lui Ieremia, \
                [Cartea [lui]] Plângerile profetului Ieremia, Lam
            Ezek: [Cartea [lui]] Ezechiel, [Cartea [lui]] Iezechiel, Ez, Iez, [Cartea [lui]] Ezech, Ezc, Ezec
            Dan: [Cartea [lui]] Daniel, Dan
            Hos: Osea, Os, Hos
            Joel: Ioel, Ioil, Ioe, Joel
            Amos: Amos, Am
            Obad: [Cartea [lui]] Obadia, [Cartea [lui]] Avdia, Obad, Avd, [Cartea [lui]] Avdie, Abd, Abdia
            Jonah: Iona, Ion
            Mic: Mica, [Cartea [lui]] Miheia, Mi, Mih, Mihea
            Nah: Naum, Nau, Nahum, Nah
            Hab: [Cartea [lui]] Habacuc, [Cartea [lui]] Avacum, Hab, Avac
            Zeph: [Cartea [lui]] Țefania, [Cartea [lui]] Sofonie, [Cartea [lui]] Sofonia, Țef, Sof
            Hag: [Cartea [lui]] Hagai, [Cartea [lui]] Agheu, Hag, Ag, Agh, Aggeu
            Zech: [Cartea [lui]] Zaharia, Zah
            Mal: [Cartea [lui]] Maleahi, [Cartea [lui]] Malahia, Mal, [Cartea [lui]] Maleachi
            Matt: [Evanghelia după] Matei, Mat, Mt, Matei
            Mark: [Evanghelia după] Marcu, Mc, Mar, Marc
            Luke: Luca, Lc, Lu
            John: Ioan, In
            Acts: Faptele Apostolilor, Fapte, Faptele, Fap, F. Ap, FA, Fapt
            Rom: [Epistola [lui] [Pavel] [către]] Romani, Rom, [Epistola [lui] [Pavel] [către]] Romanilor
            1Cor: 1 [Epistola [lui] [Pavel] [către]] Corinteni, 1 [Epistola [lui] [Pavel] [către]] Corintieni, 1 Cor, \
                1 Co
            2Cor: 2 [Epistola [lui] [Pavel] [către]] Corinteni, 2 [Epistola [lui] [Pavel] [către]] Corintieni, 2 Cor, \
                2 Co
            Gal: [Epistola [lui] [Pavel] [către]] Galateni, Gal
            Eph: [Epistola [lui] [Pavel] [către]] Efeseni, Ef, Efes
            Phil: [Epistola [lui] [Pavel] [către]] Filipeni, Flp, Fil, [Epistola [lui] [Pavel] [către]] Filip
            Col: [Epistola [lui] [Pavel] [către]] Coloseni, Col
            1Thess: 1 [Epistola [lui] [Pavel] [către]] Tesaloniceni, 1 Tes
            2Thess: 2 [Epistola [lui] [Pavel] [către]] Tesaloniceni, 2 Tes
            1Tim: 1 [Epistola [lui] [Pavel] [către]] Timotei, 1 Tim
            2Tim: 2 [Epistola [lui] [Pavel] [către]] Timotei, 2 Tim
            Titus: Tit
            Phlm: [Epistola [lui] [Pavel] [către]] Filimon, [Epistola [lui] [Pavel] [către]] Filemon, Flm, \
                [Epistola [lui] [Pavel] [către]] Filim, Filim
            Heb: [Epistola [lui] [Pavel] [către]] Evrei, Ev, Evr
            Jas: [Epistola [lui] [Pavel] [către]] Iacov, Iac, [Epistola [lui] [Pavel] [către]] Iacob
            1Pet: 1 [Epistola [lui] [Pavel] [către]] Petru, 1 Pet, 1 Ptr, 1 Pt
            2Pet: 2 [Epistola [lui] [Pavel] [către]] Petru, 2 Pet, 2 Ptr, 2 Pt
            1John: 1 Ioan, 1 In, 1 ia
            2John: 2 Ioan, 2 In, 2 ia
            3John: 3 Ioan, 3 In, 3 ia
            Jude: Iuda
            Rev: Apocalipsa [lui Ioan], Revelația [lui Ioan], Apoc, Ap
            Tob: [Cartea [lui]] Tobit, Tob
            Jdt: [Cartea [lui]] Iudita, [Cartea [lui]] Iudit, Idt
            EsthGr: [Cartea [lui]] Estera (Greacă), [Cartea [lui]] Est Gr
            Wis: Înțelepciunea lui Solomon, Cartea înțelepciunii [lui Solomon], [Cartea [lui]] Înțelepciunea, \
                [Cartea [lui]] Înțel, [Cartea [lui]] Solomon, Înț
            Sir: [Cartea [lui]] Ecclesiasticul, [Cartea] Înțelepciunea lui Isus [fiul lui] Sirah, \
                [Cartea [lui]] Sirah, [Cartea [lui]] Sirach, [Cartea [lui]] Isus Sirah, [Cartea [lui]] Eclesiasticul, \
                Sir, Sira
            Bar: [Cartea [lui]] Baruh, Bar, Baru, Baruc
            EpJer: Epistola lui Ieremia, Scrisoarea lui Ieremia, [Cartea [lui]] Ep Ier
            PrAzar: Rugăciunea lui Azaria, Rugăciunea lui Azariah, [Cartea [lui]] Ru Azar, S3Y
            SgThree: [Cartea [lui]] Cântarea celor trei evrei, [Cartea [lui]] Cântarea celor trei tineri
            Sus: [Cartea [lui]] Susana, [Cartea [lui]] Istoria Susanei, [Cartea [lui]] Suzana, Suza
            Bel: [Cartea [lui]] Bel și dragonul, [Cartea [lui]] Bel și Balaurul, \
                Istoria omorârii balaurului și a sfărâmării lui Bel, [Cartea [lui]] Istoria Balaurului
            1Macc: 1 Macabei, 1 Mac, 1 Macc
            2Macc: 2 Macabei, 2 Mac, 2 Macc
            3Macc: 3 Macabei, 3 Mac, 3 Macc
            4Macc: 4 Macabei, 4 Mac, 4 Macc
            1Esd: 1 Ezdra, 3 Ezdra, 1 Ezd, 1 Esd
            2Esd: 2 Ezdra, 4 Ezdra, 2 Ezd, 2 Esd
            PrMan: Rugăciunea [regelui] Manase, [Cartea [lui]] Ru Man, Rugăciunea lui Manase
            AddPs: [Cartea [lui]] Adăugări la Psalmi, Ad Ps
            AddDan: [Cartea [lui]] Adăugări la Daniel, [Cartea [lui]] Ad Dan
            PssSol: Psalmii lui Solomon
            Odes: Ode
            EpLao: [Cartea [lui]] Epistola către Laodiceni
            """,
        words: """
            chapter capitolul capitolele capitolului capitole capitol cap
            verse versetul versetele versetului versete verset vers ver vs vv v
            and și cf cp vezi compară
            to până
            following urm următoarele
            next ur
            title titlu titlul
            filler lui cartea a al ale
            first întâi întâia prima primul întâiul
            second doua doilea
            third treia treilea
            fourth patra patrulea
            fifth cincea cincilea
            translation ntlr vdc
            """)
}
