import Requests
import Text

/// What is a secret, by its name or by how it looks, and what is recorded of a header.
enum Secrets {
    /// The names of the header fields of requests, in lower case, that are recorded. All others may have credentials.
    static let requestHeaders: Set<String> = [
        "accept", "accept-language", "cache-control", "content-language", "content-type", "if-modified-since", "range",
        "x-requested-with",
    ]

    /// The names of the header fields of responses, in lower case, that are recorded: those that say what the content is and
    /// where it is. All others may have credentials, or are different in each response.
    static let responseHeaders: Set<String> = [
        "content-disposition", "content-language", "content-location", "content-range", "content-type", "link",
        "location",
        "refresh", "retry-after",
    ]

    /// Where a name occurs. Some words are common in data.
    enum Place {
        /// A parameter of a URL or a form.
        case parameter
        /// A member of JSON, or what looks like one in a text.
        case member
    }

    /// Whether what has this name is a secret: `api_key`, `apiKey`, `X-Session-ID`, `Token`.
    static func isSecret(_ name: String, in place: Place) -> Bool {
        let words = words(of: name)
        let joined = words.joined()
        return stems.contains { joined.utf8.span.firstIndex(of: $0.utf8.span) != nil } || joinedNames.contains(joined)
            || words.contains(where: secretWords.contains)
            || place == .parameter
                && (words.contains(where: parameterWords.contains) || parameterNames.contains(joined))
    }

    /// The words of a name in lower case: `clientID`, `client_id` and `client-id` have the same.
    static func words(of name: String) -> [String] {
        var words = [""]
        var wasLowercase = false
        for scalar in name.unicodeScalars {
            guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil else {
                words.append("")
                wasLowercase = false
                continue
            }
            if scalar.properties.isUppercase, wasLowercase { words.append("") }
            wasLowercase = scalar.properties.isLowercase
            words[words.count - 1] += scalar.properties.lowercaseMapping
        }
        return words.filter { !$0.isEmpty }
    }

    /// What only names of secrets have in them.
    private static let stems = [
        "token", "secret", "passw", "passphrase", "passcode", "credential", "sessionid", "sessionkey", "signature",
        "apikey", "accesskey", "consumerkey", "licensekey", "licencekey", "subscriptionkey", "encryptionkey",
        "masterkey", "sharedkey", "signingkey", "accountkey", "deploykey", "formkey", "functionskey", "servicekey",
        "storagekey", "writekey", "passkey", "connectionstring", "nonce", "codeverifier", "devicecode", "oobcode",
        "confirmationcode", "loginchallenge", "loginsession", "recaptcha", "relaystate", "sessiondata", "sessionstate",
        "usersession", "viewstate",
        "privatekey", "authkey", "appkey", "oauth", "authoriz", "authentic", "bearer", "csrf", "xsrf", "cookie", "hmac",
        "jwt",
    ]

    /// Words that are about secrets beside any others.
    private static let secretWords: Set<String> = [
        "auth", "cred", "creds", "dbpass", "dtsg", "otp", "pass", "pw", "pwd", "sess", "sid", "sig", "ssid", "totp",
        "userpass",
    ]

    /// Names that are written as one word, too.
    private static let joinedNames: Set<String> = [
        "session", "sessid", "phpsessid", "clientid", "authcode", "userkey", "samlresponse", "assertion", "dsn",
    ]

    /// Words that are about secrets in a parameter, and about anything in data.
    private static let parameterWords: Set<String> = ["key", "sign", "skey", "ticket"]

    /// Names of the same kind.
    private static let parameterNames: Set<String> = ["appid", "code", "pin", "state"]

    /// The first token in a text that has a form which its issuer has given it, after its prefix.
    static func knownForm(in text: String) -> Substring? {
        for form in knownForms where form.parts.contains(where: { text.utf8.span.firstIndex(of: $0.utf8.span) != nil })
        {
            if let match = text.firstMatch(of: form.regex().matchingSemantics(.unicodeScalar)) { return match.output.1 }
        }
        return nil
    }

    /// JSON Web Tokens and other JSON in Base64, the credentials of an `Authorization` field, keys of Google, Amazon, GitHub,
    /// GitLab, Slack and Stripe, and private keys; with the secret as the first group, and the parts of which a token has
    /// one. A regex is made when it is used, which takes longer than to look for a part.
    private static let knownForms: [(parts: [String], regex: @Sendable () -> Regex<(Substring, Substring)>)] = [
        (["eyJ"], { /(eyJ[A-Za-z0-9_\-]{8,}(?:\.[A-Za-z0-9_\-]*){0,4})/ }),
        (["asic ", "ASIC ", "earer ", "EARER "], { /(?i:Basic|Bearer) +([A-Za-z0-9+\/._~\-]{8,})/ }),
        (["AIza"], { /(AIza[A-Za-z0-9_\-]{30,})/ }), (["AKIA", "ASIA"], { /((?:AKIA|ASIA)[A-Z0-9]{12,})/ }),
        (["ghp_", "gho_", "ghu_", "ghs_", "ghr_"], { /(gh[pousr]_[A-Za-z0-9]{16,})/ }),
        (["github_pat_"], { /(github_pat_[A-Za-z0-9_]{16,})/ }), (["glpat-"], { /(glpat-[A-Za-z0-9_\-]{16,})/ }),
        (["xox"], { /(xox[abeprs]-[A-Za-z0-9\-]{8,})/ }), (["xapp-"], { /(xapp-[A-Za-z0-9\-]{8,})/ }),
        (["hooks.slack.com/services/"], { /(hooks\.slack\.com\/services\/[A-Za-z0-9\/]{8,})/ }),
        (["k_live_", "k_test_"], { /([sr]k_(?:live|test)_[A-Za-z0-9]{8,})/ }),
        (["whsec_"], { /(whsec_[A-Za-z0-9+\/=]{8,})/ }), (["GOCSPX-"], { /(GOCSPX-[A-Za-z0-9_\-]{16,})/ }),
        (["sk-"], { /(sk-[A-Za-z0-9_\-]{24,})/ }), (["ya29."], { /(ya29\.[A-Za-z0-9_\-]{16,})/ }),
        (["PRIVATE KEY"], { /(-----BEGIN [A-Z ]*PRIVATE KEY-----)/ }),
    ]
}
