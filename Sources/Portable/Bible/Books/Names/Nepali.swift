extension BookNames.Language {
    /// Nepali.
    static let nepali = Self(
        code: "ne", use: .script(.devanagari),
        names: """
            Gen: उत्पत्ति[को [पुस्तक]], utpattiko [pustak]
            Exod: प्रस्थान[को [पुस्तक]], Prastʰanko[को [पुस्तक]], Prastʰanko Pustak[को [पुस्तक]]
            Lev: लेवी[को [पुस्तक]], leviharuko [pustak], लेवीहरू[को [पुस्तक]]
            Num: गन्ती[को [पुस्तक]], gantiko [pustak], Num[को [पुस्तक]]
            Deut: व्यवस्था[को [पुस्तक]], vyavastʰako [pustak]
            Josh: यहोशू[को [पुस्तक]], yahosu[ko [pustak]]
            Judg: न्यायकर्ता[को [पुस्तक]], न्यायकर्त्ता[को [पुस्तक]], nyayakarttaharuko [pustak], \
                न्यायकर्त्ताहरू[को [पुस्तक]]
            Ruth: रूथ[को [पुस्तक]], Rūtʰko[को [पुस्तक]], Rutʰko Pustak[को [पुस्तक]]
            1Sam: 1 शमूएल[को [पुस्तक]], शमूएलको पहिलो पुस्तक[को [पुस्तक]], 1 शामुएल[को [पुस्तक]], \
                शमूएलको पुस्तक[को [पुस्तक]], 1 samuel[ko], samuelko pustak[को [पुस्तक]], 1 Sam[को [पुस्तक]]
            2Sam: 2 शमूएल[को [पुस्तक]], शमूएलको {दोस्रो|दोस्त्रो} पुस्तक, 2 samuel[ko], \
                samuelko dostro pustak[को [पुस्तक]], 2 शामुएल[को [पुस्तक]], 2 Sam[को [पुस्तक]]
            1Kgs: 1 राजा[को [पुस्तक]], राजाहरू{क|को} पहिल{|ो} पुस्तक, 1 राजाहरूको[को [पुस्तक]], \
                1 raǳaharuko[को [पुस्तक]], raǳaharuko pustak[को [पुस्तक]]
            2Kgs: 2 राजा[को [पुस्तक]], राजाहरू{क|को} {दोस्रो|दोस्त्रो} पुस्तक, 2 राजाहरूको[को [पुस्तक]], \
                2 raǳaharuko[को [पुस्तक]]
            1Chr: 1 इतिहास[को [पुस्तक]], इतिहासको {पुस्तक|पहिलो पुस्तक}, 1 itihasko[को [पुस्तक]], \
                Itihasko Pustak[को [पुस्तक]]
            2Chr: 2 इतिहास[को [पुस्तक]], इतिहासको {दोस्रो|दोस्त्रो} पुस्तक, 2 itihasko[को [पुस्तक]]
            Ezra: एज्रा[को [पुस्तक]], eǳra[ko [pustak]]
            Neh: नहेम्याह[को [पुस्तक]], nahemyah[ko [pustak]], Neh[को [पुस्तक]]
            Esth: एस्तर[को [पुस्तक]], estar[ko [pustak]]
            Job: अय्यूब[को [पुस्तक]], ayyub[ko [pustak]]
            Ps: भजनसंग्रह, भजनसङ्ग्रह, भजन, Bʰaǳansamgrah, Ps
            Prov: हितोपदेश[को [पुस्तक]], hitopades[ko [pustak]]
            Eccl: उपदेशक[को [पुस्तक]], upadesak[ko [pustak]]
            Song: श्रेष्ठगीत[को [पुस्तक]], sulemanko sresthagit[को [पुस्तक]], सुलेमानको श्रेष्ठगीत[को [पुस्तक]], \
                sulemanko srestʰagit[को [पुस्तक]]
            Isa: यशैया[को [पुस्तक]], yasəiya[ko [pustak]]
            Jer: यर्मिया[को [पुस्तक]], yarmiya[ko [pustak]], Jer[को [पुस्तक]]
            Lam: विलाप[को [पुस्तक]], yarmiyako vilap[को [पुस्तक]], यर्मियाको विलाप[को [पुस्तक]], vilap[को [पुस्तक]], \
                Lam[को [पुस्तक]]
            Ezek: इजकिएल[को [पुस्तक]], iǳakiel[ko [pustak]]
            Dan: दानिएल[को [पुस्तक]], दानियल[को [पुस्तक]], daniyal[ko [pustak]]
            Hos: होशे[को [पुस्तक]], hose[ko pustak], Hos[को [पुस्तक]]
            Joel: योएल[को [पुस्तक]], yoel[ko pustak], Joel[को [पुस्तक]]
            Amos: आमोस[को [पुस्तक]], amos[ko pustak]
            Obad: ओबदिया[को [पुस्तक]], obadiya[ko pustak]
            Jonah: योना[को [पुस्तक]], yona[ko pustak]
            Mic: मीका[को [पुस्तक]], mika[ko pustak]
            Nah: नहूम[को [पुस्तक]], nahum[ko pustak]
            Hab: हबकूक[को [पुस्तक]], habakuk[ko pustak], Hab[को [पुस्तक]]
            Zeph: सपन्याह[को [पुस्तक]], sapanyah[ko pustak]
            Hag: हाग्गै[को [पुस्तक]], haggəi[ko pustak], Hag[को [पुस्तक]]
            Zech: जकरिया[को [पुस्तक]], jakariya[ko pustak]
            Mal: मलाकी[को [पुस्तक]], malaki[ko pustak], मलकी[को [पुस्तक]]
            Matt: मत्ती, मत्ती[ले [लेखेको सुसमाचार]|को सुसमाचार], mattile [lekʰeko susmacar], मत्ति
            Mark: मर्कूस, मर्कूस[ले [लेखेको सुसमाचार]|को सुसमाचार], मर्कूश, markusle [lekʰeko susmacar]
            Luke: लूका, लूका[ले [लेखेको सुसमाचार]|को सुसमाचार], लुका, lukale [lekʰeko susmacar]
            John: यूहन्ना, यूहन्ना[ले [लेखेको सुसमाचार]|को सुसमाचार], यूहान्ना, yuhannale [lekʰeko susmacar], यहून्ना
            Acts: प्रेरित, प्रेरितहरूका काम, preritharuka kam
            Rom: रोमी, रोमी[हरूलाई [[पावलको] पत्र]], Romiharūlāī, Romīharūlāī Patra, Rom
            1Cor: 1 कोरिन्थी, 1 कोरिन्थी[हरूलाई], कोरिन्थीहरूलाई [पावलको] पहिलो पत्र, 1 Korintʰīharūlāi, \
                Korintʰīharūlaī Pahilo Patra
            2Cor: 2 कोरिन्थी, 2 कोरिन्थी[हरूलाई], कोरिन्थीहरूलाई [पावलको] {दोस्त्रो|दोस्रो} पत्र, 2 Korintʰīharūlāī, \
                Korintʰīharulāī Dostro Patra
            Gal: गलाती, गलाती[हरूलाई [[पावलको] पत्र]], Galātīharūlāī, Galātīharūlaī Patra
            Eph: एफिसी, एफिसी[हरूलाई [[पावलको] पत्र]], Epʰisiharūlāī, Epʰisīharūlāī Patra
            Phil: फिलिप्पी, फिलिप्पी[हरूलाई [[पावलको] पत्र]], Pʰilippīharūlāī, Pʰilippīharūlāī Patra
            Col: कलस्सी, कलस्सी[हरूलाई [[पावलको] पत्र]], Kalassīharūlāī, Kalassīharulāī Patra, Col
            1Thess: 1 थिस्सलोनिकी, 1 थिस्सलोनिकी[हरूलाई], थिस्सलोनिकीहरूलाई [पावलको] पहिलो पत्र, \
                1 Tʰissalonikīharūlāī, Tʰissalonikiharulāī Pahilo Patra
            2Thess: 2 थिस्सलोनिकी, 2 थिस्सलोनिकी[हरूलाई], थिस्सलोनिकीहरूलाई [पावलको] {दोस्त्रो|दोस्रो} पत्र, \
                2 Tʰissalonikīharūlāī, Tʰissalonikiharūlāī Dostro Patra
            1Tim: 1 तिमोथी, 1 तिमोथी[लाई], तिमोथीलाई [पावलको] पहिलो पत्र, 1 Timotʰīlāī, Timotʰilāī Pahilo Patra, \
                तिमोथीलाईर् पावलको पहिलो पत्र, 1 Tim
            2Tim: 2 तिमोथी, 2 तिमोथी[लाई], तिमोथीलाई [पावलको] {दोस्त्रो|दोस्रो} पत्र, 2 Timotʰīlāī, \
                Timotʰilāī Dostro Patra, 2 Tim
            Titus: तीतस, तीतस[लाई [[पावलको] पत्र]], Tītaslāi, Tītaslāī Patra
            Phlm: फिलेमोन, फिलेमोन[लाई [[पावलको] पत्र]], Pʰilemonlāī, Pʰilemonlaī Patra
            Heb: हिब्रू, हिब्रू[हरूको निम्ति [पत्र]], Hibrūharūko Nimti, Hibrūharuko Nimti Patra
            Jas: याकूब, याकूब[को [पत्र]], yakubko [patra]
            1Pet: 1 पत्रुस, 1 पत्रुस[को], पत्रुसको पहिलो पत्र, 1 patrusko, patrusko pahilo patra
            2Pet: 2 पत्रुस, 2 पत्रुस[को], पत्रुसको {दोस्त्रो|दोस्रो} पत्र, 2 patrusko, patrusko dostro patra
            1John: 1 यूहन्ना, 1 यूहन्ना[को], यूहन्नाको पहिलो पत्र, 1 yuhannako, yuhannako pahilo patra
            2John: 2 यूहन्ना, 2 यूहन्ना[को], यूहन्नाको {दोस्त्रो|दोस्रो} पत्र, 2 yuhannako, yuhannako dostro patra
            3John: 3 यूहन्ना, 3 यूहन्ना[को], यूहन्नाको तेस्रो पत्र, 3 yuhannako, yuhannako testro patra
            Jude: यहूदा, यहूदा[को [पत्र]], yahudako [patra]
            Rev: प्रकाश, यूहन्नालाई भएको प्रकाश, Yuhannālāī Bʰaeko Prakāš
            Tob: Tob[को [पुस्तक]]
            Sir: Sir[को [पुस्तक]]
            Bar: Bar[को [पुस्तक]]
            1Macc: 1 Macc[को [पुस्तक]]
            2Macc: 2 Macc[को [पुस्तक]]
            3Macc: 3 Macc[को [पुस्तक]]
            4Macc: 4 Macc[को [पुस्तक]]
            1Esd: 1 Esd[को [पुस्तक]]
            2Esd: 2 Esd[को [पुस्तक]]
            """,
        words: """
            chapter अध्याय
            verse पद
            and र
            to देखि
            title शीर्षक
            first पहिलो
            second दोस्रो
            third तेस्रो
            """)
}
