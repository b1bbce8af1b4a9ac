import Testing

@testable import Bible

/// Chapters and verses with words at their numbers, in running text.
struct SpokenNumbersTests {
    /// The passages in a text of a language.
    private func found(_ text: String, _ language: String) -> [String] {
        ReferenceScanner(languages: [language]).references(in: Array(text.utf8)).map { $0.passage.osis }
    }

    @Test(
        "A chapter and its verses are one reference, whatever words are at their numbers",
        arguments: [
            ("turn to First Corinthians chapter thirteen, verses four through seven.", "en", "1Cor.13.4-1Cor.13.7"),
            ("John, in the third chapter, verse 16", "en", "John.3.16"),
            ("Romans, chapter 8, from verse 28 to verse 30", "en", "Rom.8.28-Rom.8.30"),
            ("Romans chapter 8, from verse 31 to the end", "en", "Rom.8.31-Rom.8.39"),
            ("Römer 8, Vers 31 bis zum Schluss", "de", "Rom.8.31-Rom.8.39"),
            ("Římanům, 8. kapitola, od verše 31 do konce", "cs", "Rom.8.31-Rom.8.39"),
            ("a Római levél 8. fejezete, a 31. verstől a végéig", "hu", "Rom.8.31-Rom.8.39"),
            ("Romans chapter 8, verses 1, 3 and 5", "en", "Rom.8.1,Rom.8.3,Rom.8.5"),
            ("Schlagen wir den Römerbrief auf, Kapitel 8, die Verse 28 bis 30.", "de", "Rom.8.28-Rom.8.30"),
            ("Johannes, 3. Kapitel, 16. Vers", "de", "John.3.16"),
            ("im Johannesevangelium, im dritten Kapitel, Vers 16", "de", "John.3.16"),
            (
                "aus dem ersten Brief des Apostels Paulus an die Korinther, Kapitel 13, die Verse 4 bis 7", "de",
                "1Cor.13.4-1Cor.13.7"
            ),
            ("dans l'évangile de Jean, au chapitre 3, verset 16", "fr", "John.3.16"),
            ("Romains, chapitre 8, du verset 28 au verset 30", "fr", "Rom.8.28-Rom.8.30"),
            (
                "la première lettre de saint Paul aux Corinthiens, chapitre 13, versets 4 à 7", "fr",
                "1Cor.13.4-1Cor.13.7"
            ),
            ("Juan, en el capítulo 3, versículo 16", "es", "John.3.16"),
            ("Génesis, capítulo 1, del versículo 1 al 5", "es", "Gen.1.1-Gen.1.5"),
            ("el capítulo 8 de Romanos", "es", "Rom.8"), ("en el capítulo 53 de Isaías, los", "es", "Isa.53"),
            ("está em Lucas 15, do versículo 11 ao 32.", "pt", "Luke.15.11-Luke.15.32"),
            ("Lucas 15, versículos 11-32", "pt", "Luke.15.11-Luke.15.32"),
            ("o capítulo 8 de Romanos", "pt", "Rom.8"),
            ("Matteo, capitolo 5, versetti da 1 a 12.", "it", "Matt.5.1-Matt.5.12"),
            ("Matteo 5, versetti 1-12", "it", "Matt.5.1-Matt.5.12"),
            ("Matteo 5, dal versetto 1 al versetto 12", "it", "Matt.5.1-Matt.5.12"),
            ("na Ewangelii według świętego Jana, rozdział 3, werset 16.", "pl", "John.3.16"),
            ("List do Rzymian, 8 rozdział, wersety od 28 do 30", "pl", "Rom.8.28-Rom.8.30"),
            (
                "uit de eerste brief van Paulus aan de Korintiërs, hoofdstuk 13, de verzen 4 tot en met 7.", "nl",
                "1Cor.13.4-1Cor.13.7"
            ),
            ("Евангелие от Иоанна, 3 глава, 16 стих.", "ru", "John.3.16"),
            ("Евангелие от Иоанна, 3-я глава, 16-й стих.", "ru", "John.3.16"),
            ("в Евангелии от Луки, глава 15, стихи с 11 по 32.", "ru", "Luke.15.11-Luke.15.32"),
            ("в Евангелии от Луки, в 15 главе, с 11 по 32 стих.", "ru", "Luke.15.11-Luke.15.32"),
            ("Євангеліє від Івана, 3 розділ, 16 вірш", "uk", "John.3.16"),
            ("Otevřme si Janovo evangelium, 3. kapitolu, 16. verš.", "cs", "John.3.16"),
            ("Jan 3. kapitola 16. verš", "cs", "John.3.16"),
            ("Římanům, 8. kapitola, verše 28 až 30", "cs", "Rom.8.28-Rom.8.30"),
            ("Ján, 3. kapitola, 16. verš", "sk", "John.3.16"),
            ("János evangéliuma 3. fejezetének 16. versénél!", "hu", "John.3.16"),
            ("A 23. zsoltár 4. verse sokaknak", "hu", "Ps.23.4"),
            ("a Római levél 8. fejezetében, a 28. verstől a 30. versig", "hu", "Rom.8.28-Rom.8.30"),
            ("Ioan, capitolul 3, versetul 16", "ro", "John.3.16"),
            ("Iv, 3. poglavlje, 16. redak", "hr", "John.3.16"),
            ("to the fifth chapter of Ephesians, verses fifteen through twenty.", "en", "Eph.5.15-Eph.5.20"),
            ("from Second Kings chapter five, beginning at verse one.", "en", "2Kgs.5.1"),
            ("au chapitre 3 de l'évangile de Jean, versets 1 à 8.", "fr", "John.3.1-John.3.8"),
            ("Nel capitolo 13 del Vangelo di Giovanni, ai versetti 1-15", "it", "John.13.1-John.13.15"),
            ("En el capítulo 6 de la carta a los Efesios, versículos 10 al 18", "es", "Eph.6.10-Eph.6.18"),
            ("In het derde hoofdstuk van Kolossenzen, vanaf vers 12, gaat", "nl", "Col.3.12"),
            ("В третьей главе Бытия, в стихе 15, дано", "ru", "Gen.3.15"),
            ("În capitolul 2 din Faptele Apostolilor, versetele 42-47", "ro", "Acts.2.42-Acts.2.47"),
            ("a Rómaiakhoz írt levél 8. fejezetéhez, a 28. vershez", "hu", "Rom.8.28"),
            ("Λουκ. ιε\u{384} 11-32", "el", "Luke.15.11-Luke.15.32"), ("창 1-2장", "ko", "Gen.1-Gen.2"),
            ("Johannes, kapitel 3, vers 16 till och med 18", "sv", "John.3.16-John.3.18"),
            ("Romerbrevet, 8. kapitel, vers 28 til 30", "da", "Rom.8.28-Rom.8.30"),
            ("Johanneksen evankeliumi, 3. luku, jae 16.", "fi", "John.3.16"),
            ("Roomalaiskirjeen 8. luvun jakeessa 28 Paavali", "fi", "Rom.8.28"),
            ("Roomalaiskirjeen 8. luku, jakeesta 28 jakeeseen 30", "fi", "Rom.8.28-Rom.8.30"),
            ("κατά Ιωάννην, κεφάλαιο 3, στίχοι 16 έως 18", "el", "John.3.16-John.3.18"),
            ("诗篇二十三篇一至六节。", "zh", "Ps.23.1-Ps.23.6"), ("诗篇23篇1-6节", "zh", "Ps.23.1-Ps.23.6"),
            ("詩篇 121 篇", "zh", "Ps.121"), ("馬太福音 5 章", "zh", "Matt.5"), ("馬太福音 5 章 3 節", "zh", "Matt.5.3"),
            ("ヨハネ 3章16節から18節まで", "ja", "John.3.16-John.3.18"),
            ("고린도전서 13장 4절부터 7절까지", "ko", "1Cor.13.4-1Cor.13.7"),
            ("요한복음 3장 16절을 읽고", "ko", "John.3.16"), ("시편 23편 1절에서 6절까지", "ko", "Ps.23.1-Ps.23.6"),
            ("창세기 1장부터 3장까지 읽는다", "ko", "Gen.1-Gen.3"), ("창세기 1장에서 3절을", "ko", "Gen.1.3"),
            ("창세기 1장 1절부터 2장 3절까지와", "ko", "Gen.1.1-Gen.2.3"), ("시편 1편에서 5편까지", "ko", "Ps.1-Ps.5"),
            ("創世記1章から3章まで", "ja", "Gen.1-Gen.3"), ("創世記1章1節から2章3節まで", "ja", "Gen.1.1-Gen.2.3"),
            ("詩篇1編から5編まで", "ja", "Ps.1-Ps.5"),
            ("uit Matteus hoofstuk 5, vers 3 tot 12.", "af", "Matt.5.3-Matt.5.12"),
            ("de l'Evangeli segons sant Joan, capítol 3, verset 16.", "ca", "John.3.16"),
            ("Yuhanna, 3. bölüm, 16. ayet", "tr", "John.3.16"),
            ("Psalm chapter one hundred nineteen verse one hundred five", "en", "Ps.119.105"),
            ("the one hundred and third psalm", "en", "Ps.103"),
            ("Isaiah chapter 40, verses twenty-eight to thirty-one", "en", "Isa.40.28-Isa.40.31"),
            ("Luke chapter one verses forty-six to fifty-five", "en", "Luke.1.46-Luke.1.55"),
            (
                "John chapter three verses sixteen, seventeen and twenty-one", "en",
                "John.3.16,John.3.17,John.3.21"
            ),
            ("nel capitolo 8 della lettera ai Romani", "it", "Rom.8"), ("Kapitel 8 des Römerbriefs", "de", "Rom.8"),
            ("in hoofdstuk 53 van Jesaja", "nl", "Isa.53"), ("8 глава Послания к Римлянам", "ru", "Rom.8"),
            ("8. kapitola listu Římanům", "cs", "Rom.8"),
            ("das Buch Daniel auf, Kapitel sechs, ab Vers elf", "de", "Dan.6.11"),
            ("Segunda de Reyes, capítulo cinco, versículo catorce", "es", "2Kgs.5.14"),
            ("Isaías, capítulo treinta y tres, versículo dos", "es", "Isa.33.2"),
            ("Gioele, capitolo tre, versetti da uno a cinque", "it", "Joel.3.1-Joel.3.5"),
            ("Hebreeën, hoofdstuk elf, vers één", "nl", "Heb.11.1"),
            ("Księgi Przysłów, rozdział trzeci, wersety piąty i szósty", "pl", "Prov.3.5,Prov.3.6"),
            ("Послание к Евреям, глава одиннадцатая, стих первый", "ru", "Heb.11.1"),
            ("В десятой главе Евангелия от Иоанна Христос говорит", "ru", "John.10"),
            ("5-ю главу Евангелия от Матфея, стихи с 3 по 12", "ru", "Matt.5.3-Matt.5.12"),
            ("У 13-му розділі Першого послання до Коринтян, вірші 4-7", "uk", "1Cor.13.4-1Cor.13.7"),
            ("Kazatel, kapitola třetí, verše 1–8", "cs", "Eccl.3.1-Eccl.3.8"),
            ("čteme z 15. kapitoly Lukášova evangelia", "cs", "Luke.15"), ("čítala Jeremiáša 29,11", "sk", "Jer.29.11"),
            ("A Galata levél 5. részének 22. verse", "hu", "Gal.5.22"),
            ("Epistola către Evrei, capitolul unsprezece, versetul întâi", "ro", "Heb.11.1"),
            ("Romarbrevets femte kapitel", "sv", "Rom.5"), ("Hebreerbrevet kapitel elva, vers ett", "sv", "Heb.11.1"),
            ("I tionde kapitlet i Johannesevangeliet möter vi", "sv", "John.10"),
            ("Hebræerbrevet kapitel elleve, første vers", "da", "Heb.11.1"),
            ("Matteuksen evankeliumin luku 5, jakeet 3–12", "fi", "Matt.5.3-Matt.5.12"),
            ("kitab Amsal pasal tiga, ayat lima dan enam", "id", "Prov.3.5,Prov.3.6"),
            ("Yohanes pasal tiga ayat enam belas", "id", "John.3.16"), ("Yohanes pasal dua belas", "id", "John.12"),
            ("Mazmur pasal dua puluh tiga ayat satu", "id", "Ps.23.1"),
            ("Giăng đoạn ba câu mười sáu", "vi", "John.3.16"),
            ("dans le deuxième livre de Samuel, au chapitre 9", "fr", "2Sam.9"),
            ("nel secondo libro dei Re, capitolo 5", "it", "2Kgs.5"),
            ("w Pierwszej Księdze Kronik, rozdział 17", "pl", "1Chr.17"),
            ("из Первого послания Петра, глава 5, стихи 6 и 7", "ru", "1Pet.5.6,1Pet.5.7"),
            ("Het negentiende hoofdstuk van Lucas begint", "nl", "Luke.19"),
            ("mit der Apostelgeschichte weiter, Kapitel 9, Verse 1 bis 19", "de", "Acts.9.1-Acts.9.19"),
            ("느헤미야 8장 1절부터 12절까지예요", "ko", "Neh.8.1-Neh.8.12"),
            ("Pismu Hebrejcem, 11. poglavje, 1. vrstica", "sl", "Heb.11.1"),
            ("Romalılar'ın 8. bölümünde, 28. ayette", "tr", "Rom.8.28"),
            ("katika Waebrania sura ya 11, mstari wa 1", "sw", "Heb.11.1"), ("마14장을 읽다", "ko", "Matt.14"),
            ("Romanos capítulo décimo segundo", "pt", "Rom.12"),
            ("João capítulo décimo quarto versículo seis", "pt", "John.14.6"),
            ("Juan capítulo décimo tercero versículo treinta y cuatro", "es", "John.13.34"),
            ("Efesios 2 versos 8 y 9", "es", "Eph.2.8,Eph.2.9"), ("Efésios 2 versos 8 e 9", "pt", "Eph.2.8,Eph.2.9"),
        ])
    func spoken(text: String, language: String, passage: String) {
        #expect(found(text, language) == [passage])
    }

    @Test(
        "Chapters and verses that are counted, that belong to something else, or that have no chapter are not read",
        arguments: [
            ("Romalılar on ikinci bölüm", "tr"), ("Ρωμαίους κεφάλαιο δέκατο όγδοο", "el"),
            ("Romains chapitre dix sept", "fr"), ("Matthäus Kapitel acht und zwanzig Vers neunzehn", "de"),
            ("Mattheus hoofstuk agt en twintig vers negentien", "af"),
            ("Psalm chapter one nineteen verse one oh five", "en"),
            ("John, in chapter 3 of his novel, dies", "en"), ("Mark, in the third chapter, leaves", "en"),
            ("Daniel, en el capítulo 3 de la serie", "es"), ("Marcos, no capítulo 5, morre", "pt"),
            ("a zsoltár 4. verse", "hu"), ("zsoltár 16. versét olvassuk", "hu"),
            ("von Johannes. Im Kapitel 3, Vers 16 des Vertrags", "de"), ("Markus hat 3 Kapitel", "de"),
            ("Иоанн написал 3 главы", "ru"), ("Chapter 3, verse 16 of the poem", "en"),
            ("Luca, due capitoli", "it"), ("Lucas y el capítulo 5", "es"), ("el capítulo 2 de Josué Pérez", "es"),
            ("Daniel 3 luku jäi kesken", "fi"),
            ("das Kapitel 3 von Markus", "de"), ("глава 3 Марка Твена", "ru"), ("il capitolo 5 di Luca Rossi", "it"),
            ("Chapter 3 says Isaiah", "en"), ("John chapter three hundred verse 16", "en"),
            ("Jean chapitre trois cent verset 16", "fr"), ("Juan capítulo tres mil", "es"),
            ("the hundred and nineteenth psalm", "en"), ("three chapters of John", "en"),
            ("drei Kapitel des Römerbriefs", "de"),
        ])
    func notSpoken(text: String, language: String) {
        #expect(found(text, language).isEmpty)
    }

    @Test(
        "What is counted after a chapter is not its verse",
        arguments: [
            ("Psalm 23 in 6 verses", "en", ["Ps.23"]), ("Psalm 117: only 2 verses", "en", ["Ps.117"]),
            ("In John chapter one, two disciples follow", "en", ["John.1"]),
            ("Psalm 23. Verse by verse", "en", ["Ps.23"]), ("Псалом 22 из 6 стихов", "ru", ["Ps.22"]),
            ("Romans 8 with 39 verses", "en", ["Rom.8"]), ("Römer 8 mit 39 Versen", "de", ["Rom.8"]),
            ("Romans 7 is quoted (verse 22)", "en", ["Rom.7", "Rom.7.22"]),
            ("第一コリント13章、今週は14章1節から", "ja", ["1Cor.13", "1Cor.14.1"]),
            ("마14장 이야기(13-21절)", "ko", ["Matt.14", "Matt.14.13-Matt.14.21"]),
        ])
    func counted(text: String, language: String, passages: [String]) {
        #expect(found(text, language) == passages)
    }

    @Test(
        "Names and words of editions are known",
        arguments: [
            ("Jf. Rom 8,28-30; ApG 4,12; (Apg 10:43)", "da", ["Rom.8.28-Rom.8.30", "Acts.4.12", "Acts.10.43"]),
            ("Дії 2,42-47; Йо 20,19-31", "uk", ["Acts.2.42-Acts.2.47", "John.20.19-John.20.31"]),
            ("Лк. 10:25-37, зокрема вірш 27.", "uk", ["Luke.10.25-Luke.10.37", "Luke.10.27"]),
            ("Lekció: 4Móz 21,4-9.", "hu", ["Num.21.4-Num.21.9"]), ("4. Mose 21,4-9", "de", ["Num.21.4-Num.21.9"]),
            (
                "（依 40:1-5, 9-11）；（伯後 3:8-14）；（谷 1:1-8）", "zh",
                ["Isa.40.1-Isa.40.5,Isa.40.9-Isa.40.11", "2Pet.3.8-2Pet.3.14", "Mark.1.1-Mark.1.8"]
            ),
            ("言います。Ⅰペテロ5:7も（Ⅱコリント 1:3）", "ja", ["1Pet.5.7", "2Cor.1.3"]),
            ("Ⅱ Kor 5,17", "de", ["2Cor.5.17"]),
            (
                "Rom. 8:38v. en Openb. 21:3vv. en Joh. 3:16 e.v.", "nl",
                ["Rom.8.38-Rom.8.39", "Rev.21.3-Rev.21.27", "John.3.16-John.3.36"]
            ),
            ("Rom. 8 v. 38 en vers 39", "nl", ["Rom.8.38,Rom.8.39"]),
            ("ma Ruut 1, ti Ruut 2, ke Ps. 23, to Room. 12.", "fi", ["Ruth.1", "Ruth.2", "Ps.23", "Rom.12"]),
            ("구약 | 창 12:1-4\n응송 | 시 121\n서신 | 롬 4:1-5", "ko", ["Gen.12.1-Gen.12.4", "Ps.121", "Rom.4.1-Rom.4.5"]),
            ("holding on to phil 4:6-7 and ps 121 lol", "en", ["Phil.4.6-Phil.4.7", "Ps.121"]),
            ("1 Korintiërs 13:4-7 en Romeine 8:28", "af", ["1Cor.13.4-1Cor.13.7", "Rom.8.28"]),
            (
                "Gn 1,26-27; Sl 8,5-7; Fets 2,42-47; 1 Pere 1,3-9", "ca",
                ["Gen.1.26-Gen.1.27", "Ps.8.5-Ps.8.7", "Acts.2.42-Acts.2.47", "1Pet.1.3-1Pet.1.9"]
            ),
        ])
    func names(text: String, language: String, passages: [String]) {
        #expect(found(text, language) == passages)
    }

    @Test(
        "Short names need evidence",
        arguments: [
            ("수 | 금 10", "ko"), ("시 121", "ko"), ("ps 3 is out", "en"), ("若3:16成立", "zh"), ("比分达3:1", "zh"),
            ("Numbers 3, 4 and 5 are missing", "en"), ("Números 3, 4 y 5", "es"),
        ])
    func shortNames(text: String, language: String) {
        #expect(found(text, language).isEmpty)
    }
}
