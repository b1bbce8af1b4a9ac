import CCurl
import Hosts
import Requests

/// What a code of libcurl means for a request.
struct TransferError {
    /// The error; nil for success.
    let error: FetchError?

    /// Interprets a code.
    ///
    /// - Parameters:
    ///   - code: the result of the transfer.
    ///   - target: what was requested.
    ///   - detail: what libcurl says about it.
    init(_ code: CURLcode, target: RequestTarget, detail: String) {
        let host = target.host
        let detail = detail.isEmpty ? unsafe String(cString: curl_easy_strerror(code)) : detail
        error =
            switch code {
            case CURLE_OK: nil
            case CURLE_OPERATION_TIMEDOUT: .noResponse
            case CURLE_COULDNT_CONNECT, CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY:
                FetchError(.unreachable, "nothing answers at \(host), port \(target.port)")
            case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_CIPHER,
                CURLE_SSL_CERTPROBLEM, CURLE_SSL_ISSUER_ERROR:
                FetchError(.tls, "the connection to \(host) is not secure: \(detail)")
            // Newer versions have CURLE_TOO_LARGE (100) for a line of the header that is too long.
            case CURLE_OUT_OF_MEMORY, CURLcode(rawValue: 100):
                FetchError(.sizeLimit, "the response of \(host) is too large")
            case CURLE_GOT_NOTHING: FetchError(.malformed, "\(host) closed the connection without a response")
            case CURLE_PARTIAL_FILE: FetchError(.malformed, "the response of \(host) ends too early")
            default: FetchError(.malformed, "\(host) did not send a valid response: \(detail)")
            }
    }
}
