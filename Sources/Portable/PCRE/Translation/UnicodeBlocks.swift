/// The blocks of Unicode, which PCRE2 and Swift's standard library do not know.
enum UnicodeBlocks {
    /// The block of a name, without regard to case, spaces, hyphens and underscores.
    static func range(named name: String) -> ClosedRange<Unicode.Scalar>? {
        all[name.filter { !" _-".contains($0) }.lowercased()]
    }

    private static let all: [String: ClosedRange<Unicode.Scalar>] = {
        var blocks: [String: ClosedRange<Unicode.Scalar>] = [:]
        for entry in table.split(separator: ";") {
            let words = entry.split(separator: " ")
            let bounds = words[0].split(separator: "-").compactMap { UInt32($0, radix: 16) }
            guard let first = Unicode.Scalar(bounds[0]), let last = Unicode.Scalar(bounds[1]) else { continue }
            for name in words.dropFirst() { blocks[String(name)] = first...last }
        }
        return blocks
    }()

    /// Each entry is the first and the last code point of a block, its name and its aliases: the rows of Unicode 15.0's
    /// Blocks.txt, with the names of the `blk` rows of PropertyValueAliases.txt.
    private static let table = """
        0-7f basiclatin ascii; 80-ff latin1supplement latin1sup latin1; 100-17f latinextendeda latinexta; \
        180-24f latinextendedb latinextb; 250-2af ipaextensions ipaext; 2b0-2ff spacingmodifierletters modifierletters; \
        300-36f combiningdiacriticalmarks diacriticals; 370-3ff greekandcoptic greek; 400-4ff cyrillic; \
        500-52f cyrillicsupplement cyrillicsup cyrillicsupplementary; 530-58f armenian; 590-5ff hebrew; 600-6ff arabic; \
        700-74f syriac; 750-77f arabicsupplement arabicsup; 780-7bf thaana; 7c0-7ff nko; 800-83f samaritan; \
        840-85f mandaic; 860-86f syriacsupplement syriacsup; 870-89f arabicextendedb arabicextb; \
        8a0-8ff arabicextendeda arabicexta; 900-97f devanagari; 980-9ff bengali; a00-a7f gurmukhi; a80-aff gujarati; \
        b00-b7f oriya; b80-bff tamil; c00-c7f telugu; c80-cff kannada; d00-d7f malayalam; d80-dff sinhala; e00-e7f thai; \
        e80-eff lao; f00-fff tibetan; 1000-109f myanmar; 10a0-10ff georgian; 1100-11ff hanguljamo jamo; \
        1200-137f ethiopic; 1380-139f ethiopicsupplement ethiopicsup; 13a0-13ff cherokee; \
        1400-167f unifiedcanadianaboriginalsyllabics ucas canadiansyllabics; 1680-169f ogham; 16a0-16ff runic; \
        1700-171f tagalog; 1720-173f hanunoo; 1740-175f buhid; 1760-177f tagbanwa; 1780-17ff khmer; 1800-18af mongolian; \
        18b0-18ff unifiedcanadianaboriginalsyllabicsextended ucasext; 1900-194f limbu; 1950-197f taile; \
        1980-19df newtailue; 19e0-19ff khmersymbols; 1a00-1a1f buginese; 1a20-1aaf taitham; \
        1ab0-1aff combiningdiacriticalmarksextended diacriticalsext; 1b00-1b7f balinese; 1b80-1bbf sundanese; \
        1bc0-1bff batak; 1c00-1c4f lepcha; 1c50-1c7f olchiki; 1c80-1c8f cyrillicextendedc cyrillicextc; \
        1c90-1cbf georgianextended georgianext; 1cc0-1ccf sundanesesupplement sundanesesup; \
        1cd0-1cff vedicextensions vedicext; 1d00-1d7f phoneticextensions phoneticext; \
        1d80-1dbf phoneticextensionssupplement phoneticextsup; \
        1dc0-1dff combiningdiacriticalmarkssupplement diacriticalssup; \
        1e00-1eff latinextendedadditional latinextadditional; 1f00-1fff greekextended greekext; \
        2000-206f generalpunctuation punctuation; 2070-209f superscriptsandsubscripts superandsub; \
        20a0-20cf currencysymbols; \
        20d0-20ff combiningdiacriticalmarksforsymbols diacriticalsforsymbols combiningmarksforsymbols; \
        2100-214f letterlikesymbols; 2150-218f numberforms; 2190-21ff arrows; \
        2200-22ff mathematicaloperators mathoperators; 2300-23ff miscellaneoustechnical misctechnical; \
        2400-243f controlpictures; 2440-245f opticalcharacterrecognition ocr; \
        2460-24ff enclosedalphanumerics enclosedalphanum; 2500-257f boxdrawing; 2580-259f blockelements; \
        25a0-25ff geometricshapes; 2600-26ff miscellaneoussymbols miscsymbols; 2700-27bf dingbats; \
        27c0-27ef miscellaneousmathematicalsymbolsa miscmathsymbolsa; 27f0-27ff supplementalarrowsa suparrowsa; \
        2800-28ff braillepatterns braille; 2900-297f supplementalarrowsb suparrowsb; \
        2980-29ff miscellaneousmathematicalsymbolsb miscmathsymbolsb; \
        2a00-2aff supplementalmathematicaloperators supmathoperators; 2b00-2bff miscellaneoussymbolsandarrows miscarrows; \
        2c00-2c5f glagolitic; 2c60-2c7f latinextendedc latinextc; 2c80-2cff coptic; \
        2d00-2d2f georgiansupplement georgiansup; 2d30-2d7f tifinagh; 2d80-2ddf ethiopicextended ethiopicext; \
        2de0-2dff cyrillicextendeda cyrillicexta; 2e00-2e7f supplementalpunctuation suppunctuation; \
        2e80-2eff cjkradicalssupplement cjkradicalssup; 2f00-2fdf kangxiradicals kangxi; \
        2ff0-2fff ideographicdescriptioncharacters idc; 3000-303f cjksymbolsandpunctuation cjksymbols; \
        3040-309f hiragana; 30a0-30ff katakana; 3100-312f bopomofo; 3130-318f hangulcompatibilityjamo compatjamo; \
        3190-319f kanbun; 31a0-31bf bopomofoextended bopomofoext; 31c0-31ef cjkstrokes; \
        31f0-31ff katakanaphoneticextensions katakanaext; 3200-32ff enclosedcjklettersandmonths enclosedcjk; \
        3300-33ff cjkcompatibility cjkcompat; 3400-4dbf cjkunifiedideographsextensiona cjkexta; \
        4dc0-4dff yijinghexagramsymbols yijing; 4e00-9fff cjkunifiedideographs cjk; a000-a48f yisyllables; \
        a490-a4cf yiradicals; a4d0-a4ff lisu; a500-a63f vai; a640-a69f cyrillicextendedb cyrillicextb; a6a0-a6ff bamum; \
        a700-a71f modifiertoneletters; a720-a7ff latinextendedd latinextd; a800-a82f sylotinagri; \
        a830-a83f commonindicnumberforms indicnumberforms; a840-a87f phagspa; a880-a8df saurashtra; \
        a8e0-a8ff devanagariextended devanagariext; a900-a92f kayahli; a930-a95f rejang; \
        a960-a97f hanguljamoextendeda jamoexta; a980-a9df javanese; a9e0-a9ff myanmarextendedb myanmarextb; \
        aa00-aa5f cham; aa60-aa7f myanmarextendeda myanmarexta; aa80-aadf taiviet; \
        aae0-aaff meeteimayekextensions meeteimayekext; ab00-ab2f ethiopicextendeda ethiopicexta; \
        ab30-ab6f latinextendede latinexte; ab70-abbf cherokeesupplement cherokeesup; abc0-abff meeteimayek; \
        ac00-d7af hangulsyllables hangul; d7b0-d7ff hanguljamoextendedb jamoextb; d800-db7f highsurrogates; \
        db80-dbff highprivateusesurrogates highpusurrogates; dc00-dfff lowsurrogates; \
        e000-f8ff privateusearea pua privateuse; f900-faff cjkcompatibilityideographs cjkcompatideographs; \
        fb00-fb4f alphabeticpresentationforms alphabeticpf; fb50-fdff arabicpresentationformsa arabicpfa; \
        fe00-fe0f variationselectors vs; fe10-fe1f verticalforms; fe20-fe2f combininghalfmarks halfmarks; \
        fe30-fe4f cjkcompatibilityforms cjkcompatforms; fe50-fe6f smallformvariants smallforms; \
        fe70-feff arabicpresentationformsb arabicpfb; ff00-ffef halfwidthandfullwidthforms halfandfullforms; \
        fff0-ffff specials; 10000-1007f linearbsyllabary; 10080-100ff linearbideograms; 10100-1013f aegeannumbers; \
        10140-1018f ancientgreeknumbers; 10190-101cf ancientsymbols; 101d0-101ff phaistosdisc phaistos; \
        10280-1029f lycian; 102a0-102df carian; 102e0-102ff copticepactnumbers; 10300-1032f olditalic; \
        10330-1034f gothic; 10350-1037f oldpermic; 10380-1039f ugaritic; 103a0-103df oldpersian; 10400-1044f deseret; \
        10450-1047f shavian; 10480-104af osmanya; 104b0-104ff osage; 10500-1052f elbasan; 10530-1056f caucasianalbanian; \
        10570-105bf vithkuqi; 10600-1077f lineara; 10780-107bf latinextendedf latinextf; 10800-1083f cypriotsyllabary; \
        10840-1085f imperialaramaic; 10860-1087f palmyrene; 10880-108af nabataean; 108e0-108ff hatran; \
        10900-1091f phoenician; 10920-1093f lydian; 10980-1099f meroitichieroglyphs; 109a0-109ff meroiticcursive; \
        10a00-10a5f kharoshthi; 10a60-10a7f oldsoutharabian; 10a80-10a9f oldnortharabian; 10ac0-10aff manichaean; \
        10b00-10b3f avestan; 10b40-10b5f inscriptionalparthian; 10b60-10b7f inscriptionalpahlavi; \
        10b80-10baf psalterpahlavi; 10c00-10c4f oldturkic; 10c80-10cff oldhungarian; 10d00-10d3f hanifirohingya; \
        10e60-10e7f ruminumeralsymbols rumi; 10e80-10ebf yezidi; 10ec0-10eff arabicextendedc arabicextc; \
        10f00-10f2f oldsogdian; 10f30-10f6f sogdian; 10f70-10faf olduyghur; 10fb0-10fdf chorasmian; 10fe0-10fff elymaic; \
        11000-1107f brahmi; 11080-110cf kaithi; 110d0-110ff sorasompeng; 11100-1114f chakma; 11150-1117f mahajani; \
        11180-111df sharada; 111e0-111ff sinhalaarchaicnumbers; 11200-1124f khojki; 11280-112af multani; \
        112b0-112ff khudawadi; 11300-1137f grantha; 11400-1147f newa; 11480-114df tirhuta; 11580-115ff siddham; \
        11600-1165f modi; 11660-1167f mongoliansupplement mongoliansup; 11680-116cf takri; 11700-1174f ahom; \
        11800-1184f dogra; 118a0-118ff warangciti; 11900-1195f divesakuru; 119a0-119ff nandinagari; \
        11a00-11a4f zanabazarsquare; 11a50-11aaf soyombo; \
        11ab0-11abf unifiedcanadianaboriginalsyllabicsextendeda ucasexta; 11ac0-11aff paucinhau; \
        11b00-11b5f devanagariextendeda devanagariexta; 11c00-11c6f bhaiksuki; 11c70-11cbf marchen; \
        11d00-11d5f masaramgondi; 11d60-11daf gunjalagondi; 11ee0-11eff makasar; 11f00-11f5f kawi; \
        11fb0-11fbf lisusupplement lisusup; 11fc0-11fff tamilsupplement tamilsup; 12000-123ff cuneiform; \
        12400-1247f cuneiformnumbersandpunctuation cuneiformnumbers; 12480-1254f earlydynasticcuneiform; \
        12f90-12fff cyprominoan; 13000-1342f egyptianhieroglyphs; 13430-1345f egyptianhieroglyphformatcontrols; \
        14400-1467f anatolianhieroglyphs; 16800-16a3f bamumsupplement bamumsup; 16a40-16a6f mro; 16a70-16acf tangsa; \
        16ad0-16aff bassavah; 16b00-16b8f pahawhhmong; 16e40-16e9f medefaidrin; 16f00-16f9f miao; \
        16fe0-16fff ideographicsymbolsandpunctuation ideographicsymbols; 17000-187ff tangut; \
        18800-18aff tangutcomponents; 18b00-18cff khitansmallscript; 18d00-18d7f tangutsupplement tangutsup; \
        1aff0-1afff kanaextendedb kanaextb; 1b000-1b0ff kanasupplement kanasup; 1b100-1b12f kanaextendeda kanaexta; \
        1b130-1b16f smallkanaextension smallkanaext; 1b170-1b2ff nushu; 1bc00-1bc9f duployan; \
        1bca0-1bcaf shorthandformatcontrols; 1cf00-1cfcf znamennymusicalnotation znamennymusic; \
        1d000-1d0ff byzantinemusicalsymbols byzantinemusic; 1d100-1d1ff musicalsymbols music; \
        1d200-1d24f ancientgreekmusicalnotation ancientgreekmusic; 1d2c0-1d2df kaktoviknumerals; \
        1d2e0-1d2ff mayannumerals; 1d300-1d35f taixuanjingsymbols taixuanjing; \
        1d360-1d37f countingrodnumerals countingrod; 1d400-1d7ff mathematicalalphanumericsymbols mathalphanum; \
        1d800-1daaf suttonsignwriting; 1df00-1dfff latinextendedg latinextg; \
        1e000-1e02f glagoliticsupplement glagoliticsup; 1e030-1e08f cyrillicextendedd cyrillicextd; \
        1e100-1e14f nyiakengpuachuehmong; 1e290-1e2bf toto; 1e2c0-1e2ff wancho; 1e4d0-1e4ff nagmundari; \
        1e7e0-1e7ff ethiopicextendedb ethiopicextb; 1e800-1e8df mendekikakui; 1e900-1e95f adlam; \
        1ec70-1ecbf indicsiyaqnumbers; 1ed00-1ed4f ottomansiyaqnumbers; \
        1ee00-1eeff arabicmathematicalalphabeticsymbols arabicmath; 1f000-1f02f mahjongtiles mahjong; \
        1f030-1f09f dominotiles domino; 1f0a0-1f0ff playingcards; \
        1f100-1f1ff enclosedalphanumericsupplement enclosedalphanumsup; \
        1f200-1f2ff enclosedideographicsupplement enclosedideographicsup; \
        1f300-1f5ff miscellaneoussymbolsandpictographs miscpictographs; 1f600-1f64f emoticons; \
        1f650-1f67f ornamentaldingbats; 1f680-1f6ff transportandmapsymbols transportandmap; \
        1f700-1f77f alchemicalsymbols alchemical; 1f780-1f7ff geometricshapesextended geometricshapesext; \
        1f800-1f8ff supplementalarrowsc suparrowsc; \
        1f900-1f9ff supplementalsymbolsandpictographs supsymbolsandpictographs; 1fa00-1fa6f chesssymbols; \
        1fa70-1faff symbolsandpictographsextendeda symbolsandpictographsexta; 1fb00-1fbff symbolsforlegacycomputing; \
        20000-2a6df cjkunifiedideographsextensionb cjkextb; 2a700-2b73f cjkunifiedideographsextensionc cjkextc; \
        2b740-2b81f cjkunifiedideographsextensiond cjkextd; 2b820-2ceaf cjkunifiedideographsextensione cjkexte; \
        2ceb0-2ebef cjkunifiedideographsextensionf cjkextf; \
        2f800-2fa1f cjkcompatibilityideographssupplement cjkcompatideographssup; \
        30000-3134f cjkunifiedideographsextensiong cjkextg; 31350-323af cjkunifiedideographsextensionh cjkexth; \
        e0000-e007f tags; e0100-e01ef variationselectorssupplement vssup; \
        f0000-fffff supplementaryprivateuseareaa suppuaa; 100000-10ffff supplementaryprivateuseareab suppuab
        """
}
