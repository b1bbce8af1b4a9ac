extension PageLanguage {
    /// German.
    static let german = PageLanguage(
        "de", "Deutsch",
        """
        tagline: Jeden Bibellink und jede Bibelstelle in der App öffnen, die du magst
        field: Link, Bibelstelle oder Text
        fieldHint: Link einfügen oder Johannes 3,16 eingeben
        find: Apps zeigen
        examples: Zum Beispiel
        from: Von {}
        apps: Apps
        noApps: Keine App für dieses Gerät öffnet sie.
        allIntentions: Alle
        read: Lesen
        study: Studieren
        memorize: Auswendig lernen
        listen: Hören
        getIt: Bei {} holen
        otherDevices: Apps für
        allDevices: Alle
        readInBrowser: Im Browser lesen
        openPage: Seite bei {} öffnen
        prefer: {} bevorzugen
        losesTranslation: ohne {}
        losesPassages: ohne {}
        losesRange: öffnet nur {}
        opensStart: öffnet nur den Anfang
        opensBook: öffnet das ganze Buch
        opensChapter: öffnet das ganze Kapitel
        opensFirstChapter: öffnet das erste Kapitel
        opensFirstVerse: öffnet den ersten Vers
        numbersOtherwise: zählt die Verse anders
        share: Weitergeben
        close: Schließen
        copy: Kopieren
        shareLink: Link zu dieser Stelle
        commonScheme: Link für jede Bibel-App
        scan: Mit dem anderen Gerät scannen
        translation: Übersetzung
        anyTranslation: keine bestimmte
        change: Ändern
        open: {} öffnen
        getApp: App holen
        readHere: Hier lesen
        tapToOpen: Tippen, um {} zu öffnen. Nichts öffnet sich von selbst.
        notThere: {} hat sich nicht geöffnet. Vielleicht ist die App nicht installiert.
        moreApps: Alle Apps für diese Stelle
        notFound: Diese Seite oder Bibelstelle gibt es nicht
        nothingFound: Darin ist kein Link und keine Bibelstelle
        unknownLink: Für diesen Link ist keine App bekannt
        severalFound: Mehrere wurden gefunden. Welche?
        more: {} weitere
        corrected: Bitte prüfen, was verstanden wurde:
        didYouMean: Meinten Sie:
        help: Hilfe
        bookmarklet: Lesezeichen
        language: Sprache
        privacy: Was du liest, geht niemanden etwas an: Diese Seite setzt kein Cookie, lädt nichts von anderswo und merkt sich deine Vorlieben nur auf deinem Gerät.
        offline: Du bist offline
        offlineText: Die Apps auf deinem Gerät öffnen weiterhin, was du zuletzt geöffnet hast:
        lastOpened: Zuletzt geöffnet
        helpAndroid: Auf Android an Lectern teilen
        helpAndroidText: Öffne diese Seite in Chrome, wähle im Menü „App installieren“ oder „Zum Startbildschirm hinzufügen“, teile dann eine beliebige Seite und wähle Lectern.
        helpIOS: Auf iPhone und iPad an Lectern teilen
        helpIOSSteps: Tippe in der App Kurzbefehle auf + und nenne den Kurzbefehl Lectern.|Schalte in den Details „Im Share-Sheet anzeigen“ ein; nimm URLs und Text an.|Füge die Aktion „URL codieren“ mit „Kurzbefehleingabe“ hinzu.|Füge die Aktion „URLs öffnen“ hinzu und gib {} gefolgt von „Codierter URL-Text“ ein.|Teile eine beliebige Seite und wähle Lectern. Safari öffnet sich mit den Apps.
        helpBookmarklet: Ein Klick von der Seite, die du gerade liest
        bookmarkletText: Ziehe dies zu deinen Lesezeichen. Auf einem Telefon lege ein Lesezeichen für eine beliebige Seite an und ersetze dann seine Adresse durch den Text unten.
        helpBrowserOpened: Warum hat sich der Browser geöffnet?
        helpBrowserOpenedText: Die App ist nicht installiert, oder ihre Links sind ausgeschaltet. Auf Android steht das in den Einstellungen der App unter „Standardmäßig öffnen“. Auf dem iPhone halte den Link gedrückt und wähle „In … öffnen“.
        helpWebsites: Für deine eigene Website
        """)
}
