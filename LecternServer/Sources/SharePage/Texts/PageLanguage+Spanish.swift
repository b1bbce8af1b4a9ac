extension PageLanguage {
    /// Spanish.
    static let spanish = PageLanguage(
        "es", "Español",
        """
        tagline: Abre cualquier enlace o pasaje de la Biblia en la app que prefieras
        field: Enlace, pasaje o texto
        fieldHint: Pega un enlace o escribe Juan 3:16
        find: Ver apps
        examples: Por ejemplo
        from: De {}
        apps: Apps
        noApps: Ninguna app para este dispositivo lo abre.
        allIntentions: Todas
        read: Leer
        study: Estudiar
        memorize: Memorizar
        listen: Escuchar
        getIt: Obtener en {}
        otherDevices: Apps para
        allDevices: Todos
        readInBrowser: Leer en el navegador
        openPage: Abrir la página en {}
        prefer: Preferir {}
        losesTranslation: sin {}
        losesPassages: sin {}
        losesRange: abre solo {}
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
        scan: Escanéalo con el otro dispositivo
        translation: Traducción
        anyTranslation: ninguna en particular
        change: Cambiar
        open: Abrir {}
        getApp: Obtener la app
        readHere: Leer aquí
        tapToOpen: Toca para abrir {}. Nada se abre solo.
        notThere: {} no se abrió. Puede que no esté instalada.
        moreApps: Todas las apps para este pasaje
        notFound: No existe esa página o ese pasaje
        nothingFound: No contiene ningún enlace ni pasaje
        unknownLink: No se conoce ninguna app para este enlace
        severalFound: Se encontraron varios. ¿Cuál?
        more: {} más
        corrected: Comprueba lo que se ha entendido:
        didYouMean: Quizás quiso decir:
        help: Ayuda
        bookmarklet: Marcador
        language: Idioma
        privacy: Lo que lees es asunto tuyo: esta página no usa cookies, no carga nada de otros sitios y guarda tus preferencias solo en tu dispositivo.
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
