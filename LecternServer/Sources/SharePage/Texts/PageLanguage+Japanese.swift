extension PageLanguage {
    /// Japanese.
    static let japanese = PageLanguage(
        "ja", "日本語",
        """
        tagline: 聖書のリンクや箇所を、お好きなアプリで開けます
        field: リンク、聖書箇所、または文章
        fieldHint: リンクを貼り付けるか、{} と入力
        find: アプリを表示
        paste: 貼り付け
        examples: 例：
        from: 出典：{}
        apps: アプリ
        noApps: この端末で開けるアプリはありません。
        allIntentions: すべて
        read: 読む
        study: 学ぶ
        memorize: 暗唱する
        listen: 聴く
        missingApp: アプリが入っていませんか？
        otherDevices: ほかの端末のアプリ
        allDevices: すべて
        readInBrowser: ブラウザで読む
        openPage: {} のページを開く
        prefer: {} を優先する
        losesTranslation: 翻訳「{}」では開けません
        losesIntention: この用途には対応していません: {}
        losesPassages: {} は開けません
        losesRange: {} のみ開きます
        losesNothing: すべて開きます
        inEachApp: 以下のすべてのアプリ：{}
        opensStart: 冒頭のみ開きます
        opensBook: 書全体を開きます
        opensChapter: 章全体を開きます
        opensFirstChapter: 最初の章を開きます
        opensFirstVerse: 最初の節を開きます
        numbersOtherwise: 節の番号が異なります
        share: 共有
        close: 閉じる
        copy: コピー
        shareLink: この箇所へのリンク
        commonScheme: どの聖書アプリにも使えるリンク
        scan: 別の端末で読み取る
        translation: 聖書の翻訳
        anyTranslation: 指定なし
        change: 変更
        open: {} を開く
        getApp: アプリを入手
        readHere: ここで読む
        tapToOpen: タップすると {} が開きます。自動では何も開きません。
        notThere: {} が開きませんでした。インストールされていない可能性があります。
        moreApps: この箇所のすべてのアプリ
        notFound: このページまたは聖書箇所はありません
        nothingFound: リンクも聖書箇所も見つかりませんでした
        unknownLink: このリンクに対応するアプリはありません
        severalFound: 複数見つかりました。どれを開きますか？
        more: ほか {} 件
        corrected: 読み取った内容をご確認ください：
        didYouMean: もしかして：
        reasonEmpty: 聖書箇所が含まれていません。
        reasonTooLong: 聖書箇所としては長すぎます。
        reasonTooMany: 一度に {} 箇所を超えています。
        reasonNoBook: 聖書の書名がありません。
        reasonUnknownBook: 「{}」という聖書の書はありません。
        reasonOrdinaryWord: 「{}」だけでは普通の単語です。書名の場合は章を付けてください。
        reasonSeveralBooks: 「{}」は複数の書に当てはまります。
        reasonChapterOrVerse: 「{}」は章とも節とも読めます。両方を入力してください。
        reasonNoChapter: {}は{2}章までです。
        reasonNoVerse: {}は{2}節までです。
        reasonReversed: 範囲の終わりが始まりより前になっています。
        reasonOtherText: 聖書箇所として読み取れない部分があります。
        reasonNumbering: 「{}」という節の数え方には対応していません。
        reasonBibleLink: bible: リンクが不完全か、壊れています。
        reasonLongLink: リンクが長すぎます。
        reasonHiddenCharacter: リンクに見えない文字が含まれています。もう一度コピーしてください。
        reasonInvalidLink: 正しいウェブアドレスではありません。もう一度コピーしてください。
        reasonContradiction: リンクに異なる箇所が 2 つ書かれています。
        reasonShortLink: これは短縮リンクで、Lectern では行き先を調べません。リンクを開き、そのページのアドレスを貼り付けてください。
        readAs: 「{}」を{2}と読み取りました。
        readAsLastVerse: 「{}」を章の最後の節である{2}と読み取りました。
        readAsEnds: 「{}」は順序が逆のため、両端の 2 箇所だけを開きます。
        leftOut: 「{}」は無視しました。
        badRequest: リクエストを理解できませんでした
        wrongMethod: このページはその方法では使えません
        tooLarge: 長すぎます
        tooManyRequests: リクエストが多すぎます
        tryAgainIn: {} 秒後にもう一度お試しください。
        failure: 問題が発生しました
        busy: Lectern が混み合っています
        tryAgain: しばらくしてからもう一度お試しください。
        help: ヘルプ
        bookmarklet: ブックマークレット
        language: 言語：{}
        privacy: このページは Cookie を使わず、外部から何も読み込みません。設定はこの端末にだけ保存します。
        offline: オフラインです
        offlineText: 最近開いたものは、端末のアプリで引き続き開けます：
        lastOpened: 最近開いたもの
        helpAndroid: Android で Lectern に共有する
        helpAndroidText: このページを Chrome で開き、メニューから「アプリをインストール」または「ホーム画面に追加」を選びます。その後、任意のページを共有して Lectern を選びます。
        helpIOS: iPhone と iPad で Lectern に共有する
        helpIOSSteps: ショートカット App で + をタップし、名前を Lectern にします。|詳細で「共有シートに表示」をオンにし、URL とテキストを受け取ります。|アクション「URL エンコード」を追加し、「ショートカットの入力」を指定します。|アクション「URL を開く」を追加し、{} に続けて「URL エンコード済みテキスト」を入力します。|任意のページを共有して Lectern を選びます。Safari にアプリが表示されます。
        helpBookmarklet: 読んでいるページからワンクリックで
        bookmarkletText: これをブックマークにドラッグしてください。スマートフォンでは、任意のページをブックマークし、そのアドレスを下の文字列に置き換えてください。
        helpBrowserOpened: なぜブラウザが開いたのですか？
        helpBrowserOpenedText: アプリがインストールされていないか、リンクが無効になっています。Android ではアプリの設定「デフォルトで開く」を確認してください。iPhone ではリンクを長押しして「開く」を選んでください。
        helpWebsites: ご自身のウェブサイトに
        """)
}
