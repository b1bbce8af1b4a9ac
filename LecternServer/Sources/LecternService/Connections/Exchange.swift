/// Where a connection is: the requests that are not answered yet, and what is being read and written.
struct Exchange {
    /// The requests that were read and are not answered.
    private(set) var unanswered = 0
    /// Whether the body of the last request is still on its way.
    var isReading = false
    /// How much of it has come, in bytes.
    var bodyBytes = 0
    /// In how many parts it has come.
    var bodyParts = 0
    /// How much of it had come when its speed was looked at last.
    var measuredBytes = 0
    /// Whether an answer is being written.
    var isAnswering = false
    /// Whether the connection stays open behind the last request.
    private(set) var keepsAlive = true
    /// Whether the connection ends with the answer that is being written, even if more requests have come.
    private(set) var endsWithAnswer = false
    /// What the connection is ended with.
    var refusal: Problem?
    /// Whether nothing more is written.
    var isOver = false

    /// A request begins.
    mutating func start(keepsAlive: Bool) {
        unanswered += 1
        isReading = true
        bodyBytes = 0
        bodyParts = 0
        measuredBytes = 0
        self.keepsAlive = keepsAlive
    }

    /// The connection is to end with the answer that is being written.
    mutating func endWithAnswer() {
        keepsAlive = false
        endsWithAnswer = true
    }

    /// An answer ends.
    mutating func finishAnswer() {
        isAnswering = false
        unanswered -= 1
    }

    /// Whether no answer follows the one that is being written.
    var isLastAnswer: Bool { endsWithAnswer || !keepsAlive && unanswered == 1 }

    /// Whether the connection ends with the answer that was sent, and the body of its request is still on its way.
    var isDraining: Bool { !keepsAlive && isReading && unanswered == 0 && !isAnswering }

    /// Whether nothing that comes is a request: the last one has come as a whole, or the connection is refused.
    var hasReadAll: Bool { refusal != nil || isOver || !keepsAlive && !isReading }

    /// Whether a refusal can be sent now: all requests are answered, or the only one left is the one that is refused.
    var mayRefuse: Bool { !isOver && (unanswered == 0 || unanswered == 1 && isReading && !isAnswering) }
}
