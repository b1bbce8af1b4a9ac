import Text

extension CheckDescription {
    /// Checks of `"allow"`, which switches other checks off.
    static let allowances = [
        CheckDescription(
            .allowForbidden, "A check is allowed that cannot be switched off.",
            reason: """
                What makes a rule unusable stays an error: it would not work if the error were not shown. Correct the rule, and
                remove the name from "allow".
                """,
            bad: .site(["allow": #"{ 1️⃣"regex/invalid": "the site has such links" }"#]), good: .site()),
        CheckDescription(
            .allowNoReason, "A check is allowed without a reason.",
            reason:
                "The next person must know why the rule may have what others may not. Write the reason as the value.",
            bad: .site(["docs": nil, "allow": #"{ "docs/missing": 1️⃣"" }"#]),
            good: .site([
                "docs": nil, "allow": #"{ "docs/missing": "the site was closed, its links are in old posts" }"#,
            ])
        ),
        CheckDescription(
            .allowUnknown, "There is no check with an allowed name.",
            reason: "Nothing is switched off by it. `lectern check --explain` lists the names.",
            bad: .site(["allow": #"{ 1️⃣"docs/mising": "the site was closed, its links are in old posts" }"#]),
            good: .site([
                "docs": nil, "allow": #"{ "docs/missing": "the site was closed, its links are in old posts" }"#,
            ])
        ),
        CheckDescription(
            .allowUnused, "A check is allowed that finds nothing here.",
            reason: "It would hide the next mistake of its kind. Remove the name from \"allow\".",
            bad: .site(["allow": #"{ 1️⃣"docs/missing": "the site was closed, its links are in old posts" }"#]),
            good: .site()),
    ]
}
