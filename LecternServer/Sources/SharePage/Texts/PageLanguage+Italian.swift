extension PageLanguage {
    /// Italian.
    static let italian = PageLanguage(
        "it", "Italiano",
        """
        tagline: Apri qualsiasi link o passo della Bibbia nell’app che preferisci
        field: Link, passo o testo
        fieldHint: Incolla un link o scrivi Giovanni 3,16
        find: Mostra le app
        examples: Per esempio
        from: Da {}
        apps: App
        noApps: Nessuna app per questo dispositivo lo apre.
        allIntentions: Tutte
        read: Leggere
        study: Studiare
        memorize: Memorizzare
        listen: Ascoltare
        getIt: Scarica da {}
        otherDevices: App per
        allDevices: Tutti
        readInBrowser: Leggi nel browser
        openPage: Apri la pagina su {}
        prefer: Preferisci {}
        losesTranslation: senza {}
        losesPassages: senza {}
        losesRange: apre solo {}
        opensStart: apre solo l’inizio
        opensBook: apre tutto il libro
        opensChapter: apre tutto il capitolo
        opensFirstChapter: apre il primo capitolo
        opensFirstVerse: apre il primo versetto
        numbersOtherwise: numera i versetti in modo diverso
        share: Condividi
        close: Chiudi
        copy: Copia
        shareLink: Link a questo passo
        commonScheme: Link per qualsiasi app della Bibbia
        scan: Inquadralo con l’altro dispositivo
        translation: Traduzione
        anyTranslation: nessuna in particolare
        change: Cambia
        open: Apri {}
        getApp: Scarica l’app
        readHere: Leggi qui
        tapToOpen: Tocca per aprire {}. Nulla si apre da solo.
        notThere: {} non si è aperta. Forse non è installata.
        moreApps: Tutte le app per questo passo
        notFound: Questa pagina o questo passo non esiste
        nothingFound: Non contiene alcun link né passo
        unknownLink: Nessuna app è nota per questo link
        severalFound: Ne sono stati trovati diversi. Quale?
        more: altri {}
        corrected: Controlla che cosa è stato capito:
        didYouMean: Forse cercavi:
        help: Aiuto
        bookmarklet: Segnalibro
        language: Lingua
        privacy: Quello che leggi riguarda solo te: questa pagina non usa cookie, non carica nulla da altrove e conserva le tue preferenze solo sul tuo dispositivo.
        offline: Sei offline
        offlineText: Le app del tuo dispositivo aprono ancora ciò che hai aperto per ultimo:
        lastOpened: Aperti per ultimi
        helpAndroid: Condividere con Lectern su Android
        helpAndroidText: Apri questa pagina in Chrome, scegli «Installa app» o «Aggiungi a schermata Home» dal menu, poi condividi una pagina qualsiasi e scegli Lectern.
        helpIOS: Condividere con Lectern su iPhone e iPad
        helpIOSSteps: Nell’app Comandi rapidi tocca + e chiama il comando Lectern.|Nei dettagli attiva «Mostra nel foglio di condivisione»; accetta URL e testo.|Aggiungi l’azione «Codifica URL» con «Input comando rapido».|Aggiungi l’azione «Apri URL» e scrivi {} seguito da «Testo URL codificato».|Condividi una pagina qualsiasi e scegli Lectern. Safari si apre con le app.
        helpBookmarklet: Un clic dalla pagina che stai leggendo
        bookmarkletText: Trascina questo tra i segnalibri. Su un telefono, aggiungi una pagina qualsiasi ai segnalibri, poi sostituisci il suo indirizzo con il testo qui sotto.
        helpBrowserOpened: Perché si è aperto il browser?
        helpBrowserOpenedText: L’app non è installata, oppure i suoi link sono disattivati. Su Android guarda «Apri per impostazione predefinita» nelle impostazioni dell’app. Su iPhone tieni premuto il link e scegli «Apri in».
        helpWebsites: Per il tuo sito web
        """)
}
