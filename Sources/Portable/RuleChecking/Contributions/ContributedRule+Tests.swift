import Bible
import LinkEngine
import Text

extension ContributedRule {
    /// How many tests a rule needs: those with a result, and those without.
    private struct Required {
        let results: Int
        let nulls: Int
        /// What the tests with a result give.
        let what: String
    }

    /// Too few tests of one kind.
    var testFindings: [Finding] {
        guard let required else { return [] }
        let tests = object.tests
        let results = Set(tests.filter(object.expectsResult).map { $0.link }).count
        let nulls = tests.count { !object.expectsResult($0) }
        var findings = quotedNulls + unreadableResults
        if results < required.results {
            findings.append(
                tooFew(
                    .testsTooFew, "\(results) of the \(required.results) tests with a \(required.what) that it needs",
                    note: "add real links of this form to the tests, with their expected results"))
        }
        if nulls < required.nulls {
            findings.append(
                tooFew(
                    .testsNoNegative, "no test that expects null",
                    note: object.kind == .passageForm
                        ? "add a passage that the app cannot open, such as one in Tobit"
                        : "add a link that looks alike but does not match: a search page, a chapter that does not exist"
                ))
        }
        return findings
    }

    /// `"null"` in quotes is a text, which no link gives.
    private var quotedNulls: [Finding] {
        object.tests.filter { $0.expected == "null" }.map {
            Finding(
                .testsQuotedNull, "\"null\" is a text, not null", at: location($0.result),
                note: "write null without quotes")
        }
    }

    /// A rule for a site gives URLs of the common scheme, in their canonical form.
    private var unreadableResults: [Finding] {
        guard object.kind == .passage else { return [] }
        return object.tests.compactMap { test in
            guard let text = test.expected, text != "null" else { return nil }
            var problem = "is not the URL of a passage"
            var meant: CommonSchemeURL?
            do throws(PassageError) {
                meant = try CommonSchemeURL(parsing: text).canonical
                guard meant?.string != text else { return nil }
                problem = "is not the canonical URL of its passage"
            } catch {
                if text.hasPrefix("bible:") { problem += ": \(error)" }
                let inBrackets = (try? CommonSchemeURL(parsing: "bible://?passages=\(text)"))?.canonical
                meant = inBrackets ?? (try? Reference(parsing: text)).map { CommonSchemeURL($0) }
            }
            return Finding(
                .testsNoPassage, "\"\(Printable.shortened(text))\" \(problem)", at: location(test.result),
                note: "write \(meant?.string ?? "a URL such as bible://?passages=[John.3.16]")")
        }
    }

    private func tooFew(_ check: CheckName, _ what: String, note: String) -> Finding {
        let tests = object.testLists.lazy.compactMap { $0.results }.first
        let note =
            object.kind == .redirect ? "add it to \"tests\"; a link that is left as it is has itself as result" : note
        return Finding(check, "the \(title) has \(what)", at: location(tests ?? object.value), note: note)
    }

    private var required: Required? {
        switch object.kind {
        case .passage: Required(results: 2, nulls: 1, what: "passage")
        case .place: Required(results: 2, nulls: 1, what: "place")
        case .action, .browser: Required(results: 2, nulls: 1, what: "link")
        // Where a short link leads is known only from a recording.
        case .redirect: Required(results: object[.fetch] == nil ? 1 : 0, nulls: 1, what: "link")
        // An app may open every place.
        case .placeForm: Required(results: 2, nulls: 0, what: "link")
        // An app that has every book may have nothing to refuse.
        case .passageForm:
            Required(results: 2, nulls: object.objects(.takes).first?.string(.books) == "all" ? 0 : 1, what: "link")
        default: nil
        }
    }
}
