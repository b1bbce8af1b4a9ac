/// What the pages say. In a text, `{}` or `{1}` stands for the first value, `{2}` for the second, and
/// `{2 verse|verses}` for the second with the word that the language has for such a number of things.
enum Phrase: String, CaseIterable, Sendable {
    /// What the language calls itself.
    case name

    // The form.
    case tagline, field, fieldHint, find, paste, examples

    // The sheet.
    case from, apps, noApps, allIntentions, read, study, memorize, listen
    case missingApp, otherDevices, allDevices, readInBrowser, openPage, prefer

    // What an app loses.
    case losesTranslation, losesIntention, losesPassages, losesRange, losesNothing, inEachApp
    case opensStart, opensBook, opensChapter, opensFirstChapter, opensFirstVerse, numbersOtherwise
    case losesPoint, losesZoom, losesLabel, losesRoute

    // Passing on.
    case share, close, copy, shareLink, commonScheme, scan, translation, anyTranslation, change

    // One app.
    case open, getApp, readHere, tapToOpen, notThere, moreApps

    // What was found.
    case notFound, nothingFound, unknownLink, severalFound, more, corrected, didYouMean

    // Why a text is not a passage.
    case reasonEmpty, reasonTooLong, reasonTooMany, reasonNoBook, reasonUnknownBook, reasonOrdinaryWord
    case reasonSeveralBooks, reasonChapterOrVerse, reasonNoChapter, reasonNoVerse, reasonReversed, reasonOtherText
    case reasonNumbering, reasonBibleLink

    // Why a link is not read.
    case reasonLongLink, reasonHiddenCharacter, reasonInvalidLink, reasonContradiction, reasonShortLink

    // What was read otherwise than it is written.
    case readAs, readAsLastVerse, readAsEnds, leftOut

    // Why there is no page.
    case badRequest, wrongMethod, tooLarge, tooManyRequests, tryAgainIn, failure, busy, tryAgain

    // Around the page.
    case help, bookmarklet, language, privacy, offline, offlineText, lastOpened

    // Help; the steps are separated by bars.
    case helpAndroid, helpAndroidText, helpIOS, helpIOSSteps, helpBookmarklet, bookmarkletText
    case helpBrowserOpened, helpBrowserOpenedText, helpWebsites
}
