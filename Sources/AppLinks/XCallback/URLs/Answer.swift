/// How a call ended.
public enum Outcome: String, Sendable, CaseIterable {
    /// The action was performed.
    case success
    /// The action failed.
    case error
    /// The user cancelled the action.
    case cancel
}

/// The answer to a call.
public enum Answer: Sendable, Hashable {
    /// The action was performed and has these results.
    case success([QueryItem])
    /// The action failed; the code is for programs, the message for people.
    case failure(code: String, message: String)
    /// The user cancelled the action.
    case cancel

    /// How the call ended.
    public var outcome: Outcome {
        switch self {
        case .success: .success
        case .failure: .error
        case .cancel: .cancel
        }
    }

    /// The parameters that the answer adds to a callback.
    var items: [QueryItem] {
        switch self {
        case .success(let results): results
        case .failure(let code, let message): [QueryItem("errorCode", code), QueryItem("errorMessage", message)]
        case .cancel: []
        }
    }
}
