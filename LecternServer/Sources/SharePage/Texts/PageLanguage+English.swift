extension PageLanguage {
    /// English.
    static let english = PageLanguage(
        "en", "English",
        """
        tagline: Open any Bible link or passage in the app you like
        field: Link, passage or text
        fieldHint: Paste a link, or type John 3:16
        find: Show apps
        examples: For example
        from: From {}
        apps: Apps
        noApps: No app for this device opens it.
        allIntentions: All
        read: Read
        study: Study
        memorize: Memorize
        listen: Listen
        getIt: Get it from {}
        otherDevices: Apps for
        allDevices: All
        readInBrowser: Read in the browser
        openPage: Open the page at {}
        prefer: Prefer {}
        losesTranslation: without {}
        losesPassages: without {}
        losesRange: opens only {}
        opensStart: opens only the start
        opensBook: opens the whole book
        opensChapter: opens the whole chapter
        opensFirstChapter: opens its first chapter
        opensFirstVerse: opens its first verse
        numbersOtherwise: numbers verses in another way
        share: Pass it on
        close: Close
        copy: Copy
        shareLink: Link to this passage
        commonScheme: Link for any Bible app
        scan: Scan it with the other device
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
        nothingFound: There is no link and no passage in it
        unknownLink: No app is known for this link
        severalFound: Several were found. Which one?
        more: {} more
        corrected: Please check what was understood:
        didYouMean: Did you mean:
        help: Help
        bookmarklet: Bookmarklet
        language: Language
        privacy: What you read is nobody’s business: this page sets no cookie, loads nothing from elsewhere, and keeps what you prefer on your device only.
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
