/// What the share page reads and shows at most; `ServiceLimits` and `ConnectionLimits` are what an operator can change.
/// docs/limits.md is this table; a test compares them.
package enum SharePageLimits {
    /// A text that is pasted or shared, in characters of UTF-16. A browser counts them so in a field.
    package static let text = 8_000
    /// The links and passages of a text that are listed. More do not fit on a page.
    package static let listedParts = 30
    /// The parameters of a page. The pages know a tenth of them.
    package static let parameters = 50
    /// The value of a parameter that the links to other pages keep, in bytes. A choice is one word.
    package static let choice = 80
    /// A text that the links of a page repeat, in bytes. A page has many links.
    package static let repeatedText = 400
    /// The path that the links of a page repeat, in bytes. It is longer than the verses of a chapter, one by one.
    package static let repeatedPath = 1_500
    /// The header `User-Agent`, in bytes. The rest is not looked at.
    package static let userAgent = 1_000
    /// The languages of the header `Accept-Language`. The rest is not looked at.
    package static let acceptedLanguages = 20
    /// The translations to choose from. A list has to be readable.
    package static let translations = 24
    /// The corrections that are listed. Nobody checks more.
    package static let corrections = 10
    /// A text that may be a misspelt reference, in characters. About the first word of a longer one there is nothing to say.
    package static let misspeltReference = 60
    /// A text that a page repeats, in characters. The rest is cut off.
    package static let shownText = 300
    /// A text that a sentence quotes, in characters. The rest is cut off.
    package static let quotedText = 60
    /// The errors in rules that a refusal to load them names. The number of the others is printed.
    package static let ruleErrors = 10
}
