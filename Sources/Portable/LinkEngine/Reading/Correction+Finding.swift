package import Bible
package import Text

extension Correction {
    /// The warning for the person whose text was corrected.
    package var finding: Finding { Finding(.warning, message, problem: .corrected([self])) }
}
