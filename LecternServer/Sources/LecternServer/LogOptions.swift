public import ArgumentParser
public import LecternService
public import Logging

/// What is logged: JSON, a line for each message, on standard error.
struct LogOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Write messages of this level and above.", valueName: "level"))
    var logLevel = Logger.Level.info

    @Option(
        help: ArgumentHelp(
            "What is written of requests: off, routes (neither links nor passages nor addresses), full (all of them).",
            valueName: "detail"))
    var accessLog = AccessLogDetail.off
}

extension Logger.Level: @retroactive ExpressibleByArgument {}
extension AccessLogDetail: ExpressibleByArgument {}
