extension PageLanguage {
    /// French.
    static let french = PageLanguage(
        "fr", "Français",
        """
        tagline: Ouvrez tout lien ou passage biblique dans l’application de votre choix
        field: Lien, passage ou texte
        fieldHint: Collez un lien ou tapez Jean 3:16
        find: Voir les applications
        examples: Par exemple
        from: De {}
        apps: Applications
        noApps: Aucune application pour cet appareil ne l’ouvre.
        allIntentions: Toutes
        read: Lire
        study: Étudier
        memorize: Mémoriser
        listen: Écouter
        getIt: Obtenir sur {}
        otherDevices: Applications pour
        allDevices: Tous
        readInBrowser: Lire dans le navigateur
        openPage: Ouvrir la page sur {}
        prefer: Préférer {}
        losesTranslation: sans {}
        losesPassages: sans {}
        losesRange: ouvre seulement {}
        opensStart: ouvre seulement le début
        opensBook: ouvre tout le livre
        opensChapter: ouvre tout le chapitre
        opensFirstChapter: ouvre le premier chapitre
        opensFirstVerse: ouvre le premier verset
        numbersOtherwise: numérote les versets autrement
        share: Transmettre
        close: Fermer
        copy: Copier
        shareLink: Lien vers ce passage
        commonScheme: Lien pour toute application biblique
        scan: À scanner avec l’autre appareil
        translation: Traduction
        anyTranslation: aucune en particulier
        change: Changer
        open: Ouvrir {}
        getApp: Obtenir l’application
        readHere: Lire ici
        tapToOpen: Touchez pour ouvrir {}. Rien ne s’ouvre tout seul.
        notThere: {} ne s’est pas ouverte. Elle n’est peut-être pas installée.
        moreApps: Toutes les applications pour ce passage
        notFound: Cette page ou ce passage n’existe pas
        nothingFound: Il n’y a là ni lien ni passage
        unknownLink: Aucune application n’est connue pour ce lien
        severalFound: Plusieurs ont été trouvés. Lequel ?
        more: {} de plus
        corrected: Vérifiez ce qui a été compris :
        didYouMean: Vouliez-vous dire :
        help: Aide
        bookmarklet: Marque-page
        language: Langue
        privacy: Ce que vous lisez ne regarde personne : cette page ne dépose aucun cookie, ne charge rien d’ailleurs et garde vos préférences sur votre appareil seulement.
        offline: Vous êtes hors ligne
        offlineText: Les applications de votre appareil ouvrent toujours ce que vous avez ouvert en dernier :
        lastOpened: Ouverts récemment
        helpAndroid: Partager avec Lectern sur Android
        helpAndroidText: Ouvrez cette page dans Chrome, choisissez « Installer l’application » ou « Ajouter à l’écran d’accueil » dans son menu, puis partagez une page et choisissez Lectern.
        helpIOS: Partager avec Lectern sur iPhone et iPad
        helpIOSSteps: Dans l’app Raccourcis, touchez + et nommez le raccourci Lectern.|Dans les détails, activez « Afficher dans la feuille de partage » ; acceptez les URL et le texte.|Ajoutez l’action « Encoder l’URL » avec « Entrée du raccourci ».|Ajoutez l’action « Ouvrir les URL » et saisissez {} suivi de « Texte URL encodé ».|Partagez une page et choisissez Lectern. Safari s’ouvre avec les applications.
        helpBookmarklet: Un clic depuis la page que vous lisez
        bookmarkletText: Faites glisser ceci vers vos marque-pages. Sur un téléphone, ajoutez une page quelconque aux marque-pages, puis remplacez son adresse par le texte ci-dessous.
        helpBrowserOpened: Pourquoi le navigateur s’est-il ouvert ?
        helpBrowserOpenedText: L’application n’est pas installée, ou ses liens sont désactivés. Sur Android, voyez « Ouvrir par défaut » dans les paramètres de l’application. Sur iPhone, maintenez le lien et choisissez « Ouvrir dans ».
        helpWebsites: Pour votre propre site
        """)
}
