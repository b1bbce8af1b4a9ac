import LinkEngine
import Text

/// A path of the API that turns inputs into JSON.
struct Endpoint: Sendable {
    /// Appends the answer to one input, as JSON on one line without a line break.
    typealias Answer = @Sendable (_ input: [UInt8], WorkTime, _ output: inout [UInt8]) throws(Problem) -> Void

    /// The last component of its path.
    let name: String
    /// What it does, in a few words.
    let summary: String
    /// The same with what one should know, in a few sentences.
    let description: String
    /// The parameter with the input of a GET request.
    let input: Parameter
    let parameters: [Parameter]
    /// How a document in the body is answered; nil if the body has a line for each input.
    var document: Document?
    /// Prepares the answers for a request.
    let answers: @Sendable (Options, RuleSet) throws(Problem) -> Answer

    /// How a document in the body is answered.
    struct Document: Sendable {
        let types: [String]
        let answerTypes: [String]
        /// The answer, and its type.
        let answer:
            @Sendable (_ body: [UInt8], _ type: String, Options, RuleSet, WorkTime) throws(Problem) -> (String, [UInt8])
    }

    var path: String { "/v1/" + name }

    /// The types of bodies that are named to clients.
    var bodyTypes: [String] { ["application/x-ndjson"] + (document?.types ?? ["text/plain"]) }

    /// How large the answer to an input may be, in bytes.
    static let largestAnswer = ServiceLimits().bodies

    /// All of them, in the order in which people see them.
    static let all: [Endpoint] = [.resolve, .passage, .find, .rewrite]
}

extension [UInt8] {
    /// Appends an array as JSON. Each item is made when it is appended, since there may be hundreds of thousands.
    ///
    /// - Throws: `Problem` if that takes too much time or memory.
    mutating func appendArray(_ items: some Sequence<JSONOutput>, _ time: WorkTime) throws(Problem) {
        append(UInt8(ascii: "["))
        var separator = ""
        for item in items {
            guard !time.isOver else { throw time.problem }
            guard count < Endpoint.largestAnswer else {
                throw Problem(
                    .tooLarge, "the answer would have more than \(Endpoint.largestAnswer) bytes; send the text in parts"
                )
            }
            self += (separator + item.line).utf8
            separator = ","
        }
        append(UInt8(ascii: "]"))
    }
}
