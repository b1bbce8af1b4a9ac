import ArgumentParser

/// A value of an option whose names have small letters, and that is read in any case.
protocol LowercaseArgument: ExpressibleByArgument, RawRepresentable<String> {}

extension LowercaseArgument {
    /// Reads a value in any case.
    public init?(argument: String) { self.init(rawValue: argument.lowercased()) }
}
