import Bible
import Testing

struct CommonSchemeURLTests {
    private static let example = "passages=[Gen.1.1-Gen.1.4,Gen1.8],[Exo.1.1-Exo.1.8],[Rev.1-Rev.7]"

    /// The document's own example, and the same URL in every other spelling.
    @Test(arguments: [
        "bible-yourappname://?\(example)&translation=ESV2011&intention=\"Read\"",
        "bible-yourappname:///?\(example)&translation=ESV2011&intention=Read",
        "bible-yourappname:?intention=read&translation=ESV2011&\(example)",
        "bible-yourappname://open/here?\(example)&translation=ESV2011&intention=\"Read\"",
        "BIBLE-YOURAPPNAME://?passages=%5BGen.1.1-Gen.1.4%2CGen1.8%5D%2C%5BExo.1.1-Exo.1.8%5D%2C%5BRev.1-Rev.7%5D"
            + "&translation=ESV2011&intention=%22Read%22",
    ])
    func theExampleOfTheDocument(text: String) throws {
        let url = try CommonSchemeURL(parsing: text)
        #expect(url.scheme == "bible-yourappname")
        #expect(url.passage.osis == "Gen.1.1-Gen.1.4,Gen.1.8,Exod.1.1-Exod.1.8,Rev.1-Rev.7")
        #expect(url.translation == "ESV2011")
        #expect(url.intention == .read)
        #expect(
            url.string == "bible-yourappname://?passages=[Gen.1.1-Gen.1.4,Gen.1.8],[Exod.1.1-Exod.1.8],[Rev.1-Rev.7]"
                + "&translation=ESV2011&intention=\"Read\"")
        #expect(try CommonSchemeURL(parsing: url.string) == url)
    }

    @Test("A URL with an invalid intention or translation is read; the value is kept apart, and not written")
    func invalidParameters() throws {
        let url = try CommonSchemeURL(parsing: "bible://?passages=[Gen.1]&intention=\"Sing\"&translation=<b>")
        #expect(url.intention == nil)
        #expect(url.invalidIntention == "Sing")
        #expect(url.translation == nil)
        #expect(url.invalidTranslation == "<b>")
        #expect(url.string == "bible://?passages=[Gen.1]")
    }

    /// The document's examples of each kind of passage.
    @Test(arguments: [
        ("[Gen.1.1-Gen.1.4,Gen1.8]", "[Gen.1.1-Gen.1.4,Gen.1.8]"),
        ("[Gen.1.1-Gen.1.4,Gen1.8],[Exo.1.1-Exo.1.8]", "[Gen.1.1-Gen.1.4,Gen.1.8],[Exod.1.1-Exod.1.8]"),
        ("[Gen.1]", "[Gen.1]"), ("[Gen.1-7]", "[Gen.1-Gen.7]"), ("[Gen.1-Gen.7]", "[Gen.1-Gen.7]"), ("[Gen]", "[Gen]"),
    ])
    func kindsOfPassages(written: String, passages: String) throws {
        #expect(try CommonSchemeURL(parsing: "bible://?passages=\(written)").passage.passages == passages)
    }

    @Test func aHundredPassagesAreRead() throws {
        let chapters = (1...101).map { "[2Chr.\($0 % 36 + 1).1-2Chr.\($0 % 36 + 1).4]" }
        let hundred = chapters.prefix(100).joined(separator: ",")
        #expect(try CommonSchemeURL(parsing: "bible://?passages=\(hundred)").passage.passages == hundred)
        let tooMany = "bible://?passages=" + chapters.joined(separator: ",")
        #expect { try CommonSchemeURL(parsing: tooMany) } throws: {
            ($0 as? PassageError)?.reason == .tooManyItems(limit: 100)
        }
    }

    @Test func theVersificationIsNamed() throws {
        let url = try CommonSchemeURL(parsing: "bible://?passages=[Ps.9.39]&v11n=vulgate")
        #expect(url.versification == .vulgate)
        #expect(url.string == "bible://?passages=[Ps.9.39]&v11n=Vulgate")
    }

    @Test func theDefaultVersificationIsNotNamed() throws {
        let url = try CommonSchemeURL(parsing: "bible://?passages=[Ps.9]&v11n=english")
        #expect(url.versification == .english)
        #expect(url.string == "bible://?passages=[Ps.9]")
    }

    @Test func aURLWithoutAVersificationHasTheOneOfItsSource() throws {
        let (named, unnamed) = ("bible://?passages=[Ps.9]&v11n=English", "bible://?passages=[Ps.9.39]")
        #expect(try CommonSchemeURL(parsing: unnamed, defaultVersification: .vulgate).versification == .vulgate)
        #expect(try CommonSchemeURL(parsing: named, defaultVersification: .vulgate).versification == .english)
    }

    /// Versifications that are like the default are not named, but their verses must be there.
    @Test(arguments: ["Rev 12:18 NLT", "3 John 14 KJV", "Rev 12:1-18 NRSV", "Ps 9:39 DRA", "Joel 3:5 WLC"])
    func theCanonicalURLOfAReferenceIsReadBack(text: String) throws {
        let url = CommonSchemeURL(try Reference(parsing: text))
        #expect(try CommonSchemeURL(parsing: url.string) == url)
    }

    @Test(arguments: [
        ("no url", "not a URL of the common scheme"), ("bible://", "no parameters"), ("bible://?x=1", "no passages"),
        ("bible://?passages=[Gen.1]&passages=[Gen.2]", "two values of passages"),
        ("bible://?passages=%5", "invalid percent-encoding"), ("bible://?passages=%FF", "invalid percent-encoding"),
        ("bible://?passages=[Gen.99]", "Genesis has 50 chapters"),
        ("bible://?passages=[Gen.1]&v11n=Klingon", "unknown versification \"Klingon\""),
        ("bible://?passages=[Gen.1]&intention=Read&intention=Study", "two values of intention"),
    ])
    func refusals(text: String, message: String) {
        #expect { try CommonSchemeURL(parsing: text) } throws: { ($0 as? PassageError)?.message == message }
    }
}
