extension BookNames.Language {
    /// Slovak.
    static let slovak = Self(
        code: "sk", commaSeparatesVerse: true,
        names: """
            Gen: 1. [Kniha|K.] Mojžišova, [Kniha|K.] Genezis, Kniha stvorenia, Kniha pôvodu, 1 Mojž, 1 Moj, 1 M, Gn, \
                [Kniha|K.] Genesis, [Kniha|K.] K. pôvodu, [Kniha|K.] K. stvorenia, 1 [Kniha|K.] List Mojžišova
            Exod: 2. [Kniha|K.] Mojžišova, [Kniha|K.] Exodus, 2 Mojž, 2 Moj, 2 M, Ex, 2 [Kniha|K.] List Mojžišova
            Lev: 3. [Kniha|K.] Mojžišova, [Kniha|K.] Levitikus, 3 Mojž, 3 Moj, 3 M, Lv, [Kniha|K.] Leviticus, \
                3 [Kniha|K.] List Mojžišova
            Num: 4. [Kniha|K.] Mojžišova, [Kniha|K.] Numeri, 4 Mojž, 4 Moj, 4 M, Nm, 4 [Kniha|K.] List Mojžišova, Nu, \
                Num
            Deut: 5. [Kniha|K.] Mojžišova, [Kniha|K.] Deuteronómium, 5 Mojž, 5 Moj, 5 M, Dt, \
                5 [Kniha|K.] List Mojžišova
            Josh: [Kniha|K.] Jozue, Joz, [Kniha|K.] Jozuova, [Kniha|K.] Józua, [Kniha|K.] Iosua, [Kniha|K.] Josua, \
                [Kniha|K.] Josuova
            Judg: [Kniha|K.] Sudcov, [Kniha|K.] Sudcovia, Sdc, Sud
            Ruth: Rút, Rt
            1Sam: 1 [kniha|list|k.] Samuelova, 1 S, 1 Sam
            2Sam: 2 [kniha|list|k.] Samuelova, 2 S, 2 Sam
            1Kgs: 1. [kniha|list|k.] Kráľov, 1 Kr, 1 Krľ, 3 [kniha|list|k.] Kráľov, 1 [kniha|list|k.] Kráľovská, ikrľ
            2Kgs: 2. [kniha|list|k.] Kráľov, 2. Kr, 2. Krľ, [kniha|list|k.] iikrľ, 4 [kniha|list|k.] Kráľov, \
                2 [kniha|list|k.] Kráľovská
            1Chr: 1. [kniha|list|k.] Kroník, 1 Krn, 1 Kron, 1 Par, 1 [kniha|list|k.] Kronická, \
                1 [kniha|list|k.] Paralipomenom, 1 [kniha|list|k.] Paralipomenon, 1 Pa, 1 Kro
            2Chr: 2. [kniha|list|k.] Kroník, 2. Krn, 2. Kron, 2. Par, 2 [kniha|list|k.] Kronická, \
                2 [kniha|list|k.] Paralipomenom, 2 [kniha|list|k.] Paralipomenon, 2 Pa, 2 Kro
            Ezra: [Kniha|K.] Ezdráš, Ezd
            Neh: [Kniha|K.] Nehemiáš, Neh
            Esth: [Kniha|K.] Ester, Est
            Job: Jób, Kniha Jóbova, [Kniha|K.] K Jóbova, Jb
            Ps: Žalmy, Žalmu, Žalme, Žalmoch, Kniha žalmov, Žalm, Žaltár, Ž, K. žalmov, Ps, žlm
            Prov: [Kniha|K.] Príslovia, Kniha prísloví, Prís, [Kniha|K.] K prísloví, Pr
            Eccl: [Kniha|K.] Kazateľ, [Kniha|K.] Kohelet, Kniha kazateľova, [Kniha|K.] Kohelet - Kazateľ, Kaz, Koh, \
                [Kniha|K.] K kazateľova, [Kniha|K.] Ekleziastes
            Song: [Kniha|K.] Pieseň piesní, Veľpieseň [Šalamúnova], [Kniha|K.] Pieseň Šalamúnova, Pies, Vlp, \
                [Kniha|K.] Piesen, Pie, Veľ
            Isa: [Kniha|K.] Izaiáš, Izaiáša, Izaiášovi, [Kniha|K.] Izajáš, Iz
            Jer: [Kniha|K.] Jeremiáš, Jr, Jer
            Lam: [Kniha|K.] Náreky, Plač [Jeremiášov], [Kniha|K.] Jeremiášov plač, Kniha nárekov, Nár, \
                [Kniha|K.] K nárekov, Pl, Lam
            Ezek: [Kniha|K.] Ezechiel, Ez, Ezk
            Dan: [Kniha|K.] Daniel, Daniela, Danielovi, Dn, Dan
            Hos: [Kniha|K.] Ozeáš, [Kniha|K.] Hozeáš, Oz, Hos
            Joel: Joel, Jl, Jol
            Amos: Amos, Am
            Obad: [Kniha|K.] Abdiáš, [Kniha|K.] Obadiáš, [Kniha|K.] Obediáš, Abd, Oba
            Jonah: [Kniha|K.] Jonáš, Jon, jnš
            Mic: [Kniha|K.] Micheáš, Mi, Mich
            Nah: [Kniha|K.] Náhum, Na, Nah, Nam
            Hab: [Kniha|K.] Habakuk, [Kniha|K.] Abakuk, Hab
            Zeph: [Kniha|K.] Sofoniáš, Sf, Sof
            Hag: [Kniha|K.] Aggeus, [Kniha|K.] Hageus, Ag, Hag
            Zech: [Kniha|K.] Zachariáš, Za, Zach
            Mal: [Kniha|K.] Malachiáš, Mal
            Matt: [Evanjelium podľa] Matúš, Matúša, Matúšovi, [Evanjelium podľa] Matúša, Mt
            Mark: [Evanjelium podľa] Marek, Marka, Markovi, [Evanjelium podľa] Marka, Mk
            Luke: [Evanjelium podľa] Lukáš, Lukáša, Lukášovi, [Evanjelium podľa] Lukáša, Lk, L
            John: Ján, Jánovi, Jána, Jn, Evanjelium Podla Jána, J
            Acts: Skutky [apoštolov|apoštolské|svätých apoštolov], Skutkoch, Sk
            Rom: [kniha|list|k.] Rimanom, Rimanom list, [kniha|list|k.] Rimskym, Rimskym list, Rm, Rim, Rom
            1Cor: 1. [kniha|list|k.] Korinťanom, 1.  Korinťanom list, 1 [kniha|list|k.] Korintským, \
                1  Korintským list, 1 K, 1 Kor
            2Cor: 2. [kniha|list|k.] Korinťanom, 2.  Korinťanom list, 2 [kniha|list|k.] Korintským, \
                2  Korintským list, 2 K, 2 Kor
            Gal: [kniha|list|k.] Galaťanom, Galaťanom list, [kniha|list|k.] Galatskym, Galatskym list, Ga, Gal
            Eph: [kniha|list|k.] Efezanom, Efezanom list, [kniha|list|k.] Efezským, Efezským list, Ef
            Phil: [kniha|list|k.] Filipanom, Filipanom list, [kniha|list|k.] Filipským, Filipským list, Fp, Flp
            Col: [kniha|list|k.] Kolosanom, Kolosanom list, [kniha|list|k.] Kolosenským, Kolosenským list, Ko, Kol, \
                Col
            1Thess: 1. [kniha|list|k.] Tesaloničanom, 1.  Tesaloničanom list, 1 [kniha|list|k.] Solúnskym, \
                1  Solúnskym list, 1 [kniha|list|k.] Solúnčanom, 1  Solúnčanom list, 1 [kniha|list|k.] Tesalonickým, \
                1  Tesalonickým list, 1 Te, 1 Tes, 1 Sol
            2Thess: 2. [kniha|list|k.] Tesaloničanom, 2.  Tesaloničanom list, 2 [kniha|list|k.] Solúnskym, \
                2  Solúnskym list, 2 [kniha|list|k.] Solúnčanom, 2  Solúnčanom list, 2 [kniha|list|k.] Tesalonickým, \
                2  Tesalonickým list, 2 Te, 2 Tes, 2 Sol
            1Tim: 1. [kniha|list|k.] Timotejovi, 1.  Timotejovi list, 1 [kniha|list|k.] Timoteovi, 1  Timoteovi list, \
                1 Tm, 1 Tim
            2Tim: 2. [kniha|list|k.] Timotejovi, 2.  Timotejovi list, 2 [kniha|list|k.] Timoteovi, 2  Timoteovi list, \
                2 Tm, 2 Tim
            Titus: [kniha|list|k.] Títovi, Títovi list, Tít
            Phlm: [kniha|list|k.] Filemonovi, Filemonovi list, [kniha|list|k.] Filem, Filem list, Fm, Flm
            Heb: [kniha|list|k.] Hebrejom, Hebrejom list, [kniha|list|k.] Židom, Židom list, He, Žd, Heb, Žid, Hebr
            Jas: [kniha|list|k.] Jakubov, Jakubov list, [kniha|list|k.] Jakub, Jakub list, Jak, Jk
            1Pet: 1. [kniha|list|k.] Petrov, 1.  Petrov list, 1 Pt, 1 ptr
            2Pet: 2. [kniha|list|k.] Petrov, 2.  Petrov list, 2 Pt, 2 ptr
            1John: 1. [kniha|list|k.] Jánov, 1.  Jánov list, 1 J, 1 Jn, 1 ja
            2John: 2. [kniha|list|k.] Jánov, 2.  Jánov list, 2 J, 2 Jn, 2 ja
            3John: 3. [kniha|list|k.] Jánov, 3.  Jánov list, 3 J, 3 Jn, 3 ja
            Jude: [kniha|list|k.] Júdov, Júdov list, Júda, Júd, Jú
            Rev: Zjavenie [Jána|apoštola Jána|svätého Jána|Jánovo], Apokalypsa, Zjv, Zj
            Tob: [Kniha|K.] Tobiáš, Tb, Tob, Tbt
            Jdt: [Kniha|K.] Judita, [Kniha|K.] K. Juditina
            EsthGr: [Kniha|K.] EstGr, [Kniha|K.] Ester (Gréc.), [Kniha|K.] ESTERr (GRÉC.), \
                [Kniha|K.] Grécke časti knihy Ester
            Wis: [Kniha|K.] Múdrosť, Kniha múdrosti, [Kniha|K.] Múdrosť Šalamúnova, Múd, [Kniha|K.] Múdrosti, Múdr
            Sir: [Kniha|K.] Sirachovec, Kniha Sirachovho syna, Kniha Sirachovca, Kniha Sirachovcova, \
                [Kniha|K.] Ekleziastikus, [Kniha|K.] K Sirachovca, [Kniha|K.] K Sirachovcova, \
                [Kniha|K.] K Sirachovho syna, Sir
            Bar: [Kniha|K.] Proroctvo Baruchovo, Bar
            EpJer: [Kniha|K.] Jeremiášov list, [Kniha|K.] List Jeremiáša, [Kniha|K.] Jeremiášova epištola
            PrAzar: [Kniha|K.] Azariáš, [Kniha|K.] Modlitba Azariášova, [Kniha|K.] Azarjášova modlitba, S3Y, Azar
            SgThree: [Kniha|K.] Piesen mládencov v ohnivej peci, [Kniha|K.] Traja mládenci v rozpálenej peci
            Sus: [Kniha|K.] Susanna, [Kniha|K.] Zuzana, Zuz
            Bel: [Kniha|K.] Bél a Drak, [Kniha|K.] Bél And Drak
            1Macc: 1 [kniha|list|k.] Makabejcov, 1 [kniha|list|k.] Machabejcov, 1 Mak, 1 Macc, 1 Mach
            2Macc: 2 [kniha|list|k.] Makabejcov, 2 [kniha|list|k.] Machabejcov, 2 Mak, 2 Macc, 2 Mach
            3Macc: 3 [kniha|list|k.] Makabejcov, 3 [kniha|list|k.] Machabejcov, 3 Mak, 3 Mach, 3 Macc
            4Macc: 4 [kniha|list|k.] Makabejcov, 4 [kniha|list|k.] Machabejcov, 4 Mak, 4 Mach, 4 Macc
            1Esd: 1 [kniha|list|k.] Ezdráš, 1 [kniha|list|k.] Ezdráša, 1 [kniha|list|k.] Ezdrášova, 1 Ezd, 1 Esd
            2Esd: 2 [kniha|list|k.] Ezdráš, 2 [kniha|list|k.] Ezdráša, 2 [kniha|list|k.] Ezdrášova, 2 Ezd, 2 Esd
            PrMan: [Kniha|K.] Manases, [Kniha|K.] Modlitba Manasesa, Man
            AddPs: [Kniha|K.] PrídŽlm, [Kniha|K.] Ďalšie Žalmy
            AddDan: [Kniha|K.] Prídavky k Danielovi, [Kniha|K.] PrídDan
            """,
        words: """
            chapter kapitola kapitoly kapitol kapitole kapitolu kapitolách kap hlava hlavy hláv
            verse verš verše veršov verša veršoch vers v vv
            and a i porov pozri alebo
            to až
            following nn nasl
            next n
            title nadpis titul
            first prvá prvý prvé
            second druhá druhý druhé
            third tretia tretí tretie
            fourth štvrtá štvrtý štvrté
            fifth piata piaty piate
            translation seb
            """)
}
