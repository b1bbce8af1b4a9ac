extension Book {
    /// An order in which sites and apps number the books.
    public enum Order: String, Hashable, Sendable, CaseIterable {
        /// The 66 from 1 to 66: Matthew is 40.
        case protestant
        /// The letters of James to Jude come before Romans, from 45 to 51.
        case russian
        /// The deuterocanon has 40 to 60: Matthew is 61.
        case logos
        /// The order of the Douay Bible, with the deuterocanon among the other books: Psalms is 21, Matthew is 47.
        case douay
        /// The order of the Hebrew Bible at Mechon-Mamre, with one number for both parts of Samuel, Kings and the like:
        /// Psalms is 26.
        case hebrew
        /// The former order of Bible Gateway, with seven unused numbers before Matthew, 47.
        case bibleGateway
    }

    /// The number of the book in an order; nil if the order does not have the book.
    public func number(in order: Order) -> Int? {
        switch order {
        case .protestant: number
        case .russian: number.map(Order.russianNumber)
        case .logos: number.map { $0 < 40 ? $0 : $0 + 21 }
        case .douay: code(in: .douayRheims).flatMap { Int($0) }
        case .hebrew: code(in: .mechonMamre).flatMap { Int($0.filter { $0.isNumber }) }
        case .bibleGateway: number.map { $0 < 40 ? $0 : $0 + 7 }
        }
    }

    /// The book with a number in an order, the first one if two share it; nil if there is none.
    public init?(number: Int, in order: Order) {
        guard let book = Book.all.first(where: { $0.number(in: order) == number }) else { return nil }
        self = book
    }
}

extension Book.Order {
    fileprivate static func russianNumber(_ number: Int) -> Int {
        switch number {
        case 45...58: number + 7
        case 59...65: number - 14
        default: number
        }
    }
}
