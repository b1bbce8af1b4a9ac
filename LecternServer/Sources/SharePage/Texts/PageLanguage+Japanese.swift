extension PageLanguage {
    /// Japanese.
    static let japanese = PageLanguage(
        "ja", "日本語",
        """
        tagline: 聖書のリンクや箇所を、お好きなアプリで開けます
        field: リンク、聖書箇所、または文章
        fieldHint: リンクを貼り付けるか、ヨハネ 3:16 と入力
        find: アプリを表示
        examples: 例
        from: 出典: {}
        apps: アプリ
        noApps: この端末で開けるアプリはありません。
        allIntentions: すべて
        read: 読む
        study: 学ぶ
        memorize: 暗唱する
        listen: 聴く
        getIt: {} で入手
        otherDevices: 対象の端末
        allDevices: すべて
        readInBrowser: ブラウザで読む
        openPage: {} のページを開く
        prefer: {} を優先する
        losesTranslation: {} なし
        losesPassages: {} なし
        losesRange: {} のみ開く
        opensStart: 冒頭のみ開く
        opensBook: 書全体を開く
        opensChapter: 章全体を開く
        opensFirstChapter: 最初の章を開く
        opensFirstVerse: 最初の節を開く
        numbersOtherwise: 節の番号が異なる
        share: 共有
        close: 閉じる
        copy: コピー
        shareLink: この箇所へのリンク
        commonScheme: どの聖書アプリにも使えるリンク
        scan: 別の端末で読み取る
        translation: 翻訳
        anyTranslation: 指定なし
        change: 変更
        open: {} を開く
        getApp: アプリを入手
        readHere: ここで読む
        tapToOpen: タップすると {} が開きます。自動では何も開きません。
        notThere: {} が開きませんでした。インストールされていない可能性があります。
        moreApps: この箇所のすべてのアプリ
        notFound: このページまたは聖書箇所はありません
        nothingFound: リンクも聖書箇所も見つかりません
        unknownLink: このリンクに対応するアプリはありません
        severalFound: 複数見つかりました。どれを開きますか？
        more: ほか {} 件
        corrected: 読み取った内容をご確認ください:
        didYouMean: もしかして：
        help: ヘルプ
        bookmarklet: ブックマークレット
        language: 言語
        privacy: 何を読むかはご自身だけのものです。このページは Cookie を使わず、外部から何も読み込まず、設定はこの端末にだけ保存します。
        offline: オフラインです
        offlineText: 最近開いたものは、端末のアプリで引き続き開けます:
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
