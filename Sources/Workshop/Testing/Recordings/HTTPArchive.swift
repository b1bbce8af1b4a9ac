import Files
import Hosts
import LinkEngine
package import Requests
import Text
import URLText

/// A network that answers from an HTTP archive (HAR 1.2), as the developer tools of browsers save it.
package struct HTTPArchive: Responder {
    /// The redirects of a request that are followed.
    private static let maximumRedirects = FetchLimits().redirects

    private let exchanges: [(request: FetchRequest, response: FetchResponse)]

    /// Reads a file.
    ///
    /// - Throws: `FileError` if it cannot be read, and a `Finding` if it is not an HTTP archive.
    package init(path: String) throws {
        try self.init(SourceFile(path: path, bytes: FileSystem.read(path, maximumSize: WorkshopLimits.archive)))
    }

    /// - Throws: A finding with the location of the error, if the file is not an HTTP archive.
    init(_ file: SourceFile) throws(Finding) {
        let root = try file.parsed().root
        guard let entries = root["log"]?["entries"]?.items else {
            throw Finding(
                .error, "not an HTTP archive (HAR): there is no \"log\" with \"entries\"",
                at: SourceLocation(file: file, offset: root.offset))
        }
        var exchanges: [(FetchRequest, FetchResponse)] = []
        // The status of a request that the browser did not finish is 0.
        for entry in entries where entry["response"]?["status"]?.number != "0" {
            guard let request = FetchRequest(har: entry["request"]),
                let response = FetchResponse(har: entry["response"], url: request.url)
            else {
                throw Finding(
                    .error, "the entry has no request with a method and a URL, or no response with a status",
                    at: SourceLocation(file: file, offset: entry.offset))
            }
            exchanges.append((request, response))
        }
        self.exchanges = exchanges
    }

    /// Answers a request by the first one with the same method, URL and body; follows redirects.
    package func response(to request: FetchRequest, within time: Duration) throws(FetchError) -> FetchResponse {
        var wanted = request
        var redirects: [FetchResponse.Redirect] = []
        while true {
            guard var response = answer(to: wanted) else {
                throw FetchError(.notRecorded, "the archive has no response to it")
            }
            guard request.followsRedirects, let target = response.headers.redirectTarget(status: response.status) else {
                response.redirects = redirects
                return response
            }
            redirects.append(.init(url: wanted.url, status: response.status))
            guard redirects.count <= Self.maximumRedirects else {
                throw FetchError(.redirectLimit, "there are more than \(Self.maximumRedirects) redirects")
            }
            let url = URLParts.resolve(target, against: wanted.url)
            wanted = try wanted.redirected(
                status: response.status, to: url, hasSameOrigin: Self.origin(of: url) == Self.origin(of: wanted.url))
        }
    }

    private static func origin(of url: String) -> String? {
        URLParts(url).map { "\($0.scheme)://\($0.authority ?? "")" }
    }

    private func answer(to request: FetchRequest) -> FetchResponse? {
        exchanges.first { recorded, _ in
            recorded.method == request.method && recorded.url == request.url && recorded.body == request.body
        }?.response
    }
}

extension FetchRequest {
    fileprivate init?(har value: JSONValue?) {
        guard let method = value?["method"]?.string, let url = value?["url"]?.string else { return nil }
        self.init(method: method, url: url, body: Array((value?["postData"]?["text"]?.string ?? "").utf8))
    }
}

extension FetchResponse {
    fileprivate init?(har value: JSONValue?, url: String) {
        guard let status = value?["status"]?.number.flatMap({ Int($0) }), 100...599 ~= status else { return nil }
        let headers = (value?["headers"]?.items ?? []).compactMap { field in
            field["name"]?.string.flatMap { name in
                field["value"]?.string.map { HeaderField(name: name, value: $0) }
            }
        }
        let content = value?["content"]
        let text = Array((content?["text"]?.string ?? "").utf8)
        let body = content?["encoding"]?.string == "base64" ? try? Base64.decode(text) : text
        guard let body else { return nil }
        self.init(status: status, url: url, headers: headers, body: body)
    }
}
