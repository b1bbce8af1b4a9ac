extension PageLanguage {
    /// Spanish.
    static let spanish = PageLanguage(
        "es", "Español",
        """
        tagline: Abre cualquier enlace o pasaje de la Biblia en la app que prefieras
        field: Enlace, pasaje o texto
        fieldHint: Pega un enlace o escribe {}
        find: Ver apps
        paste: Pegar
        examples: Por ejemplo:
        from: Fuente: {}
        apps: Apps
        noApps: Ninguna app para este dispositivo lo abre.
        allIntentions: Todas
        read: Leer
        study: Estudiar
        memorize: Memorizar
        listen: Escuchar
        missingApp: ¿No tienes la app?
        otherDevices: Apps para
        allDevices: Todos
        readInBrowser: Leer en el navegador
        openPage: Abrir la página en {}
        prefer: Preferir {}
        losesTranslation: sin la traducción «{}»
        losesIntention: no para este fin: {}
        losesPassages: sin {}
        losesRange: abre solo {}
        losesNothing: abre todo el pasaje
        inEachApp: En todas estas apps: {}
        opensStart: abre solo el comienzo
        opensBook: abre todo el libro
        opensChapter: abre todo el capítulo
        opensFirstChapter: abre el primer capítulo
        opensFirstVerse: abre el primer versículo
        numbersOtherwise: numera los versículos de otra manera
        share: Compartir
        close: Cerrar
        copy: Copiar
        shareLink: Enlace a este pasaje
        commonScheme: Enlace para cualquier app de la Biblia
        scan: Escanéalo con otro dispositivo
        translation: Traducción
        anyTranslation: ninguna en particular
        change: Cambiar
        open: Abrir {}
        getApp: Obtener la app
        readHere: Leer aquí
        tapToOpen: Toca para abrir {}. Nada se abre solo.
        notThere: La app {} no se abrió. Puede que no esté instalada.
        moreApps: Todas las apps para este pasaje
        notFound: No existe esa página o ese pasaje
        nothingFound: No se encontró ningún enlace ni pasaje
        unknownLink: Ninguna app conocida abre este enlace
        severalFound: Se encontraron varios. ¿Cuál?
        more: {} más
        corrected: Comprueba lo que se ha entendido:
        didYouMean: Quizás quisiste decir:
        reasonEmpty: No contiene ningún pasaje de la Biblia.
        reasonTooLong: El texto es demasiado largo para un pasaje.
        reasonTooMany: Son más de {} pasajes a la vez.
        reasonNoBook: No nombra ningún libro de la Biblia.
        reasonUnknownBook: «{}» no es un libro de la Biblia.
        reasonOrdinaryWord: «{}» por sí solo es una palabra corriente. Añade un capítulo si te refieres al libro.
        reasonSeveralBooks: «{}» puede ser más de un libro.
        reasonChapterOrVerse: «{}» puede ser un capítulo o un versículo. Escribe ambos.
        reasonNoChapter: {} solo tiene {2 capítulo|capítulos}.
        reasonNoVerse: {} solo tiene {2 versículo|versículos}.
        reasonReversed: El intervalo termina antes de empezar.
        reasonOtherText: No todo se pudo leer como un pasaje.
        reasonNumbering: No se conoce la numeración de versículos «{}».
        reasonBibleLink: El enlace bible: está incompleto o dañado.
        reasonLongLink: El enlace es demasiado largo.
        reasonHiddenCharacter: El enlace contiene caracteres invisibles. Cópialo otra vez.
        reasonInvalidLink: No es una dirección web válida. Cópiala otra vez.
        reasonContradiction: El enlace nombra dos pasajes distintos.
        reasonShortLink: Es un enlace corto, y Lectern no los sigue. Ábrelo y pega la dirección de la página.
        readAs: «{}» se leyó como {2}.
        readAsLastVerse: «{}» se leyó como {2}, el último versículo del capítulo.
        readAsEnds: «{}» va hacia atrás, así que solo se abren sus dos extremos.
        leftOut: «{}» se ignoró.
        badRequest: No se entendió la solicitud
        wrongMethod: Esta página no se puede usar así
        tooLarge: Es demasiado largo
        tooManyRequests: Demasiadas solicitudes
        tryAgainIn: Inténtalo de nuevo en {1 segundo|segundos}.
        failure: Algo salió mal
        busy: Lectern está muy ocupado
        tryAgain: Inténtalo de nuevo dentro de un momento.
        help: Ayuda
        bookmarklet: Marcador
        language: Idioma: {}
        privacy: Esta página no usa cookies, no carga nada de otros sitios y guarda tus preferencias solo en tu dispositivo.
        offline: No hay conexión
        offlineText: Las apps de tu dispositivo siguen abriendo lo último que abriste:
        lastOpened: Abierto recientemente
        helpAndroid: Compartir con Lectern en Android
        helpAndroidText: Abre esta página en Chrome, elige «Instalar aplicación» o «Añadir a pantalla de inicio» en su menú, después comparte cualquier página y elige Lectern.
        helpIOS: Compartir con Lectern en iPhone y iPad
        helpIOSSteps: En la app Atajos toca + y llama Lectern al atajo.|En los detalles activa «Mostrar en la hoja para compartir»; acepta URL y texto.|Añade la acción «Codificar URL» con «Entrada del atajo».|Añade la acción «Abrir URL» y escribe {} seguido de «Texto de URL codificado».|Comparte cualquier página y elige Lectern. Safari se abre con las apps.
        helpBookmarklet: Un clic desde la página que estás leyendo
        bookmarkletText: Arrastra esto a tus marcadores. En un teléfono, guarda cualquier página como marcador y cambia después su dirección por el texto de abajo.
        helpBrowserOpened: ¿Por qué se abrió el navegador?
        helpBrowserOpenedText: La app no está instalada o sus enlaces están desactivados. En Android mira el ajuste «Abrir de forma predeterminada» de la app. En el iPhone mantén pulsado el enlace y elige «Abrir en».
        helpWebsites: Para tu propio sitio web
        """)
}
