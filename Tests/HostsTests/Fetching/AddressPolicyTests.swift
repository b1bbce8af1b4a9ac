import Testing

@testable import Hosts

/// Which addresses are public.
struct AddressPolicyTests {
    @Test func everyRowOfTheTableIsARange() {
        #expect(AddressPolicy.ranges.count == AddressPolicy.table.count)
    }

    /// The first and the last address of each range are refused.
    @Test func rangesAreRefusedFromEndToEnd() throws {
        for (range, _) in AddressPolicy.ranges {
            var last = range.prefix.bytes
            for bit in range.length..<8 * last.count { last[bit / 8] |= 0x80 >> UInt8(bit % 8) }
            #expect(AddressPolicy.refusal(of: range.prefix) != nil, "\(range.prefix)")
            #expect(AddressPolicy.refusal(of: try #require(IPAddress(bytes: last))) != nil, "\(last)")
        }
    }

    @Test(arguments: [
        ("10.255.255.255", "private (RFC 1918)"), ("100.100.100.200", "shared by a carrier (RFC 6598)"),
        ("169.254.169.254", "link-local (RFC 3927)"), ("192.0.0.192", "for protocols of the IETF (RFC 6890)"),
        ("255.255.255.255", "for broadcasts (RFC 919)"), ("::", "unspecified (RFC 4291)"),
        ("::ffff:93.184.216.34", "an IPv4-mapped address (RFC 4291)"), ("fd00:ec2::254", "unique local (RFC 4193)"),
        ("2002:7f00:1::", "an address of 6to4 (RFC 3056)"), ("2001:0:1::", "an address of Teredo (RFC 4380)"),
        ("64:ff9b::7f00:1", "an address of NAT64 for one that is loopback (RFC 1122)"),
        ("64:ff9b::a9fe:a9fe", "an address of NAT64 for one that is link-local (RFC 3927)"),
        ("64:ff9b:1::808:808", "for NAT64 of a network (RFC 8215)"),
        ("2a00:1450::5efe:a00:1", "an address of ISATAP for one that is private (RFC 1918)"),
        ("2a00:1450::200:5efe:c0a8:1", "an address of ISATAP for one that is private (RFC 1918)"),
        ("::7f00:1", "an IPv4-compatible address (RFC 4291)"), ("4000::1", "not a global unicast address"),
        ("1::1", "not a global unicast address"), ("e000::1", "not a global unicast address"),
    ])
    func refused(address: String, purpose: String) throws {
        #expect(AddressPolicy.refusal(of: try #require(IPAddress(address))) == purpose)
    }

    @Test(arguments: [
        "1.1.1.1", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255", "128.0.0.0",
        "169.253.255.255", "169.255.0.0", "172.15.255.255", "172.32.0.0", "192.0.1.0", "192.167.255.255", "192.169.0.0",
        "198.17.255.255", "198.20.0.0", "223.255.255.255", "168.63.129.15", "2606:4700:4700::1111",
        "2001:4860:4860::8888",
        "2001:200::1", "2003::1", "3ffd:ffff::1", "64:ff9b::808:808", "2a00:1450::5efe:808:808",
    ])
    func allowed(address: String) throws {
        #expect(AddressPolicy.refusal(of: try #require(IPAddress(address))) == nil)
    }
}
