/// The limits of the ring Portable. docs/limits.md lists them; a test compares the two.
package enum PortableLimits {
    /// A link, in bytes. Common servers accept no longer one.
    package static let link = 65_536
    /// The headers of a page as JSON, in bytes. Common servers send no longer ones.
    package static let headers = 65_536
    /// A reference, in bytes: `John 3:16`. People write much shorter references.
    package static let reference = 1_024
    /// The items of a reference: `John 3:16, 18; Gen 1` has three. Each item becomes a part of a link.
    package static let referenceItems = 100
    /// The links or references that are read in a text. A longer text is a document for `find` and `rewrite`.
    package static let pastedLinks = 100
    /// A URL of the common scheme, in bytes. It has at most as many items as a reference.
    package static let commonSchemeURL = 4_096
    /// The redirects of a link, whether rules or servers make them. More are probably a loop.
    package static let redirects = 5
    /// The apps and rules of a manifest. Some 300 times the number in the largest manifest; each takes much more memory than its text.
    package static let rules = 200_000
    /// The values and keys of a JSON file. 60 times the number in the largest manifest; `1,` takes much more memory than its text.
    package static let jsonValues = 4_000_000
    /// The nesting of a JSON file. More than any manifest needs; each level takes some of the stack.
    package static let jsonDepth = 128
    /// The findings listed for a file. The number of the others is printed.
    package static let findings = 100
    /// The name of a rule file, in characters. It must fit on a line of a list.
    package static let fileName = 64
    /// The rules that `explain` shows if none reads a link. The others are less similar.
    package static let nearestRules = 5
    /// The rules that `explain --rule` shows. A name should select few rules.
    package static let namedRules = 20
    /// A document for `find` and `rewrite`, in bytes. It is read as a whole.
    package static let document = 67_108_864
}
