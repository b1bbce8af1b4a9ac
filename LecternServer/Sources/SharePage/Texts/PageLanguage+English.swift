extension PageLanguage {
    /// English.
    static let english = PageLanguage(
        "en", "English",
        """
        tagline: Open any Bible link or passage in the app you like
        field: Link, passage or text
        fieldHint: Paste a link, or type {}
        find: Show apps
        paste: Paste
        examples: For example:
        from: From {}
        apps: Apps
        noApps: No app for this device opens it.
        allIntentions: All
        read: Read
        study: Study
        memorize: Memorize
        listen: Listen
        missingApp: App not installed?
        otherDevices: Apps for
        allDevices: All
        readInBrowser: Read in the browser
        openPage: Open the page at {}
        prefer: Prefer {}
        losesTranslation: without the translation “{}”
        losesIntention: not for this purpose: {}
        losesPassages: without {}
        losesRange: opens only {}
        losesNothing: opens all of it
        inEachApp: In each of these apps: {}
        opensStart: opens only the start
        opensBook: opens the whole book
        opensChapter: opens the whole chapter
        opensFirstChapter: opens its first chapter
        opensFirstVerse: opens its first verse
        numbersOtherwise: numbers the verses differently
        share: Pass it on
        close: Close
        copy: Copy
        shareLink: Link to this passage
        commonScheme: Link for any Bible app
        scan: Scan it with another device
        translation: Translation
        anyTranslation: none in particular
        change: Change
        open: Open {}
        getApp: Get the app
        readHere: Read here
        tapToOpen: Tap to open {}. Nothing opens by itself.
        notThere: {} did not open. It may not be installed.
        moreApps: All apps for this passage
        notFound: There is no such page or passage
        nothingFound: No link or passage was found
        unknownLink: No app is known for this link
        severalFound: Several were found. Which one?
        more: {} more
        corrected: Please check what was understood:
        didYouMean: Did you mean:
        reasonEmpty: There is no Bible passage in it.
        reasonTooLong: The text is too long for a passage.
        reasonTooMany: These are more than {} passages at once.
        reasonNoBook: It does not name a book of the Bible.
        reasonUnknownBook: “{}” is not a book of the Bible.
        reasonOrdinaryWord: “{}” alone is an ordinary word. Add a chapter if you mean the book.
        reasonSeveralBooks: “{}” can be more than one book.
        reasonChapterOrVerse: “{}” can be a chapter or a verse. Enter both.
        reasonNoChapter: {} has only {2 chapter|chapters}.
        reasonNoVerse: {} has only {2 verse|verses}.
        reasonReversed: The range ends before it starts.
        reasonOtherText: Not all of it could be read as a passage.
        reasonNumbering: The verse numbering “{}” is not known.
        reasonBibleLink: The bible: link is incomplete or damaged.
        reasonLongLink: The link is too long.
        reasonHiddenCharacter: The link contains invisible characters. Copy it once more.
        reasonInvalidLink: This is not a valid web address. Copy it once more.
        reasonContradiction: The link names two different passages.
        reasonShortLink: This is a short link, and Lectern does not follow those. Open it, then paste the address of the page.
        readAs: “{}” was read as {2}.
        readAsLastVerse: “{}” was read as {2}, the last verse of the chapter.
        readAsEnds: “{}” runs backwards, so only its two ends are opened.
        leftOut: “{}” was ignored.
        badRequest: The request was not understood
        wrongMethod: This page cannot be used like that
        tooLarge: That is too long
        tooManyRequests: Too many requests
        tryAgainIn: Please try again in {1 second|seconds}.
        failure: Something went wrong
        busy: Lectern is very busy
        tryAgain: Please try again in a moment.
        help: Help
        bookmarklet: Bookmarklet
        language: Language: {}
        privacy: This page sets no cookies, loads nothing from other sites, and keeps your preferences on your device only.
        offline: You are offline
        offlineText: The apps on your device still open what you opened last:
        lastOpened: Last opened
        helpAndroid: Share to Lectern on Android
        helpAndroidText: Open this page in Chrome, choose “Install app” or “Add to home screen” from its menu, then share any page and choose Lectern.
        helpIOS: Share to Lectern on iPhone and iPad
        helpIOSSteps: In the Shortcuts app tap +, and name the shortcut Lectern.|In its details turn on “Show in Share Sheet”; accept URLs and text.|Add the action “URL Encode”, with “Shortcut Input”.|Add the action “Open URLs”, and enter {} followed by “URL Encoded Text”.|Share any page, and choose Lectern. Safari opens with the apps.
        helpBookmarklet: One click from the page you are reading
        bookmarkletText: Drag this to your bookmarks. On a phone, bookmark any page, then replace its address with the text below.
        helpBrowserOpened: Why did the browser open?
        helpBrowserOpenedText: The app is not installed, or its links are turned off. On Android look at the app’s setting “Open by default”. On iPhone hold the link, and choose “Open in”.
        helpWebsites: For your own website
        """)
}
