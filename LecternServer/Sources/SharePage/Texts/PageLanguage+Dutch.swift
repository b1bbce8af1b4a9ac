extension PageLanguage {
    /// Dutch.
    static let dutch = PageLanguage(
        "nl", "Nederlands",
        """
        tagline: Open elke Bijbellink of elk Bijbelgedeelte in de app die je wilt
        field: Link, Bijbelgedeelte of tekst
        fieldHint: Plak een link of typ {}
        find: Toon apps
        paste: Plakken
        examples: Bijvoorbeeld:
        from: Bron: {}
        apps: Apps
        noApps: Geen app voor dit apparaat opent het.
        allIntentions: Alle
        read: Lezen
        study: Bestuderen
        memorize: Uit het hoofd leren
        listen: Luisteren
        missingApp: App niet geïnstalleerd?
        otherDevices: Apps voor
        allDevices: Alle
        readInBrowser: Lezen in de browser
        openPage: Open de pagina op {}
        prefer: Voorkeur voor {}
        losesTranslation: zonder de vertaling ‘{}’
        losesIntention: niet voor dit doel: {}
        losesPassages: zonder {}
        losesRange: opent alleen {}
        losesNothing: opent alles
        inEachApp: In elk van deze apps: {}
        opensStart: opent alleen het begin
        opensBook: opent het hele boek
        opensChapter: opent het hele hoofdstuk
        opensFirstChapter: opent het eerste hoofdstuk
        opensFirstVerse: opent het eerste vers
        numbersOtherwise: nummert de verzen anders
        share: Doorgeven
        close: Sluiten
        copy: Kopiëren
        shareLink: Link naar dit Bijbelgedeelte
        commonScheme: Link voor elke Bijbel-app
        scan: Scan met een ander apparaat
        translation: Vertaling
        anyTranslation: geen bepaalde
        change: Wijzigen
        open: Open {}
        getApp: App downloaden
        readHere: Hier lezen
        tapToOpen: Tik om {} te openen. Niets opent vanzelf.
        notThere: {} ging niet open. Misschien is de app niet geïnstalleerd.
        moreApps: Alle apps voor dit Bijbelgedeelte
        notFound: Deze pagina of dit Bijbelgedeelte bestaat niet
        nothingFound: Geen link of Bijbelgedeelte gevonden
        unknownLink: Voor deze link is geen app bekend
        severalFound: Er zijn meerdere gevonden. Welke wil je openen?
        more: nog {}
        corrected: Controleer wat er is begrepen:
        didYouMean: Bedoelde je:
        reasonEmpty: Er staat geen Bijbelgedeelte in.
        reasonTooLong: De tekst is te lang voor een Bijbelgedeelte.
        reasonTooMany: Dit zijn meer dan {} Bijbelgedeelten tegelijk.
        reasonNoBook: Er wordt geen Bijbelboek genoemd.
        reasonUnknownBook: ‘{}’ is geen Bijbelboek.
        reasonOrdinaryWord: ‘{}’ is op zichzelf een gewoon woord. Voeg een hoofdstuk toe als je het boek bedoelt.
        reasonSeveralBooks: ‘{}’ kan meer dan één boek zijn.
        reasonChapterOrVerse: ‘{}’ kan een hoofdstuk of een vers zijn. Vul beide in.
        reasonNoChapter: {} heeft maar {2 hoofdstuk|hoofdstukken}.
        reasonNoVerse: {} heeft maar {2 vers|verzen}.
        reasonReversed: Het bereik eindigt voordat het begint.
        reasonOtherText: Niet alles kon als Bijbelgedeelte worden gelezen.
        reasonNumbering: De versnummering ‘{}’ is niet bekend.
        reasonBibleLink: De bible:-link is onvolledig of beschadigd.
        reasonLongLink: De link is te lang.
        reasonHiddenCharacter: De link bevat onzichtbare tekens. Kopieer hem opnieuw.
        reasonInvalidLink: Dit is geen geldig webadres. Kopieer het opnieuw.
        reasonContradiction: De link noemt twee verschillende Bijbelgedeelten.
        reasonShortLink: Dit is een korte link, en die volgt Lectern niet. Open hem en plak het adres van de pagina.
        readAs: ‘{}’ is gelezen als {2}.
        readAsLastVerse: ‘{}’ is gelezen als {2}, het laatste vers van het hoofdstuk.
        readAsEnds: ‘{}’ loopt achteruit, dus alleen de twee uiteinden worden geopend.
        leftOut: ‘{}’ is genegeerd.
        badRequest: Het verzoek is niet begrepen
        wrongMethod: Deze pagina kan niet zo worden gebruikt
        tooLarge: Dat is te lang
        tooManyRequests: Te veel verzoeken
        tryAgainIn: Probeer het over {1 seconde|seconden} opnieuw.
        failure: Er ging iets mis
        busy: Lectern heeft het erg druk
        tryAgain: Probeer het zo opnieuw.
        help: Hulp
        bookmarklet: Bladwijzer
        language: Taal: {}
        privacy: Deze pagina plaatst geen cookies, laadt niets van andere sites en bewaart je voorkeuren alleen op je apparaat.
        offline: Je bent offline
        offlineText: De apps op je apparaat openen nog steeds wat je het laatst hebt geopend:
        lastOpened: Laatst geopend
        helpAndroid: Delen met Lectern op Android
        helpAndroidText: Open deze pagina in Chrome, kies ‘App installeren’ of ‘Toevoegen aan startscherm’ in het menu, deel daarna een willekeurige pagina en kies Lectern.
        helpIOS: Delen met Lectern op iPhone en iPad
        helpIOSSteps: Tik in de app Opdrachten op + en noem de opdracht Lectern.|Zet in de details ‘Toon in deelblad’ aan; accepteer URL’s en tekst.|Voeg de taak ‘Codeer URL’ toe met ‘Opdrachtinvoer’.|Voeg de taak ‘Open URL’s’ toe en vul {} in, gevolgd door ‘Gecodeerde URL-tekst’.|Deel een willekeurige pagina en kies Lectern. Safari opent met de apps.
        helpBookmarklet: Eén klik vanaf de pagina die je leest
        bookmarkletText: Sleep dit naar je bladwijzers. Maak op een telefoon een bladwijzer van een willekeurige pagina en vervang daarna het adres door de tekst hieronder.
        helpBrowserOpened: Waarom ging de browser open?
        helpBrowserOpenedText: De app is niet geïnstalleerd of de links van de app staan uit. Kijk op Android bij de instelling ‘Standaard openen’ van de app. Houd op de iPhone de link ingedrukt en kies ‘Open in’.
        helpWebsites: Voor je eigen website
        """)
}
