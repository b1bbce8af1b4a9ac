extension VerseMap {
    /// The map of a versification, read on first use.
    static func of(_ versification: Versification) -> VerseMap {
        switch versification.name {
        case "Original": original
        case "Septuagint": septuagint
        case "Vulgate": vulgate
        case "Synodal": synodal
        case "NAB": nab
        case "KJV": kjv
        case "NLT": nlt
        case "CSB", "NRSV": csb
        case "NRSVue": nrsvue
        case "CEB": ceb
        default: english
        }
    }

    private typealias Data = VerseMapData

    private static let original = VerseMap([])
    private static let septuagint = VerseMap([Data.septuagint])
    private static let vulgate = VerseMap([Data.vulgate])
    private static let synodal = VerseMap([Data.synodal])
    private static let nab = VerseMap([Data.nab])
    private static let english = VerseMap([
        Data.english, Data.acts, Data.secondCorinthians, Data.dragonAtEnd, Data.letterOfJeremiah, Data.secondEsdras,
    ])
    private static let kjv = VerseMap([
        Data.english, Data.acts, Data.secondCorinthians, Data.thirdJohn, Data.dragonAtStart, Data.letterOfJeremiah,
        Data.secondEsdras,
    ])
    private static let nlt = VerseMap([
        Data.english, Data.acts, Data.secondCorinthians, Data.letterOfJeremiah, Data.secondEsdras,
    ])
    /// Also for the NRSV.
    private static let csb = VerseMap([
        Data.english, Data.acts, Data.letterOfJeremiah, Data.secondEsdras,
    ])
    private static let nrsvue = VerseMap([Data.english, Data.acts, Data.secondEsdras])
    private static let ceb = VerseMap([Data.english, Data.acts])
}
