/// The functions of this program that the prelude calls, by name.
enum HostFunction: String {
    /// (value): the script has completed.
    case complete
    /// (text): writes a line to the console.
    case log
    /// (exception): a function of the script threw, and the script goes on.
    case report
    /// (delay): adds a timer and returns its number.
    case addTimer
    /// (number): removes a timer.
    case removeTimer
    /// (method, URL, timeout, body, name, value, name, value ...): returns [status, text, URL, name, value ...], or the
    /// type of the event of a failure.
    case request
    /// (URL): returns the URL relative to the link, or null.
    case resolveURL
    /// (URL, base or nothing): returns the members of the URL, or null.
    case parseURL
    /// (URL, name of a member, value): returns the members of the changed URL.
    case setURL
    /// (text): returns a name or value of a query in its encoded form.
    case encodeForm
    /// (text): returns the names and values of a query in turn.
    case decodeForm
    /// (text): returns its UTF-8 in Base64.
    case encodeBase64
    /// (text): returns a string with a character for each byte, or null.
    case decodeBase64
    /// (text): returns it with its HTML entities replaced.
    case decodeEntities
    /// (label): returns the name of an encoding, or null.
    case encodingName
    /// (text): returns an array of the bytes of its UTF-8.
    case encodeUTF8
    /// (name of an encoding, array of bytes, fatal, ignoreBOM): returns the text, or null.
    case decodeText
}
