extension PageLanguage {
    /// Italian.
    static let italian = PageLanguage(
        "it", "Italiano",
        """
        tagline: Apri qualsiasi link o passo della Bibbia nell’app che preferisci
        field: Link, passo o testo
        fieldHint: Incolla un link o scrivi {}
        find: Mostra le app
        paste: Incolla
        examples: Per esempio:
        from: Da {}
        apps: App
        noApps: Nessuna app per questo dispositivo lo apre.
        allIntentions: Tutte
        read: Leggere
        study: Studiare
        memorize: Memorizzare
        listen: Ascoltare
        missingApp: App non installata?
        otherDevices: App per
        allDevices: Tutti
        readInBrowser: Leggi nel browser
        openPage: Apri la pagina su {}
        prefer: Preferisci {}
        losesTranslation: senza la traduzione «{}»
        losesIntention: non per questo scopo: {}
        losesPassages: senza {}
        losesRange: apre solo {}
        losesNothing: apre tutto il passo
        inEachApp: In tutte queste app: {}
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
        scan: Inquadralo con un altro dispositivo
        translation: Traduzione
        anyTranslation: nessuna in particolare
        change: Cambia
        open: Apri {}
        getApp: Scarica l’app
        readHere: Leggi qui
        tapToOpen: Tocca per aprire {}. Nulla si apre da solo.
        notThere: L’app {} non si è aperta. Forse non è installata.
        moreApps: Tutte le app per questo passo
        notFound: Questa pagina o questo passo non esiste
        nothingFound: Nessun link o passo trovato
        unknownLink: Nessuna app nota apre questo link
        severalFound: Trovati più risultati. Quale vuoi aprire?
        more: altri {}
        corrected: Controlla che cosa è stato capito:
        didYouMean: Forse cercavi:
        reasonEmpty: Non contiene alcun passo della Bibbia.
        reasonTooLong: Il testo è troppo lungo per un passo.
        reasonTooMany: Sono più di {} passi in una volta.
        reasonNoBook: Non nomina alcun libro della Bibbia.
        reasonUnknownBook: «{}» non è un libro della Bibbia.
        reasonOrdinaryWord: «{}» da solo è una parola comune. Aggiungi un capitolo se intendi il libro.
        reasonSeveralBooks: «{}» può indicare più di un libro.
        reasonChapterOrVerse: «{}» può essere un capitolo o un versetto. Indica entrambi.
        reasonNoChapter: {} ha solo {2 capitolo|capitoli}.
        reasonNoVerse: {} ha solo {2 versetto|versetti}.
        reasonReversed: L’intervallo finisce prima di cominciare.
        reasonOtherText: Non tutto è stato riconosciuto come passo biblico.
        reasonNumbering: La numerazione dei versetti «{}» non è nota.
        reasonBibleLink: Il link bible: è incompleto o danneggiato.
        reasonLongLink: Il link è troppo lungo.
        reasonHiddenCharacter: Il link contiene caratteri invisibili. Copialo di nuovo.
        reasonInvalidLink: Non è un indirizzo web valido. Copialo di nuovo.
        reasonContradiction: Il link indica due passi diversi.
        reasonShortLink: È un link breve, e Lectern non li segue. Aprilo, poi incolla l’indirizzo della pagina.
        readAs: «{}» è stato letto come {2}.
        readAsLastVerse: «{}» è stato letto come {2}, l’ultimo versetto del capitolo.
        readAsEnds: «{}» va all’indietro, quindi si aprono solo i due estremi.
        leftOut: «{}» è stato ignorato.
        badRequest: La richiesta non è stata capita
        wrongMethod: Questa pagina non si può usare così
        tooLarge: È troppo lungo
        tooManyRequests: Troppe richieste
        tryAgainIn: Riprova tra {1 secondo|secondi}.
        failure: Qualcosa è andato storto
        busy: Lectern è molto occupato
        tryAgain: Riprova tra un momento.
        help: Aiuto
        bookmarklet: Segnalibro
        language: Lingua: {}
        privacy: Questa pagina non usa cookie, non carica nulla da altri siti e conserva le tue preferenze solo sul tuo dispositivo.
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
