/// Which addresses may be connected to: those that the whole Internet can reach.
public enum AddressPolicy {
    /// What an address is for, if it must not be connected to; nil for a public address.
    public static func refusal(of address: IPAddress) -> String? {
        if let row = ranges.first(where: { $0.range.contains(address) }) { return row.purpose }
        if address.isIPv4 { return nil }
        if nat64?.contains(address) == true { return embedded(address, "an address of NAT64 for one that is") }
        guard globalUnicast?.contains(address) == true else { return "not a global unicast address" }
        return isISATAP(address) ? embedded(address, "an address of ISATAP for one that is") : nil
    }

    /// The refusal of the address of IPv4 that the last four bytes are.
    private static func embedded(_ address: IPAddress, _ form: String) -> String? {
        IPAddress(bytes: Array(address.bytes.suffix(4))).flatMap { refusal(of: $0) }.map { "\(form) \($0)" }
    }

    /// RFC 5214, section 6.1
    private static func isISATAP(_ address: IPAddress) -> Bool {
        let identifier = address.bytes[8..<12]
        return [0x00, 0x02].contains(identifier[8]) && identifier.dropFirst().elementsEqual([0x00, 0x5e, 0xfe])
    }

    /// Ranges of IPv6 of which only some addresses are refused.
    private static let nat64 = AddressRange("64:ff9b::/96")
    private static let globalUnicast = AddressRange("2000::/3")

    static let ranges = table.compactMap { row in AddressRange(row.range).map { (range: $0, purpose: row.purpose) } }

    /// The special-purpose address registries of IANA (https://www.iana.org/assignments/iana-ipv4-special-registry and
    /// iana-ipv6-special-registry), without those that are globally reachable, and with the address space registries of
    /// multicast and reserved addresses.
    static let table: [(range: String, purpose: String)] = [
        ("0.0.0.0/8", "for this network (RFC 791)"),
        ("10.0.0.0/8", "private (RFC 1918)"),
        ("100.64.0.0/10", "shared by a carrier (RFC 6598)"),
        ("127.0.0.0/8", "loopback (RFC 1122)"),
        ("169.254.0.0/16", "link-local (RFC 3927)"),
        ("172.16.0.0/12", "private (RFC 1918)"),
        ("192.0.0.0/24", "for protocols of the IETF (RFC 6890)"),
        ("192.0.2.0/24", "for documentation (RFC 5737)"),
        ("192.88.99.0/24", "for relays of 6to4 (RFC 7526)"),
        ("192.168.0.0/16", "private (RFC 1918)"),
        ("198.18.0.0/15", "for benchmarks (RFC 2544)"),
        ("198.51.100.0/24", "for documentation (RFC 5737)"),
        ("203.0.113.0/24", "for documentation (RFC 5737)"),
        ("224.0.0.0/4", "multicast (RFC 5771)"),
        ("255.255.255.255/32", "for broadcasts (RFC 919)"),
        ("240.0.0.0/4", "reserved (RFC 1112)"),
        // Not special for IANA: the host of a virtual machine of Azure.
        ("168.63.129.16/32", "for the metadata of a cloud"),
        ("::/128", "unspecified (RFC 4291)"),
        ("::1/128", "loopback (RFC 4291)"),
        ("::ffff:0:0/96", "an IPv4-mapped address (RFC 4291)"),
        ("::/96", "an IPv4-compatible address (RFC 4291)"),
        ("::ffff:0:0:0/96", "an IPv4-translated address (RFC 2765)"),
        ("64:ff9b:1::/48", "for NAT64 of a network (RFC 8215)"),
        ("100::/64", "discarded (RFC 6666)"),
        ("100:0:0:1::/64", "a dummy prefix (RFC 9780)"),
        ("2001::/32", "an address of Teredo (RFC 4380)"),
        ("2001:2::/48", "for benchmarks (RFC 5180)"),
        ("2001:10::/28", "for ORCHID (RFC 4843)"),
        ("2001:20::/28", "for ORCHIDv2 (RFC 7343)"),
        ("2001::/23", "for protocols of the IETF (RFC 2928)"),
        ("2001:db8::/32", "for documentation (RFC 3849)"),
        ("2002::/16", "an address of 6to4 (RFC 3056)"),
        ("3ffe::/16", "of the 6bone (RFC 3701)"),
        ("3fff::/20", "for documentation (RFC 9637)"),
        ("5f00::/16", "for segment routing (RFC 9602)"),
        ("fc00::/7", "unique local (RFC 4193)"),
        ("fe80::/10", "link-local (RFC 4291)"),
        ("fec0::/10", "site-local (RFC 3879)"),
        ("ff00::/8", "multicast (RFC 4291)"),
    ]
}

/// The addresses with a common prefix.
struct AddressRange {
    let prefix: IPAddress
    /// The number of common bits.
    let length: Int

    /// Reads a range such as `10.0.0.0/8`; nil if it is not valid.
    init?(_ text: String) {
        let parts = text.split(separator: "/")
        guard parts.count == 2, let prefix = IPAddress(parts[0]), let length = Int(parts[1]),
            (0...8 * prefix.bytes.count).contains(length)
        else { return nil }
        self.prefix = prefix
        self.length = length
    }

    func contains(_ address: IPAddress) -> Bool {
        guard address.bytes.count == prefix.bytes.count else { return false }
        return address.bytes.indices.allSatisfy { index in
            let bits = min(8, max(0, length - 8 * index))
            return (address.bytes[index] ^ prefix.bytes[index]) >> (8 - bits) == 0
        }
    }
}
