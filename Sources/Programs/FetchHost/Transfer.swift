import CCurl
import Glibc
import Hosts
import Requests

/// One HTTP request in libcurl. Nothing is kept from one to the next: no connection, cookie, name or session.
@safe final class Transfer {
    let handle: UnsafeMutableRawPointer
    private let url: ParsedURL
    private let target: RequestTarget
    private let limits: FetchLimits
    private var lists: [UnsafeMutablePointer<curl_slist>]
    private var reception: Reception?
    private let message = UnsafeMutableBufferPointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))

    /// A request to be performed.
    ///
    /// - Throws: `FetchError` if libcurl does not work.
    init(_ request: FetchRequest, _ url: ParsedURL, _ target: RequestTarget, limits: FetchLimits) throws(FetchError) {
        guard let handle = unsafe curl_easy_init() else { throw FetchError(.unavailable, "out of memory") }
        unsafe self.handle = handle
        unsafe lists = []
        self.url = url
        self.target = target
        self.limits = limits
        unsafe message.initialize(repeating: 0)
        unsafe lectern_curl_limit_protocols(handle)
        unsafe set(CURLOPT_CURLU, UnsafeMutableRawPointer(url.handle))
        unsafe set(CURLOPT_ERRORBUFFER, UnsafeMutableRawPointer(message.baseAddress))
        for (option, value) in Self.options { set(option, value) }
        set(CURLOPT_USERAGENT, FetchPolicy.userAgent)
        set(CURLOPT_PROXY, "")
        set(request)
    }

    deinit {
        unsafe curl_easy_cleanup(handle)
        unsafe lists.forEach { unsafe curl_slist_free_all($0) }
        unsafe message.deallocate()
    }

    private static let options: [(CURLoption, Int)] = [
        (CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_1_1)), (CURLOPT_NOSIGNAL, 1), (CURLOPT_FOLLOWLOCATION, 0),
        (CURLOPT_FRESH_CONNECT, 1), (CURLOPT_FORBID_REUSE, 1), (CURLOPT_SSL_SESSIONID_CACHE, 0),
        (CURLOPT_SSL_VERIFYPEER, 1), (CURLOPT_SSL_VERIFYHOST, 2), (CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2)),
        (CURLOPT_SUPPRESS_CONNECT_HEADERS, 1), (CURLOPT_NOPROGRESS, 0),
    ]

    private func set(_ option: CURLoption, _ value: Int) { unsafe _ = lectern_curl_set_number(handle, option, value) }

    private func set(_ option: CURLoption, _ value: String) { unsafe _ = lectern_curl_set_text(handle, option, value) }

    private func set(_ option: CURLoption, _ value: UnsafeMutableRawPointer?) {
        unsafe _ = lectern_curl_set_pointer(handle, option, value)
    }

    private func set(_ option: CURLoption, list: [String]) {
        var head: UnsafeMutablePointer<curl_slist>?
        for text in list { unsafe head = curl_slist_append(head, text) }
        guard let list = unsafe head else { return }
        unsafe lists.append(list)
        unsafe set(option, UnsafeMutableRawPointer(list))
    }

    private func set(_ request: FetchRequest) {
        if request.method == "HEAD" { set(CURLOPT_NOBODY, 1) }
        if request.method == "POST" {
            set(CURLOPT_POST, 1)
            unsafe _ = lectern_curl_set_body(handle, request.body, request.body.count)
        }
        // A name alone stands for a field that libcurl must not send; with a semicolon, for one that is empty.
        var fields = ["Expect:", "Accept-Encoding: \(ContentCoding.accepted)"]
        fields += request.headers.map { $0.value.isEmpty ? "\($0.name);" : "\($0.name): \($0.value)" }
        if !request.headers.contains(where: { $0.name.lowercased() == "content-type" }) {
            fields.append("Content-Type:")
        }
        set(CURLOPT_HTTPHEADER, list: fields)
    }

    /// Trusts servers with certificates of these authorities, in PEM, and no others.
    func trust(_ certificates: [UInt8]) {
        unsafe _ = lectern_curl_set_certificates(handle, certificates, certificates.count)
    }

    /// Connects to these addresses and no others.
    func connect(to endpoint: Endpoint, by route: FetchPolicy.Route) {
        switch route {
        case .host: set(CURLOPT_RESOLVE, list: [endpoint.pins])
        case .address: set(CURLOPT_CONNECT_TO, list: [endpoint.replacement])
        case .proxy(let proxy):
            set(CURLOPT_RESOLVE, list: [endpoint.pins])
            set(CURLOPT_PROXY, proxy.description)
        }
        let reception = Reception(limits: limits, endpoint: endpoint, host: target.host)
        self.reception = reception
        let state = unsafe Unmanaged.passUnretained(reception).toOpaque()
        for option in [CURLOPT_HEADERDATA, CURLOPT_WRITEDATA, CURLOPT_XFERINFODATA, CURLOPT_OPENSOCKETDATA] {
            unsafe set(option, state)
        }
        setFunctions()
    }

    /// Performs the request.
    func perform(within time: Duration) throws(FetchError) -> Reception {
        guard let reception else { throw FetchError(.unavailable, "not connected") }
        set(CURLOPT_TIMEOUT_MS, max(1, Int(time / .milliseconds(1))))
        let code = withExtendedLifetime(reception) { unsafe curl_easy_perform(handle) }
        if let failure = reception.failure { throw failure }
        // The content of a redirect is not read.
        if code == CURLE_WRITE_ERROR, reception.location != nil { return reception }
        let detail = unsafe String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        if let error = TransferError(code, target: target, detail: detail).error { throw error }
        return reception
    }
}

extension Transfer {
    /// Sets the functions that libcurl calls, with the ``Reception`` as their argument.
    func setFunctions() {
        unsafe lectern_curl_set_writer(handle, CURLOPT_HEADERFUNCTION) { bytes, size, count, state in
            let bytes = unsafe UnsafeRawBufferPointer(start: bytes, count: size * count)
            return unsafe Reception.from(state)?.receiveHeader(bytes) == true ? size * count : 0
        }
        unsafe lectern_curl_set_writer(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, state in
            let bytes = unsafe UnsafeRawBufferPointer(start: bytes, count: size * count)
            return unsafe Reception.from(state)?.receiveBody(bytes) == true ? size * count : 0
        }
        unsafe lectern_curl_set_progress(handle) { state, _, received, _, _ in
            unsafe Reception.from(state)?.mayContinue(received: Int(received)) == true ? 0 : 1
        }
        // The second wall: whatever was looked up or parsed before, this is the address that is connected to.
        unsafe lectern_curl_set_opener(handle) { state, _, address in
            guard let address = unsafe address else { return CURL_SOCKET_BAD }
            let start = unsafe UnsafeRawPointer(address).advanced(
                by: MemoryLayout<curl_sockaddr>.offset(of: \.addr) ?? 0)
            let bytes = unsafe UnsafeRawBufferPointer(start: start, count: Int(address.pointee.addrlen))
            guard unsafe Reception.from(state)?.mayConnect(to: bytes) == true else { return CURL_SOCKET_BAD }
            return unsafe socket(
                address.pointee.family, address.pointee.socktype | Int32(SOCK_CLOEXEC.rawValue),
                address.pointee.protocol)
        }
    }
}

extension Reception {
    /// The object that was given to libcurl; nil if libcurl does not return it.
    fileprivate static func from(_ state: UnsafeMutableRawPointer?) -> Reception? {
        unsafe state.map { unsafe Unmanaged<Reception>.fromOpaque($0).takeUnretainedValue() }
    }
}

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
