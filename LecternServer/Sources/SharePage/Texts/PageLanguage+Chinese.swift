extension PageLanguage {
    /// Chinese in simplified characters.
    static let chinese = PageLanguage(
        "zh", "简体中文",
        """
        tagline: 用您喜欢的应用打开任何圣经链接或经文
        field: 链接、经文或文字
        fieldHint: 粘贴链接，或输入 {}
        find: 显示应用
        paste: 粘贴
        examples: 例如：
        from: 来自 {}
        apps: 应用
        noApps: 此设备上没有可以打开它的应用。
        allIntentions: 全部
        read: 阅读
        study: 研读
        memorize: 背诵
        listen: 聆听
        missingApp: 没有安装应用？
        otherDevices: 其他设备的应用
        allDevices: 全部
        readInBrowser: 在浏览器中阅读
        openPage: 打开 {} 上的网页
        prefer: 首选 {}
        losesTranslation: 不使用《{}》译本
        losesIntention: 不适用于此用途：{}
        losesPassages: 不打开 {}
        losesRange: 只打开 {}
        losesNothing: 打开全部经文
        inEachApp: 以下所有应用：{}
        opensStart: 只打开开头
        opensBook: 打开整卷书
        opensChapter: 打开整章
        opensFirstChapter: 打开第一章
        opensFirstVerse: 打开第一节
        numbersOtherwise: 节数编号不同
        share: 分享
        close: 关闭
        copy: 复制
        shareLink: 此经文的链接
        commonScheme: 适用于任何圣经应用的链接
        scan: 用另一台设备扫描
        translation: 译本
        anyTranslation: 不指定
        change: 更改
        open: 打开 {}
        getApp: 获取应用
        readHere: 在此阅读
        tapToOpen: 轻点以打开 {}。不会自动打开任何内容。
        notThere: {} 没有打开。可能尚未安装。
        moreApps: 此经文的所有应用
        notFound: 没有这个页面或经文
        nothingFound: 没有找到链接或经文
        unknownLink: 没有已知的应用可以打开此链接
        severalFound: 找到多处，请选择
        more: 还有 {} 处
        corrected: 请核对识别的内容：
        didYouMean: 您要找的是不是：
        reasonEmpty: 其中没有圣经经文。
        reasonTooLong: 文字太长，不像一处经文。
        reasonTooMany: 一次超过了 {} 处经文。
        reasonNoBook: 没有写明圣经书卷。
        reasonUnknownBook: “{}”不是圣经书卷。
        reasonOrdinaryWord: 单独的“{}”是普通词语。如果指书卷，请加上章数。
        reasonSeveralBooks: “{}”可能指不止一卷书。
        reasonChapterOrVerse: “{}”可能是章，也可能是节。请两者都写上。
        reasonNoChapter: {}只有 {2} 章。
        reasonNoVerse: {} 只有 {2} 节。
        reasonReversed: 范围的结尾在开头之前。
        reasonOtherText: 有一部分无法识别为经文。
        reasonNumbering: 未知的节数编号方式“{}”。
        reasonBibleLink: 此 bible: 链接不完整或已损坏。
        reasonLongLink: 链接太长。
        reasonHiddenCharacter: 链接中有看不见的字符，请重新复制。
        reasonInvalidLink: 这不是有效的网址，请重新复制。
        reasonContradiction: 链接中有两处不同的经文。
        reasonShortLink: 这是短链接，Lectern 不会跟踪短链接。请先打开它，再粘贴网页的网址。
        readAs: “{}”识别为{2}。
        readAsLastVerse: “{}”识别为 {2}，即该章最后一节。
        readAsEnds: “{}”的顺序是倒的，因此只打开首尾两处。
        leftOut: “{}”已忽略。
        badRequest: 无法理解该请求
        wrongMethod: 不能这样使用此页面
        tooLarge: 内容太长
        tooManyRequests: 请求过多
        tryAgainIn: 请在 {} 秒后重试。
        failure: 出了点问题
        busy: Lectern 现在很忙
        tryAgain: 请稍后重试。
        help: 帮助
        bookmarklet: 书签工具
        language: 语言：{}
        privacy: 本页不使用 Cookie，不从其他网站加载任何内容，您的偏好只保存在您的设备上。
        offline: 您已离线
        offlineText: 设备上的应用仍可打开您最近打开过的内容：
        lastOpened: 最近打开
        helpAndroid: 在 Android 上分享到 Lectern
        helpAndroidText: 用 Chrome 打开本页，在菜单中选择“安装应用”或“添加到主屏幕”，然后分享任何网页并选择 Lectern。
        helpIOS: 在 iPhone 和 iPad 上分享到 Lectern
        helpIOSSteps: 在“快捷指令”应用中轻点 +，将快捷指令命名为 Lectern。|在详细信息中打开“在共享表单中显示”，接受 URL 和文本。|添加操作“URL 编码”，内容为“快捷指令输入”。|添加操作“打开 URL”，输入 {}，后接“URL 编码的文本”。|分享任何网页并选择 Lectern。Safari 会显示应用列表。
        helpBookmarklet: 从您正在阅读的网页一键打开
        bookmarkletText: 将它拖到书签栏。在手机上，请先收藏任意网页，再把书签的网址改为下面的文字。
        helpBrowserOpened: 为什么打开了浏览器？
        helpBrowserOpenedText: 应用未安装，或其链接已被关闭。在 Android 上请查看应用设置中的“默认打开”。在 iPhone 上请按住链接，然后选择“在…中打开”。
        helpWebsites: 用于您自己的网站
        """)
}
