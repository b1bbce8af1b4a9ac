/// Where the tables differ from the facts on which they are based, and why.
enum FactExceptions {
    /// Rows of the mapping files that the tables deliberately contradict.
    static let rows: [(file: String, rows: [String], why: String)] = [
        ("eng", songOfTheThree, "said by Daniel 3:24-90 of the schemes that have it there"),
        ("org", songOfTheThree, "said by Daniel 3:24-90 of the schemes that have it there"),
        ("eng", greekEsther, "has the additions as verses of chapters 1-10; ours has them after 10:3"),
        ("rso", greekEsther, "has the additions as verses of chapters 1-10; ours has them after 10:3"),
        ("eng", ["BAR 6:1-73"], "the letter is a book of its own in the default, its heading a verse"),
        ("eng", ["DAG 13:1-63", "DAG 14:1-42"], "the default has no use for Greek Daniel beside Susanna and Bel"),
        ("lxx", ["DAG 4:1-2"], "contradicts DAG 4:1-3 and 4:4-37"),
        ("lxx", ["PSA 151:0-7"], "Psalm 151 is a chapter of the Psalms in every scheme"),
        ("rso", ["PSA 151:1-7"], "Psalm 151 is a chapter of the Psalms in every scheme"),
        ("rso", ["DAN 3:24-90"], "the song is a book of its own in the originals here"),
        ("rso", ["ISA 3:20-25"], "a slip: the target is that of rsc, 3:21-26"),
        ("rso", ["PSA 86:0-1"], "unequal lengths: with the row after it, 86:1-2 are 87:1-2"),
        ("rso", ["PSA 89:2-6"], "unequal lengths: read as rsc has it"),
        ("vul", ["DAN 3:24-90"], "shifts the song by 23, which the rows of the originals deny"),
        ("vul", ["DAN 14:1", "DAN 14:2-41"], "13:65 is Bel 1, so that 41 verses are Bel 2-42"),
        ("vul", ["JON 1:17", "JON 2:1-10"], "1:17 is beyond the counts of the file, which are those of the originals"),
        ("vul", greekDaniel, "the Vulgate has no Greek Daniel beside Daniel; among them the slip 3:52-23"),
    ]

    /// Books of the mapping files that have other verse counts here.
    static let counts: [(file: String, books: [String], why: String)] = [
        ("eng", ["REV"], "12:18 is a verse of later translations; the default is the ESV"),
        ("eng", ["TOB", "JDT", "SIR", "2ES"], "the default has them as versification.json"),
        ("eng", ["BAR"], "the default has chapter 6 as the Letter of Jeremiah"),
        ("eng", ["ESG"], "the additions are counted in another way"), ("org", ["ESG"], "as in eng"),
        ("vul", ["ESG"], "as in eng"),
        ("org", ["S3Y"], "67 verses, though its own rows map 68"), ("vul", ["S3Y"], "as in org"),
        ("vul", ["DAN"], "14:42 is missing"), ("vul", ["LJE"], "written as Baruch 6"),
        ("vul", ["1ES", "2ES"], "as in versification.json, the rows fit both"),
    ]

    /// Books of `versification.json` that have other verse counts here.
    static let systems: [(system: String, books: [String], why: String)] = [
        ("masorah", ["Deut", "Josh", "1Sam", "1Chr", "Neh", "Jer"], "as org.json, which the mappings lead to"),
        ("masorah", ["Acts", "2Cor", "Rev"], "the Greek New Testament of org.json instead of the default"),
        ("masorah", ["Tob", "Wis", "Sir", "Bar", "EpJer", "1Esd", "2Esd"], "the Greek text of org.json"),
        ("vulgate", ["Josh", "Amos"], "Joshua 10:44 is not in vul.json, Amos 9:15 is"),
        ("vulgate", ["Ps"], "Psalms 115 and 147 are counted on from the psalms before, as in vul.json"),
    ]

    private static let songOfTheThree = [
        "S3Y 1:1-29", "S3Y 1:30-31", "S3Y 1:32", "S3Y 1:33", "S3Y 1:34-35", "S3Y 1:36", "S3Y 1:37", "S3Y 1:38-68",
    ]
    private static let greekEsther = [
        "ESG 1:19-39", "ESG 3:21", "ESG 3:22", "ESG 5:11", "ESG 5:12", "ESG 5:17-28", "ESG 8:37-41",
    ]
    private static let greekDaniel = [
        "DAG 1:1-21", "DAG 2:1-49", "DAG 3:24-52", "DAG 3:52-23", "DAG 3:54", "DAG 3:55", "DAG 3:56-57", "DAG 3:58",
        "DAG 3:59", "DAG 3:60-90", "DAG 3:91-97", "DAG 4:1-3", "DAG 4:4-37", "DAG 5:1-31", "DAG 6:1-28", "DAG 7:1-28",
        "DAG 8:1-27", "DAG 9:1-27", "DAG 10:1-21", "DAG 12:1-13", "DAG 13:1-63", "DAG 14:1-42",
    ]
}
