/// The limits of the share page. `ServiceLimits` and `ConnectionLimits` contain those that an operator can change.
/// docs/limits.md lists them; a test compares the two.
package enum SharePageLimits {
    /// A pasted or shared text, in UTF-16 code units. A browser counts the characters of a field in the same way.
    package static let text = 8_000
    /// The links and passages of a text that are listed. More do not fit on a page.
    package static let listedParts = 30
    /// The parameters of a page. The pages use a tenth of them.
    package static let parameters = 50
    /// The value of a parameter in the links to other pages, in bytes. A choice is one word.
    package static let choice = 80
    /// A text that the links of a page repeat, in bytes. A page has many links.
    package static let repeatedText = 400
    /// The path that the links of a page repeat, in bytes. It is longer than a list of all verses of a chapter.
    package static let repeatedPath = 1_500
    /// The header `User-Agent`, in bytes. The rest is ignored.
    package static let userAgent = 1_000
    /// The languages of the header `Accept-Language`. The rest is ignored.
    package static let acceptedLanguages = 20
    /// The translations in the list of choices. A list must be readable.
    package static let translations = 24
    /// The corrections that are listed. Nobody reads more.
    package static let corrections = 10
    /// A text that may be a misspelt reference, in characters. A longer text is not a reference.
    package static let misspeltReference = 60
    /// A text that a page repeats, in characters. The rest is cut off.
    package static let shownText = 300
    /// A text that a sentence quotes, in characters. The rest is cut off.
    package static let quotedText = 60
    /// The errors listed if rules are refused. The number of the others is printed.
    package static let ruleErrors = 10
}
