extension TranslationData {
    /// The English translations.
    static let english: StaticString = """
        KJV|King James Version|en|KJV|AV,KINGJAMES,KING JAMES,KJV1900|youversion=1 bibleGateway=KJV blueLetterBible=kjv \
            logos=KJV step=KJV bibleHub=kjv bibleApi=kjv allBible=kingjames>KJV wikisource=Bible_(King_James)>KJV
        KJV1611|King James Version 1611|en|KJV||
        KJVAAE|King James Version with Apocrypha, American Edition|en|KJV||youversion=546
        NKJV|New King James Version|en|KJV||youversion=114 bibleGateway=NKJV blueLetterBible=nkjv logos=NKJV \
            bibleHub=nkjv
        ESV|English Standard Version|en||ESV2011|youversion=59 bibleGateway=ESV blueLetterBible=esv logos=ESV \
            step=ESV bibleHub=esv bibleGatewayNumber=47
        NIV|New International Version|en|KJV|NIV2011|youversion=111 bibleGateway=NIV blueLetterBible=niv \
            logos=NIV,niv2011>NIV step=NIV bibleHub=niv bibleGatewayNumber=31
        NIVUK|New International Version, Anglicised|en|KJV||youversion=113 bibleGateway=NIVUK
        NIV1984|New International Version 1984|en|KJV||bibleGateway=NIV1984 studyLight=n84>NIV1984
        TNIV|Today’s New International Version|en|KJV||
        NIRV|New International Reader’s Version|en|KJV||youversion=110 bibleGateway=NIRV
        NLT|New Living Translation|en|NLT||youversion=116 bibleGateway=NLT blueLetterBible=nlt logos=NLT bibleHub=nlt
        NASB1995|New American Standard Bible 1995|en|||youversion=100 bibleGateway=NASB1995 blueLetterBible=nasb95 \
            logos=NASB95 studyLight=nas
        NASB2020|New American Standard Bible 2020|en|||youversion=2692 bibleGateway=NASB blueLetterBible=nasb20 \
            logos=NASB step=NASB2020
        CSB|Christian Standard Bible|en|CSB||youversion=1713 bibleGateway=CSB blueLetterBible=csb logos=CSB
        HCSB|Holman Christian Standard Bible|en|CSB||youversion=72 bibleGateway=HCSB
        NET|New English Translation|en|CSB||youversion=107 bibleGateway=NET blueLetterBible=net logos=NET
        AMP|Amplified Bible|en|||youversion=1588 bibleGateway=AMP blueLetterBible=amp logos=AMP
        AMPC|Amplified Bible, Classic Edition|en|||youversion=8 bibleGateway=AMPC
        MSG|The Message|en||MESSAGE|youversion=97 bibleGateway=MSG logos=MSG,message>MSG
        TPT|The Passion Translation|en|||youversion=1849 logos=TPT
        CEV|Contemporary English Version|en|||youversion=392 bibleGateway=CEV
        CEVUK|Contemporary English Version, Anglicised|en|||youversion=294
        CEVDCI|Contemporary English Version, Interconfessional Edition|en|||youversion=303
        CEB|Common English Bible|en|CEB||youversion=37 bibleGateway=CEB
        GNT|Good News Translation|en|||youversion=68 bibleGateway=GNT bibleStudyTools=gnt
        GNBUK|Good News Bible, British usage|en|||youversion=296
        GNBDC|Good News Bible, British usage, with Deuterocanon|en|||youversion=416
        GW|God’s Word Translation|en|||youversion=70
        NCV|New Century Version|en|||youversion=105
        ICB|International Children’s Bible|en|||youversion=1359
        ERV|Easy-to-Read Version|en|||youversion=406
        EASY|EasyEnglish Bible|en|||youversion=2079
        NRSV|New Revised Standard Version|en|NRSV||youversion=2016 bibleGateway=NRSV logos=NRSV oremus=NRSV
        NRSVCE|New Revised Standard Version, Catholic Edition|en|NRSV||bibleGateway=NRSVCE
        NRSVA|New Revised Standard Version, Anglicised|en|NRSV||bibleGateway=NRSVA
        NRSV-CI|New Revised Standard Version, Catholic Interconfessional|en|NRSV||youversion=2015
        NRSVUE|New Revised Standard Version, Updated Edition|en|NRSVue||youversion=3523 bibleGateway=NRSVUE
        RSV|Revised Standard Version|en|||youversion=2020 bibleGateway=RSV blueLetterBible=rsv logos=rsv
        RSVCE|Revised Standard Version, Catholic Edition|en|||youversion=2017>RSV-C bibleGateway=RSVCE
        RSVCI|Revised Standard Version, Catholic Interconfessional|en|||youversion=3548
        NABRE|New American Bible, Revised Edition|en|NAB||youversion=463 bibleGateway=NABRE logos=NABRE
        NAB|New American Bible|en|NAB||
        ASV|American Standard Version|en|KJV||youversion=12 bibleGateway=ASV blueLetterBible=asv logos=ASV
        RV1885|Revised Version 1885|en|||youversion=477
        WEB|World English Bible|en|||youversion=206>WEBUS bibleGateway=WEB blueLetterBible=web eBible=web,eng-web>WEB
        WEBBE|World English Bible, British Edition|en|||youversion=1204
        WBMS|Wycliffe’s Bible with Modern Spelling|en|||youversion=2407
        BSB|Berean Standard Bible|en|||youversion=3034 bibleGateway=BSB bibleHub=bsb eBible=engbsb>BSB
        LSB|Legacy Standard Bible|en||LGCYSTNDRDBBLSB|youversion=3345 bibleGateway=LSB blueLetterBible=lsb \
            logos=LSB,lgcystndrdbblsb>LSB
        LSV|Literal Standard Version|en|||youversion=2660
        LEB|Lexham English Bible|en|||youversion=90
        YLT|Young’s Literal Translation|en|||youversion=821>YLT98 bibleGateway=YLT blueLetterBible=ylt \
            bibleGatewayNumber=15
        DARBY|Darby Translation|en|||youversion=478
        GNV|Geneva Bible 1599|en|||youversion=2163 bibleGateway=GNV
        DRA|Douay-Rheims, American Edition|en|Vulgate||youversion=55>DRC1752 bibleGateway=DRA
        CJB|Complete Jewish Bible|en|Original||youversion=1275 bibleGateway=CJB
        TLV|Tree of Life Version|en|||youversion=314
        TOJB2011|The Orthodox Jewish Bible|en|||youversion=130
        JUB|Jubilee Bible|en|||youversion=1077
        MEV|Modern English Version|en|||youversion=1171
        FBV|Free Bible Version|en|||youversion=1932
        TEG|TEG|en|||youversion=3010
        NWT|New World Translation|en|||jw=nwt,nwtsty>NWT,Rbi8>NWT,NWTR>NWT
        """
}
