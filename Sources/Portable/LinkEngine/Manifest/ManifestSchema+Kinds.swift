extension ManifestSchema.Kind {
    /// The keys that objects of this kind may have. `bundle` writes the parts of a manifest in this order.
    package var members: [ManifestSchema.Member] {
        switch self {
        case .manifest: Self.manifestMembers
        case .app: Self.appMembers
        case .systems: Self.systemsMembers
        case .system: Self.systemMembers
        case .stores: Self.storesMembers
        case .passageForm: Self.passageFormMembers
        case .takes: Self.takesMembers
        case .placeForm: Self.placeFormMembers
        case .action: Self.actionMembers
        case .format: Self.formatMembers
        case .browser: Self.browserMembers
        case .passage: Self.passageMembers
        case .place: Self.placeMembers
        case .redirect: Self.redirectMembers
        case .preview: Self.previewMembers
        case .testInput: Self.testInputMembers
        case .testResult: Self.testResultMembers
        case .set: Self.setMembers
        }
    }

    private typealias Member = ManifestSchema.Member

    private static let manifestMembers = [
        Member(.schema, .string, isLecternOnly: true),
        Member(.order, .array([.string]), isLecternOnly: true),
        Member(.set, .object(.set), isLecternOnly: true),
        allow,
        Member(.apps, .array([.object(.app)]), role: .parts),
        Member(.actions, .array([.object(.action)]), role: .parts),
        Member(.browsers, .array([.object(.browser)]), role: .parts),
        Member(.previews, .array([.object(.preview)]), role: .parts),
        Member(.passages, .array([.object(.passage)]), role: .parts, isLecternOnly: true),
        Member(.places, .array([.object(.place)]), role: .parts, isLecternOnly: true),
        Member(.redirects, aliases: ["redirectRules"], .table([.object(.redirect)]), role: .parts),
    ]

    private static let setMembers = [
        Member(.name, .string),
        Member(.version, .digits),
        Member(.licence, .string),
        Member(.hosts, .array([.string])),
        Member(.schemes, .array([.string])),
    ]

    private static let allow = Member(.allow, .table([.string]), role: .allowances, isLecternOnly: true)

    private static let notes = [
        Member(.docs, .string, role: .note),
        Member(.note, .string, role: .note),
        Member(.note2, .string, role: .note),
        Member(.notes, .string, role: .note),
        Member(.todo, .string, role: .note),
        Member(.useful, .string, role: .note),
        Member(.knownIssue, .string, role: .note),
        Member(.xformat, .string, role: .disabled),
        Member(.xregex, .string, role: .disabled),
        Member(.xscript, .string, role: .disabled),
    ]

    private static let testInputs = Member(.testInputs, .array([.string, .object(.testInput)]), role: .testInputs)
    private static let testResults = Member(
        .testResults, .array([.string, .null, .object(.testResult)]), role: .testResults)
    private static let testTable = ManifestSchema.ValueType.table([.string, .null, .object(.testResult)])
    private static let tests = Member(.tests, testTable, role: .tests)
    private static let lecternTests = Member(.tests, testTable, role: .tests, isLecternOnly: true)

    private static let results = [
        Member(.format, .string, role: .result),
        Member(.template, .string, role: .result, isLecternOnly: true),
        Member(.script, .string, role: .result),
        Member(.script2, .string, role: .result),
    ]

    private static let appMembers =
        [
            Member(.identifier, .string, role: .identifier),
            Member(.name, aliases: ["displayName"], .string, role: .label),
            Member(.scheme, .string),
            Member(.schemes, .array([.string]), isLecternOnly: true),
            Member(.storeId, aliases: ["storeIdentifier"], .digits),
            Member(.iconURL, .string),
            Member(.platform, .string),
            Member(.os, .object(.systems), isLecternOnly: true),
            Member(.country, .string),
            Member(.new, .flag),
            Member(.web, .flag, isLecternOnly: true),
            Member(.intentions, .array([.string]), isLecternOnly: true),
            Member(.passage, .string, .object(.passageForm), isLecternOnly: true),
            Member(.place, .object(.placeForm), isLecternOnly: true),
            Member(.status, .string, isLecternOnly: true),
            Member(.verified, .string, isLecternOnly: true),
            allow,
        ] + notes

    private static let systemsMembers = OperatingSystem.allCases.compactMap { $0.key }
        .map { Member($0, .object(.system)) }

    private static let systemMembers = [
        Member(.stores, .object(.stores)),
        Member(.hosts, .array([.string])),
        Member(.docs, .string, role: .note),
        Member(.note, .string, role: .note),
    ]

    private static let storesMembers = AppStore.allCases.compactMap { $0.key }.map { Member($0, .string) }

    private static let passageFormMembers = [
        Member(.templates, .array([.string]), role: .result),
        Member(.script, .string, role: .result),
        Member(.takes, .object(.takes)),
        Member(.translations, .table([.string])),
        Member(.note, .string, role: .note),
        tests,
        testInputs,
        testResults,
    ]

    private static let takesMembers = [
        Member(.list, .flag),
        Member(.range, .string),
        Member(.books, .string),
        Member(.translation, .flag, .string),
        Member(.versification, .string),
        Member(.numbers, .string),
        Member(.note, .string, role: .note),
    ]

    private static let placeFormMembers = [
        Member(.templates, .array([.string]), role: .result),
        Member(.note, .string, role: .note),
        tests,
        testInputs,
        testResults,
    ]

    private static let actionMembers =
        [
            Member(.title, .string, role: .label),
            Member(.regex, .string, role: .matching),
            Member(.headers, aliases: ["includeHeaders"], .flag, role: .matching),
            Member(.server, .string, role: .matching, isLecternOnly: true),
            Member(.formats, .array([.object(.format)]), role: .parts),
            testInputs,
            Member(.test, .any, role: .unusedTests),
            Member(.testsThatCantBeRunCuzHeaders, .array([.string]), role: .unusedTests),
            Member(.status, .string, isLecternOnly: true),
            allow,
        ] + notes

    private static let formatMembers =
        [
            Member(.appId, aliases: ["appIdentifier"], .string, role: .identifier),
            Member(.app, .object(.app), role: .identifier),
        ] + results + [lecternTests, testResults] + notes

    private static let browserMembers =
        appMembers + [Member(.regex, .string, role: .matching)] + results
        + [lecternTests, testInputs, testResults]

    private static let passageMembers =
        [
            Member(.site, .string, role: .label),
            Member(.regex, .string, role: .matching),
            Member(.query, .table([.string])),
            Member(.translation, .string),
            Member(.language, .string),
            Member(.versification, .string),
            Member(.books, .string, .table([.string])),
            Member(.translations, .string, .table([.string])),
            Member(.misspellings, .flag),
            Member(.format, .string, role: .result),
            Member(.script, .string, role: .result),
            Member(.script2, .string, role: .result),
            Member(.status, .string),
            Member(.allow, .table([.string]), role: .allowances),
        ] + [tests, testInputs, testResults] + notes

    private static let placeMembers =
        [
            Member(.site, .string, role: .label),
            Member(.regex, .string, role: .matching),
            Member(.query, .table([.string])),
            Member(.status, .string),
            Member(.allow, .table([.string]), role: .allowances),
        ] + [tests, testInputs, testResults] + notes

    private static let redirectMembers =
        [
            Member(.param, .string, role: .result),
            Member(.format, .string, role: .result),
            Member(.fetch, .flag, role: .result, isLecternOnly: true),
            Member(.tests, aliases: ["test"], testTable, role: .tests),
            allow,
        ] + notes

    private static let previewMembers =
        [
            Member(.regex, .string, role: .matching),
            Member(.format, .string, role: .result),
            Member(.script, .string, role: .result),
            Member(.script2, .string, role: .result),
            Member(.canSave, .flag),
            allow,
        ] + notes

    private static let testInputMembers = [
        Member(.url, .string, role: .testInputs),
        Member(.headers, .table([.any]), role: .testInputs),
    ]

    private static let testResultMembers = [
        Member(.result, .string, .null, role: .testResults),
        Member(.knownFailure, .string, role: .testResults),
        Member(.made, .flag, role: .testResults, isLecternOnly: true),
    ]
}
