import HTTPTypes
import Hosts
import HummingbirdCore
import Logging

/// What is logged of a request.
public enum AccessLogDetail: String, Sendable, CaseIterable {
    /// Nothing.
    case off
    /// The route, the status and the time: neither links nor passages nor addresses.
    case routes
    /// Also the path with the query, and the address of the client.
    case full
}

/// Says which requests were answered, if that is asked for: what somebody reads is nobody's business.
struct AccessLog: Sendable {
    private let detail: AccessLogDetail
    private let logger: Logger

    init(_ detail: AccessLogDetail, _ logger: Logger) {
        self.detail = detail
        self.logger = logger
    }

    func record(
        _ request: Request, _ route: Route, _ response: Response, _ duration: Duration, client: () -> IPAddress?
    ) {
        guard detail != .off else { return }
        var metadata: Logger.Metadata = [
            "method": "\(request.method.rawValue)", "route": "\(route.name)", "status": "\(response.status.code)",
            "milliseconds": "\((duration / .milliseconds(1) * 100).rounded() / 100)",
        ]
        if detail == .full {
            metadata["target"] = "\(request.head.path ?? "")"
            metadata["client"] = "\(client()?.description ?? "local")"
        }
        logger.info("request", metadata: metadata)
    }
}
