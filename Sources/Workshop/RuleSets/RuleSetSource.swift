package import Files
import LinkEngine
package import Requests
import Text

/// Where a rule set is published: a file or an https URL, with its signature beside it.
package struct RuleSetSource {
    /// The URL, or the absolute path.
    package let location: String
    private let network: Network

    package static let limits = FetchLimits(time: WorkshopLimits.ruleSetRequest, size: SystemLimits.ruleSet)

    /// - Parameters:
    ///   - location: a URL or a path.
    ///   - network: performs the requests for a URL.
    /// - Throws: `FileError` if there is no such file, or a URL cannot have another file beside it.
    package init(_ location: String, network: Network) throws(FileError) {
        self.network = network
        if Self.isURL(location) {
            guard location.lowercased().hasPrefix("https://"), !location.contains(where: { "?#".contains($0) }) else {
                throw FileError(message: "\(location): expected a path, or an https URL without query and fragment")
            }
            self.location = location
        } else {
            self.location = try FileSystem.absolutePath(location)
        }
    }

    /// Whether a text is a URL, not a path.
    package static func isURL(_ text: String) -> Bool { text.contains("://") }

    /// Reads the set, and verifies its signature by a key or by the next one, which that key must have signed.
    ///
    /// - Returns: the set, and the key that its signature is of.
    /// - Throws: `FileError` if it cannot be read, or the signature is another one; a finding if it is not a rule set.
    package func signedRuleSet(key: String, by minisign: Minisign) throws -> (set: SignedRuleSet, key: String) {
        let signed = try read("", maximumSize: SystemLimits.ruleSet)
        do {
            return (try SignedRuleSet(signed.file, comment: minisign.trustedComment(of: signed, key: key)), key)
        } catch let error as FileError {
            guard let next = try? nextKey(after: key, by: minisign) else { throw error }
            let set = try SignedRuleSet(signed.file, comment: minisign.trustedComment(of: signed, key: next.key))
            guard next.comment == RuleSetIdentity.comment(ofKeyFor: set.identity.name) else { throw error }
            return (set, next.key)
        }
    }

    /// The key that the publisher has put beside the set, signed by the one before.
    private func nextKey(
        after key: String, by minisign: Minisign
    ) throws(FileError) -> (key: String, comment: String)? {
        let signed = try read(".key", maximumSize: WorkshopLimits.signature)
        let comment = try minisign.trustedComment(of: signed, key: key)
        return Minisign.key(in: String(decoding: signed.file.bytes, as: UTF8.self)).map { ($0, comment) }
    }

    /// A file at the location with a suffix, and its signature. The signature is read first: it is short.
    private func read(_ suffix: String, maximumSize: Int) throws(FileError) -> Minisign.Signed {
        let signature = try content(suffix + ".minisig", maximumSize: WorkshopLimits.signature)
        let bytes = try content(suffix, maximumSize: maximumSize)
        return Minisign.Signed(file: SourceFile(path: location + suffix, bytes: bytes), signature: signature)
    }

    private func content(_ suffix: String, maximumSize: Int) throws(FileError) -> [UInt8] {
        let location = location + suffix
        guard Self.isURL(location) else { return try FileSystem.read(location, maximumSize: maximumSize) }
        let performed = network.perform(FetchRequest(url: location), within: Self.limits.time)
        switch performed.result {
        case .failure(let error): throw FileError(message: "\(location): \(error)")
        case .success(let response):
            guard response.status == 200 else {
                throw FileError(message: "\(location): the server answers with status \(response.status)")
            }
            guard response.body.count <= maximumSize else {
                throw FileError(message: "\(location): larger than the limit of \(maximumSize) bytes")
            }
            return response.body
        }
    }
}
