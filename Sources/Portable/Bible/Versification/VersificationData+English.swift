extension VersificationData {
    /// Where the KJV differs from the English versification.
    static let kjv: StaticString = """
        3John 14
        """

    /// Where the CEB differs from the English versification.
    static let ceb: StaticString = """
        2Cor 24 17 18 18 21 18 16 24 15 18 33 21 13
        Rev 20 29 22 11 14 17 17 13 21 11 19 18 18 20 8 21 18 24 21 15 27 21
        Tob 22 14 17 21 22 18 16 21 6 13 18 22 18 15
        EpJer 72
        PrAzar 67
        1Esd 55 26 24 63 71 33 15 92 55
        2Esd 40 48 36 52 56 59 140 63 47 60 46 51 58 48 63 78
        """

    /// Where the CSB differs from the English versification.
    static let csb: StaticString = """
        2Cor 24 17 18 18 21 18 16 24 15 18 33 21 13
        Rev 20 29 22 11 14 17 17 13 21 11 19 18 18 20 8 21 18 24 21 15 27 21
        """

    /// Where the NLT differs from the English versification.
    static let nlt: StaticString = """
        Rev 20 29 22 11 14 17 17 13 21 11 19 18 18 20 8 21 18 24 21 15 27 21
        """

    /// Where the NRSV differs from the English versification.
    static let nrsv: StaticString = """
        2Cor 24 17 18 18 21 18 16 24 15 18 33 21 13
        Rev 20 29 22 11 14 17 17 13 21 11 19 18 18 20 8 21 18 24 21 15 27 21
        """

    /// Where the NRSVue differs from the English versification.
    static let nrsvue: StaticString = """
        2Cor 24 17 18 18 21 18 16 24 15 18 33 21 13
        Rev 20 29 22 11 14 17 17 13 21 11 19 18 18 20 8 21 18 24 21 15 27 21
        Tob 22 14 17 21 22 18 16 21 6 13 18 22 18 15
        Bar 22 35 38 37 9
        EpJer 72
        PrAzar 67
        1Esd 55 25 23 63 70 33 15 92 55
        """
}
