extension PageLanguage {
    /// German.
    static let german = PageLanguage(
        "de", "Deutsch",
        """
        tagline: Öffne jeden Bibellink und jede Bibelstelle in der App deiner Wahl
        field: Link, Bibelstelle oder Text
        fieldHint: Link einfügen oder {} eingeben
        find: Apps anzeigen
        paste: Einfügen
        examples: Zum Beispiel:
        from: Quelle: {}
        apps: Apps
        noApps: Keine App für dieses Gerät kann das öffnen.
        allIntentions: Alle
        read: Lesen
        study: Studieren
        memorize: Auswendig lernen
        listen: Hören
        missingApp: App nicht installiert?
        otherDevices: Apps für
        allDevices: Alle
        readInBrowser: Im Browser lesen
        openPage: Seite auf {} öffnen
        prefer: {} bevorzugen
        losesTranslation: ohne die Übersetzung „{}“
        losesIntention: nicht für diesen Zweck: {}
        losesPassages: ohne {}
        losesRange: öffnet nur {}
        losesNothing: öffnet alles
        inEachApp: In jeder dieser Apps: {}
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
        scan: Mit einem anderen Gerät scannen
        translation: Übersetzung
        anyTranslation: keine bestimmte
        change: Ändern
        open: {} öffnen
        getApp: App laden
        readHere: Hier lesen
        tapToOpen: Tippen, um {} zu öffnen. Nichts öffnet sich von selbst.
        notThere: {} hat sich nicht geöffnet. Vielleicht ist die App nicht installiert.
        moreApps: Alle Apps für diese Stelle
        notFound: Diese Seite oder Bibelstelle gibt es nicht
        nothingFound: Kein Link und keine Bibelstelle gefunden
        unknownLink: Für diesen Link ist keine App bekannt
        severalFound: Mehrere Treffer. Welcher soll es sein?
        more: {} weitere
        corrected: Bitte prüfe, was verstanden wurde:
        didYouMean: Meintest du:
        reasonEmpty: Darin ist keine Bibelstelle.
        reasonTooLong: Der Text ist zu lang für eine Bibelstelle.
        reasonTooMany: Das sind mehr als {} Bibelstellen auf einmal.
        reasonNoBook: Es wird kein Buch der Bibel genannt.
        reasonUnknownBook: „{}“ ist kein Buch der Bibel.
        reasonOrdinaryWord: „{}“ allein ist ein gewöhnliches Wort. Ergänze ein Kapitel, wenn du das Buch meinst.
        reasonSeveralBooks: „{}“ kann mehr als ein Buch sein.
        reasonChapterOrVerse: „{}“ kann ein Kapitel oder ein Vers sein. Gib beides an.
        reasonNoChapter: {} hat nur {2 Kapitel|Kapitel}.
        reasonNoVerse: {} hat nur {2 Vers|Verse}.
        reasonReversed: Der Bereich endet, bevor er anfängt.
        reasonOtherText: Nicht alles davon ließ sich als Bibelstelle lesen.
        reasonNumbering: Die Verszählung „{}“ ist nicht bekannt.
        reasonBibleLink: Der bible:-Link ist unvollständig oder beschädigt.
        reasonLongLink: Der Link ist zu lang.
        reasonHiddenCharacter: Der Link enthält unsichtbare Zeichen. Kopiere ihn noch einmal.
        reasonInvalidLink: Das ist keine gültige Webadresse. Kopiere sie noch einmal.
        reasonContradiction: Der Link nennt zwei verschiedene Bibelstellen.
        reasonShortLink: Das ist ein Kurzlink, und solchen folgt Lectern nicht. Öffne ihn und füge die Adresse der Seite ein.
        readAs: „{}“ wurde als {2} gelesen.
        readAsLastVerse: „{}“ wurde als {2} gelesen, weil das Kapitel dort endet.
        readAsEnds: „{}“ läuft rückwärts; geöffnet werden nur die beiden Enden.
        leftOut: „{}“ wurde ignoriert.
        badRequest: Die Anfrage wurde nicht verstanden
        wrongMethod: So lässt sich diese Seite nicht verwenden
        tooLarge: Das ist zu lang
        tooManyRequests: Zu viele Anfragen
        tryAgainIn: Bitte versuche es in {1 Sekunde|Sekunden} noch einmal.
        failure: Etwas ist schiefgegangen
        busy: Lectern ist gerade überlastet
        tryAgain: Bitte versuche es gleich noch einmal.
        help: Hilfe
        bookmarklet: Lesezeichen
        language: Sprache: {}
        privacy: Diese Seite setzt keine Cookies, lädt nichts von anderen Websites und speichert deine Einstellungen nur auf deinem Gerät.
        offline: Du bist offline
        offlineText: Die Apps auf deinem Gerät öffnen weiterhin, was du zuletzt geöffnet hast:
        lastOpened: Zuletzt geöffnet
        helpAndroid: Auf Android mit Lectern teilen
        helpAndroidText: Öffne diese Seite in Chrome, wähle im Menü „App installieren“ oder „Zum Startbildschirm hinzufügen“, teile dann eine beliebige Seite und wähle Lectern.
        helpIOS: Auf iPhone und iPad mit Lectern teilen
        helpIOSSteps: Tippe in der App Kurzbefehle auf + und nenne den Kurzbefehl Lectern.|Schalte in den Details „Im Share-Sheet anzeigen“ ein; nimm URLs und Text an.|Füge die Aktion „URL codieren“ mit „Kurzbefehleingabe“ hinzu.|Füge die Aktion „URLs öffnen“ hinzu und gib {} gefolgt von „Codierter URL-Text“ ein.|Teile eine beliebige Seite und wähle Lectern. Safari öffnet sich mit den Apps.
        helpBookmarklet: Mit einem Klick von der Seite, die du gerade liest
        bookmarkletText: Ziehe dies in deine Lesezeichen. Auf dem Handy: Lege ein Lesezeichen für eine beliebige Seite an und ersetze dann seine Adresse durch den Text unten.
        helpBrowserOpened: Warum hat sich der Browser geöffnet?
        helpBrowserOpenedText: Die App ist nicht installiert, oder ihre Links sind ausgeschaltet. Auf Android steht das in den Einstellungen der App unter „Standardmäßig öffnen“. Auf dem iPhone halte den Link gedrückt und wähle „In … öffnen“.
        helpWebsites: Für deine eigene Website
        """)
}
