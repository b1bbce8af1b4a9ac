package import Bible
package import Text

extension Correction {
    /// The warning for the person whose text was corrected.
    package var finding: Finding { Finding(.warning, description, problem: .corrected([self])) }
}
