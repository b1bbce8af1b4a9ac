extension PageLanguage {
    /// Dutch.
    static let dutch = PageLanguage(
        "nl", "Nederlands",
        """
        tagline: Open elke Bijbellink of Bijbeltekst in de app die je wilt
        field: Link, Bijbeltekst of tekst
        fieldHint: Plak een link of typ Johannes 3:16
        find: Toon apps
        examples: Bijvoorbeeld
        from: Van {}
        apps: Apps
        noApps: Geen app voor dit apparaat opent het.
        allIntentions: Alle
        read: Lezen
        study: Bestuderen
        memorize: Uit het hoofd leren
        listen: Luisteren
        getIt: Haal op bij {}
        otherDevices: Apps voor
        allDevices: Alle
        readInBrowser: Lezen in de browser
        openPage: Open de pagina bij {}
        prefer: Liefst {}
        losesTranslation: zonder {}
        losesPassages: zonder {}
        losesRange: opent alleen {}
        opensStart: opent alleen het begin
        opensBook: opent het hele boek
        opensChapter: opent het hele hoofdstuk
        opensFirstChapter: opent het eerste hoofdstuk
        opensFirstVerse: opent het eerste vers
        numbersOtherwise: nummert de verzen anders
        share: Doorgeven
        close: Sluiten
        copy: Kopiëren
        shareLink: Link naar deze tekst
        commonScheme: Link voor elke Bijbelapp
        scan: Scan met het andere apparaat
        translation: Vertaling
        anyTranslation: geen bepaalde
        change: Wijzigen
        open: Open {}
        getApp: App ophalen
        readHere: Hier lezen
        tapToOpen: Tik om {} te openen. Niets opent vanzelf.
        notThere: {} ging niet open. Misschien is de app niet geïnstalleerd.
        moreApps: Alle apps voor deze tekst
        notFound: Deze pagina of Bijbeltekst bestaat niet
        nothingFound: Er staat geen link en geen Bijbeltekst in
        unknownLink: Voor deze link is geen app bekend
        severalFound: Er zijn er meer gevonden. Welke?
        more: nog {}
        corrected: Controleer wat er is begrepen:
        didYouMean: Bedoelde je:
        help: Hulp
        bookmarklet: Bladwijzer
        language: Taal
        privacy: Wat je leest gaat niemand iets aan: deze pagina plaatst geen cookie, laadt niets van elders en bewaart je voorkeur alleen op je apparaat.
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
