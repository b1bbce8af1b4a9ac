extension BookNames.Language {
    /// Tagalog.
    static let tagalog = Self(
        code: "tl",
        names: """
            Gen: [{Aklat {ni|ng|ni San}|Ang}] Genesis, [{Aklat {ni|ng|ni San}|Ang}] Henesis, \
                [{Aklat {ni|ng|ni San}|Ang}] Genesi, Gen
            Exod: [{Aklat {ni|ng|ni San}|Ang}] Exodo, [{Aklat {ni|ng|ni San}|Ang}] Exodus, \
                [{Aklat {ni|ng|ni San}|Ang}] Eksodo, Exo, Ex
            Lev: [{Aklat {ni|ng|ni San}|Ang}] Levitico, [{Aklat {ni|ng|ni San}|Ang}] Levitikus, \
                [{Aklat {ni|ng|ni San}|Ang}] Lebitikus, [{Aklat {ni|ng|ni San}|Ang}] Lebitico, Lev, \
                L{e|i}{b|v}iti{co|kus|kos|cus}
            Num: [{Aklat {ni|ng|ni San}|Ang}] Mga Bilang, [{Aklat {ni|ng|ni San}|Ang}] Bilang, \
                [{Aklat {ni|ng|ni San}|Ang}] Numeros, Blg, Bil, [{Aklat {ni|ng|ni San}|Ang}] Bemidbar, \
                [{Aklat {ni|ng|ni San}|Ang}] Mga Numero, [{Aklat {ni|ng|ni San}|Ang}] Numero, Num
            Deut: [{Aklat {ni|ng|ni San}|Ang}] Deuteronomio, De{|y}uteronom{io|iyo|yo|i|ia|ya}
            Josh: [{Aklat {ni|ng|ni San}|Ang}] Josue, [{Aklat {ni|ng|ni San}|Ang}] Joshua, Jos
            Judg: [{Aklat {ni|ng|ni San}|Ang}] Mga Hukom, [{Aklat {ni|ng|ni San}|Ang}] Hukom, Huk, Hkm
            Ruth: Ruth, Rut, Ruta
            1Sam: 1 Samuel, 1 Sam
            2Sam: 2 Samuel, 2 Sam
            1Kgs: 1 Mga Hari, 1 Hari, 3 [Mga] Hari
            2Kgs: 2 Mga Hari, 4 [Mga] Hari, 2 Hari
            1Chr: 1 Mga Cronica, 1 Cronica, 1 [Mga] {C|K}ronik[e]l, 1 [Mga] {Cr|Kr}oni{ca|ka}, 1 Chronicle[s], \
                1 Paralipomeno, 1 Cro
            2Chr: 2 Mga Cronica, 2 Cronica, 2 [Mga] {C|K}ronik[e]l, 2 [Mga] {Cr|Kr}oni{ca|ka}, 2 Chronicle[s], \
                2 Paralipomeno, 2 Cro
            Ezra: Ezra, [{Aklat {ni|ng|ni San}|Ang}] Esdras, Esra, Ezr
            Neh: [{Aklat {ni|ng|ni San}|Ang}] Nehemias, [{Aklat {ni|ng|ni San}|Ang}] Neemias, Neh, \
                [{Aklat {ni|ng|ni San}|Ang}] Nehemiah
            Esth: [{Aklat {ni|ng|ni San}|Ang}] Ester, [{Aklat {ni|ng|ni San}|Ang}] Esther, Est
            Job: Job, Hob
            Ps: Mga Awit, Awit, Mga Salmo, Salmo, Salm, Slm, Ps
            Prov: [{Aklat {ni|ng|ni San}|Ang}] Mga Kawikaan, [{Aklat {ni|ng|ni San}|Ang}] Kawikaan, Kaw, Kawi, \
                [{Aklat {ni|ng|ni San}|Ang}] Proverbio, [{Aklat {ni|ng|ni San}|Ang}] Mga Proverbio
            Eccl: [{Aklat {ni|ng|ni San}|Ang}] Mangangaral, [{Aklat {ni|ng|ni San}|Ang}] Ecclesiastes, \
                [{Aklat {ni|ng|ni San}|Ang}] Eclesiastes, Eccl, Ec, E{cl|kl}{i|e}s{i|y}astes
            Song: [{Aklat {ni|ng|ni San}|Ang}] Awit ni Solomon, Ang Awit ng mga Awit, \
                [{Aklat {ni|ng|ni San}|Ang}] Awit ng mga Awit, A. ng A, [Ang] Awit ni S{o|a}lomon
            Isa: [{Aklat {ni|ng|ni San}|Ang}] Isaias, [{Aklat {ni|ng|ni San}|Ang}] Isaiah, Isa, Is, \
                Isa{iah|ias|ia|yas}
            Jer: [{Aklat {ni|ng|ni San}|Ang}] Jeremias, [{Aklat {ni|ng|ni San}|Ang}] Heremias, Jer, \
                [Aklat ni] {J|H}eremia{s|h}, Her{em|im}yas
            Lam: [{Aklat {ni|ng|ni San}|Ang}] Mga Panaghoy, [{Aklat {ni|ng|ni San}|Ang}] Panaghoy, \
                [{Aklat {ni|ng|ni San}|Ang}] Panag, [{Aklat {ni|ng|ni San}|Ang}] Mga Lamentasyon, \
                [{Aklat {ni|ng|ni San}|Ang}] Lamentasyon, Aklat ng Pagtaghoy, [{Aklat {ni|ng|ni San}|Ang}] Pagtaghoy, \
                Lam
            Ezek: [{Aklat {ni|ng|ni San}|Ang}] Ezekiel, [{Aklat {ni|ng|ni San}|Ang}] Ezequiel, \
                [{Aklat {ni|ng|ni San}|Ang}] Esekiel, Eze, Ez, E{z|s}e{qui|ki|kyi|ky}el
            Dan: [{Aklat {ni|ng|ni San}|Ang}] Daniel, Dan, Dn
            Hos: [{Aklat {ni|ng|ni San}|Ang}] Oseas, [{Aklat {ni|ng|ni San}|Ang}] Hosea, \
                [{Aklat {ni|ng|ni San}|Ang}] Hoseas, Os, {H|}ose{a|as|ia|iah|yas}, Hos
            Joel: Joel, Joe, Jl
            Amos: Amos, Am
            Obad: [{Aklat {ni|ng|ni San}|Ang}] Obadias, [{Aklat {ni|ng|ni San}|Ang}] Abdias, \
                [{Aklat {ni|ng|ni San}|Ang}] Obadiah, [{Aklat {ni|ng|ni San}|Ang}] Obadia, Oba, Ob
            Jonah: [{Aklat {ni|ng|ni San}|Ang}] Jonas, [{Aklat {ni|ng|ni San}|Ang}] Jonah, Jon
            Mic: [{Aklat {ni|ng|ni San}|Ang}] Mikas, [{Aklat {ni|ng|ni San}|Ang}] Miqueas, Mic, Mik, \
                [{Aklat {ni|ng|ni San}|Ang}] Micah, [{Aklat {ni|ng|ni San}|Ang}] Micas, \
                [{Aklat {ni|ng|ni San}|Ang}] Mikeas
            Nah: [{Aklat {ni|ng|ni San}|Ang}] Nahum, Nah
            Hab: [{Aklat {ni|ng|ni San}|Ang}] Habacuc, [{Aklat {ni|ng|ni San}|Ang}] Habakuk, \
                [{Aklat {ni|ng|ni San}|Ang}] Habakkuk, [{Aklat {ni|ng|ni San}|Ang}] Habacuk, Hab
            Zeph: [{Aklat {ni|ng|ni San}|Ang}] Sofonias, [{Aklat {ni|ng|ni San}|Ang}] Zefanias, \
                [{Aklat {ni|ng|ni San}|Ang}] Zephaniah, Sof, Zef, {Z|S}e{f|p}ania{s|}, Sofonia{s|}
            Hag: [{Aklat {ni|ng|ni San}|Ang}] Hageo, [{Aklat {ni|ng|ni San}|Ang}] Hagai, \
                [{Aklat {ni|ng|ni San}|Ang}] Haggai, Ageo, Hag, H{agai|aggai|aggeo|ageo}
            Zech: [{Aklat {ni|ng|ni San}|Ang}] Zacarias, Zac, {Z|S}a{c|k}aria{s|h}, \
                [{Aklat {ni|ng|ni San}|Ang}] Zechariah
            Mal: [{Aklat {ni|ng|ni San}|Ang}] Malakias, [{Aklat {ni|ng|ni San}|Ang}] Malaquias, Mal, Mala{qu|k}ia{s|}, \
                [{Aklat {ni|ng|ni San}|Ang}] Malachi
            Matt: [{Mabuting Balita ayon kay|Ebanghelyo ayon kay|Ebanghelyo ni} [San]] Mateo, Mat, Mt
            Mark: [{Mabuting Balita ayon kay|Ebanghelyo ayon kay|Ebanghelyo ni} [San]] Marcos, \
                [{Mabuting Balita ayon kay|Ebanghelyo ayon kay|Ebanghelyo ni} [San]] Markos, Mar, Mc, Mk
            Luke: [{Mabuting Balita ayon kay|Ebanghelyo ayon kay|Ebanghelyo ni} [San]] Lucas, \
                [{Mabuting Balita ayon kay|Ebanghelyo ayon kay|Ebanghelyo ni} [San]] Lukas, Luc, Luk, Lc, Lu
            John: Juan, Jn, Jua, Ebanghelyo ni San Juan, Ebanghelyo ayon kay San Juan, Mabuting Balita ayon kay Juan
            Acts: Mga Gawa, Gawa, Gw, Mga Gawa ng mga Apostol, [Mga] Gawa ng [mga] {Apostol[es]|Alagad}, \
                Mabuting Balita ayon sa Espiritu Santo
            Rom: Mga Taga-Roma, Taga-Roma, Roma, Mga Romano, Romano, Rom, Ro, {Sulat sa|Sulat sa mga|Mga} Roma{|no}
            1Cor: 1 Mga Taga-Corinto, 1 Corinto, 1 Cor, 1 Co, {Mga Taga|Taga|Mga taga-} Corinto, \
                1 [Sulat sa mga|Mga|Mga Taga] {Corint{o|io}|Korint{o|io}}, \
                Ika- {1|I|una|unang} [Sulat sa] mga Corint{o|io}, 1 Taga {C|K}orinto
            2Cor: 2 Mga Taga-Corinto, Ika- 2 Sulat sa mga Corint{o|io}, 2 Sulat sa mga Corint{o|io}, 2 Corinto, 2 Cor, \
                2 Co, 2 [Sulat sa mga|Mga|Mga Taga] {Corint{o|io}|Korint{o|io}}, 2 Taga {C|K}orinto, \
                Ika- {2|II|ikalawa|ikalawang} [Sulat sa] mga Corint{o|io}
            Gal: Mga Taga-Galacia, Galacia, Gal, Ga, [Sulat sa] [mga] [Taga] Gal{acia|asya}, \
                [Sulat sa] mga Gal{acia|asya|ata}
            Eph: Mga Taga-Efeso, Efeso, Ef, Efe, [Sulat sa] [mga] [Taga] {Ef|Ep}es{o|io}
            Phil: Mga Taga-Filipos, Filipos, Fil, Filip, [Sulat sa] [mga] [Taga] {F|P}ilip{os|ense}
            Col: Mga Taga-Colosas, Colosas, Col, Co, [Sulat sa] [mga] [Taga] {C|K}olos{as|ense}, \
                [Sulat sa] mga {C|K}olon[s]ense
            1Thess: 1 Mga Taga-Tesalonica, 1 [Sulat sa] [mga] [Taga] Tesaloni{ca|ka|cense|sense}, 1 Tes, 1 Thes
            2Thess: 2 Mga Taga-Tesalonica, 2 [Sulat sa] [mga] [Taga] Tesaloni{ca|ka|cense|sense}, 2 Tes, 2 Thes
            1Tim: 1 Timoteo, 1 [Sulat] [Kay] Timoteo, 1 Tim
            2Tim: 2 Timoteo, 2 [Sulat] [Kay] Timoteo, 2 Tim
            Titus: Tito, Kay Tito, Tit, [Sulat] [Kay] Tito
            Phlm: Filemon, Kay Filemon, Flm, File, [Sulat] [Kay] Filemon, Filem
            Heb: Mga Hebreo, Hebreo, Heb, Sulat sa mga Hebreo, [Sulat sa] [Mga] Hebre{o|os}
            Jas: Santiago, Sant, San, Stg, Jacobo
            1Pet: 1 Pedro, 1 Ped
            2Pet: 2 Pedro, 2 Ped
            1John: 1 Juan, 1 Jn
            2John: 2 Juan, 2 Jn
            3John: 3 Juan, 3 Jn
            Jude: Judas, Hudas, Jud, Ju
            Rev: Pahayag, Apocalipsis, Apokalipsis, Apoc, Rebelasyon, Mga Pahayag, Pah, Pahayag [kay Juan], \
                Apocalipsis [ni Juan], Apok
            Tob: Tob{ias|it}, Tob
            Jdt: [{Aklat {ni|ng|ni San}|Ang}] Judit
            EsthGr: [{Aklat {ni|ng|ni San}|Ang}] Ester (Griego), Estg
            Wis: [Ang] Karunungan [ni Solomon|ni Salomon], Kar, [{Aklat {ni|ng|ni San}|Ang}] Salomón, \
                [{Aklat {ni|ng|ni San}|Ang}] Solomon
            Sir: [Ang] Karunungan ni Jesus [na] Anak ni Sirac, \
                E{c|k}{clesiasti{co|kus|cus}|klesiastiko|klesyastiko|klesiastikus}, Eklesiasti{ko|kus}, \
                Sira{c|k|ch|kh}[ida|ide|ides], Sir
            Bar: Baru{c|k|ch}, Bar
            EpJer: {Liham|Sulat} ni Jeremias
            SgThree: [Awit ng] Tatlong Kabataan, [{Aklat {ni|ng|ni San}|Ang}] Aw ng 3 Kab
            Sus: [{Aklat {ni|ng|ni San}|Ang}] Susana, Su
            1Macc: 1 [Mga] Macabeo[s], 1 Mcb, 1 Macc
            2Macc: 2 [Mga] Macabeo[s], 2 Mcb, 2 Macc
            3Macc: 3 [Mga] Macabeo[s], 3 Mcb, 3 Macc
            4Macc: 4 [Mga] Macabeo[s], 4 Mcb, 4 Macc
            1Esd: 1 {Esdras|Ezra|Esra}, 1 Esd
            2Esd: 2 {Esdras|Ezra|Esra}, 2 Esd
            PrMan: [Ang] {Panalangin|Dalangin|Dasal} ni Manases
            """,
        words: """
            chapter kabanata pangkat kapitulo kap kab
            verse talata taludtod bersikulo tal
            and at tingnan
            to hanggang
            following k
            title pamagat
            first una unang
            second ikalawa ikalawang
            third ikatlo ikatlong
            fourth ikaapat
            fifth ikalima ikalimang
            translation asnd
            """)
}
