public import ArgumentParser
public import LecternService
public import Logging

/// What is logged: JSON, a line for each message, on standard error.
struct LogOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Log messages of this level and above.", valueName: "level"))
    var logLevel = Logger.Level.info

    @Option(
        help: ArgumentHelp(
            "The log of requests: off, routes (without links, passages and addresses) or full (with all of these).",
            valueName: "detail"))
    var accessLog = AccessLogDetail.off
}

extension Logger.Level: @retroactive ExpressibleByArgument {}
extension AccessLogDetail: ExpressibleByArgument {}
