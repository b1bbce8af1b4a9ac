import Bible
import LinkEngine

/// The forms of the links of all apps, found out by asking the engine for the links of many passages: whatever a form gives
/// for these passages is what the engine gives.
struct AppForms {
    /// A form, and what an app loses of a passage in it.
    struct Form {
        let text: String
        let losses: [String]
    }

    /// What is known of an app.
    struct App {
        /// The codes of the 66 books; empty for a book that the app, or one of its forms, does not have.
        var codes: [String]
        /// The forms without a translation, then those with one.
        var forms: [ProbePassage.Extent: Form] = [:]
        var translatedForms: [ProbePassage.Extent: Form] = [:]
        /// The app's own codes of translations, by those in general use.
        var translations: [String: String] = [:]
    }

    private(set) var apps: [String: App] = [:]
    private let engine: Engine
    private let codes: [TranslationCode]

    /// Asks an engine.
    ///
    /// - Parameter translations: the codes in general use to ask for. Only those that count verses as English ones do are
    ///   taken, since a static page cannot renumber a passage.
    init(_ engine: Engine, translations: [String]) {
        self.engine = engine
        codes = translations.map { TranslationCode($0) }.filter { $0.listed?.versification?.isDefaultLike ?? true }
        findBooks()
        for extent in ProbePassage.Extent.allCases { findForms(extent) }
        findTranslations()
    }

    private typealias Openings = [String: (url: String, losses: [String])]

    /// The openings of a passage in all apps, by their identifiers.
    private func openings(_ probe: ProbePassage?, _ translation: TranslationCode? = nil) -> Openings {
        guard let passage = probe?.passage else { return [:] }
        let url = CommonSchemeURL(passage: passage, translation: translation).string
        return engine.openings(for: url).reduce(into: [:]) { result, opening in
            guard result[opening.app] == nil else { return }
            result[opening.app] = (opening.url(encoded: true), opening.losses.map(\.kind.rawValue))
        }
    }

    /// The code of a book is what distinguishes its link from those of the other books.
    private mutating func findBooks() {
        // Some apps have no link without a translation; these two have nearly every one.
        for translation in [nil, "ESV", "KJV"] as [TranslationCode?] {
            let links = Self.books.map { openings(.first(of: $0, .verse), translation) }
            for app in Set(links.flatMap(\.keys)) where apps[app] == nil {
                guard let codes = Self.differences(links.map { $0[app]?.url }) else { continue }
                apps[app] = App(codes: codes)
            }
        }
    }

    private mutating func findForms(_ extent: ProbePassage.Extent) {
        let references = ProbePassage.references(extent).map { ($0, openings($0)) }
        let firsts = Self.books.map { book in ProbePassage.first(of: book, extent).map { ($0, openings($0)) } }
        for app in apps.keys {
            guard let form = form(of: app, references, nil) else { continue }
            apps[app]?.forms[extent] = form
            for (index, first) in firsts.enumerated() {
                guard let (probe, links) = first, let code = apps[app]?.codes[index], !code.isEmpty else { continue }
                if links[app]?.url != probe.link(form.text, book: code, translation: nil) {
                    apps[app]?.codes[index] = ""
                }
            }
        }
    }

    /// The form of an app by the first of some passages from whose link one comes that gives the links of the others.
    private func form(of app: String, _ probes: [(ProbePassage, Openings)], _ translation: String?) -> Form? {
        for (probe, links) in probes {
            guard let link = links[app], let code = code(of: probe.book, app) else { continue }
            let text = probe.form(of: link.url, book: code, translation: translation)
            let isRight = probes.allSatisfy { other, links in
                guard let url = links[app]?.url, let code = self.code(of: other.book, app) else { return true }
                return other.link(text, book: code, translation: translation) == url
            }
            if isRight { return Form(text: text, losses: link.losses) }
        }
        return nil
    }

    private func code(of book: Book, _ app: String) -> String? {
        let code = Self.books.firstIndex(of: book).flatMap { apps[app]?.codes[$0] }
        return code.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The 66 books.
    static let books = Array(Book.all.prefix(66))
}

// Translations.
extension AppForms {
    private mutating func findTranslations() {
        let probe = ProbePassage.references(.verse).first
        let links = codes.map { ($0, openings(probe, $0)) }
        for app in apps.keys {
            let named = links.compactMap { code, links in
                links[app].flatMap { $0.losses.contains("translation") ? nil : (code.text, $0.url) }
            }
            // An app may have two ways of naming a translation; the one of most of them is taken.
            let schemes = Dictionary(grouping: named) { Link.scheme(of: $0.1) ?? "" }
            let group = schemes.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.value ?? []
            guard group.count > 1, let differences = Self.differences(group.map(\.1)) else { continue }
            let pairs = zip(group.map(\.0), differences).filter { !$1.isEmpty }
            apps[app]?.translations = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        }
        for extent in ProbePassage.Extent.allCases { findTranslatedForms(extent) }
        for app in apps.keys where apps[app]?.translatedForms.isEmpty == true { apps[app]?.translations = [:] }
        checkTranslations()
    }

    private mutating func findTranslatedForms(_ extent: ProbePassage.Extent) {
        let wanted = Set(apps.values.compactMap { $0.translations.keys.min() })
        for code in codes where wanted.contains(code.text) {
            let references = ProbePassage.references(extent).map { ($0, openings($0, code)) }
            for app in apps.keys where apps[app]?.translatedForms[extent] == nil {
                guard let own = apps[app]?.translations[code.text] else { continue }
                let form = form(of: app, references, own)
                apps[app]?.translatedForms[extent] = form
            }
        }
    }

    /// Leaves out the translations for which a form gives another link than the engine.
    private mutating func checkTranslations() {
        for extent in ProbePassage.Extent.allCases {
            guard let probe = ProbePassage.references(extent).last else { continue }
            for code in codes {
                let links = openings(probe, code)
                for app in apps.keys {
                    guard let own = apps[app]?.translations[code.text], let form = apps[app]?.translatedForms[extent],
                        let book = self.code(of: probe.book, app)
                    else { continue }
                    let isRight = links[app]?.url == probe.link(form.text, book: book, translation: own)
                    if !isRight { apps[app]?.translations[code.text] = nil }
                }
            }
        }
    }

    /// What is left of texts without their common start and end, empty for nil; nil if there are fewer than two.
    private static func differences(_ texts: [String?]) -> [String]? {
        let bytes = texts.map { $0.map { Array($0.utf8) } }
        let known = bytes.compactMap(\.self)
        guard let first = known.first, known.count > 1, let shortest = known.map(\.count).min() else { return nil }
        let start = (0..<shortest).first { index in known.contains { $0[index] != first[index] } } ?? shortest
        let rest = shortest - start
        let end = (0..<rest).first { index in
            known.contains { $0[$0.count - 1 - index] != first[first.count - 1 - index] }
        }
        return bytes.map { text in
            text.map { String(decoding: $0[start..<($0.count - (end ?? rest))], as: UTF8.self) } ?? ""
        }
    }
}
