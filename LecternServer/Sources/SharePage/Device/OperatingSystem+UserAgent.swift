import LinkEngine
import Text

extension OperatingSystem {
    /// The operating system that a browser says it runs on; nil where it does not say. An iPad may say that it is a Mac.
    init?(userAgent: String) {
        let words = userAgent.utf8.prefix(SharePageLimits.userAgent).split { !Self.letters.contains($0) }
        let mark = Self.marks.first { mark in words.contains { $0.elementsEqual(mark.text.utf8) } }
        guard let mark else { return nil }
        self = mark.system
    }

    /// What `User-Agent` contains on each system, what is more precise first.
    private static let marks: [(text: String, system: OperatingSystem)] = [
        ("iPhone", .ios), ("iPad", .ios), ("iPod", .ios), ("Android", .android), ("CrOS", .android),
        ("Macintosh", .macos), ("Windows", .windows), ("Linux", .linux),
    ]

    private static let letters = ASCIISet("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")

    /// The systems that a person can choose, for whom a page is made.
    static let devices: [OperatingSystem] = [.ios, .android, .macos, .windows, .linux]

    /// The name on the page, where phones are meant by what people call them.
    var deviceName: String { self == .ios ? "iPhone, iPad" : name }
}
