import Files
package import Requests

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension FetchPolicy {
    /// Where distributions keep the certificates of authorities: Debian, Fedora, openSUSE, Alpine.
    private static let certificatePaths = [
        "/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt", "/etc/ssl/ca-bundle.pem",
        "/etc/ssl/cert.pem",
    ]

    /// The file of certificates and its content.
    ///
    /// - Throws: `FetchError` of the kind `tls` if there is none, or if it is not in PEM; the message names what was tried.
    package func certificateBundle() throws(FetchError) -> (path: String, bytes: [UInt8]) {
        let path = try certificateFile()
        let bytes = Self.contents(of: path)
        guard bytes.count <= SystemLimits.certificates, bytes.contains("-----BEGIN ".utf8) else {
            throw FetchError(
                .tls, "\(path) has no certificates in PEM, or cannot be read; --network-certificates names a file")
        }
        return (path, bytes)
    }

    /// The content of a file, as much as is needed to see that it is too long. A named pipe has none.
    private static func contents(of path: String) -> [UInt8] {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = unsafe read(descriptor, &chunk, chunk.count), count > 0,
            bytes.count <= SystemLimits.certificates
        {
            bytes += chunk[..<count]
        }
        return bytes
    }

    private func certificateFile() throws(FetchError) -> String {
        let paths = certificates.map { [$0] } ?? Self.certificatePaths
        if let path = paths.first(where: { unsafe access($0, R_OK) == 0 }) { return path }
        throw FetchError(
            .tls,
            "there are no certificates to check servers with: tried \(paths.joined(separator: ", ")); "
                + "--network-certificates names a file")
    }
}
