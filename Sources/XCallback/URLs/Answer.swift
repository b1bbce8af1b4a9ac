/// How a call may end.
public enum Outcome: String, Sendable, CaseIterable {
    /// It was done.
    case success
    /// It could not be done.
    case error
    /// A person gave it up.
    case cancel
}

/// What became of a call.
public enum Answer: Sendable, Hashable {
    /// It was done, with these results.
    case success([QueryItem])
    /// It could not be done.
    case failure(code: String, message: String)
    /// A person gave it up.
    case cancel

    /// How the call ended.
    public var outcome: Outcome {
        switch self {
        case .success: .success
        case .failure: .error
        case .cancel: .cancel
        }
    }

    /// The answer as parameters.
    var items: [QueryItem] {
        switch self {
        case .success(let results): results
        case .failure(let code, let message): [QueryItem("errorCode", code), QueryItem("errorMessage", message)]
        case .cancel: []
        }
    }
}
