/// The characters that belong to a property of PCRE2 once case is ignored.
enum CaseClosure {
    /// What to add to a property, as members of a class that ignores case.
    static func additions(to property: String) -> String? {
        few[property] ?? (predicates[property] == nil ? nil : many[property])
    }

    /// Properties that lack a few characters, by ICU's closeOver().
    private static let few: [String: String] = {
        let additions: [(text: String, names: [String])] = [
            ("\u{345}", ["L", "L&", "graphemebase", "grbase", "idstart", "ids", "xidstart", "xids"]),
            (
                "ι",
                [
                    "M", "Mn", "caseignorable", "ci", "diacritic", "dia", "graphemeextend", "grext", "sc:inherited",
                    "sc:zinh", "sc:qaai",
                ]
            ),
            ("ⓜ", ["emoji", "extendedpictographic", "extpict"]), ("βεθκρφ", ["math"]),
            ("ijįɨɉϳіјḭịʝ", ["softdotted", "sd"]), ("μ", ["sc:common", "sc:zyyy", "scx:common", "scx:zyyy"]),
            ("µ\u{345}", ["sc:greek", "sc:grek"]), ("µ", ["scx:greek", "scx:grek"]),
        ]
        return additions.reduce(into: [:]) { texts, addition in
            for name in addition.names { texts[name] = addition.text }
        }
    }()

    /// Properties that are about case.
    private static let predicates: [String: @Sendable (Unicode.Scalar.Properties) -> Bool] = [
        "Lu": { $0.generalCategory == .uppercaseLetter }, "Ll": { $0.generalCategory == .lowercaseLetter },
        "Lt": { $0.generalCategory == .titlecaseLetter },
        "lowercase": { $0.isLowercase }, "lower": { $0.isLowercase },
        "uppercase": { $0.isUppercase }, "upper": { $0.isUppercase },
        "changeswhencasefolded": { $0.changesWhenCaseFolded }, "cwcf": { $0.changesWhenCaseFolded },
        "changeswhenlowercased": { $0.changesWhenLowercased }, "cwl": { $0.changesWhenLowercased },
        "changeswhentitlecased": { $0.changesWhenTitlecased }, "cwt": { $0.changesWhenTitlecased },
        "changeswhenuppercased": { $0.changesWhenUppercased }, "cwu": { $0.changesWhenUppercased },
    ]

    private static let many: [String: String] = {
        let values: ClosedRange<UInt32> = 0x41...0x1ffff
        let cased = values.compactMap(Unicode.Scalar.init).filter { isCased($0) }
        let cases = Dictionary(grouping: cased) { CaseFolding.simplyFolded($0) }.filter { $0.value.count > 1 }
        return predicates.mapValues { belongs in
            let members = cases.values.filter { $0.contains { belongs($0.properties) } }.joined()
            return ranges(of: members.sorted()).map { Rendering.members($0) }.joined()
        }
    }()

    /// Later characters are known neither to ICU 72 nor to PCRE2 10.42.
    private static func isCased(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.properties.changesWhenCaseMapped, let age = scalar.properties.age else { return false }
        return age.major <= 15
    }

    private static func ranges(of scalars: [Unicode.Scalar]) -> [ClosedRange<Unicode.Scalar>] {
        scalars.reduce(into: []) { ranges, scalar in
            if let last = ranges.last, last.upperBound.value + 1 == scalar.value {
                ranges[ranges.count - 1] = last.lowerBound...scalar
            } else {
                ranges.append(scalar...scalar)
            }
        }
    }
}
