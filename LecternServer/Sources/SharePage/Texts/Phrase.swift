/// What the pages say. A `{}` in the text of a phrase stands for a value.
enum Phrase: Int, CaseIterable, Sendable {
    // The form.
    case tagline, field, fieldHint, find, examples

    // The sheet.
    case from, apps, noApps, allIntentions, read, study, memorize, listen
    case getIt, otherDevices, allDevices, readInBrowser, openPage, prefer

    // What an app loses.
    case losesTranslation, losesPassages, losesRange, opensStart, opensBook, opensChapter, opensFirstChapter,
        opensFirstVerse
    case numbersOtherwise

    // Passing on.
    case share, close, copy, shareLink, commonScheme, scan, translation, anyTranslation, change

    // One app.
    case open, getApp, readHere, tapToOpen, notThere, moreApps

    // What is wrong.
    case notFound, nothingFound, unknownLink, severalFound, more, corrected, didYouMean

    // Around the page.
    case help, bookmarklet, language, privacy, offline, offlineText, lastOpened

    // Help; the steps are separated by bars.
    case helpAndroid, helpAndroidText, helpIOS, helpIOSSteps, helpBookmarklet, bookmarkletText
    case helpBrowserOpened, helpBrowserOpenedText, helpWebsites

    /// The phrase with the name of a case; nil if there is none.
    init?(named name: String) {
        guard let phrase = Self.names[name] else { return nil }
        self = phrase
    }

    private static let names = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })
}
