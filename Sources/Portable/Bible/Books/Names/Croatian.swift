extension BookNames.Language {
    /// Croatian.
    static let croatian = Self(
        code: "hr", commaSeparatesVerse: true,
        names: """
            Gen: [Knjiga [o|proroka]] Postanak, Knjiga Postanka, Post, 1 [Knjiga [o|proroka]] Mojsijeva, Pos
            Exod: [Knjiga [o|proroka]] Izlazak, Knjiga Izlaska, [Knjiga [o|proroka]] Egzodus, Izl, \
                2 [Knjiga [o|proroka]] Mojsijeva
            Lev: [Knjiga [o|proroka]] Levitski zakonik, [Knjiga [o|proroka]] Levitik, Lev, \
                3 [Knjiga [o|proroka]] Mojsijeva, [Knjiga [o|proroka]] Zakonik, [Knjiga [o|proroka]] Levitski
            Num: [Knjiga [o|proroka]] Brojevi, Knjiga Brojeva, Br, 4 [Knjiga [o|proroka]] Mojsijeva, Num
            Deut: [Knjiga [o|proroka]] Ponovljeni zakon, Pnz, 5 [Knjiga [o|proroka]] Mojsijeva, \
                [Knjiga [o|proroka]] Zakon, [Knjiga [o|proroka]] Ponovljeni
            Josh: [Knjiga [o|proroka]] Jošua, Jš, Još
            Judg: Suci, Knjiga o Sucima, [Knjiga [o|proroka]] Sudije, Suc, Su
            Ruth: Ruta, Rut, Knjiga o Ruti, Rt, Ru
            1Sam: 1. [knjiga [o]] Samuelova, 1 Sam, [knjiga [o]] Samuel 1, 1 Knjiga O Samuelu
            2Sam: 2. [knjiga [o]] Samuelova, 2. Sam, [knjiga [o]] Samuel 2, 2 Knjiga O Samuelu
            1Kgs: 1. [knjiga [o]] Kraljevima, 1. [knjiga [o]] o Kraljevima, 1 Kr, [knjiga [o]] Kraljevi1, \
                1 [knjiga [o]] raljevima
            2Kgs: 2. [knjiga [o]] Kraljevima, 2. [knjiga [o]] o Kraljevima, 2. Kr, 2 [knjiga [o]] raljevima, \
                [knjiga [o]] Kraljevi2
            1Chr: 1. [knjiga [o]] Ljetopisa, 1 Ljet, 1 [knjiga [o]] Paralipomena, [knjiga [o]] Ljetopisi1, 1 lje
            2Chr: 2. [knjiga [o]] Ljetopisa, 2. Ljet, 2. [knjiga [o]] Paralipomena, [knjiga [o]] Ljetopisi2, 2 lje
            Ezra: Ezra, Ezr, Knjiga Ezrina, Esra
            Neh: [Knjiga [o|proroka]] Nehemija, Neh, Knjiga Nehemijina
            Esth: [Knjiga [o|proroka]] Estera, [Knjiga [o|proroka]] Ester, Est, Knjiga o Esteri
            Job: Job, Knjiga o Jobu
            Ps: Psalmi, Psalmu, Psalma, Psalam, Ps
            Prov: [Knjiga [o|proroka]] Mudre izreke, [Knjiga [o|proroka]] Izreke, [Knjiga [o|proroka]] Poslovice, Izr
            Eccl: [Knjiga [o|proroka]] Propovjednik, Knjiga Propovjednikova, Prop, Knjiga propovjednika, Pro
            Song: [Knjiga [o|proroka]] Pjesma nad pjesmama, Pj
            Isa: [Knjiga [o|proroka]] Izaija, Izaije, Izaiji, Iz, Knjiga proroka Izaije
            Jer: [Knjiga [o|proroka]] Jeremija, Jr, Jer, Knjiga proroka Jeremije
            Lam: [Knjiga [o|proroka]] Tužaljke, [Knjiga [o|proroka]] Jeremijine tužaljke, \
                [Knjiga [o|proroka]] Tužaljke Jeremijine, Tuž, [Knjiga [o|proroka]] Lamentacije, \
                [Knjiga [o|proroka]] Tužaljke (plač Jeremijin), Lam
            Ezek: [Knjiga [o|proroka]] Ezekiel, [Knjiga [o|proroka]] Ezekijel, Ez, Ezek, Knjiga proroka Ezekiela, Ezk
            Dan: [Knjiga [o|proroka]] Daniel, [Knjiga [o|proroka]] Danijel, Dn, Knjiga proroka Daniela, Dan
            Hos: [Knjiga [o|proroka]] Hošea, Hoš
            Joel: Joel, Jl, Knjiga proroka Joela, Jol
            Amos: Amos, Am, Knjiga proroka Amosa
            Obad: [Knjiga [o|proroka]] Obadija, [Knjiga [o|proroka]] Abdija, Ob, Knjiga proroka Obadije
            Jonah: Jona, Jon, Knjiga proroka Jone
            Mic: [Knjiga [o|proroka]] Mihej, Mih, Knjiga proroka Miheja
            Nah: [Knjiga [o|proroka]] Nahum, Nah, Knjiga proroka Nahuma, Nam
            Hab: [Knjiga [o|proroka]] Habakuk, Hab, Knjiga proroka Habakuka
            Zeph: [Knjiga [o|proroka]] Sefanija, [Knjiga [o|proroka]] Sofonija, Sef, Knjiga proroka Sefanije
            Hag: [Knjiga [o|proroka]] Hagaj, Agej, Hag, Knjiga proroka Hagaja
            Zech: [Knjiga [o|proroka]] Zaharija, Zah, Knjiga proroka Zaharije
            Mal: [Knjiga [o|proroka]] Malahija, Mal, Knjiga proroka Malahije
            Matt: [{Evanđelje|Jevanđelje} po] Matej, Mateja, Mateju, [{Evanđelje|Jevanđelje} po] Mateju, Mt
            Mark: [{Evanđelje|Jevanđelje} po] Marko, Marka, Marku, [{Evanđelje|Jevanđelje} po] Marku, Mk
            Luke: Luka, Luke, Luki, Lk, Evanđelje po Luki
            John: Ivan, Ivana, Ivanu, [{Evanđelje|Jevanđelje} po] Ivanu, Iv
            Acts: Djela apostolska, Djelima, Djela, Dj
            Rom: [[Pavlova] poslanica] Rimljanima, Rimljanima Poslanica, Rim, [[Pavlova] poslanica] Rimljanina, \
                Rimljanina Poslanica, Rom
            1Cor: 1. [[Pavlova] poslanica] Korinćanima, 1.  Korinćanima Poslanica, 1 Kor, \
                [[Pavlova] poslanica] Korinčanima1, Korinčanima1 Poslanica, 1 Poslanica Korinæanima, \
                Pavlova prva poslanica Korinćanima
            2Cor: 2. [[Pavlova] poslanica] Korinćanima, 2.  Korinćanima Poslanica, 2. Kor, \
                [[Pavlova] poslanica] Korinčanima2, Korinčanima2 Poslanica, 2 Poslanica Korinæanima
            Gal: [[Pavlova] poslanica] Galaćanima, Galaćanima Poslanica, Gal, Poslanica Galaæanima
            Eph: [[Pavlova] poslanica] Efežanima, Efežanima Poslanica, Ef
            Phil: [[Pavlova] poslanica] Filipljanima, Filipljanima Poslanica, Fil, Poslanica Filipljnima
            Col: [[Pavlova] poslanica] Kološanima, Kološanima Poslanica, Kol, Col
            1Thess: 1. [[Pavlova] poslanica] Solunjanima, 1.  Solunjanima Poslanica, 1 Sol, \
                [[Pavlova] poslanica] Solunjanima1, Solunjanima1 Poslanica, Pavlova prva poslanica Solunjanima
            2Thess: 2. [[Pavlova] poslanica] Solunjanima, 2.  Solunjanima Poslanica, 2. Sol, \
                [[Pavlova] poslanica] Solunjanima2, Solunjanima2 Poslanica
            1Tim: 1. [[Pavlova] poslanica] Timoteju, 1.  Timoteju Poslanica, 1 Tim, [[Pavlova] poslanica] Timoteju1, \
                Timoteju1 Poslanica
            2Tim: 2. [[Pavlova] poslanica] Timoteju, 2.  Timoteju Poslanica, 2. Tim, [[Pavlova] poslanica] Timoteju2, \
                Timoteju2 Poslanica
            Titus: Titu, Tit, Poslanica Titu, Pavlova poslanica Titu
            Phlm: [[Pavlova] poslanica] Filemonu, Filemonu Poslanica, Flm
            Heb: [[Pavlova] poslanica] Hebrejima, Hebrejima Poslanica, Heb
            Jas: [[Pavlova] poslanica] Jakovljeva, Jakovljeva Poslanica, Jak
            1Pet: 1. [[Pavlova] poslanica] Petrova, 1.  Petrova Poslanica, 1 Pt, [[Pavlova] poslanica] Petrova1, \
                Petrova1 Poslanica
            2Pet: 2. [[Pavlova] poslanica] Petrova, 2.  Petrova Poslanica, 2. Pt, [[Pavlova] poslanica] Petrova2, \
                Petrova2 Poslanica
            1John: 1. [[Pavlova] poslanica] Ivanova, 1.  Ivanova Poslanica, 1 Iv, [[Pavlova] poslanica] Ivanova1, \
                Ivanova1 Poslanica, 1 jn, 1 Ivan
            2John: 2. [[Pavlova] poslanica] Ivanova, 2.  Ivanova Poslanica, 2. Iv, [[Pavlova] poslanica] Ivanova2, \
                Ivanova2 Poslanica, 2 jn, 2 Ivan
            3John: 3. [[Pavlova] poslanica] Ivanova, 3.  Ivanova Poslanica, 3. Iv, [[Pavlova] poslanica] Ivanova3, \
                Ivanova3 Poslanica, 3 jn, 3 Ivan
            Jude: [[Pavlova] poslanica] Judina, Judina Poslanica, Jd, Juda
            Rev: Otkrivenje [Ivanovo], Otkrivenju, Apokalipsa, Otk, Otkr
            Tob: [Knjiga [o|proroka]] Tobija, Tob
            Jdt: [Knjiga [o|proroka]] Judita
            EsthGr: [Knjiga [o|proroka]] Estera (Grčki), [Knjiga [o|proroka]] EstGr
            Wis: Knjiga Mudrosti, [Knjiga [o|proroka]] Mudrost, Mudr, [Knjiga [o|proroka]] Premudrosti Salomonove, \
                Prem
            Sir: [Knjiga [o|proroka]] Sirah, Knjiga Sirahova, Knjiga Sirahova ili Crkvenica, \
                [Knjiga [o|proroka]] Crkvenica, [Knjiga [o|proroka]] Poslanice, Sir
            Bar: [Knjiga [o|proroka]] Baruh, Bar
            EpJer: [Knjiga [o|proroka]] Jeremijino pismo, [Knjiga [o|proroka]] Pismo Jeremijino, \
                Pismo Jeremije proroka, [Knjiga [o|proroka]] Poslanica Jeremijina, PJer
            PrAzar: [Knjiga [o|proroka]] Molitva Azarijina, [Knjiga [o|proroka]] MAzar, S3Y
            Sus: [Knjiga [o|proroka]] Suzana, Suz
            Bel: [Knjiga [o|proroka]] Bel i zmaj
            1Macc: 1. [knjiga [o]] o Makabejcima, 1 Mak, 1 [knjiga [o]] Makabejcima, 1 Macc
            2Macc: 2. [knjiga [o]] o Makabejcima, 2. Mak, 2. [knjiga [o]] Makabejcima, 2 Macc
            3Macc: 3. [knjiga [o]] o Makabejcima, 3. Mak, 3. [knjiga [o]] Makabejcima, 3 Macc
            4Macc: 4. [knjiga [o]] o Makabejcima, 4. Mak, 4. [knjiga [o]] Makabejcima, 4 Macc
            1Esd: 1 [knjiga [o]] Ezrina, 1 Ezr, 1 Esd
            2Esd: 2 [knjiga [o]] Ezrina, 2 Ezr, 2 Esd
            PrMan: [Knjiga [o|proroka]] Molitva Manašeova, MMan
            AddPs: [Knjiga [o|proroka]] Dodatak Psalmima, DPs
            AddDan: [Knjiga [o|proroka]] Dodatak Danijelu, DDan
            PssSol: [Knjiga [o|proroka]] Psalmi Salomonovi
            Odes: [Knjiga [o|proroka]] Pjesme
            EpLao: [Knjiga [o|proroka]] Poslanica Laodiceji, Laod
            """,
        words: """
            chapter poglavlje poglavlja poglavlju pogl glava glave gl
            verse stih stihovi stiha stihova redak retka reci redaka r st
            and i te usp vidi
            to do
            following sl dalje
            next s
            title naslov
            first prva prvo prvi
            second druga drugo drugi
            third treća treće treći
            fourth četvrta četvrto četvrti
            fifth peta peto peti
            translation ckk
            """)
}
