/// The limits of the ring AppLinks. docs/limits.md lists them; a test compares the two.
package enum AppLinksLimits {
    /// A desktop entry or a list of entries, in bytes. It is read as a whole.
    static let desktopFile = 16_777_216
    /// A list of apps for the share sheet, in bytes. It is read as a whole.
    package static let appList = 16_777_216
    /// A callback, in bytes. It must be longer than any URL that is read.
    static let callback = 131_072
    /// The connections that wait for a callback. A newer one replaces the oldest.
    static let callbackConnections = 256
    /// The time in which an app must accept an answer. It is on the same machine.
    static let callbackDelivery = Duration.seconds(5)
    /// The links of a chain through apps. More are probably a loop.
    static let openedLinks = 16
    /// The findings about a file of bookmarks. A damaged file may have one for each item; the number of the others is printed.
    static let bookmarkFindings = 1_000
    /// The schemes that an app for iOS may query. The documentation of `UIApplication.canOpenURL(_:)` says so.
    static let queriedSchemes = 50
}
