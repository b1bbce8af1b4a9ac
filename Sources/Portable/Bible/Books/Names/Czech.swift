extension BookNames.Language {
    /// Czech. `Jud` is Jude or Judith: it is read only where one of them has the chapter.
    static let czech = Self(
        code: "cs", commaSeparatesVerse: true,
        names: """
            Gen: 1. [kniha] Mojžíšova, Genesi, [kniha] Genesis, Gn, 1 M, 1 Mojž, 1 Mz, 1 Moj
            Exod: 2. [kniha] Mojžíšova, [kniha] Exodus, Ex, 2 M, 2 Mojž, 2 Moj
            Lev: 3. [kniha] Mojžíšova, [kniha] Leviticus, [kniha] Levitikus, [kniha] Leviticusi, Lv, 3 M, 3 Mojž, \
                3 Moj
            Num: 4. [kniha] Mojžíšova, [kniha] Numeri, Nu, 4 M, 4 Mojž, 4 Moj, Num
            Deut: 5. [kniha] Mojžíšova, [kniha] Deuteronomium, Dt, 5 M, 5 Mojž, 5 Moj
            Josh: Jozue, Kniha Jozue, Joz, Iosua, Jozuova
            Judg: Soudců, Kniha soudců, Soudci, Sd, Sdc, Soud
            Ruth: Rút, Rt
            1Sam: 1. [kniha] Samuelova, 1 [kniha] Samuel, 1 S, 1 Sam
            2Sam: 2. [kniha] Samuelova, 2 [kniha] Samuel, 2 S, 2 Sam
            1Kgs: 1. [kniha] Královská, 1 Kr, 1 Král
            2Kgs: 2. [kniha] Královská, 2 Kr, 2 Král
            1Chr: 1. [kniha] Paralipomenon, 1 [kniha] Letopisů, 1 [kniha] kronik, 1 Pa, 1 Let, 1 Kron, 1 Par
            2Chr: 2. [kniha] Paralipomenon, 2. [kniha] Letopisů, 2. [kniha] kronik, 2. Pa, 2. Let, 2. Kron, 2 Par
            Ezra: Ezdráš, Ezd
            Neh: Nehemjáš, Nehemiáš, Neh
            Esth: Ester, Est
            Job: Jób, Jóba, Jóbovi, Kniha Jobova, Jb
            Ps: Žalmy, Žalmu, Žalmech, Žalm, Kniha žalmů, Žaltář, Ž, Žl, Ps
            Prov: Přísloví [Šalomounovo|Šalomounova], Příslovích, Kniha přísloví, Př, Přís, Přísl
            Eccl: Kazatel, Kniha Kazatel, Kohelet, Ekleziastes, Kaz, Kz, Koh
            Song: Píseň písní, Píseň [Šalomounova], Pís, Pís Š, Píseň Šalamounova
            Isa: Izajáš, Izajáše, Izajášovi, Iz, Izaiáš
            Jer: Jeremjáš, Jeremjáše, Jeremjášovi, Jeremiáše, Jeremiášovi, Jr, Jeremiáš, Jer
            Lam: Pláč [Jeremjášův|Jeremiášův], Kniha nářků, Pl, Lam
            Ezek: Ezechiel, Ezechiele, Ezechielovi, Ez, Ezech, Ezk
            Dan: Daniel, Daniele, Danielovi, Da, Dn, Dan
            Hos: Ozeáš, Ozeáše, Ozeášovi, Oz, Hos
            Joel: Jóel, Jl, Jo, Jol
            Amos: Ámos, Ámose, Ámosovi, Am
            Obad: Abdijáš, Abdiáš, Obadjáš, Obadiáš, Abd, Obd, Obadjá
            Jonah: Jonáš, Jonáše, Jonášovi, Jon
            Mic: Micheáš, Micheáše, Micheášovi, Michaeáš, Mi, Mich, Michaáš
            Nah: Nahum, Na, Nah, Nam
            Hab: Abakuk, Habakuk, Ab, Abk, Hab, Abak
            Zeph: Sofonjáš, Sofoniáš, Sf, Sof
            Hag: Ageus, Aggeus, Ag, Agg, Hag
            Zech: Zacharjáš, Zachariáše, Zachariášovi, Zachariáš, Za, Zach
            Mal: Malachiáš, Malachiáše, Malachiášovi, Ml, Mal
            Matt: [Evangelium podle] Matouš, Matouše, Matoušovi, Mt, Matoušovo evangelium, Evangelium podle Matouše, Mat
            Mark: [Evangelium podle] Marek, Marka, Markovi, Mk, Mar
            Luke: [Evangelium podle] Lukáš, Lukáše, Lukášovi, Lk, Lu, Lukašovo evangelium, Evangelium podle Lukáše, L, Luk
            John: Jan, Jana, Janovi, J, Evangelium podle Jana
            Acts: Skutky [apoštolů|apoštolské|svatých apoštolů], Skutcích, Sk, Skut
            Rom: [List] Římanům, Ř, Řím, Rom
            1Cor: 1. [List] Korintským, 1 List Korinským, 1 K, Ik, 1 Kor
            2Cor: 2. [List] Korintským, [List] DruhýK, 2 List Korinským, 2 K, 2 Kor, Iik
            Gal: [List] Galatským, [List] Galaťanům, Ga, Gal
            Eph: [List] Efezským, [List] Efezanům, Ef, Efez
            Phil: [List] Filipským, [List] Filipanům, [List] Filipenským, Fp, Flp, Fil, [List] Filip
            Col: [List] Koloským, [List] Kolosanům, [List] Kolosenským, Ko, Kol, [List] Kolos, [List] Kolossenským, \
                Col
            1Thess: 1. [List] Tesalonickým, 1 [List] Soluňským, 1 [List] Tessalonicenským, 1 Te, 1 Tes, 1 Sol
            2Thess: 2. [List] Tesalonickým, 2 [List] Soluňským, 2 [List] Tessalonicenským, 2 Te, 2 Tes, 2 Sol
            1Tim: 1. [List] Timoteovi, 1 [List] Timoteus, 1 [List] Timotejovi, 1 List Timeteovi, 1 List Timetejovi, \
                1 Tm, 1 Tim
            2Tim: 2. [List] Timoteovi, 2 [List] Timoteus, 2 [List] Timotejovi, 2 List Timeteovi, 2 List Timetejovi, \
                2 Tm, 2 Tim
            Titus: [List] Titovi, Tt, [List] Titus, Tit
            Phlm: [List] Filemonovi, [List] Filem, Fm
            Heb: [List] Židům, [List] Hebrejům, Žd, Žid
            Jas: [List] Jakubův, [List] Jakubova, [List] Jakub, Jk, Jak
            1Pet: 1. [List] Petrova, 1 [List] Petrův, 1 P, 1 Pt, 1 ptr, 1 Petr
            2Pet: 2. [List] Petrova, 2 [List] Petrův, 2 P, 2 Pt, 2 ptr, 2 Petr
            1John: 1. [List] Janova, 1 [List] Janův, 1 J, 1 jn, 1 Jan
            2John: 2. [List] Janova, 2 [List] Janův, 2 J, 2 jn, 2 Jan
            3John: 3. [List] Janova, 3 [List] Janův, 3 J, 3 jn, 3 Jan
            Jude: [List] Judův, [List] Judova, Ju, Jud, Jd, Juda
            Rev: Zjevení [Janovo|Jana|svatého Jana], Apokalypsa, Zj, Zjev
            Tob: Tobit, Tobiáš, Tóbijás, Tb, Tób, Tbt
            Jdt: Judit, Jdt, Jud, Judita
            EsthGr: Ester řecké části, Ester (Řec.), ESTERr (ŘEC.), Ester (řecká), řEst, Ester (řecké dodatky)
            Wis: Moudrost [Šalomounova|Šalamounova], Kniha moudrosti, Mdr, Moud, Moudr
            Sir: Sirachovec, Ecclesiasticus, Kniha Sírachovcova, Sír
            Bar: Báruk, Báruch, Kniha Barukova, Kniha Báruchova, Bár
            EpJer: List Jeremiášův, List Jeremjásův, LJer
            PrAzar: Azarjášova modlitba, Azariáš, Modlitba Azariášova, S3Y, Azar
            SgThree: Píseň mládenců v hořící peci, Tři muži v rozpálené peci
            Sus: Zuzana, Zuz
            Bel: Bél a drak, Béla And Drak
            1Macc: 1. [kniha] Makabejská, 1 Mak, 1 Macc
            2Macc: 2. [kniha] Makabejská, 2 Mak, 2 Macc
            3Macc: 3. [kniha] Makabejská, 3 Mak, 3 Macc
            4Macc: 4. [kniha] Makabejská, 4 Mak, 4 Macc
            1Esd: 1. [kniha] Ezdrášova, 1 [kniha] Ezdráš, 1 [kniha] Ezdráša, 1 Ezd, 1 Esd
            2Esd: 2. [kniha] Ezdrášova, 2 [kniha] Ezdráš, 2 [kniha] Ezdráša, 2 Ezd, 2 Esd
            PrMan: Modlitba Menašeho, ModMen, Menáše, Modlitbu Manasse, Modlitba Menášeova, Man
            AddPs: Přídavky k žalmům, PřídŽalm
            AddDan: Přídavky k Danielovi, PřídDan
            PssSol: Písně Šalamounovy, PŠal
            Odes: Ódy
            EpLao: List Laodicejským, Laod
            """,
        words: """
            chapter kapitola kapitoly kapitol kapitole kapitolu kapitolách kap hlava
            verse verš verše veršů veršem verse vers v vv
            and a i srov srv viz
            to až
            following nn násl
            next n
            title nadpis titul
            filler kniha
            sign ní
            first první prvá prvý
            second druhý druhá druhé
            third třetí
            fourth čtvrtý čtvrtá
            fifth pátý pátá
            translation b21 bkr cep csp
            """)
}
