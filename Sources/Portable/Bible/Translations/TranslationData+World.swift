extension TranslationData {
    /// The translations of Asia, the Greek and Hebrew texts, and the rest.
    static let world: StaticString = """
        CUVS|和合本（简体）|zh|||youversion=48>CUNPSS-神 bibleGateway=CUVS
        CUVMPS|和合本（现代标点，简体）|zh|||bibleGateway=CUVMPS
        CUVMPT|和合本（現代標點，繁體）|zh|||bibleGateway=CUVMPT
        CUNPSS-上帝|新标点和合本，上帝版|zh|||youversion=47
        CUNP|新標點和合本|zh|||youversion=46
        CUV|和合本|zh|||
        RCUVSS|和合本修订版|zh|||youversion=140
        CCB|圣经当代译本|zh|||youversion=36
        CNV|新譯本|zh|||
        CUVMP|和合本（現代標點）|zh|||
        CNVS|新译本|zh|||youversion=41
        CSBS|中文标准译本|zh|||youversion=43
        THSV11|พระคัมภีร์ไบเบิล ฉบับมาตรฐาน 2011|th|||youversion=174
        KAR|Károli Gáspár fordítása|hu|||
        KRV|개역한글|ko|||youversion=88 logos=KRV
        KLB|현대인의 성경|ko|||youversion=86 bibleGateway=KLB logos=KLB
        RNKSV|새번역|ko|||youversion=142
        GAE|개역개정|ko|||bsKorea=GAE
        JA1955|口語訳聖書 1955|ja|||youversion=81,1820>口語訳
        JCB|リビングバイブル|ja||JLB|youversion=83
        新共同訳|新共同訳|ja|||youversion=1819
        TB|Terjemahan Baru|id|||youversion=306
        BIMK|Alkitab dalam Bahasa Indonesia Masa Kini|id|||youversion=27
        TSI|Terjemahan Sederhana Indonesia|id|||youversion=320
        FAYH|Firman Allah Yang Hidup|id|||youversion=2727
        BD2011|Bản Dịch 2011|vi|||youversion=19
        VIE2010|Bản Truyền Thống Hiệu Đính 2010|vi|||youversion=151
        VIE1925|Kinh Thánh Tiếng Việt 1925|vi|||youversion=193
        MBB05|Magandang Balita Biblia 2005|tl|||youversion=144
        TLAB|Ang Biblia|tl|||youversion=177
        RTPV05|Magandang Balita Biblia (RTPV05)|tl|||youversion=399
        AVD|الترجمة البيروتية (فان دايك)|ar|||youversion=13
        GNA2025|الترجمة العربية المشتركة|ar|||youversion=67
        KEH|كتاب الحياة|ar|||youversion=101
        TMA|المعنى الصحيح لإنجيل المسيح|ar|||youversion=1714
        NTE12|NTE12|ar|||youversion=1854
        MIZ|MIZ|lus|||youversion=253
        EAB|Elizen Arteko Biblia|eu|||youversion=56
        ՆՎԱԱ|Նոր վերանայված Արարատ Աստվածաշունչ|hy|||youversion=2329
        TGV|Η Αγία Γραφή (Today’s Greek Version)|el|||youversion=173
        SBLGNT|SBL Greek New Testament|grc|||youversion=156>SBLG bibleGateway=SBLGNT
        TR1624|Textus Receptus (Elzevir 1624)|grc|||youversion=182
        BYZ04|Byzantine Text 2004|grc|||youversion=209
        THGNT|Tyndale House Greek New Testament|grc|||youversion=2270
        NA28|Nestle-Aland, 28th edition|grc|||dieBibel=NA28
        LXX|Septuagint|grc|Septuagint|SEPT,SEPTUAGINT|dieBibel=LXX bibleStudyTools=lxx
        WLC|Westminster Leningrad Codex|hbo|Original||bibleGateway=WLC blueLetterBible=wlc
        """
}
