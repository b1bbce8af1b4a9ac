extension PageLanguage {
    /// Portuguese.
    static let portuguese = PageLanguage(
        "pt", "Português",
        """
        tagline: Abra qualquer link ou passagem da Bíblia no aplicativo que preferir
        field: Link, passagem ou texto
        fieldHint: Cole um link ou digite {}
        find: Ver aplicativos
        paste: Colar
        examples: Por exemplo:
        from: De {}
        apps: Aplicativos
        noApps: Nenhum aplicativo para este aparelho abre esta passagem ou este link.
        allIntentions: Todos
        read: Ler
        study: Estudar
        memorize: Memorizar
        listen: Ouvir
        missingApp: Não tem o aplicativo?
        otherDevices: Aplicativos para
        allDevices: Todos
        readInBrowser: Ler no navegador
        openPage: Abrir a página em {}
        prefer: Preferir {}
        losesTranslation: sem a tradução “{}”
        losesIntention: não para este fim: {}
        losesPassages: sem {}
        losesRange: abre somente {}
        losesNothing: abre a passagem inteira
        inEachApp: Em todos estes aplicativos: {}
        opensStart: abre somente o começo
        opensBook: abre o livro inteiro
        opensChapter: abre o capítulo inteiro
        opensFirstChapter: abre o primeiro capítulo
        opensFirstVerse: abre o primeiro versículo
        numbersOtherwise: numera os versículos de outra forma
        share: Compartilhar
        close: Fechar
        copy: Copiar
        shareLink: Link para esta passagem
        commonScheme: Link para qualquer aplicativo da Bíblia
        scan: Escaneie com outro aparelho
        translation: Tradução
        anyTranslation: nenhuma em particular
        change: Mudar
        open: Abrir {}
        getApp: Obter o aplicativo
        readHere: Ler aqui
        tapToOpen: Toque para abrir {}. Nada se abre sozinho.
        notThere: O aplicativo {} não abriu. Talvez não esteja instalado.
        moreApps: Todos os aplicativos para esta passagem
        notFound: Essa página ou passagem não existe
        nothingFound: Nenhum link ou passagem encontrado
        unknownLink: Nenhum aplicativo conhecido abre este link
        severalFound: Foram encontrados vários. Qual?
        more: mais {}
        corrected: Verifique o que foi entendido:
        didYouMean: Você quis dizer:
        reasonEmpty: Não há nenhuma passagem da Bíblia nele.
        reasonTooLong: O texto é longo demais para uma passagem.
        reasonTooMany: São mais de {} passagens de uma vez.
        reasonNoBook: Nenhum livro da Bíblia é mencionado.
        reasonUnknownBook: “{}” não é um livro da Bíblia.
        reasonOrdinaryWord: “{}” sozinho é uma palavra comum. Acrescente um capítulo se você quer o livro.
        reasonSeveralBooks: “{}” pode ser mais de um livro.
        reasonChapterOrVerse: “{}” pode ser um capítulo ou um versículo. Informe os dois.
        reasonNoChapter: {} só tem {2 capítulo|capítulos}.
        reasonNoVerse: {} só tem {2 versículo|versículos}.
        reasonReversed: O intervalo termina antes de começar.
        reasonOtherText: Nem tudo pôde ser lido como uma passagem.
        reasonNumbering: A numeração de versículos “{}” não é conhecida.
        reasonBibleLink: O link bible: está incompleto ou danificado.
        reasonLongLink: O link é longo demais.
        reasonHiddenCharacter: O link contém caracteres invisíveis. Copie-o novamente.
        reasonInvalidLink: Este não é um endereço válido da web. Copie-o novamente.
        reasonContradiction: O link indica duas passagens diferentes.
        reasonShortLink: Este é um link curto, e o Lectern não segue esses links. Abra-o e cole o endereço da página.
        readAs: “{}” foi lido como {2}.
        readAsLastVerse: “{}” foi lido como {2}, o último versículo do capítulo.
        readAsEnds: “{}” está de trás para frente, por isso só as duas pontas são abertas.
        leftOut: “{}” foi ignorado.
        badRequest: O pedido não foi entendido
        wrongMethod: Esta página não pode ser usada assim
        tooLarge: Isso é longo demais
        tooManyRequests: Pedidos demais
        tryAgainIn: Tente de novo em {1 segundo|segundos}.
        failure: Algo deu errado
        busy: O Lectern está muito ocupado
        tryAgain: Tente de novo daqui a pouco.
        help: Ajuda
        bookmarklet: Favorito
        language: Idioma: {}
        privacy: Esta página não usa cookies, não carrega nada de outros sites e guarda suas preferências somente no seu aparelho.
        offline: Você está sem conexão
        offlineText: Os aplicativos do seu aparelho ainda abrem o que você abriu por último:
        lastOpened: Abertos por último
        helpAndroid: Compartilhar com Lectern no Android
        helpAndroidText: Abra esta página no Chrome, escolha “Instalar aplicativo” ou “Adicionar à tela inicial” no menu, depois compartilhe qualquer página e escolha Lectern.
        helpIOS: Compartilhar com Lectern no iPhone e no iPad
        helpIOSSteps: No app Atalhos toque em + e dê ao atalho o nome Lectern.|Nos detalhes ative “Mostrar na Folha de Compartilhamento”; aceite URLs e texto.|Adicione a ação “Codificar URL” com “Entrada do Atalho”.|Adicione a ação “Abrir URLs” e digite {} seguido de “Texto de URL Codificado”.|Compartilhe qualquer página e escolha Lectern. O Safari abre com os aplicativos.
        helpBookmarklet: Um clique a partir da página que você está lendo
        bookmarkletText: Arraste isto para os seus favoritos. Num telefone, adicione qualquer página aos favoritos e depois troque o endereço dela pelo texto abaixo.
        helpBrowserOpened: Por que o navegador abriu?
        helpBrowserOpenedText: O aplicativo não está instalado, ou os links dele estão desativados. No Android veja “Abrir por padrão” nas configurações do aplicativo. No iPhone mantenha o link pressionado e escolha “Abrir em”.
        helpWebsites: Para o seu próprio site
        """)
}
