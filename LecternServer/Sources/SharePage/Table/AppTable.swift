import Bible
import LinkEngine

/// The table of apps for websites of others: with it, `lectern-share.js` makes the links of a passage on a page that no
/// server of ours serves.
struct AppTable {
    private let apps: [App]
    private let forms: AppForms
    private let translations: [Translation]

    /// The table of the apps of an engine.
    init(_ engine: Engine) {
        // Both kinds of Chinese have the same ones.
        translations = PageLanguage.all.filter { $0.code != "zh-Hant" }.flatMap(\.translations)
        forms = AppForms(engine, translations: translations.map(\.code))
        apps = engine.manifest.apps.filter { !$0.isUnverified }
    }

    /// The file, without the server that it comes from.
    var json: [UInt8] {
        let sets = Array(Set(forms.apps.values.map(\.codes))).sorted { $0.joined() < $1.joined() }
        let table = JSON.object([
            ("books", .string(AppForms.books.map(\.osis).joined(separator: " "))),
            ("codes", .array(sets.map { .string($0.joined(separator: "|")) })),
            ("words", .object(PageLanguage.all.map { ($0.code, Self.words(in: $0)) })),
            ("names", .object(names)),
            ("weights", .object(Loss.Kind.allCases.map { ($0.rawValue, .number($0.severity)) })),
            ("apps", .array(apps.compactMap { app in json(of: app, sets) })),
        ])
        return table.bytes
    }

    /// The names of the translations, without codes that two of them have.
    private var names: [(String, JSON)] {
        let byCode = Dictionary(grouping: translations, by: \.code).filter { $0.value.count == 1 }
        return byCode.sorted { $0.key < $1.key }.flatMap { code, found in found.map { (code, .string($0.name)) } }
    }

    private func json(of app: App, _ sets: [[String]]) -> JSON? {
        guard let known = forms.apps[app.identifier], !(known.forms.isEmpty && known.translatedForms.isEmpty),
            let codes = sets.firstIndex(of: known.codes)
        else { return nil }
        var members: [(String, JSON)] = [
            ("id", .string(app.identifier)), ("name", .string(app.name)),
            ("intentions", .array(app.intentions.map { .string($0.rawValue) })), ("codes", .string(String(codes))),
            ("systems", .object(app.editions.map { ($0.system.rawValue, Self.json(of: $0)) })),
            ("forms", Self.json(of: known.forms)),
        ]
        if app.isWebReader { members.append(("web", .string("true"))) }
        if case .commonScheme? = app.passage, let scheme = app.schemes.first {
            members.append(("scheme", .string(scheme)))
        }
        if !known.translatedForms.isEmpty, !known.translations.isEmpty {
            let translations = known.translations.sorted { $0.key < $1.key }.map { ($0.key, JSON.string($0.value)) }
            members += [
                ("translatedForms", Self.json(of: known.translatedForms)), ("translations", .object(translations)),
            ]
        }
        return .object(members)
    }

    /// What the sheet says in a language: its own words, and what is lost by its kind.
    private static func words(in language: PageLanguage) -> JSON {
        let phrases: [(String, Phrase)] = [
            ("close", .close), ("read", .readInBrowser), ("none", .noApps), ("more", .moreApps),
            ("missing", .missingApp),
            ("translation", .losesTranslation), ("verse", .opensChapter), ("chapter", .opensFirstVerse),
            ("book", .opensFirstChapter), ("range", .opensStart), ("passages", .opensStart),
        ]
        return .object(phrases.map { ($0, .string(language.text($1, "{}"))) })
    }

    private static func json(of edition: AppEdition) -> JSON {
        let stores = edition.stores.map { JSON.array([.string($0.store.name), .string($0.url)]) }
        let package: [(String, JSON)] = edition.package.map { [("package", .string($0))] } ?? []
        return .object(package + [("stores", .array(stores)), ("hosts", .array(edition.hosts.map { .string($0) }))])
    }

    /// The forms with what they lose: `["youversion://...", "range"]`.
    private static func json(of forms: [ProbePassage.Extent: AppForms.Form]) -> JSON {
        .object(
            ProbePassage.Extent.allCases.compactMap { extent in
                forms[extent].map { (extent.rawValue, .array(([$0.text] + $0.losses).map { .string($0) })) }
            })
    }
}
