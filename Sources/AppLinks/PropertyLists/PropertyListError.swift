/// Why bytes cannot be read as a property list, or a value cannot be written as one.
package enum PropertyListError: Error, Hashable {
    /// The bytes are not a well-formed property list.
    case malformed(String, offset: Int)
    /// A container contains itself.
    case cycle
    /// There are more bytes than the limits allow.
    case tooLong(Int, limit: Int)
    /// Containers are nested more deeply than the limits allow.
    case tooDeep(limit: Int)
    /// There are more values than the limits allow.
    case tooManyItems(limit: Int)
    /// There is more text than the limits allow.
    case tooMuchText(limit: Int)

    /// What was found, in words.
    package var message: String {
        switch self {
        case .malformed(let what, let offset): "the property list is malformed at offset \(offset): \(what)"
        case .cycle: "the property list contains itself"
        case .tooLong(let count, let limit): "the property list has at least \(count) bytes, the limit is \(limit)"
        case .tooDeep(let limit): "the property list is nested more than \(limit) levels deep"
        case .tooManyItems(let limit): "the property list has more than \(limit) values"
        case .tooMuchText(let limit): "the property list has more than \(limit) bytes of text"
        }
    }
}
