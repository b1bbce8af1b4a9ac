extension BookNames.Language {
    /// Latin.
    static let latin = Self(
        code: "la", commaSeparatesVerse: true,
        names: """
            Gen: [Liber|Prophetia] Genesis, Gen, Gn
            Exod: [Liber|Prophetia] Exodus, [Liber|Prophetia] Exodi, Ex, Exo
            Lev: [Liber|Prophetia] Leviticus, [Liber|Prophetia] Levitici, Lv, Lev, Levit
            Num: [Liber|Prophetia] Numeri, Nm, Num, Numer
            Deut: [Liber|Prophetia] Deuteronomium, [Liber|Prophetia] Deuteronomii, Dt, Deu, Deut
            Josh: [Liber|Prophetia] Iosue, [Liber|Prophetia] Josue, Ios, Jos
            Judg: [Liber|Prophetia] Iudicum, [Liber|Prophetia] Iudices, Idc, Iud, [Liber|Prophetia] Judicum
            Ruth: Ruth, Rt, Liber Ruth, Ru, Rut
            1Sam: 1 Samuelis, 1 Regnorum, 1 Sam, 1 Sm, Samuelis I, Liber {I|1} Samuelis, Liber Samuelis I, Regnorum I, \
                1 Samuhel, 1 Sa
            2Sam: 2 Samuelis, 2 Regnorum, Samuelis II, Liber {II|2} Samuelis, Liber Samuelis II, Regnorum II, 2 Sam, \
                2 Sm, 2 Samuhel, 2 Sa
            1Kgs: 1 Regum, 1 Reg, 1 Rg, 3 Regnorum, 3 Regum, Liber {I|1} Regum, Liber Regum I, Malachim I, \
                1 Ki, 1 kg
            2Kgs: 2 Regum, 4 Regnorum, 4 Regum, Liber {II|2} Regum, Liber Regum II, 2 Reg, 2 Rg, 2 Ki, 2 kg
            1Chr: 1 Paralipomenon, 1 Chronicorum, 1 Par, 1 Chr, Paralipomenon I, Liber {I|1} Paralipomenon, \
                Liber Paralipomenon I, 1 Ch
            2Chr: 2 Paralipomenon, Paralipomenon II, Liber {II|2} Paralipomenon, Liber Paralipomenon II, \
                2 Chronicorum, 2 Par, 2 Chr, 2 Ch
            Ezra: [Liber|Prophetia] Esdrae, [Liber|Prophetia] Esdra, [Liber|Prophetia] Esdras, \
                [Liber|Prophetia] Ezrae, Esdr, [Liber|Prophetia] Ezras, Ezr
            Neh: [Liber|Prophetia] Nehemiae, [Liber|Prophetia] Nehemias, Neh, Ne, [Liber|Prophetia] Neemia
            Esth: [Liber|Prophetia] Esther, Est, [Liber|Prophetia] Hester
            Job: Iob, Liber Iob, Ib
            Ps: Psalmi, Psalmorum, Liber Psalmorum, Psalmus, Psalm, Ps, Psa, Psal, Psalmo
            Prov: [Liber|Prophetia] Proverbia, [Liber|Prophetia] Proverbiorum, [Liber|Prophetia] Proverbia Salomonis, \
                Prv, Pr, Prov, Pro
            Eccl: [Liber|Prophetia] Ecclesiastes, [Liber|Prophetia] Ecclesiastae, [Liber|Prophetia] Qoheleth, \
                [Liber|Prophetia] Eccle, Qo, Eccl, Ecc
            Song: [Liber|Prophetia] Canticum Canticorum, Cantica [Canticorum], [Liber|Prophetia] Canticum, Cant, Ct, \
                [Liber|Prophetia] Cant Cantic
            Isa: [Liber|Prophetia] Isaias, [Liber|Prophetia] Isaiae, Is, Isa, Isai
            Jer: [Liber|Prophetia] Ieremias, [Liber|Prophetia] Ieremiae, Ier, [Liber|Prophetia] Hieremias, Jer, Ierem, \
                Jerem
            Lam: [Liber|Prophetia] Lamentationes, [Liber|Prophetia] Lamentationes Ieremiae, [Liber|Prophetia] Threni, \
                Lam, [Liber|Prophetia] Thren
            Ezek: [Liber|Prophetia] Ezechiel, [Liber|Prophetia] Ezechielis, Ez, [Liber|Prophetia] Hiezecihel, Eze, \
                Ezk, Ezech
            Dan: [Liber|Prophetia] Daniel, [Liber|Prophetia] Danielis, Dn, [Liber|Prophetia] Danihel, Dan
            Hos: Osee, Prophetia Osee, Os, Hos
            Joel: Ioel, [Liber|Prophetia] Ioelis, Prophetia Ioel, Il, [Liber|Prophetia] Johel, Joe, Jol, Joel
            Amos: Amos, Prophetia Amos, Am, Amo
            Obad: [Liber|Prophetia] Abdias, [Liber|Prophetia] Abdiae, Abd, Obd
            Jonah: [Liber|Prophetia] Ionas, [Liber|Prophetia] Ionae, Iona, Ion, Jon
            Mic: [Liber|Prophetia] Michaeas, [Liber|Prophetia] Michaeae, [Liber|Prophetia] Michae, Mi, Mich, \
                [Liber|Prophetia] Micha, Mic
            Nah: [Liber|Prophetia] Nahum, Naum, Nah, Nam
            Hab: [Liber|Prophetia] Habacuc, [Liber|Prophetia] Abacuc, Hab
            Zeph: [Liber|Prophetia] Sophonias, [Liber|Prophetia] Sophoniae, So, Soph, [Liber|Prophetia] Sofonias, Zep
            Hag: [Liber|Prophetia] Aggaeus, [Liber|Prophetia] Aggaei, Agg, Ag, [Liber|Prophetia] Aggeus, Hag
            Zech: [Liber|Prophetia] Zacharias, [Liber|Prophetia] Zachariae, Zac, Zach, [Liber|Prophetia] Zaccharias, \
                Zec
            Mal: [Liber|Prophetia] Malachias, [Liber|Prophetia] Malachiae, Mal, [Liber|Prophetia] Malachi
            Matt: [Evangelium secundum] Matthaeus, Evangelium secundum Matthaeum, [Evangelium secundum] Matthaei, Mt, Evangelio secundum Matthaeum, Matthaeum, \
                Mat, [Evangelium secundum] Matth, 2 [Evangelium secundum] Mattheum
            Mark: [Evangelium secundum] Marcus, Evangelium secundum Marcum, [Evangelium secundum] Marci, Mc, Marc, \
                2 [Evangelium secundum] Marcum, Mar, Mr
            Luke: [Evangelium secundum] Lucas, Evangelium secundum Lucam, [Evangelium secundum] Lucae, Lc, Luc, Evangelio secundum Lucam, Lucam, \
                2 [Evangelium secundum] Lucam, Lu, Luk
            John: [Evangelium secundum] Ioannes, Evangelium secundum Ioannem, [Evangelium secundum] Ioannis, Evangelio secundum Ioannem, Ioannem, \
                [Evangelium secundum] Iohannes, Io, Ioan, In, 2 [Evangelium secundum] Iohannem, Joh, Jo, Joan, Johan
            Acts: Actus Apostolorum, Acta Apostolorum, Actuum Apostolorum, Actus, Acta, Act, Ac
            Rom: [Epistula [ad]|ad] Romanos, Rm, Rom, Roman
            1Cor: 1 [Epistula [ad]|ad] Corinthios, 1 Cor, {Corinthios I|[Epistula] ad Corinthios I}, \
                Epistula {I|1} ad Corinthios, 1 Corinth
            2Cor: 2 [Epistula [ad]|ad] Corinthios, {Corinthios II|[Epistula] ad Corinthios II}, \
                Epistula {II|2} ad Corinthios, 2 Cor, 2 Corinth
            Gal: [Epistula [ad]|ad] Galatas, Gal, Galat
            Eph: [Epistula [ad]|ad] Ephesios, [Epistula [ad]|ad] Ephes, Eph, Ephes
            Phil: [Epistula [ad]|ad] Philippenses, Phil, [Epistula [ad]|ad] Phili, Philipp
            Col: [Epistula [ad]|ad] Colossenses, Col, Coloss
            1Thess: 1 [Epistula [ad]|ad] Thessalonicenses, 1 [Epistula [ad]|ad] Thess, 1 Th, \
                {Thessalonicenses I|[Epistula] ad Thessalonicenses I}, Epistula {I|1} ad Thessalonicenses
            2Thess: 2 [Epistula [ad]|ad] Thessalonicenses, {Thessalonicenses II|[Epistula] ad Thessalonicenses II}, \
                Epistula {II|2} ad Thessalonicenses, 2 [Epistula [ad]|ad] Thess, 2 Th
            1Tim: 1 [Epistula [ad]|ad] Timotheum, 1 Tim, 1 Tm, 1 Ti, {Timotheum I|[Epistula] ad Timotheum I}, \
                Epistula {I|1} ad Timotheum
            2Tim: 2 [Epistula [ad]|ad] Timotheum, {Timotheum II|[Epistula] ad Timotheum II}, \
                Epistula {II|2} ad Timotheum, 2 Tim, 2 Tm, 2 Ti
            Titus: [Epistula [ad]|ad] Titum, Tit, Tt
            Phlm: [Epistula [ad]|ad] Philemonem, Epistula[m] ad Philemonem, Phlm, [Epistula [ad]|ad] Philem, \
                [Epistula [ad]|ad] Phile
            Heb: [Epistula [ad]|ad] Hebraeos, Hbr, Hebr, Heb
            Jas: [Epistula [ad]|ad] Iacobi, Iac, [Epistula [ad]|ad] Iacobus, [Epistula [ad]|ad] Jacobi, Jam, Jac, \
                Iacob, Jacob
            1Pet: 1 [Epistula [ad]|ad] Petri, 1 Pet, 1 Petr, 1 Pt, {Petri I|Epistula Petri I}, Epistula {I|1} Petri, \
                1 Pe, 1 ptr
            2Pet: 2 [Epistula [ad]|ad] Petri, {Petri II|Epistula Petri II}, Epistula {II|2} Petri, 2 Pet, 2 Petr, \
                2 Pt, 2 Pe, 2 ptr
            1John: 1 [Epistula [ad]|ad] Ioannis, 1 In, 1 Io, {Ioannis I|Epistula Ioannis I}, Epistula {I|1} Ioannis, \
                [Epistula [ad]|ad] Iohannis I, 1 Jo, 1 jn, 1 jh, 1 Ioan, 1 Joan
            2John: 2 [Epistula [ad]|ad] Ioannis, {Ioannis II|Epistula Ioannis II}, Epistula {II|2} Ioannis, 2 In, \
                2 Io, [Epistula [ad]|ad] Iohannis II, 2 Jo, 2 jn, 2 jh, 2 Ioan, 2 Joan
            3John: 3 [Epistula [ad]|ad] Ioannis, {Ioannis III|Epistula Ioannis III}, Epistula {III|3} Ioannis, 3 In, \
                3 Io, [Epistula [ad]|ad] Iohannis III, 3 Jo, 3 jn, 3 jh, 3 Ioan, 3 Joan
            Jude: [Epistula [ad]|ad] Iudae, [Epistula [ad]|ad] Iudas, [Epistula [ad]|ad] Judae, Iudæ, Jud
            Rev: Apocalypsis, Apocalypsis Ioannis [Apostoli], Apc, Apoc, Ap, Apocal
            Tob: [Liber|Prophetia] Tobias, [Liber|Prophetia] Tobiae, [Liber|Prophetia] Thobis, \
                [Liber|Prophetia] Tobit, Tb, Tho, Tob
            Jdt: [Liber|Prophetia] Iudith, Idt, Judith, Judit
            EsthGr: [Liber|Prophetia] Graeca Esther
            Wis: [Liber|Prophetia] Sapientia, Liber Sapientiae, [Liber|Prophetia] Sapientia Salomonis, Sap, \
                [Liber|Prophetia] Sapient
            Sir: [Liber|Prophetia] Ecclesiasticus, [Liber|Prophetia] Sirach, [Liber|Prophetia] Siracides, \
                Liber Iesu Filii Sirach, [Liber|Prophetia] Eccli, [Liber|Prophetia] Ecclus, Sir
            Bar: [Liber|Prophetia] Baruch, Bar
            EpJer: [Liber|Prophetia] Epistula Ieremiae
            PrAzar: [Liber|Prophetia] Oratio Azariae, [Liber|Prophetia] Or Azar, S3Y
            SgThree: [Liber|Prophetia] Canticum trium puerorum
            Sus: [Liber|Prophetia] Susanna
            Bel: [Liber|Prophetia] Bel et draco, [Liber|Prophetia] Bel et draconis
            1Macc: 1 Maccabaeorum, 1 Machabaeorum, 1 Mac, 1 Mcc, Maccabaeorum I, Liber {I|1} Maccabaeorum, \
                Liber Maccabaeorum I, 1 Macabaeorum, 1 Macc
            2Macc: 2 Maccabaeorum, Maccabaeorum II, Liber {II|2} Maccabaeorum, Liber Maccabaeorum II, 2 Machabaeorum, \
                2 Mac, 2 Mcc, 2 Macabaeorum, 2 Macc
            3Macc: 3 Maccabaeorum, Maccabaeorum III, Liber {III|3} Maccabaeorum, Liber Maccabaeorum III, \
                3 Machabaeorum, 3 Mac, 3 Mcc, 3 Macabaeorum, 3 Macc
            4Macc: 4 Maccabaeorum, Maccabaeorum IV, Liber {IV|4} Maccabaeorum, Liber Maccabaeorum IV, 4 Machabaeorum, \
                4 Mac, 4 Mcc, 4 Macabaeorum, 4 Macc
            1Esd: 1 Esdrae, 1 Esdra, 1 Esd, Esdrae I, Liber {I|1} Esdrae, Liber Esdrae I, 3 Esdrae
            2Esd: 2 Esdrae, Esdrae II, Liber {II|2} Esdrae, Liber Esdrae II, 4 Esdrae, 2 Esdra, 2 Esd
            PrMan: [Liber|Prophetia] Oratio Manassae, Oratio [regis] Manassae, [Liber|Prophetia] Oratio Manasse, \
                [Liber|Prophetia] Or Man
            Ps151: [Liber|Prophetia] Psalmus 151
            """,
        words: """
            chapter caput capita capite cap
            verse versus versiculus versiculi vers ver vs vv v
            and et cf vide
            to ad usque
            following seq sqq sequentes
            next sq
            title titulus
            first prima primus primum
            second secunda secundus secundum
            third tertia tertius tertium
            fourth quarta quartus quartum
            fifth quinta quintus quintum
            translation vulg
            """)
}
