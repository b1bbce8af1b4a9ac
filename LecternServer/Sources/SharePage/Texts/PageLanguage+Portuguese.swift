extension PageLanguage {
    /// Portuguese.
    static let portuguese = PageLanguage(
        "pt", "Português",
        """
        tagline: Abra qualquer link ou passagem da Bíblia no aplicativo que preferir
        field: Link, passagem ou texto
        fieldHint: Cole um link ou digite João 3:16
        find: Ver aplicativos
        examples: Por exemplo
        from: De {}
        apps: Aplicativos
        noApps: Nenhum aplicativo para este aparelho o abre.
        allIntentions: Todos
        read: Ler
        study: Estudar
        memorize: Memorizar
        listen: Ouvir
        getIt: Obter em {}
        otherDevices: Aplicativos para
        allDevices: Todos
        readInBrowser: Ler no navegador
        openPage: Abrir a página em {}
        prefer: Preferir {}
        losesTranslation: sem {}
        losesPassages: sem {}
        losesRange: abre somente {}
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
        scan: Leia com o outro aparelho
        translation: Tradução
        anyTranslation: nenhuma em particular
        change: Mudar
        open: Abrir {}
        getApp: Obter o aplicativo
        readHere: Ler aqui
        tapToOpen: Toque para abrir {}. Nada se abre sozinho.
        notThere: {} não abriu. Talvez não esteja instalado.
        moreApps: Todos os aplicativos para esta passagem
        notFound: Essa página ou passagem não existe
        nothingFound: Não há nele nenhum link nem passagem
        unknownLink: Nenhum aplicativo é conhecido para este link
        severalFound: Foram encontrados vários. Qual?
        more: mais {}
        corrected: Verifique o que foi entendido:
        didYouMean: Você quis dizer:
        help: Ajuda
        bookmarklet: Favorito
        language: Idioma
        privacy: O que você lê não é da conta de ninguém: esta página não usa cookies, não carrega nada de fora e guarda suas preferências somente no seu aparelho.
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
