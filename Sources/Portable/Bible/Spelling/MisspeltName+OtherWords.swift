extension MisspeltName {
    /// Words that resemble the name of a book and are none: other books, persons, and words that numbers follow.
    static let otherWords = Set(Table(otherWordData).rows().joined().map { String(Substring($0)) })

    private static let otherWordData: StaticString = """
        ether clement hermas thomas judah jacob joseph josiah isaac jesse michael micheal martha jones joan johnny daniela danielle
        jeremy jerome levi luther marcus tobin zachary apollos ezekias
        article articles relation relations revolution reservation elevation collision collisions match matches
        romance malachite exudes number numbered marker market mishnah galatia philippines colossae ephesus romana
        """
}
