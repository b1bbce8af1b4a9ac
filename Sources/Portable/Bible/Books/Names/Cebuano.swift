extension BookNames.Language {
    /// Cebuano.
    static let cebuano = Self(
        code: "ceb",
        names: """
            Gen: [Basahon ni] Genesis, Hen, [Basahon ni] Henesis
            Exod: [Basahon ni] Exodo, [Basahon ni] Exodus, Ex
            Lev: [Basahon ni] Levitico
            Num: [Basahon ni] Numeros, Num
            Deut: [Basahon ni] Deuteronomio
            Josh: [Basahon ni] Josue
            Judg: [Basahon ni] Mga Maghuhukom, [Mga] Maghuhukom, [Basahon ni] Mga Hukom, Huk
            Ruth: Ruth, Rut
            1Sam: 1 Samuel, 1 Sam
            2Sam: 2 Samuel, 2 Sam
            1Kgs: 1 Mga Hari, 1 [Mga] Hari
            2Kgs: 2 Mga Hari, 2 [Mga] Hari
            1Chr: 1 Mga Cronica, 1 [Mga] {C|K}roni{ca|ka}[s], 1 Cro
            2Chr: 2 Mga Cronica, 2 [Mga] {C|K}roni{ca|ka}[s], 2 Cro
            Ezra: [Basahon ni] Esdras, Ezra, Ezr
            Neh: [Basahon ni] Nehemias, Neh
            Esth: [Basahon ni] Ester, [Basahon ni] Esther
            Job: Job
            Ps: Mga Salmo, Salmo, Sal, Ps
            Prov: [Basahon ni] Mga Panultihon, [Basahon ni] Proverbio, [Basahon ni] Panultihon
            Eccl: [Basahon ni] Ecclesiastes, [Basahon ni] Ang Magwawali, [Basahon ni] Eclesiastes, \
                [Basahon ni] Eklesyastes, [Basahon ni] Magwawali, [Basahon ni] Kaalam
            Song: [Basahon ni] Awit sa mga Awit, [Basahon ni] Ang Awit ni Solomon
            Isa: [Basahon ni] Isaias
            Jer: [Basahon ni] Jeremias, Jer
            Lam: [Basahon ni] Mga Pagbangotan, [Basahon ni] Pagbangotan, Lam
            Ezek: [Basahon ni] Ezequiel
            Dan: [Basahon ni] Daniel
            Hos: [Basahon ni] Oseas, Os, Hos
            Joel: Joel
            Amos: Amos
            Obad: [Basahon ni] Abdias, [Basahon ni] Obadias
            Jonah: [Basahon ni] Jonas, Jon
            Mic: [Basahon ni] Miqueas
            Nah: [Basahon ni] Nahum
            Hab: [Basahon ni] Habacuc, Hab
            Zeph: [Basahon ni] Sofonias, Sof
            Hag: [Basahon ni] Hageo, Ageo, [Basahon ni] Haggeo, Hag
            Zech: [Basahon ni] Zacarias, Zac
            Mal: [Basahon ni] Malaquias, [Basahon ni] Malakias
            Matt: [{Sulat ni|Ebanghelyo ni|Maayong Balita sumala kang} [San]] Mateo, Mat, Mt
            Mark: [{Sulat ni|Ebanghelyo ni|Maayong Balita sumala kang} [San]] Marcos, Mar, Mr, Mc
            Luke: [{Sulat ni|Ebanghelyo ni|Maayong Balita sumala kang} [San]] Lucas, Luc, Lc, Lu
            John: Juan, Jn
            Acts: Mga Buhat, Buhat, Binuhatan, [Ang] [Mga] Binuhatan [sa mga Apostoles], Buhat sa mga Apostoles, Buh
            Rom: Mga Taga-Roma, Taga-Roma, Roma, Mga Romanhon, Rom
            1Cor: 1 Mga Taga-Corinto, 1 [Mga] [Taga] Corinto, 1 Cor, 1 Co
            2Cor: 2 Mga Taga-Corinto, 2 [Mga] [Taga] Corinto, 2 Cor, 2 Co
            Gal: Mga Taga-Galacia, [Mga] [Taga] Galacia, Gal
            Eph: Mga Taga-Efeso, [Mga] [Taga] Efeso, Ef
            Phil: Mga Taga-Filipos, [Mga] [Taga] Filipos, Fil
            Col: Mga Taga-Colosas, Colosas, [Mga] [Taga] Colosas, Col
            1Thess: 1 Mga Taga-Tesalonica, 1 [Mga] [Taga] Tesaloni{ca|ka}, 1 Tes
            2Thess: 2 Mga Taga-Tesalonica, 2 [Mga] [Taga] Tesaloni{ca|ka}, 2 Tes
            1Tim: 1 Timoteo, 1 [Kang] Timoteo, 1 Tim
            2Tim: 2 Timoteo, 2 [Kang] Timoteo, 2 Tim
            Titus: Tito, [Kang] Tito, Tit
            Phlm: Filemon, [Kang] Filemon, Filem, Flm
            Heb: Mga Hebreohanon, Hebreohanon, Mga Hebreo, Hebreo, Heb, [Mga] {Hebro|Hebreo}hanon, Hebre
            Jas: Santiago, Sant, Jacobo, San
            1Pet: 1 Pedro
            2Pet: 2 Pedro
            1John: 1 Juan, 1 Jn
            2John: 2 Juan, 2 Jn
            3John: 3 Juan, 3 Jn
            Jude: Judas, Jud
            Rev: Gipadayag, Pinadayag, Ang Pinadayag, Pinadayag kang Juan, Apocalipsis, \
                [Ang] [Gipadayag|Pinadayag] [kang Juan], Gipa, Pin
            Tob: [Basahon ni] Tobit, Tob
            Wis: [Basahon ni] Kaalam ni Solomon
            Sir: [Basahon ni] Sirac, Sir
            EpJer: [Basahon ni] Sulat ni Jeremias, [Basahon ni] Sul Jer
            SgThree: Awit sa Tulo ka [Batan-ong] Lalaki
            Sus: Su
            Bel: [Basahon ni] Si Bel ug ang Dragon, [Basahon ni] Bel ug ang Dragon
            1Macc: 1 [Mga] Macabeo, 1 Mac, 1 Macc
            2Macc: 2 [Mga] Macabeo, 2 Mac, 2 Macc
            3Macc: 3 [Mga] Macabeo, 3 Mac, 3 Macc
            4Macc: 4 [Mga] Macabeo, 4 Mac, 4 Macc
            """,
        words: """
            chapter kapitulo
            verse bersikulo
            and ug
            to hangtod ngadto
            title ulohan
            first una unang
            second ikaduha ikaduhang
            third ikatulo ikatulong
            fourth ikaupat
            fifth ikalima
            """)
}
