extension PageLanguage {
    /// Polish.
    static let polish = PageLanguage(
        "pl", "Polski",
        """
        tagline: Otwórz dowolny link lub fragment Biblii w wybranej aplikacji
        field: Link, fragment lub tekst
        fieldHint: Wklej link lub wpisz Jana 3,16
        find: Pokaż aplikacje
        examples: Na przykład
        from: Z {}
        apps: Aplikacje
        noApps: Żadna aplikacja na to urządzenie tego nie otwiera.
        allIntentions: Wszystkie
        read: Czytanie
        study: Studiowanie
        memorize: Nauka na pamięć
        listen: Słuchanie
        getIt: Pobierz z {}
        otherDevices: Aplikacje na
        allDevices: Wszystkie
        readInBrowser: Czytaj w przeglądarce
        openPage: Otwórz stronę {}
        prefer: Wybieraj {}
        losesTranslation: bez {}
        losesPassages: bez {}
        losesRange: otwiera tylko {}
        opensStart: otwiera tylko początek
        opensBook: otwiera całą księgę
        opensChapter: otwiera cały rozdział
        opensFirstChapter: otwiera pierwszy rozdział
        opensFirstVerse: otwiera pierwszy werset
        numbersOtherwise: numeruje wersety inaczej
        share: Przekaż dalej
        close: Zamknij
        copy: Kopiuj
        shareLink: Link do tego fragmentu
        commonScheme: Link dla każdej aplikacji biblijnej
        scan: Zeskanuj drugim urządzeniem
        translation: Przekład
        anyTranslation: dowolny
        change: Zmień
        open: Otwórz {}
        getApp: Pobierz aplikację
        readHere: Czytaj tutaj
        tapToOpen: Dotknij, aby otworzyć {}. Nic nie otwiera się samo.
        notThere: {} nie otworzyło się. Być może aplikacja nie jest zainstalowana.
        moreApps: Wszystkie aplikacje dla tego fragmentu
        notFound: Nie ma takiej strony ani fragmentu
        nothingFound: Nie ma w tym linku ani fragmentu Biblii
        unknownLink: Nie znamy aplikacji dla tego linku
        severalFound: Znaleziono kilka. Który?
        more: jeszcze {}
        corrected: Sprawdź, co zostało odczytane:
        didYouMean: Czy chodziło o:
        help: Pomoc
        bookmarklet: Zakładka
        language: Język
        privacy: To, co czytasz, jest twoją sprawą: ta strona nie używa ciasteczek, nie ładuje niczego z zewnątrz i zapamiętuje twoje preferencje tylko na twoim urządzeniu.
        offline: Brak połączenia
        offlineText: Aplikacje na twoim urządzeniu nadal otwierają to, co było otwarte ostatnio:
        lastOpened: Ostatnio otwarte
        helpAndroid: Udostępnianie do Lectern na Androidzie
        helpAndroidText: Otwórz tę stronę w Chrome, wybierz z menu „Zainstaluj aplikację” lub „Dodaj do ekranu głównego”, potem udostępnij dowolną stronę i wybierz Lectern.
        helpIOS: Udostępnianie do Lectern na iPhonie i iPadzie
        helpIOSSteps: W aplikacji Skróty dotknij + i nazwij skrót Lectern.|W szczegółach włącz „Pokazuj w arkuszu udostępniania”; przyjmuj adresy URL i tekst.|Dodaj działanie „Koduj adres URL” z „Dane wejściowe skrótu”.|Dodaj działanie „Otwórz adresy URL” i wpisz {}, a po nim „Zakodowany tekst URL”.|Udostępnij dowolną stronę i wybierz Lectern. Safari otworzy się z aplikacjami.
        helpBookmarklet: Jedno kliknięcie z czytanej strony
        bookmarkletText: Przeciągnij to do zakładek. Na telefonie dodaj dowolną stronę do zakładek, a potem zastąp jej adres tekstem poniżej.
        helpBrowserOpened: Dlaczego otworzyła się przeglądarka?
        helpBrowserOpenedText: Aplikacja nie jest zainstalowana albo jej linki są wyłączone. Na Androidzie sprawdź ustawienie aplikacji „Otwieraj domyślnie”. Na iPhonie przytrzymaj link i wybierz „Otwórz w”.
        helpWebsites: Na twoją stronę internetową
        """)
}
