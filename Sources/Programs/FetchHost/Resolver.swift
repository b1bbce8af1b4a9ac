import CCurl
import Glibc
import Hosts
import Requests

/// Looks up the addresses of hosts.
///
/// `getaddrinfo` is not used: it connects sockets to the addresses in order to sort them.
enum Resolver {
    /// Makes the C library look up names in the file of hosts and by name servers alone, as they are and not too long.
    /// It reads the names of the servers while all files can be read.
    static func prepare() {
        unsafe setenv("RES_OPTIONS", "timeout:2 attempts:2", 1)
        unsafe setenv("LOCALDOMAIN", ".", 1)
        unsafe __nss_configure_lookup("hosts", "files dns")
        lectern_resolver_start()
    }

    /// The addresses of a host, those of IPv6 first.
    static func addresses(of name: String) throws(FetchError) -> [IPAddress] {
        let sixes = try addresses(of: name, family: AF_INET6)
        let addresses = try sixes + self.addresses(of: name, family: AF_INET)
        guard !addresses.isEmpty else { throw FetchError(.unreachable, "the host \(name) is not known") }
        return addresses
    }

    private static func addresses(of name: String, family: Int32) throws(FetchError) -> [IPAddress] {
        var buffer = [CChar](repeating: 0, count: 1 << 14)
        var entry = unsafe hostent()
        var result: UnsafeMutablePointer<hostent>?
        var code: Int32 = 0
        let status = unsafe gethostbyname2_r(name, family, &entry, &buffer, buffer.count, &result, &code)
        guard status == 0, unsafe result != nil else { return try nothing(of: name, code) }
        var addresses: [IPAddress] = []
        var next = unsafe entry.h_addr_list
        while let bytes = unsafe next?.pointee {
            let bytes = unsafe UnsafeRawBufferPointer(start: bytes, count: Int(entry.h_length))
            if let address = unsafe IPAddress(bytes: Array(bytes)) { addresses.append(address) }
            unsafe next = next?.advanced(by: 1)
        }
        return addresses
    }

    /// No addresses where the host has none of the family.
    ///
    /// - Throws: `FetchError` if they could not be looked up.
    private static func nothing(of name: String, _ code: Int32) throws(FetchError) -> [IPAddress] {
        if code == HOST_NOT_FOUND || code == NO_DATA { return [] }
        let servers = NameServers.configured()
        throw FetchError(
            .unreachable,
            servers.isEmpty
                ? "the host \(name) cannot be looked up: \(NameServers.path) names no server"
                : "the host \(name) cannot be looked up: no answer from \(servers.joined(separator: ", "))")
    }
}
