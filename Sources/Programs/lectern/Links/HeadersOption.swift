import ArgumentParser
import Files
import LinkEngine
import Requests
import Text

/// The option for the headers of a page, which some rules look at.
struct HeadersOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The headers of the page, for rules that use them: a JSON object, or the output of `curl -I`; - reads standard input.",
            valueName: "file"))
    var headers: String?

    /// The headers; nil if none are given.
    ///
    /// - Throws: `ValidationError` for other than one link; `Failure` or `ExitStatus.unusable` if they cannot be read.
    func headers(forLinks urls: [String]) throws -> [HeaderField]? {
        guard let headers else { return nil }
        guard urls.count == 1, urls != ["-"] else {
            throw ValidationError("--headers needs exactly one link as an argument")
        }
        do {
            return try HeaderFile.fields(of: try file(headers))
        } catch let error as FileError {
            throw Failure(error.message)
        } catch let error as Finding {
            Output.write([error])
            throw ExitStatus.unusable
        }
    }

    private func file(_ path: String) throws -> SourceFile {
        guard path == "-" else {
            return SourceFile(path: path, bytes: try FileSystem.read(path, maximumSize: ProgramLimits.headerFile))
        }
        return SourceFile(
            path: "standard input", bytes: try FileSystem.readStandardInput(maximumSize: ProgramLimits.headerFile))
    }
}
