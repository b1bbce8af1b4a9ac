/// A way in for what strangers send: a reader with what must hold for any bytes. `Fuzz/` feeds all of them with generated inputs,
/// the tests with those that were kept.
public struct Entrance: Sendable {
    /// The name, which is also that of the folder with the kept inputs.
    public let name: String
    /// Reads some bytes, as far as they can be read.
    ///
    /// - Throws: ``Broken`` if something does not hold.
    public let read: @Sendable ([UInt8]) throws -> Void

    init(_ name: String, _ read: @escaping @Sendable ([UInt8]) throws -> Void) {
        self.name = name
        self.read = read
    }

    /// What must hold for any input, and does not.
    public struct Broken: Error {
        /// What does not hold.
        public let claim: String
    }

    /// All entrances.
    public static let all: [Entrance] =
        [.find, .passage, .resolve] + rewriting + [
            .manifest, .rules, .regex, .recording, .bookmarks, .netscape, .xcallback,
        ]
}

/// - Throws: ``Entrance/Broken`` unless the condition is true.
func expect(_ condition: Bool, _ claim: @autoclosure () -> String) throws {
    if !condition { throw Entrance.Broken(claim: claim()) }
}

extension [UInt8] {
    /// The first byte, which chooses options, and the rest.
    var choice: (option: Int, rest: [UInt8]) { (Int(first ?? 0), Array(dropFirst())) }

    /// The text, with replacement characters for what is not UTF-8.
    var text: String { String(decoding: self, as: UTF8.self) }
}
