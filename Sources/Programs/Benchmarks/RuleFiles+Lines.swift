import NativeEngine
import Text

extension RuleFiles {
    /// The lines of a file, without those that are empty.
    static func lines(of path: String) throws -> [[UInt8]] {
        try manifest(at: path).bytes.split(separator: UInt8(ascii: "\n")).map(Array.init)
    }
}
