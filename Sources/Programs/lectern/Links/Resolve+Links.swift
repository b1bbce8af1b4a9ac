import ArgumentParser
import LinkEngine

/// `lectern LINK...` with the options that are used most. ArgumentParser finds the options of a type by reflection, which
/// takes more instructions than all that the program does with a link. What is not certain is left to it, and so is
/// every error.
extension Resolve {
    /// The command for arguments that are links and common options, perhaps behind its name; nil for any others.
    ///
    /// - Parameter arguments: those of the program, which do not start with the name of another command.
    init?(links arguments: [String]) {
        self = .unset
        var rest = arguments.first == Self.configuration.commandName ? arguments.dropFirst() : arguments[...]
        while let argument = rest.popFirst() {
            if argument == "-" || argument.hasPrefix("- ") || !argument.hasPrefix("-") {
                urls.append(argument)
            } else if !set(argument) {
                guard let value = rest.popFirst(), !value.hasPrefix("-"), set(argument, value) else { return nil }
            }
        }
        guard !urls.isEmpty, (try? validate()) != nil else { return nil }
    }

    private mutating func set(_ flag: String) -> Bool {
        switch flag {
        case "--json": json = true
        case "--ndjson": ndjson = true
        case "--quiet": quiet = true
        case "--no-browsers": filter.noBrowsers = true
        default: return false
        }
        return true
    }

    private mutating func set(_ option: String, _ value: String) -> Bool {
        switch option {
        case "--manifest": rules.manifest.append(value)
        case "--rules": rules.rules.append(value)
        case "--app": filter.app.append(value)
        default: return false
        }
        return true
    }
}

// The command and the groups of its options, with the values that they have where they are not given. A property that is
// left out here would end the program when it is read.

extension Resolve {
    private static var unset: Resolve {
        var command = Resolve()
        command.urls = []
        (command.encoded, command.json, command.ndjson) = (false, false, false)
        (command.quiet, command.all) = (false, false)
        command.rules = .unset
        command.filter = .unset
        command.batch = .unset
        command.callbackOptions = .unset
        command.headersOption = .unset
        command.output = .unset
        return command
    }
}

extension BatchOptions {
    fileprivate static var unset: BatchOptions {
        var options = BatchOptions()
        options.links = []
        (options.unordered, options.progress) = (false, false)
        (options.jobs, options.kinds, options.fields) = (nil, nil, nil)
        return options
    }
}

extension RuleOptions {
    fileprivate static var unset: RuleOptions {
        var options = RuleOptions()
        (options.manifest, options.rules) = ([], [])
        options.scriptOptions = .unset
        options.networkOptions = .unset
        return options
    }
}

extension ScriptOptions {
    fileprivate static var unset: ScriptOptions {
        var options = ScriptOptions()
        options.scriptTimeout = longestTimeout
        options.allowUnsandboxedScripts = false
        return options
    }
}

extension NetworkOptions {
    fileprivate static var unset: NetworkOptions {
        var options = NetworkOptions()
        (options.network, options.networkAnyHost) = (false, false)
        (options.networkAllow, options.networkConnect) = ([], [])
        (options.networkCertificates, options.networkProxy) = (nil, nil)
        return options
    }
}

extension FilterOptions {
    fileprivate static var unset: FilterOptions {
        var options = FilterOptions()
        options.app = []
        (options.intention, options.platform, options.os, options.country) = (nil, nil, nil, nil)
        (options.noBrowsers, options.unverified) = (false, false)
        return options
    }
}

extension CallbackOptions {
    fileprivate static var unset: CallbackOptions {
        var options = CallbackOptions()
        (options.xSuccess, options.xError, options.xCancel, options.xSource) = (nil, nil, nil, nil)
        return options
    }
}

extension HeadersOption {
    fileprivate static var unset: HeadersOption {
        var options = HeadersOption()
        options.headers = nil
        return options
    }
}

extension OutputOptions {
    fileprivate static var unset: OutputOptions {
        var options = OutputOptions()
        options.color = .auto
        return options
    }
}
