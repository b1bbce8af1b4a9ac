extension PageLanguage {
    /// Chinese in traditional characters.
    static let traditionalChinese = PageLanguage(
        "zh-Hant", "繁體中文",
        """
        tagline: 用您喜歡的 App 開啟任何聖經連結或經文
        field: 連結、經文或文字
        fieldHint: 貼上連結，或輸入 {}
        find: 顯示 App
        paste: 貼上
        examples: 例如：
        from: 來自 {}
        apps: App
        noApps: 此裝置上沒有可以開啟它的 App。
        allIntentions: 全部
        read: 閱讀
        study: 研讀
        memorize: 背誦
        listen: 聆聽
        missingApp: 尚未安裝 App？
        otherDevices: 其他裝置的 App
        allDevices: 全部
        readInBrowser: 在瀏覽器中閱讀
        openPage: 開啟 {} 上的網頁
        prefer: 優先使用 {}
        losesTranslation: 不使用《{}》譯本
        losesIntention: 不適用於此用途：{}
        losesPassages: 不開啟 {}
        losesRange: 只開啟 {}
        losesNothing: 開啟全部經文
        inEachApp: 以下所有 App：{}
        opensStart: 只開啟開頭
        opensBook: 開啟整卷書
        opensChapter: 開啟整章
        opensFirstChapter: 開啟第一章
        opensFirstVerse: 開啟第一節
        numbersOtherwise: 節數編號不同
        share: 分享
        close: 關閉
        copy: 複製
        shareLink: 此經文的連結
        commonScheme: 適用於任何聖經 App 的連結
        scan: 用另一部裝置掃描
        translation: 譯本
        anyTranslation: 不指定
        change: 更改
        open: 開啟 {}
        getApp: 取得 App
        readHere: 在此閱讀
        tapToOpen: 點一下以開啟 {}。不會自動開啟任何內容。
        notThere: {} 沒有開啟，可能尚未安裝。
        moreApps: 此經文的所有 App
        notFound: 沒有這個頁面或經文
        nothingFound: 找不到連結或經文
        unknownLink: 沒有已知的 App 可以開啟此連結
        severalFound: 找到多處，請選擇
        more: 還有 {} 處
        corrected: 請核對辨識的內容：
        didYouMean: 您要找的是不是：
        reasonEmpty: 其中沒有聖經經文。
        reasonTooLong: 文字太長，不像一處經文。
        reasonTooMany: 一次超過了 {} 處經文。
        reasonNoBook: 沒有寫明聖經書卷。
        reasonUnknownBook: 「{}」不是聖經書卷。
        reasonOrdinaryWord: 單獨的「{}」是普通詞語。如果指書卷，請加上章數。
        reasonSeveralBooks: 「{}」可能指不只一卷書。
        reasonChapterOrVerse: 「{}」可能是章，也可能是節。請兩者都寫上。
        reasonNoChapter: {}只有 {2} 章。
        reasonNoVerse: {} 只有 {2} 節。
        reasonReversed: 範圍的結尾在開頭之前。
        reasonOtherText: 有一部分無法辨識為經文。
        reasonNumbering: 未知的節數編號方式「{}」。
        reasonBibleLink: 此 bible: 連結不完整或已損壞。
        reasonLongLink: 連結太長。
        reasonHiddenCharacter: 連結中有看不見的字元，請重新複製。
        reasonInvalidLink: 這不是有效的網址，請重新複製。
        reasonContradiction: 連結中有兩處不同的經文。
        reasonShortLink: 這是短網址，Lectern 不會追蹤短網址。請先開啟它，再貼上網頁的網址。
        readAs: 「{}」辨識為{2}。
        readAsLastVerse: 「{}」辨識為 {2}，即該章最後一節。
        readAsEnds: 「{}」的順序顛倒，因此只開啟首尾兩處。
        leftOut: 「{}」已忽略。
        badRequest: 無法理解此要求
        wrongMethod: 不能這樣使用此頁面
        tooLarge: 內容太長
        tooManyRequests: 要求過多
        tryAgainIn: 請在 {} 秒後重試。
        failure: 發生問題
        busy: Lectern 現在很忙
        tryAgain: 請稍後重試。
        help: 說明
        bookmarklet: 書籤小程式
        language: 語言：{}
        privacy: 本頁不使用 Cookie，不從其他網站載入任何內容，您的偏好只儲存在您的裝置上。
        offline: 您已離線
        offlineText: 裝置上的 App 仍可開啟您最近開啟過的內容：
        lastOpened: 最近開啟
        helpAndroid: 在 Android 上分享到 Lectern
        helpAndroidText: 用 Chrome 開啟本頁，在選單中選擇「安裝應用程式」或「加到主畫面」，然後分享任何網頁並選擇 Lectern。
        helpIOS: 在 iPhone 和 iPad 上分享到 Lectern
        helpIOSSteps: 在「捷徑」App 中點一下 +，將捷徑命名為 Lectern。|在詳細資訊中開啟「在分享表單中顯示」，接受 URL 和文字。|加入動作「URL 編碼」，內容為「捷徑輸入」。|加入動作「打開 URL」，輸入 {}，後面接「URL 編碼的文字」。|分享任何網頁並選擇 Lectern。Safari 會顯示 App 列表。
        helpBookmarklet: 從您正在閱讀的網頁一鍵開啟
        bookmarkletText: 將它拖到書籤列。在手機上，請先將任意網頁加入書籤，再把書籤的網址改為下面的文字。
        helpBrowserOpened: 為什麼開啟了瀏覽器？
        helpBrowserOpenedText: App 尚未安裝，或其連結已關閉。在 Android 上請查看 App 設定中的「預設開啟」。在 iPhone 上請按住連結，然後選擇「在…中打開」。
        helpWebsites: 用於您自己的網站
        """)
}
