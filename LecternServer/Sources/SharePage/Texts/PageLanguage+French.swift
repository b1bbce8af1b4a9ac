extension PageLanguage {
    /// French.
    static let french = PageLanguage(
        "fr", "Français",
        """
        tagline: Ouvrez tout lien ou passage biblique dans l’application de votre choix
        field: Lien, passage ou texte
        fieldHint: Collez un lien ou tapez {}
        find: Voir les applications
        paste: Coller
        examples: Par exemple :
        from: Source : {}
        apps: Applications
        noApps: Aucune application pour cet appareil ne l’ouvre.
        allIntentions: Toutes
        read: Lire
        study: Étudier
        memorize: Mémoriser
        listen: Écouter
        missingApp: Application non installée ?
        otherDevices: Applications pour
        allDevices: Tous
        readInBrowser: Lire dans le navigateur
        openPage: Ouvrir la page sur {}
        prefer: Préférer {}
        losesTranslation: sans la traduction « {} »
        losesIntention: pas pour cet usage : {}
        losesPassages: sans {}
        losesRange: ouvre seulement {}
        losesNothing: ouvre tout le passage
        inEachApp: Dans chacune de ces applications : {}
        opensStart: ouvre seulement le début
        opensBook: ouvre tout le livre
        opensChapter: ouvre tout le chapitre
        opensFirstChapter: ouvre le premier chapitre
        opensFirstVerse: ouvre le premier verset
        numbersOtherwise: numérote les versets autrement
        share: Partager
        close: Fermer
        copy: Copier
        shareLink: Lien vers ce passage
        commonScheme: Lien pour toute application biblique
        scan: Scanner avec un autre appareil
        translation: Traduction
        anyTranslation: aucune en particulier
        change: Changer
        open: Ouvrir {}
        getApp: Obtenir l’application
        readHere: Lire ici
        tapToOpen: Touchez pour ouvrir {}. Rien ne s’ouvre tout seul.
        notThere: L’application {} ne s’est pas ouverte. Elle n’est peut-être pas installée.
        moreApps: Toutes les applications pour ce passage
        notFound: Cette page ou ce passage n’existe pas
        nothingFound: Aucun lien ni passage trouvé
        unknownLink: Aucune application connue n’ouvre ce lien
        severalFound: Plusieurs résultats. Lequel voulez-vous ?
        more: {} de plus
        corrected: Vérifiez ce qui a été compris :
        didYouMean: Vouliez-vous dire :
        reasonEmpty: Il n’y a là aucun passage biblique.
        reasonTooLong: Le texte est trop long pour un passage.
        reasonTooMany: Cela fait plus de {} passages à la fois.
        reasonNoBook: Aucun livre de la Bible n’est nommé.
        reasonUnknownBook: « {} » n’est pas un livre de la Bible.
        reasonOrdinaryWord: « {} » seul est un mot ordinaire. Ajoutez un chapitre s’il s’agit du livre.
        reasonSeveralBooks: « {} » peut désigner plusieurs livres.
        reasonChapterOrVerse: « {} » peut être un chapitre ou un verset. Indiquez les deux.
        reasonNoChapter: {} n’a que {2 chapitre|chapitres}.
        reasonNoVerse: {} n’a que {2 verset|versets}.
        reasonReversed: L’intervalle se termine avant de commencer.
        reasonOtherText: Tout n’a pas pu être lu comme un passage.
        reasonNumbering: La numérotation des versets « {} » est inconnue.
        reasonBibleLink: Le lien bible: est incomplet ou endommagé.
        reasonLongLink: Le lien est trop long.
        reasonHiddenCharacter: Le lien contient des caractères invisibles. Copiez-le à nouveau.
        reasonInvalidLink: Ce n’est pas une adresse web valide. Copiez-la à nouveau.
        reasonContradiction: Le lien nomme deux passages différents.
        reasonShortLink: C’est un lien court, et Lectern ne les suit pas. Ouvrez-le, puis collez l’adresse de la page.
        readAs: « {} » a été lu comme {2}.
        readAsLastVerse: « {} » a été lu comme {2}, le dernier verset du chapitre.
        readAsEnds: « {} » va à rebours : seules ses deux extrémités sont ouvertes.
        leftOut: « {} » a été ignoré.
        badRequest: La demande n’a pas été comprise
        wrongMethod: Cette page ne s’utilise pas ainsi
        tooLarge: C’est trop long
        tooManyRequests: Trop de demandes
        tryAgainIn: Réessayez dans {1 seconde|secondes}.
        failure: Une erreur s’est produite
        busy: Lectern est très sollicité
        tryAgain: Réessayez dans un instant.
        help: Aide
        bookmarklet: Marque-page
        language: Langue : {}
        privacy: Cette page ne dépose aucun cookie, ne charge rien d’autres sites et garde vos préférences uniquement sur votre appareil.
        offline: Vous êtes hors ligne
        offlineText: Les applications de votre appareil ouvrent toujours ce que vous avez ouvert en dernier :
        lastOpened: Ouverts récemment
        helpAndroid: Partager avec Lectern sur Android
        helpAndroidText: Ouvrez cette page dans Chrome, choisissez « Installer l’application » ou « Ajouter à l’écran d’accueil » dans son menu, puis partagez une page et choisissez Lectern.
        helpIOS: Partager avec Lectern sur iPhone et iPad
        helpIOSSteps: Dans l’app Raccourcis, touchez + et nommez le raccourci Lectern.|Dans les détails, activez « Afficher dans la feuille de partage » ; acceptez les URL et le texte.|Ajoutez l’action « Encoder l’URL » avec « Entrée du raccourci ».|Ajoutez l’action « Ouvrir les URL » et saisissez {} suivi de « Texte URL encodé ».|Partagez une page et choisissez Lectern. Safari s’ouvre avec les applications.
        helpBookmarklet: Un clic depuis la page que vous lisez
        bookmarkletText: Faites glisser ceci vers vos marque-pages. Sur un téléphone, ajoutez une page quelconque aux marque-pages, puis remplacez son adresse par le texte ci-dessous.
        helpBrowserOpened: Pourquoi le navigateur s’est-il ouvert ?
        helpBrowserOpenedText: L’application n’est pas installée, ou ses liens sont désactivés. Sur Android, voyez « Ouvrir par défaut » dans les paramètres de l’application. Sur iPhone, maintenez le lien et choisissez « Ouvrir dans ».
        helpWebsites: Pour votre propre site
        """)
}
