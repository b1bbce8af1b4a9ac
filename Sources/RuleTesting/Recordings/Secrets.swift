/// The lists of names by which secrets are removed from what is recorded, and from the requests that are compared with it.
enum Secrets {
    /// What replaces a secret.
    static let placeholder = "REDACTED"

    /// The names of header fields, in lower case, that are not recorded: they contain credentials.
    static let headers: Set<String> = [
        "api-key", "apikey", "authentication-info", "authorization", "cookie", "cookie2", "proxy-authenticate",
        "proxy-authentication-info", "proxy-authorization", "set-cookie", "set-cookie2", "www-authenticate",
        "x-access-token", "x-amz-security-token", "x-api-key", "x-api-token", "x-auth", "x-auth-token",
        "x-authorization", "x-client-id", "x-client-secret", "x-csrf-token", "x-goog-api-key", "x-rapidapi-key",
        "x-session-token", "x-xsrf-token",
    ]

    /// The names of response fields, in lower case, that are not recorded: they describe the connection or the client, or
    /// are different in each response.
    static let volatileHeaders: Set<String> = [
        "age", "alt-svc", "cf-ray", "connection", "content-encoding", "content-length",
        "content-security-policy", "content-security-policy-report-only", "date", "etag", "expect-ct", "expires",
        "keep-alive", "nel", "permissions-policy", "report-to", "reporting-endpoints", "server-timing",
        "strict-transport-security", "transfer-encoding", "via", "x-amz-cf-id", "x-amz-cf-pop", "x-amz-id-2",
        "x-amz-request-id", "x-amzn-trace-id", "x-cache", "x-cache-hits", "x-client-ip", "x-correlation-id",
        "x-forwarded-for", "x-real-ip", "x-request-id", "x-runtime", "x-served-by", "x-timer", "x-trace-id",
    ]

    /// The names of URL parameters, in lower case with `_` for `-`, whose values are replaced.
    static let parameters: Set<String> = [
        "access_key", "access_key_id", "access_token", "api_key", "api_secret", "api_token", "apikey", "apisecret",
        "app_key", "app_secret", "appid", "appkey", "auth", "auth_token", "authorization", "awsaccesskeyid",
        "client_id", "client_secret", "credential", "hmac", "id_token", "jwt", "key", "oauth_consumer_key",
        "oauth_nonce", "oauth_signature", "oauth_token", "oauth_token_secret", "passwd", "password", "private_key",
        "pwd", "refresh_token", "secret", "secret_key", "session", "session_id", "session_key", "sessionid", "sid",
        "sig", "sign", "signature", "subscription_key", "token", "user_key", "x_amz_credential",
        "x_amz_security_token", "x_amz_signature",
    ]
}
