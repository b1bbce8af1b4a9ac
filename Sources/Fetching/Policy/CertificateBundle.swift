#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension FetchPolicy {
    /// Where distributions keep the certificates of authorities: Debian, Fedora, openSUSE, Alpine.
    private static let certificatePaths = [
        "/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt", "/etc/ssl/ca-bundle.pem",
        "/etc/ssl/cert.pem",
    ]

    /// The file of certificates.
    ///
    /// - Throws: `FetchError` of the kind `tls` if there is none; the message names what was tried.
    package func certificateFile() throws(FetchError) -> String {
        let paths = certificates.map { [$0] } ?? Self.certificatePaths
        if let path = paths.first(where: { unsafe access($0, R_OK) == 0 }) { return path }
        throw FetchError(
            .tls,
            "there are no certificates to check servers with: tried \(paths.joined(separator: ", ")); "
                + "--network-certificates names a file")
    }
}
