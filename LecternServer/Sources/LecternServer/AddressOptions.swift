import ArgumentParser
import HTTPTypes
import LecternService

/// Where the service listens, and how it is reached.
struct AddressOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Listen on this address.", valueName: "address"))
    var host = "127.0.0.1"

    @Option(help: ArgumentHelp("Listen on this port; 0: one that is free.", valueName: "number"))
    var port = 8080

    @Option(help: ArgumentHelp("Listen on this socket of the machine instead.", valueName: "path"))
    var socket: String?

    @Option(
        help: ArgumentHelp(
            "Where the service is reached, https://lectern.example; without it, what each request names.",
            valueName: "url"))
    var origin: String?

    @Option(
        help: ArgumentHelp(
            "The header field in which a proxy names the client, X-Forwarded-For; its last address counts. Without it, no such field is trusted.",
            valueName: "name"))
    var proxyHeader: String?

    func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("--port takes a number from 0 to 65535") }
        if let origin, origin.wholeMatch(of: /https?:\/\/[A-Za-z0-9.:\[\]-]+/) == nil {
            throw ValidationError("--origin takes a scheme and a host, without a path: https://lectern.example")
        }
        if let proxyHeader, HTTPField.Name(proxyHeader) == nil {
            throw ValidationError("--proxy-header takes the name of a header field")
        }
    }

    func apply(to configuration: inout ServiceConfiguration) throws {
        configuration.host = host
        configuration.port = port
        configuration.socket = socket
        configuration.origin = origin
        configuration.proxyHeader = proxyHeader.flatMap { HTTPField.Name($0) }
    }
}
