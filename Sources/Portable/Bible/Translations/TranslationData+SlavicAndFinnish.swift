extension TranslationData {
    /// The Russian, Ukrainian, Polish and Finnish translations.
    static let slavicAndFinnish: StaticString = """
        SYNO|Русский синодальный перевод|ru|Synodal||youversion=400,167>СИНОД bibleGateway=RUSV blueLetterBible=rst \
            bibleBy=syn>SYNOD allBible=sinodal>SYNOD bibleOnlineRu=rst66 azbyka=r>SYNOD
        NRT|Новый русский перевод|ru|||youversion=143>НРП bibleGateway=NRT bibleBy=nrt
        BTI|Библия под редакцией Кулаковых|ru|||youversion=313
        UBIO|Біблія в перекладі Івана Огієнка|uk|||youversion=186 bibleGateway=UKR bibleOnlineRu=ubio
        UKRK|Біблія в перекладі П. Куліша та І. Пулюя|uk|||youversion=188
        UMT|UMT|uk|||youversion=204
        CUV|CUV|uk|||youversion=3786
        NP|Nowe Przymierze|pl|||bibleGateway=NP
        PBG|Biblia Gdańska|pl|||youversion=132
        UBG|Uwspółcześniona Biblia Gdańska|pl|||youversion=138
        SNP|SNP|pl|||youversion=2095
        FB92|Kirkkoraamattu 1992|fi|||youversion=330
        FB38|Kirkkoraamattu 1933/38|fi|||youversion=365
        FINRK|Raamattu Kansalle|fi|||youversion=1745
        """
}
