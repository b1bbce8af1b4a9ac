public import Foundation

/// A file or folder of data that tests read.
///
/// The project's own data is part of the repository, and tests that read it never skip. Test suites of other projects
/// are not; tests that need one are enabled only where it ``isAvailable``.
public struct Corpus: Sendable {
    private let url: URL

    /// References with their meaning in OSIS, or the reason why they are refused.
    public static let references = own("references.jsonl")
    /// Sentences in five languages with the references in them, and as many that only look as if they had one.
    public static let prose = own("prose.jsonl")
    /// Verses whose numbers differ between the Bibles of 15 languages.
    public static let readersNumbers = own("readers-numbers.jsonl")
    /// References in the forms that URLs contain.
    public static let urlCases = own("url-cases.jsonl")
    /// Links to Bible sites with the passages they mean.
    public static let bibleURLs = own("bible-urls.jsonl")
    /// Links of Bible apps with the passages they open.
    public static let appLinks = own("app-links.jsonl")
    /// Links of map services with the places they mean.
    public static let mapLinks = own("map-links.jsonl")
    /// Substitution templates with their results.
    public static let templateCases = own("template-cases.jsonl")
    /// Bodies of scripts that try to exceed a limit or to leave the sandbox.
    public static let hostileScripts = own("hostile-scripts.jsonl")
    /// A script that calls all functions that a script can reach.
    public static let clockWalk = own("clock-walk.js")
    /// The number of verses in each chapter, in ten systems.
    public static let versification = own("versification.json")
    /// A folder: for each versification, its numbers of verses and how they map to those of the originals.
    public static let versificationMappings = own("versification-mappings")
    /// Regexes that once matched otherwise than in ICU, with what ICU finds.
    public static let icuDifferences = own("icu-differences.jsonl")

    /// URLs that lead to addresses that are not public.
    public static let requestForgery = own("ssrf-urls.jsonl")
    /// A folder: recordings for the tests of Opener's manifest that make requests.
    public static let openerRecordings = own("opener-recordings")

    /// Layouts of desktop entries and lists, with the handler of a scheme.
    public static let desktopLayouts = own("desktop-mimeapps.jsonl")

    /// Rows of ``icuHeaders``: links with headers, and what Opener's rules make of them.
    public static let headers = own("opener-headers.jsonl")
    /// The rules of those rows, their scripts replaced.
    public static let headersManifest = own("opener-headers-manifest.json")

    /// Opener's public manifest, version 4.
    public static let openerManifest = external("openerManifest-v4.json")
    /// The results of the tests in Opener's manifest that need no network.
    public static let openerResults = external("v4-offline.json")
    /// ICU's tests of regexes.
    public static let icuRegexSuite = external("icu-regextst.txt")
    /// The specification of CommonMark, with its examples.
    public static let commonMark = external("commonmark-spec.txt")
    /// What ICU matches with the regexes of Opener's manifest.
    public static let icuMatrix = external("v4-icu-matrix.json")
    /// What ICU matches in altered inputs.
    public static let icuMutations = external("v4-icu-mutations.json")
    /// What ICU matches in a URL followed by headers.
    public static let icuHeaders = external("v4-headers.json")
    /// A folder: the test suite of RFC 6570.
    public static let uriTemplates = external("uritemplate")
    /// English references of another parser's test suite.
    public static let foreignReferences = external("references-dev.jsonl")
    /// References in other languages of another parser's test suite.
    public static let foreignLanguageReferences = external("references-lang-dev.jsonl")
    /// Texts of public repositories with the references in them.
    public static let foreignProse = external("prose-dev.jsonl")
    /// A folder: rows of the test suites of others, those of readers of references among them.
    public static let foreignSuites = external("foreign")
    /// The list of apps of the Common Bible Share Sheet.
    public static let shareSheetApps = external("common-share-sheet-apps.plist")

    private static let allExternal = [
        openerManifest, openerResults, icuRegexSuite, commonMark, icuMatrix, icuMutations, icuHeaders, uriTemplates,
        foreignReferences,
        foreignLanguageReferences, foreignProse, foreignSuites, shareSheetApps,
    ]

    private static let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// `LECTERN_CORPORA`, what `make suites` fetches, and `shared/corpora` beside the project.
    private static let externalFolders =
        (ProcessInfo.processInfo.environment["LECTERN_CORPORA"].map { [URL(filePath: $0)] } ?? [])
        + [
            project.appending(path: ".build/suites"),
            project.deletingLastPathComponent().appending(path: "shared/corpora"),
        ]

    private static func own(_ name: String) -> Corpus { Corpus(url: project.appending(path: "Tests/Corpora/\(name)")) }

    private static func external(_ name: String) -> Corpus {
        let places = externalFolders.map { Corpus(url: $0.appending(path: name)) }
        return places.first { $0.exists } ?? places[0]
    }

    /// The path of the file or folder.
    public var path: String { url.path }

    /// A file in the folder.
    public func file(_ name: String) -> Corpus { Corpus(url: url.appending(path: name)) }

    /// The files in the folder whose names start with a prefix, by name.
    ///
    /// - Throws: The error of Foundation if the folder cannot be read.
    public func files(withPrefix prefix: String) throws -> [Corpus] {
        try FileManager.default.contentsOfDirectory(atPath: path).sorted().filter { $0.hasPrefix(prefix) }.map(file)
    }
}

extension Corpus {
    /// Whether the file or folder exists. The first time that one does not, prints every missing one in a single line.
    public var isAvailable: Bool {
        if exists { return true }
        Self.reportMissing
        return false
    }

    private var exists: Bool { FileManager.default.fileExists(atPath: path) }

    private static let reportMissing: Void = {
        let missing = allExternal.filter { !$0.exists }.map(\.url.lastPathComponent).joined(separator: ", ")
        print("skipped: tests that need \(missing) (see `make suites` and LECTERN_CORPORA)")
    }()
}

extension Corpus {
    /// The contents of the file.
    ///
    /// - Throws: The error of Foundation if the file cannot be read.
    public func data() throws -> Data { try Data(contentsOf: url) }

    /// The value of a JSON file.
    ///
    /// - Throws: The error of Foundation if the file cannot be read, or the `DecodingError`.
    public func json<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
        try JSONDecoder().decode(type, from: data())
    }

    /// The values of a JSON Lines file, one for each line.
    ///
    /// - Throws: The error of Foundation if the file cannot be read, or the `DecodingError`.
    public func lines<Value: Decodable>(as type: Value.Type = Value.self) throws -> [Value] {
        try data().split(separator: UInt8(ascii: "\n")).map { try JSONDecoder().decode(type, from: $0) }
    }
}
