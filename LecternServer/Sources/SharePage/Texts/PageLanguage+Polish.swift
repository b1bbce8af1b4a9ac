extension PageLanguage {
    /// Polish.
    static let polish = PageLanguage(
        "pl", "Polski",
        """
        tagline: Otwórz dowolny link lub fragment Biblii w wybranej aplikacji
        field: Link, fragment lub tekst
        fieldHint: Wklej link lub wpisz {}
        find: Pokaż aplikacje
        paste: Wklej
        examples: Na przykład:
        from: Źródło: {}
        apps: Aplikacje
        noApps: Żadna aplikacja na to urządzenie tego nie otwiera.
        allIntentions: Wszystkie
        read: Czytanie
        study: Studiowanie
        memorize: Nauka na pamięć
        listen: Słuchanie
        missingApp: Nie masz aplikacji?
        otherDevices: Aplikacje na
        allDevices: Wszystkie
        readInBrowser: Czytaj w przeglądarce
        openPage: Otwórz stronę {}
        prefer: Preferuj {}
        losesTranslation: nie w przekładzie „{}”
        losesIntention: nie do tego celu: {}
        losesPassages: nie otwiera: {}
        losesRange: otwiera tylko {}
        losesNothing: otwiera cały fragment
        inEachApp: W każdej z tych aplikacji: {}
        opensStart: otwiera tylko początek
        opensBook: otwiera całą księgę
        opensChapter: otwiera cały rozdział
        opensFirstChapter: otwiera pierwszy rozdział
        opensFirstVerse: otwiera pierwszy werset
        numbersOtherwise: numeruje wersety inaczej
        share: Udostępnij
        close: Zamknij
        copy: Kopiuj
        shareLink: Link do tego fragmentu
        commonScheme: Link dla każdej aplikacji biblijnej
        scan: Zeskanuj innym urządzeniem
        translation: Przekład
        anyTranslation: dowolny
        change: Zmień
        open: Otwórz {}
        getApp: Pobierz aplikację
        readHere: Czytaj tutaj
        tapToOpen: Dotknij, aby otworzyć {}. Nic nie otwiera się samo.
        notThere: Aplikacja {} nie otworzyła się. Być może nie jest zainstalowana.
        moreApps: Wszystkie aplikacje dla tego fragmentu
        notFound: Nie ma takiej strony ani fragmentu
        nothingFound: Nie znaleziono linku ani fragmentu
        unknownLink: Nie znamy aplikacji dla tego linku
        severalFound: Znaleziono kilka. Który otworzyć?
        more: jeszcze {}
        corrected: Sprawdź, co zostało odczytane:
        didYouMean: Czy chodziło o:
        reasonEmpty: Nie ma w tym fragmentu Biblii.
        reasonTooLong: Tekst jest za długi jak na fragment.
        reasonTooMany: To więcej fragmentów naraz niż {}.
        reasonNoBook: Nie podano księgi biblijnej.
        reasonUnknownBook: „{}” nie jest księgą biblijną.
        reasonOrdinaryWord: Samo „{}” to zwykłe słowo. Dodaj rozdział, jeśli chodzi o księgę.
        reasonSeveralBooks: „{}” może oznaczać więcej niż jedną księgę.
        reasonChapterOrVerse: „{}” może być rozdziałem lub wersetem. Podaj jedno i drugie.
        reasonNoChapter: {} ma tylko {2 rozdział|rozdziały|rozdziałów}.
        reasonNoVerse: {} ma tylko {2 werset|wersety|wersetów}.
        reasonReversed: Zakres kończy się, zanim się zacznie.
        reasonOtherText: Nie wszystko udało się odczytać jako fragment.
        reasonNumbering: Nieznana numeracja wersetów: „{}”.
        reasonBibleLink: Link bible: jest niepełny lub uszkodzony.
        reasonLongLink: Link jest za długi.
        reasonHiddenCharacter: Link zawiera niewidoczne znaki. Skopiuj go jeszcze raz.
        reasonInvalidLink: To nie jest poprawny adres strony. Skopiuj go jeszcze raz.
        reasonContradiction: Link wskazuje dwa różne fragmenty.
        reasonShortLink: To skrócony link, a takich Lectern nie otwiera. Otwórz go i wklej adres strony.
        readAs: „{}” odczytano jako {2}.
        readAsLastVerse: „{}” odczytano jako {2}, ostatni werset rozdziału.
        readAsEnds: Zakres „{}” biegnie wstecz, więc otwierane są tylko jego dwa końce.
        leftOut: „{}” pominięto.
        badRequest: Nie zrozumiano żądania
        wrongMethod: Tej strony nie można tak użyć
        tooLarge: To jest za długie
        tooManyRequests: Zbyt wiele żądań
        tryAgainIn: Spróbuj ponownie za {1 sekundę|sekundy|sekund}.
        failure: Coś poszło nie tak
        busy: Lectern jest bardzo obciążony
        tryAgain: Spróbuj ponownie za chwilę.
        help: Pomoc
        bookmarklet: Zakładka
        language: Język: {}
        privacy: Ta strona nie używa ciasteczek, nie ładuje niczego z innych stron i zapisuje twoje preferencje tylko na twoim urządzeniu.
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
