import ArgumentParser
import HTTPTypes
import LecternService

/// Where the service listens, and how it is reached.
struct AddressOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Listen on this address.", valueName: "address")) var host = "127.0.0.1"

    @Option(help: ArgumentHelp("Listen on this port (0: any free port).", valueName: "number")) var port = 8080

    @Option(help: ArgumentHelp("Listen on this Unix domain socket instead.", valueName: "path")) var socket: String?

    @Option(
        help: ArgumentHelp(
            "The public address of the service, such as https://lectern.example (default: the address in each request).",
            valueName: "url"))
    var origin: String?

    @Option(
        help: ArgumentHelp(
            "The header field in which a proxy names the client, such as X-Forwarded-For; its last address counts. By default, no such field is trusted.",
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
