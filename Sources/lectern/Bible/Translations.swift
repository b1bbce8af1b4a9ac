import ArgumentParser
import Bible
import JSONText

/// `lectern translations`: lists the translations and their codes.
struct Translations: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "translations", abstract: "List the translations and their codes.")

    @Flag(help: "Print a JSON array, with the codes at every site.")
    var json = false

    func run() {
        if json {
            Output.write(JSONOutput.array(Translation.all.map(\.json)).pretty + "\n")
        } else {
            Output.write(
                Translation.all.map(\.row),
                heading: ["code", "name", "language", "versification", "aliases", "YouVersion"])
        }
    }
}

extension Translation {
    fileprivate var row: [String] {
        [
            code, name, language, versification?.name ?? "", aliases.joined(separator: ", "),
            codes(at: .youversion).joined(separator: ", "),
        ]
    }

    fileprivate var json: JSONOutput {
        let sites = Site.allCases.filter { code(at: $0) != nil }
            .map { ($0.rawValue, JSONOutput.array(codes(at: $0).map { .string($0) })) }
        return .object([
            ("code", .string(code)), ("name", .string(name)), ("language", .string(language)),
            ("versification", JSONOutput(versification?.name)), ("aliases", .array(aliases.map { .string($0) })),
            ("sites", .object(sites)),
        ])
    }
}
