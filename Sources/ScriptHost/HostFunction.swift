/// What the prelude asks of this program, by number.
enum HostFunction: Int {
    /// (type, value): the script has completed; null stands for a string that is too long.
    case complete
    /// (text): a line for the console.
    case log
    /// (method, URL, name, value, name, value ...): gives [status, body, URL].
    case request
    /// (delay): a new timer's number.
    case addTimer
    /// (number): the timer is not wanted any more.
    case removeTimer
    /// (text): its UTF-8 in Base64.
    case encodeBase64
    /// (text): what it says with its HTML entities replaced.
    case decodeEntities
}
