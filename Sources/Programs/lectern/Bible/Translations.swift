import ArgumentParser
import Bible
import Text

/// `lectern list translations`: lists the translations and their codes.
struct Translations: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "translations", abstract: "List the translations and their codes.")

    @OptionGroup var filter: ListFilter
    @OptionGroup var table: TableOptions
    @Flag(name: .shortAndLong, help: "Print a JSON array with the codes of every site.")
    var json = false

    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        let translations = try filter.matching(Translation.all, "translation", isJSON: json) { translation in
            [
                translation.code, translation.name, translation.language,
                LanguageNames.english[translation.language] ?? "",
            ]
                + translation.aliases
        }
        if json {
            Output.write(JSONOutput.array(translations.map(\.json)).pretty + "\n")
        } else {
            Output.write(
                translations.map(\.row),
                heading: ["code", "name", "language", "versification", "aliases", "YouVersion"], isWide: table.wide)
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
