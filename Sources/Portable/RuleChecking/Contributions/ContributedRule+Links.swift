import LinkEngine
import PCRE
import Text
import URLText

extension ContributedRule {
    /// Test links that seem to carry what belongs to a person.
    var linkFindings: [Finding] {
        // The action has those of its formats.
        guard object.kind != .format else { return [] }
        return object.tests.compactMap { test in
            Self.personalPart(test.link).map { part in
                Finding(
                    .testsPrivate, "the test link has \(part), which seems to belong to a person",
                    at: location(test.input),
                    note: "cut it, or write example in its place")
            }
        }
    }

    private static func personalPart(_ link: String) -> String? {
        let delimiters = "?&#;"
        let fields = link.split { delimiters.contains($0) }.dropFirst()
        for field in fields {
            let name = String(field.prefix { $0 != "=" })
            if field.contains("="), personal.contains(name.lowercased().filter { $0 != "_" && $0 != "-" }) {
                return "the parameter \"\(name)\""
            }
            if field.contains("@") || field.contains("%"),
                (try? mail?.firstMatch(in: Subject(String(field)))) != nil
            {
                return "an e-mail address in the parameter \"\(name)\""
            }
        }
        return URLParts(link)?.authority?.contains("@") == true ? "a user name before the host" : nil
    }

    private static let mail = try? Pattern("[^=]=[^=@%]+(?:@|%40)[^@%]+\\.[A-Za-z]")

    /// Names of query parameters, in lower case, without hyphens and underscores.
    private static let personal: Set = [
        "session", "sessionid", "sessid", "phpsessid", "jsessionid", "sid", "token", "accesstoken", "authtoken", "auth",
        "apikey", "password", "passwd", "login", "user", "userid", "username", "uid", "email", "mail", "fbclid",
        "gclid",
        "msclkid", "mceid", "igshid",
    ]
}
