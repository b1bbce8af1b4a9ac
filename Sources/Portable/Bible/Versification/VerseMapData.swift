/// The verses of each versification and those of the originals, book by book; verses that are not listed have the
/// same number in both.
///
/// Of the two sides of a mark, the first is of the versification and the second of the originals, in the book of the
/// line unless it has its own. `=` means verse by verse, or chapter by chapter without verse numbers; `~` that only
/// the sides as a whole correspond; `>` the same as `=`, but only in this direction: the versification has the verses
/// elsewhere too. Verse 0 is the title of a psalm.
enum VerseMapData {
    /// The Old Testament of English Bibles.
    static let english: StaticString = """
        Gen 31:55=32:1 32:1-32=32:2-33
        Exod 8:1-4=7:26-29 8:5-32=8:1-28 22:1=21:37 22:2-31=22:1-30
        Lev 6:1-7=5:20-26 6:8-30=6:1-23
        Num 16:36-50=17:1-15 17:1-13=17:16-28 26:1~25:19-26:1 29:40=30:1 30:1-16=30:2-17
        Deut 12:32=13:1 13:1-18=13:2-19 22:30=23:1 23:1-25=23:2-26 29:1=28:69 29:2-29=29:1-28
        1Sam 20:42~20:42-21:1 21:1-15=21:2-16 23:29=24:1 24:1-22=24:2-23
        2Sam 18:33=19:1 19:1-43=19:2-44
        1Kgs 4:21-34=5:1-14 5:1-18=5:15-32 22:43~22:43-44 22:44-53=22:45-54
        2Kgs 11:21=12:1 12:1-21=12:2-22
        1Chr 6:1-15=5:27-41 6:16-81=6:1-66 12:4~12:4-5 12:5-40=12:6-41
        2Chr 2:1=1:18 2:2-18=2:1-17 14:1=13:23 14:2-15=14:1-14
        Neh 4:1-6=3:33-38 4:7-23=4:1-17 7:67-68~7:67 7:69-73=7:68-72 9:38=10:1 10:1-39=10:2-40
        Job 41:1-8=40:25-32 41:9-34=41:1-26
        Ps 3:0-8=3:1-9 4:0-8=4:1-9 5:0-12=5:1-13 6:0-10=6:1-11 7:0-17=7:1-18 8:0-9=8:1-10 9:0-20=9:1-21 12:0-8=12:1-9 \
            13:0-4=13:1-5 13:5-6~13:6 18:0-50=18:1-51 19:0-14=19:1-15 20:0-9=20:1-10 21:0-13=21:1-14 22:0-31=22:1-32 \
            30:0-12=30:1-13 31:0-24=31:1-25 34:0-22=34:1-23 36:0-12=36:1-13 38:0-22=38:1-23 39:0-13=39:1-14 \
            40:0-17=40:1-18 41:0-13=41:1-14 42:0-11=42:1-12 44:0-26=44:1-27 45:0-17=45:1-18 46:0-11=46:1-12 \
            47:0-9=47:1-10 48:0-14=48:1-15 49:0-20=49:1-21 51:0~51:1-2 51:1-19=51:3-21 52:0~52:1-2 52:1-9=52:3-11 \
            53:0-6=53:1-7 54:0~54:1-2 54:1-7=54:3-9 55:0-23=55:1-24 56:0-13=56:1-14 57:0-11=57:1-12 58:0-11=58:1-12 \
            59:0-17=59:1-18 60:0~60:1-2 60:1-12=60:3-14 61:0-8=61:1-9 62:0-12=62:1-13 63:0-11=63:1-12 64:0-10=64:1-11 \
            65:0-13=65:1-14 67:0-7=67:1-8 68:0-35=68:1-36 69:0-36=69:1-37 70:0-5=70:1-6 75:0-10=75:1-11 \
            76:0-12=76:1-13 77:0-20=77:1-21 80:0-19=80:1-20 81:0-16=81:1-17 83:0-18=83:1-19 84:0-12=84:1-13 \
            85:0-13=85:1-14 88:0-18=88:1-19 89:0-52=89:1-53 92:0-15=92:1-16 102:0-28=102:1-29 108:0-13=108:1-14 \
            140:0-13=140:1-14 142:0-7=142:1-8
        Eccl 5:1=4:17 5:2-20=5:1-19
        Song 6:13=7:1 7:1-13=7:2-14
        Isa 9:1=8:23 9:2-21=9:1-20 63:19-64:1~63:19 64:2-12=64:1-11
        Jer 9:1=8:23 9:2-26=9:1-25
        Ezek 20:45-49=21:1-5 21:1-32=21:6-37
        Dan 4:1-3=3:31-33 4:4-37=4:1-34 5:31=6:1 6:1-28=6:2-29
        Hos 1:10-11=2:1-2 2:1-23=2:3-25 11:12=12:1 12:1-14=12:2-15 13:16=14:1 14:1-9=14:2-10
        Joel 2:28-32=3:1-5 3=4
        Jonah 1:17=2:1 2:1-10=2:2-11
        Mic 5:1=4:14 5:2-15=5:1-14
        Nah 1:15=2:1 2:1-13=2:2-14
        Zech 1:18-21=2:1-4 2:1-13=2:5-17
        Mal 4:1-6=3:19-24
        """

    /// Acts in English Bibles.
    static let acts: StaticString = "Acts 19:40-41~19:40"

    /// Second Corinthians where the greeting of all the saints is a verse.
    static let secondCorinthians: StaticString = "2Cor 13:12-13~13:12 13:14=13:13"

    /// Revelation with the dragon on the sand at the end of chapter 12.
    static let dragonAtEnd: StaticString = "Rev 12:17~12:17-18"

    /// Revelation with "he stood on the sand" at the start of chapter 13.
    static let dragonAtStart: StaticString = "Rev 13:1~12:18-13:1"

    /// Third John with the greetings in the verse before.
    static let thirdJohn: StaticString = "3John 1:14~1:14-15"

    /// The Letter of Jeremiah with its heading as a verse.
    static let letterOfJeremiah: StaticString = "EpJer 1:1-2~1:1 1:3-73=1:2-72"

    /// Second Esdras without the leaf that was lost until 1875.
    static let secondEsdras: StaticString = "2Esd 7:36-70=7:106-140"
}
