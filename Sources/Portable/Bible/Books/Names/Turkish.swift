extension BookNames.Language {
    /// Turkish. `Tesniye` is left out: lists give it to Genesis or to Deuteronomy.
    static let turkish = Self(
        code: "tr",
        names: """
            Gen: Yaratılış [kitabı], Tekvin [kitabı], Yar
            Exod: Mısır'dan Çıkış [kitabı], Çıkış [kitabı], Çık
            Lev: Levililer [kitabı], Lev
            Num: Çölde Sayım [kitabı], Sayılar [kitabı], Say, Num
            Deut: Yasa'nın Tekrarı [kitabı], Yas
            Josh: Yeşu, Yşu
            Judg: Hakimler [kitabı], Hak
            Ruth: Rut
            1Sam: 1. Samuel, 1 Sa, 1 Sam
            2Sam: 2. Samuel, 2 Sa, 2 Sam
            1Kgs: 1. Krallar, 1 Kr, 1 Kral, 1 kg
            2Kgs: 2. Krallar, 2. Kr, 2. Kral, 2 kg
            1Chr: 1. Tarihler, 1 Ta, 1 Tar
            2Chr: 2. Tarihler, 2. Ta, 2. Tar
            Ezra: Ezra, Ezr
            Neh: Nehemya [kitabı], Neh
            Esth: Ester [kitabı], Est
            Job: Eyüp, Eyub, Ey, Eyu, Eyp
            Ps: Mezmurlar, Mezmur, Mezm, Mez, Mezmurlar (Zebur), Ps
            Prov: Süleyman'ın Özdeyişleri [kitabı], Süleyman'ın Meselleri [kitabı], Özdeyişler [kitabı], \
                Meseller [kitabı], Özd, Mes
            Eccl: Vaiz, Vai
            Song: Ezgiler Ezgisi [kitabı], Neşideler Neşidesi [kitabı], Ezg, Neş
            Isa: Yeşaya [kitabı], Yşa, İşaya [kitabı], Yeş
            Jer: Yeremya [kitabı], Yer, Jer
            Lam: Ağıtlar [kitabı], Yeremya'nın Mersiyeleri [kitabı], Mersiyeler [kitabı], Ağı, Lam
            Ezek: Hezekiel [kitabı], Hez, Ezk
            Dan: Daniel [kitabı], Dan
            Hos: Hoşea [kitabı], Hoş
            Joel: Yoel, Yoe, Jol, Joel
            Amos: Amos, Amo
            Obad: Ovadya [kitabı], Obadya [kitabı], Ova
            Jonah: Yunus [kitabı], Yun
            Mic: Mika, Mik
            Nah: Nahum [kitabı], Nah, Nam
            Hab: Habakkuk [kitabı], Hab
            Zeph: Sefanya [kitabı], Tsefanya [kitabı], Sef
            Hag: Hagay [kitabı], Haggay [kitabı], Hag
            Zech: Zekeriya [kitabı], Zek
            Mal: Malaki [kitabı], Mal
            Matt: Matta, Matta['nın|'nin|'nun|'ın|'un] [İncil[i]], Matta{'ya|'a} Göre [İncil], Mat
            Mark: Markos, Markos['nın|'nin|'nun|'ın|'un] [İncil[i]], Markos{'ya|'a} Göre [İncil], Mar
            Luke: Luka, Luka['nın|'nin|'nun|'ın|'un] [İncil[i]], Luka{'ya|'a} Göre [İncil], Luk
            John: Yuhanna, Yuhanna['nın|'nin|'nun|'ın|'un] [İncil[i]], Yuhanna{'ya|'a} Göre [İncil], Yu, Yuh
            Acts: Elçilerin İşleri, Resullerin İşleri, Elç, Havarilerin Faaliyetleri
            Rom: Romalılar, Romalılara, Rom
            1Cor: 1. Korintliler, 1. Korintoslular, 1 Korintlilere, 1 Ko, 1 Kor
            2Cor: 2. Korintliler, 2. Korintoslular, 2. Korintlilere, 2. Ko, 2. Kor
            Gal: Galatyalılar, Galatyalılara, Gal
            Eph: Efesliler, Efeslilere, Ef
            Phil: Filipililer, Filipililere, Flp
            Col: Koloseliler, Koloselilere, Kol, Col
            1Thess: 1. Selanikliler, 1 Selaniklilere, 1 Se, 1 Sel
            2Thess: 2. Selanikliler, 2. Selaniklilere, 2. Se, 2. Sel
            1Tim: 1. Timoteos, 1. Timoteyus, 1 Ti, 1 Tim, 1 tm
            2Tim: 2. Timoteos, 2. Timoteyus, 2. Ti, 2. Tim, 2 tm
            Titus: Titus, Tit
            Phlm: Filimon, Flm, Filemon
            Heb: İbraniler, İbranilere, İbr
            Jas: Yakup, Yakub'un Mektubu, Yakub, Yak
            1Pet: 1. Petrus, 1 Pe, 1 Pet, 1 pt, 1 ptr
            2Pet: 2. Petrus, 2. Pe, 2. Pet, 2 pt, 2 ptr
            1John: 1. Yuhanna, 1 Yu, 1 Yuh, 1 jn, 1 jh
            2John: 2. Yuhanna, 2. Yu, 2. Yuh, 2 jn, 2 jh
            3John: 3. Yuhanna, 3. Yu, 3. Yuh, 3 jn, 3 jh
            Jude: Yahuda, Yahuda'nın Mektubu, Yah
            Rev: Vahiy, Vahiy Kitabı, Esinleme, Yuhanna'nın Vahyi, Vah, Esi, Va
            Tob: TobIt [kitabı], Tob
            Jdt: Yudit [kitabı], Yud
            EsthGr: Ester (Yunanca) [kitabı], EstYun [kitabı], Grekçe Ester [kitabı]
            Wis: Bilgelik [kitabı], Süleyman'ın Bilgeliği [kitabı], Bil
            Sir: Sirak [kitabı], Sir
            Bar: Baruk [kitabı], Bar
            EpJer: Yeremya'nın Mektubu [kitabı], YerMe [kitabı]
            PrAzar: Azarya'nın Duası [kitabı], S3Y, Azar
            SgThree: Üç Genç Adamın Ezgisi [kitabı]
            Sus: Suzanna [kitabı], Suz
            Bel: Bel ve Ejderha [kitabı]
            1Macc: 1. Makabeler, 1 Mak, 1 Macc
            2Macc: 2. Makabeler, 2 Mak, 2 Macc
            3Macc: 3. Makabeler, 3 Mak, 3 Macc
            4Macc: 4. Makabeler, 4 Mak, 4 Macc
            1Esd: 1 Esdras, 1 Esd
            2Esd: 2 Esdras, 2 Esd
            PrMan: Manaşşe'nin Duası [kitabı], Man
            AddPs: Mezmurlar'a Eklemeler [kitabı], MezEk [kitabı]
            AddDan: Daniel'e Eklemeler [kitabı], DanEk [kitabı]
            PssSol: Süleyman'ın Mezmurları [kitabı], SülMez [kitabı]
            """,
        words: """
            chapter bölüm bölümü bölümler bölümleri bap baplar babı bp bl
            verse ayet ayeti ayetler ayetleri
            and ve bkz krş karş
            to ile dek kadar
            following vd vdd
            title başlık başlığı
            first birinci ilk bir
            second ikinci iki
            third üçüncü üç
            fourth dördüncü dört
            fifth beşinci beş
            translation can hadi tc tsv yc1998 yc2001 yc2008 yc2009
            """)
}
