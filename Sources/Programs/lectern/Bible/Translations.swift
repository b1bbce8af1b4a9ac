import ArgumentParser
import Bible
import Text

/// `lectern list translations`: lists the translations and their codes.
struct Translations: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "translations", abstract: "List the translations and their codes.")

    @OptionGroup var filter: ListFilter
    @OptionGroup var table: TableOptions
    @Flag(name: .shortAndLong, help: "Print a JSON array with the codes of every site.") var json = false

    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        let translations = try filter.matching(Translation.all, "translation", isJSON: json) { translation in
            [
                translation.code, translation.name, translation.language,
                LanguageNames.english[translation.language] ?? "",
            ] + translation.aliases
        }
        table.write(
            translations, isJSON: json, \.json,
            heading: ["code", "name", "language", "versification", "aliases", "YouVersion"], \.row)
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
            .map { ($0.rawValue, JSONOutput.strings(codes(at: $0))) }
        return [
            "code": .string(code), "name": .string(name), "language": .string(language),
            "versification": JSONOutput(versification?.name), "aliases": .strings(aliases), "sites": .object(sites),
        ]
    }
}
