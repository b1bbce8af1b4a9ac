extension TranslationData {
    /// The Spanish, Portuguese, French, Italian, Romanian and Latin translations.
    static let romance: StaticString = """
        RVR1960|Reina-Valera 1960|es|||youversion=149 bibleGateway=RVR1960 blueLetterBible=rvr60 logos=RVR60
        RVR1995|Reina-Valera 1995|es|||youversion=150>RVR95 bibleGateway=RVR1995
        RVR2020|Reina Valera 2020|es|||youversion=3425
        RVR09|Reina-Valera 1909|es|||youversion=1718
        RVES|Reina-Valera Antigua|es|||youversion=147
        RVC|Reina Valera Contemporánea|es|||youversion=146
        RVA2015|Reina Valera Actualizada 2015|es|||youversion=1782
        NVI|Nueva Versión Internacional|es|||youversion=128 bibleGateway=NVI
        NTV|Nueva Traducción Viviente|es|||youversion=127 bibleGateway=NTV
        NBV|Nueva Biblia Viva|es|||youversion=753
        LBLA|La Biblia de las Américas|es|||youversion=89 bibleGateway=LBLA
        NBLH|Nueva Biblia Latinoamericana de Hoy|es|||
        NBLA|Nueva Biblia de las Américas|es|||youversion=103 bibleGateway=NBLA
        DHH|Dios Habla Hoy|es|||youversion=52>DHH94I bibleGateway=DHH
        TLA|Traducción en lenguaje actual|es|||youversion=176 bibleGateway=TLA
        PDT|Palabra de Dios para Todos|es|||youversion=197
        BLPH|La Palabra (Hispanoamérica)|es|||youversion=28
        NVI|Nova Versão Internacional|pt|||youversion=129,4360 bibleGateway=NVI-PT>NVI-PT bibliaOnline=nvi \
            bibliaTodo=nova-versao-internacional>NVI
        NTLH|Nova Tradução na Linguagem de Hoje|pt|||youversion=211 bibleGateway=NTLH
        ARC|Almeida Revista e Corrigida|pt|||youversion=212 bibleGateway=ARC logos=ARC
        ARA|Almeida Revista e Atualizada|pt|||youversion=1608 bibleGateway=ARA \
            bibliaTodo=almeida-revista-atualizada-1993>ARA
        NAA|Nova Almeida Atualizada|pt|||youversion=1840
        A21|Almeida Século 21|pt|||youversion=2645
        NVT|Nova Versão Transformadora|pt|||youversion=1930 bibleGateway=NVT
        NBV-P|Nova Bíblia Viva|pt|||youversion=1966
        VFL|Versão Fácil de Ler|pt|||youversion=200
        TB|Tradução Brasileira|pt|||youversion=277
        AVM|Bíblia Ave-Maria|pt|||bibliaCatolica=biblia-ave-maria>AVM
        LSG|Louis Segond 1910|fr|||youversion=93 bibleGateway=LSG blueLetterBible=ls>LSG logos=LSG bibleStrong=lsg \
            sainteBible=lsg
        BDS|La Bible du Semeur|fr|||youversion=21 bibleGateway=BDS logos=BDS
        S21|Segond 21|fr|||youversion=152 bibleGateway=SG21
        BFC|Bible en français courant|fr|||youversion=63
        NFC|Nouvelle Français courant|fr|||youversion=2367
        PDV2017|Parole de Vie 2017|fr|||youversion=133
        NBS|Nouvelle Bible Segond|fr|||youversion=104
        NEG79|Nouvelle Édition de Genève 1979|fr||NEG1979|youversion=106
        JND|Bible Darby en français|fr|||youversion=64
        FMAR|Bible Martin 1744|fr|||youversion=62
        OST|Bible d’Ostervald|fr|||youversion=131
        AELF|Traduction liturgique de la Bible|fr|||
        NR|Nuova Riveduta|it|||
        NR06|Nuova Riveduta 2006|it|||youversion=122
        NR94|Nuova Riveduta 1994|it|||youversion=123
        LND|La Nuova Diodati|it|||
        CEI|Bibbia CEI|it|||
        CEI2008|Bibbia CEI 2008|it|||
        VDC|Versiunea Dumitru Cornilescu|ro|||youversion=191
        NTR|Noua Traducere Românească|ro|||youversion=126
        VUL|Vulgata|la|Vulgate||youversion=823>VULG bibleGateway=VULGATE blueLetterBible=vul
        NVUL|Nova Vulgata|la|||vatican=nova-vulgata>NVUL
        """
}
