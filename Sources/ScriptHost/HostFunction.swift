/// The functions of this program that the prelude calls, by number.
enum HostFunction: Int {
    /// (type, value): the script has completed; the value of a string that is too long is null.
    case complete
    /// (text): writes a line to the console.
    case log
    /// (method, URL, name, value, name, value ...): returns [status, body, URL].
    case request
    /// (delay): adds a timer and returns its number.
    case addTimer
    /// (number): removes a timer.
    case removeTimer
    /// (text): returns its UTF-8 in Base64.
    case encodeBase64
    /// (text): returns it with its HTML entities replaced.
    case decodeEntities
}
