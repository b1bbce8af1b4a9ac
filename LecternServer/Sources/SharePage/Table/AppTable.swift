import Bible
import LinkEngine
import Text

/// The table of apps for websites of others: with it, `lectern-share.js` makes the links of a passage on a page that no
/// server of ours serves. It is written from the rules.
struct AppTable {
    /// The codes of the 66 books by the variables that they are the values of.
    private var codes: [String: [String]] = [:]
    /// Codes of translations by their variables, by the codes in general use.
    private var translationCodes: [String: [String: String]] = [:]
    private var apps: [JSONOutput] = []
    /// Those that can be named in the table.
    private let translations: [Translation]
    /// Those that count verses as English ones do, since a static page cannot renumber a passage.
    private let countedAsInEnglish: [TranslationCode]

    init(_ engine: Engine) {
        // Both kinds of Chinese have the same ones.
        translations = PageLanguage.all.filter { $0.code != "zh-Hant" }.flatMap { $0.translations }
        countedAsInEnglish = translations.map { TranslationCode($0.code) }
            .filter { $0.listed?.versification?.isDefaultLike ?? true }
        for app in engine.manifest.apps where !app.isUnverified { add(app) }
    }

    /// The file, without the server that it comes from.
    var json: [UInt8] {
        let table = JSONOutput.object([
            ("books", .string(Self.books.map { $0.osis }.joined(separator: " "))),
            ("codes", .object(codes.sorted { $0.key < $1.key }.map { ($0, .string($1.joined(separator: "|"))) })),
            ("translations", Self.json(of: translationCodes)),
            ("words", .object(PageLanguage.all.map { ($0.code, Self.words(in: $0)) })),
            ("names", .object(names)),
            ("weights", .object(Loss.Kind.allCases.map { ($0.rawValue, .int($0.severity)) })),
            ("apps", .array(apps)),
        ])
        return Array(table.line.utf8)
    }

    /// The 66 books.
    private static let books = Book.all.prefix(66)

    /// The names of the translations, without codes that two of them have.
    private var names: [(String, JSONOutput)] {
        let byCode = Dictionary(grouping: translations, by: { $0.code }).filter { $0.value.count == 1 }
        return byCode.sorted { $0.key < $1.key }.flatMap { code, found in found.map { (code, .string($0.name)) } }
    }

    private mutating func add(_ app: App) {
        let forms = LinkPattern.Kind.allCases.map { ($0.rawValue, app.linkPatterns(for: $0)) }.filter { !$1.isEmpty }
        guard !forms.isEmpty else { return }
        let patterns = forms.flatMap { $0.1 }
        for variable in patterns.flatMap({ $0.bookVariables }) where codes[variable.name] == nil {
            codes[variable.name] = Self.books.map { variable.value(for: $0) ?? "" }
        }
        var own: [String: [String: String]] = [:]
        for variable in patterns.flatMap({ $0.translationVariables }) {
            var table: [String: String] = [:]
            for code in countedAsInEnglish where table[code.text] == nil {
                table[code.text] = variable.value(for: code)
            }
            if variable.isOwn { own[variable.name] = table } else { translationCodes[variable.name] = table }
        }
        let isOfCommonScheme = if case .commonScheme? = app.passage { true } else { false }
        apps.append([
            "id": .string(app.identifier), "name": .string(app.name),
            "intentions": .strings(app.intentions.map { $0.rawValue }),
            "systems": .object(app.editions.map { ($0.system.rawValue, Self.json(of: $0)) }),
            "forms": .object(forms.map { ($0, .array($1.map(Self.json))) }),
            "translations": own.isEmpty ? nil : Self.json(of: own),
            "translation": app.onlyTranslation.map { .string($0.code) }, "web": app.isWebReader ? "true" : nil,
            "scheme": isOfCommonScheme ? app.schemes.first.map { .string($0) } : nil,
        ])
    }

    private static func json(of codes: [String: [String: String]]) -> JSONOutput {
        .object(
            codes.sorted { $0.key < $1.key }.map { name, codes in
                (name, .object(codes.sorted { $0.key < $1.key }.map { ($0, .string($1)) }))
            })
    }

    /// A pattern with what it loses: `["youversion://...", "range"]`.
    private static func json(of pattern: LinkPattern) -> JSONOutput {
        .strings([pattern.text] + pattern.losses.map { $0.rawValue })
    }

    /// What the sheet says in a language: its own words, and what is lost by its kind.
    private static func words(in language: PageLanguage) -> JSONOutput {
        let phrases: [(String, Phrase)] = [
            ("close", .close), ("read", .readInBrowser), ("none", .noApps), ("more", .moreApps),
            ("missing", .missingApp),
            ("translation", .losesTranslation), ("verse", .opensChapter), ("chapter", .opensFirstVerse),
            ("book", .opensFirstChapter), ("range", .opensStart), ("passages", .opensStart),
        ]
        return .object(phrases.map { ($0, .string(language.text($1, "{}"))) })
    }

    private static func json(of edition: AppEdition) -> JSONOutput {
        let stores = edition.stores.map { JSONOutput.array([.string($0.store.name), .string($0.url)]) }
        return [
            "package": edition.package.map { .string($0) }, "stores": .array(stores), "hosts": .strings(edition.hosts),
        ]
    }
}

extension App {
    /// The translation of all of its links, where it has only one.
    fileprivate var onlyTranslation: Translation? {
        switch passage {
        case .templates(_, let takes)?, .script(_, let takes)?: takes.capabilities.onlyTranslation
        case .commonScheme?, nil: nil
        }
    }
}

/// The table of apps, made when it is first asked for, and kept.
final class LazyTable: Sendable {
    private let engine: Engine
    private let made = Locked<[UInt8]?>(nil)

    init(_ engine: Engine) { self.engine = engine }

    /// The file as the server at an origin has it: with a copy on another host, buttons still find its pages.
    func json(at origin: String) -> [UInt8] {
        let table = made.made { AppTable(engine).json }
        return Array("{\"server\":\(JSONOutput.string(origin + "/").line),".utf8) + table.dropFirst()
    }
}
