extension BookNames.Language {
    /// Marathi. The names in Latin letters are transliterated.
    static let marathi = Self(
        code: "mr", use: .script(.devanagari),
        names: """
            Gen: उत्पत्ति, उत्पत्ती, Utpatti
            Exod: निर्गम, nirgam
            Lev: लेवीय, Lewiy
            Num: गणना, Gaṇanā, Num
            Deut: अनुवाद, Anuwād
            Josh: यहोशवा, Yahosawā
            Judg: शास्ते, saste
            Ruth: रूथ, Rūtʰ
            1Sam: 1 शमुवेल, 1 samuwel, 1 Sam
            2Sam: 2 शमुवेल, 2 samuwel, 2 Sam
            1Kgs: 1 राजे, 1 raǳe, pahile raǳe
            2Kgs: 2 राजे, dusre raǳe, 2 raǳe
            1Chr: 1 इतिहास, 1 itihas
            2Chr: 2 इतिहास, 2 itihas
            Ezra: एज्रा, Edzrā, Eǳra
            Neh: नहेम्या, Nahemyā, Neh
            Esth: एस्तेर, ester
            Job: ईयोब, Īyob
            Ps: स्तोत्रसंहिता, स्तोत्र, स्तोत्रे, Stotrasaṃhitā, Ps
            Prov: नीतिसूत्रे, nitisutre
            Eccl: उपदेशक, Upadesak
            Song: गीतरत्न, Gītratna
            Isa: यशया, यशाय, Yaŝayā
            Jer: यिर्मया, Yirmaya, Jer
            Lam: विलापगीत, Wilāpgīt, Lam
            Ezek: यहेज्केल, yaheǳkel
            Dan: दानीएल, Danīel
            Hos: होशेय, hosey, Hos
            Joel: योएल, yoel, Joel
            Amos: आमोस, Āmos
            Obad: ओबद्या, Obadʰā
            Jonah: योना, yona
            Mic: मीखा, Mīkʰā
            Nah: नहूम, Nahūm
            Hab: हबक्कूक, habakkuk, हबक्कू, Hab
            Zeph: सफन्या, Sapʰanya
            Hag: हाग्गय, haggay, Hag
            Zech: जखऱ्या, ǳakʰarya
            Mal: मलाखी, Malākʰi
            Matt: मत्तय, मत्तयाने [लिहिलेले शुभवर्तमान], mattay, mattayane [lihilele subʰavartaman]
            Mark: मार्क, मार्काने [लिहिलेले शुभवर्तमान], mark, markane [lihilele subʰavartaman]
            Luke: लूक, लूकाने [लिहिलेले शुभवर्तमान], luk, lukane [lihilele subʰavartaman]
            John: योहान, योहानाने [लिहिलेले शुभवर्तमान], yohan, yohanane [lihilele subʰavartaman]
            Acts: प्रेषितांची कृत्ये, प्रेषित, प्रेषितांची[ं] कृत्ये[ं], Prešitaṃcīṃ Kr̥Tyeṃ
            Rom: रोमकरांस, [पौलाचे] रोमकरांस [पत्र], रोम, [पौलाचे] रोम [पत्र], romkarams [patra], Rom, \
                [पौलाचे] Rom [पत्र]
            1Cor: 1 करिंथकरांस, 1  [पौलाचे] करिंथकरांस [पत्र], 1 करिंथ, 1  [पौलाचे] करिंथ [पत्र], \
                {करिंथकरांस|पौलाचे करिंथकरांस} {1|पहिले|पहिला} पत्र, 1 karimtʰkarams, \
                1  [पौलाचे] karimtʰkarams [पत्र], karimtʰkarams pahile patra, \
                [पौलाचे] karimtʰkarams pahile patra [पत्र]
            2Cor: 2 करिंथकरांस, 2  [पौलाचे] करिंथकरांस [पत्र], {करिंथकरांस|पौलाचे करिंथकरांस} {दुसरे|दूसरे} पत्र, \
                2 karimtʰkarams, 2  [पौलाचे] karimtʰkarams [पत्र], karimtʰkarams dusre patra, \
                [पौलाचे] karimtʰkarams dusre patra [पत्र], 2 करिंथ, 2  [पौलाचे] करिंथ [पत्र], \
                {करिंथकरांस|पौलाचे करिंथकरांस} {2|दुसरे|दूसरे|दुसरा} पत्र
            Gal: गलतीकरांस, [पौलाचे] गलतीकरांस [पत्र], गलती, [पौलाचे] गलती [पत्र], galatikarams [patra]
            Eph: इफिसकरांस, [पौलाचे] इफिसकरांस [पत्र], इफिस, [पौलाचे] इफिस [पत्र], ipʰiskarams [patra]
            Phil: फिलिप्पैकरांस, [पौलाचे] फिलिप्पैकरांस [पत्र], फिलिप्पै, [पौलाचे] फिलिप्पै [पत्र], \
                pʰilippaikarams [patra]
            Col: कलस्सैकरांस, [पौलाचे] कलस्सैकरांस [पत्र], कलस्सै, [पौलाचे] कलस्सै [पत्र], kalassaikarams [patra], \
                Col, [पौलाचे] Col [पत्र]
            1Thess: 1 थेस्सलनीकाकरांस, 1  [पौलाचे] थेस्सलनीकाकरांस [पत्र], 1 थेस्सल, 1  [पौलाचे] थेस्सल [पत्र], \
                [पौलाचे] थेस्सलनीकाकरांस पहिले पत्र, 1 tʰessalanikakarams, 1  [पौलाचे] tʰessalanikakarams [पत्र], \
                tʰessalanikakarams pahile patra, [पौलाचे] tʰessalanikakarams pahile patra [पत्र]
            2Thess: 2 थेस्सलनीकाकरांस, 2  [पौलाचे] थेस्सलनीकाकरांस [पत्र], \
                [पौलाचे] थेस्सलनीकाकरांस {दुसरे|दूसरे} पत्र, 2 tʰessalanikakarams, \
                2  [पौलाचे] tʰessalanikakarams [पत्र], tʰessalanikakarams dusre patra, \
                [पौलाचे] tʰessalanikakarams dusre patra [पत्र], 2 थेस्सल, 2  [पौलाचे] थेस्सल [पत्र]
            1Tim: 1 तीमथ्याला, 1  [पौलाचे] तीमथ्याला [पत्र], 1 तीमथ्य, 1  [पौलाचे] तीमथ्य [पत्र], \
                [पौलाचे] तीमथ्{थ|य}ाला पहिले पत्र, 1 तीमथ्थाला, 1  [पौलाचे] तीमथ्थाला [पत्र], 1 timatʰtʰala, \
                1  [पौलाचे] timatʰtʰala [पत्र], timatʰtʰala pahile patra, [पौलाचे] timatʰtʰala pahile patra [पत्र], \
                1 Tim, 1  [पौलाचे] Tim [पत्र]
            2Tim: 2 तीमथ्याला, 2  [पौलाचे] तीमथ्याला [पत्र], [पौलाचे] तीमथ्{थ|य}ाला {दुसरे|दूसरे} पत्र, 2 timatʰtʰala, \
                2  [पौलाचे] timatʰtʰala [पत्र], timatʰtʰala dusre patra, [पौलाचे] timatʰtʰala dusre patra [पत्र], \
                2 तीमथ्य, 2  [पौलाचे] तीमथ्य [पत्र], 2 तीमथ्थाला, 2  [पौलाचे] तीमथ्थाला [पत्र], 2 Tim, \
                2  [पौलाचे] Tim [पत्र]
            Titus: तीताला, [पौलाचे] तीताला [पत्र], तीत, [पौलाचे] तीत [पत्र], titala [patra]
            Phlm: फिलेमोनाला, [पौलाचे] फिलेमोनाला [पत्र], फिलेमोन, [पौलाचे] फिलेमोन [पत्र], pʰilemonala [patra]
            Heb: इब्री लोकांस, इब्री, इब्री [लोकांस] [पत्र], ibri lokams [patra]
            Jas: याकोबाचे, याकोब, याकोबाचे[ं] [पत्र], yakobaceṃ [patra]
            1Pet: 1 पेत्र, 1 पेत्राचे[ं], पेत्राचे[ं] पहिले पत्र, 1 petraceṃ, petraceṃ pahile patra
            2Pet: 2 पेत्र, 2 पेत्राचे[ं], पेत्राचे[ं] {दुसरे|दूसरे} पत्र, 2 petracem, petracem dusre patra
            1John: 1 योहान, 1 योहानाचे[ं], योहानाचे[ं] पहिले पत्र, 1 योहानाच, 1 yohanacem, yohanacem pahile patra
            2John: 2 योहान, 2 योहानाचे[ं], योहानाचे[ं] {दुसरे|दूसरे} पत्र, 2 yohanacem, yohanacem dusre patra, \
                2 योहानाच
            3John: 3 योहान, 3 योहानाचे[ं], योहानाचे[ं] तिसरे पत्र, 3 yohanacem, yohanacem tisre patra, 3 योहानाच
            Jude: यहूदाचे, यहूदा, यहूदाचे[ं] [पत्र], yahudacem [patra]
            Rev: प्रकटीकरण, योहानाला झालेले प्रकटीकरण, prakatikaran, Yohanālā ǲʰālele Prakaṭīkaraṇ
            """,
        words: """
            chapter अध्याय
            verse वचन ओवी
            and आणि
            to ते
            title शीर्षक
            first पहिले पहिला
            second दुसरे दूसरे दुसरा
            third तिसरे तिसरा
            """)
}
